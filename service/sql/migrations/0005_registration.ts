import { sql, type Kysely } from 'kysely'

const TABLES = [
  // Existing accounts were created by hand and count as confirmed.
  `alter table accounts add column confirmed_at bigint`,
  `update accounts set confirmed_at = 0`,
  `alter table accounts add column language text`,
  `alter table accounts add column must_reset boolean not null default false`,
  `create table confirmations (
     hash text primary key, account_id text not null references accounts (id) on delete cascade,
     expires_at bigint not null)`,
  `create index confirmations_of_account on confirmations (account_id)`,
  `create table reset_codes (
     account_id text primary key references accounts (id) on delete cascade, hash text not null,
     expires_at bigint not null, tries integer not null)`,
  `create table vendor_codes (
     deployment text not null, code text not null, vendor_id text not null, primary key (deployment, code))`,
  `create index sessions_of_account on sessions (account_id)`,
  `alter table mails add column html text not null default ''`,
  `create index mails_sent on mails (sent_at)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
