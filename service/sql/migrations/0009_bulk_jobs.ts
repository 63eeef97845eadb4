import { sql, type Kysely } from 'kysely'

const TABLES = [
  `create table bulk_jobs (
     deployment text not null, id text not null, vendor_id text not null, account_id text not null,
     created_by text not null, created_at bigint not null, status text not null, success_row_count integer not null,
     primary key (deployment, id))`,
  `create index bulk_jobs_of_vendor on bulk_jobs (deployment, vendor_id, created_at desc, id desc)`,
  `create table bulk_rows (
     deployment text not null, job_id text not null, number integer not null, id text not null, status text not null,
     document text not null, vendor_id text not null, latitude double precision, longitude double precision,
     address text, order_id text, primary key (deployment, job_id, number))`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
