import { sql, type Kysely } from 'kysely'

// No column may ever hold a card number.
const TABLES = [
  `create table payments (
     deployment text not null, id text not null, account_id text not null, vendor_id text not null,
     state text not null, amount bigint not null, order_fingerprint text not null, expires_at bigint not null,
     provider text, confirm_key text, order_id text not null, save_card boolean not null default false, reason text,
     redirect_url text, confirmed_at bigint, primary key (deployment, id))`,
  `create unique index payments_by_key on payments (account_id, confirm_key) where confirm_key is not null`,
  `create index payments_under_way on payments (confirmed_at) where state in ('checking', 'bank')`,
  `create table saved_cards (
     deployment text not null, id text not null, vendor_id text not null, provider text not null, token text not null,
     scheme text, last_digits text not null, expiry_month integer not null, expiry_year integer not null,
     holder_name text not null, saved_at bigint not null,
     primary key (deployment, id), unique (deployment, vendor_id, provider, last_digits, expiry_month, expiry_year))`,
  `create table sandbox_charges (
     id text primary key, deployment text not null, provider text not null, amount bigint not null,
     currency text not null, state text not null, reason text, token text, scheme text, last_digits text,
     expiry_month integer, expiry_year integer, holder_name text, return_to text not null, challenge text unique,
     settles_at bigint, settles_as text, made_at bigint not null)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
