import { sql, type Kysely } from 'kysely'

const TABLES = [
  `create table guests (
     deployment text not null, vendor_id text not null, created_at bigint not null, expires_at bigint not null,
     ended_at bigint, primary key (deployment, vendor_id))`,
  `create index guests_expired on guests (expires_at)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
