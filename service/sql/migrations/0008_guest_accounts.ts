import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(`alter table guests add column account_id text, add column account_key text, add column confirm_until bigint`)
    .execute(db)
}
