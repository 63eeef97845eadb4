import { sql, type Kysely } from 'kysely'

const TABLES = [
  `create table accounts (
     id text primary key, deployment text not null, email text not null, email_key text not null, name text not null,
     phone_number text not null, may_manage_outlets boolean not null, vendor_ids text[] not null,
     password_hash text not null, unique (deployment, email_key))`,
  `create table vendors (
     deployment text not null, id text not null, parent_id text, document text not null, service_hours text,
     primary key (deployment, id))`,
  `create index vendors_of_parent on vendors (deployment, parent_id) where parent_id is not null`,
  `create table orders (
     deployment text not null, id text not null, vendor_id text not null, status text not null,
     finished boolean not null, created_at bigint not null, updated_at bigint not null, preordered_for bigint,
     customer_phone text not null, document text not null, primary key (deployment, id))`,
  `create index orders_of_vendor on orders (deployment, vendor_id, created_at desc, id desc)`,
  `create index orders_of_customer on orders (deployment, customer_phone, vendor_id, created_at desc, id desc)`,
  `create index orders_wanted on orders (deployment, preordered_for, vendor_id) where preordered_for is not null`,
  `create index orders_under_way on orders (deployment) where not finished`,
  `create table intents (
     account_id text not null, key text not null, fingerprint text not null, order_id text not null,
     created_at bigint not null, primary key (account_id, key))`,
  `create table riders (
     deployment text not null, id text not null, name text not null, phone_number text not null, vehicle text not null,
     latitude double precision not null, longitude double precision not null, located_at bigint not null,
     primary key (deployment, id))`,
  `create table rides (
     deployment text not null, order_id text not null, rider_id text not null, state text not null,
     primary key (deployment, order_id))`,
  `create table settings (
     deployment text not null, kind text not null, name text not null, value text not null,
     primary key (deployment, kind, name))`,
  `create table mails (
     id text primary key, deployment text not null, recipient text not null, subject text not null,
     text text not null, sent_at bigint not null)`,
  `create index mails_of_deployment on mails (deployment, sent_at desc)`,
  `create table sessions (
     id text primary key, account_id text not null, created_at bigint not null, ended_at bigint)`,
  `create table refresh_tokens (
     hash text primary key, session_id text not null references sessions (id) on delete cascade,
     expires_at bigint not null, used_at bigint)`,
  `create index refresh_tokens_of_session on refresh_tokens (session_id)`,
  `create table sign_in_failures (
     attempt text not null, subject text not null, failed_at bigint not null, primary key (attempt, subject))`,
  `create index sign_in_failures_of_subject on sign_in_failures (subject, failed_at)`,
  `create table secrets (name text primary key, value text not null)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
