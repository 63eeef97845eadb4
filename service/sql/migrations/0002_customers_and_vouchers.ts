import { sql, type Kysely } from 'kysely'

const TABLES = [
  // Compares these texts byte by byte, independent of the locale of the database.
  `create table customers (
     deployment text not null, vendor_id text not null, id text not null, name text not null,
     phone_number text collate "C" not null, latitude double precision not null, longitude double precision not null,
     address text not null, address_key text not null, notes text not null, words text collate "C" not null,
     used integer not null default 0, last_used_at bigint,
     primary key (deployment, vendor_id, id), unique (deployment, vendor_id, phone_number, address_key))`,
  `create table vouchers (
     deployment text not null, code text not null, type text not null, amount double precision not null,
     valid_from bigint, valid_until bigint, minimum_fee double precision, maximum_discount double precision,
     total_uses integer, uses_per_vendor integer, first_order_only boolean not null, vendor_id text,
     active boolean not null, used integer not null default 0, primary key (deployment, code))`,
  `create table voucher_uses (
     deployment text not null, order_id text not null, code text not null, vendor_id text not null,
     used_at bigint not null, primary key (deployment, order_id))`,
  `create index voucher_uses_of_vendor on voucher_uses (deployment, code, vendor_id)`,
  `alter table sign_in_failures rename to failed_attempts`,
  `alter index sign_in_failures_of_subject rename to failed_attempts_of_subject`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
