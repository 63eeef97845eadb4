import { sql, type Kysely } from 'kysely'

const TABLES = [
  `create table proofs (
     deployment text not null, order_id text not null, kind text not null, taken_at bigint not null,
     latitude double precision not null, longitude double precision not null, signed_by text, keep_until bigint not null,
     photo_type text not null, photo bytea not null, signature_type text, signature bytea,
     primary key (deployment, order_id, kind))`,
  `create index proofs_kept on proofs (keep_until)`,
  // Pictures are compressed already: external storage skips PostgreSQL's own compression.
  `alter table proofs alter column photo set storage external`,
  `alter table proofs alter column signature set storage external`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
}
