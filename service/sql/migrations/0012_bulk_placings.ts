import { sql, type Kysely } from 'kysely'

/** One row per bulk job whose placing has begun and has not ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create table bulk_placings (
         deployment text not null, job_id text not null, account_id text not null, key text not null,
         fingerprint text not null, attempts integer not null, leased_by text not null,
         leased_until timestamptz not null, primary key (deployment, job_id))`,
    )
    .execute(db)
}
