import { sql, type Kysely } from 'kysely'

const STATEMENTS = [
  `alter table orders add column code text, add column code_day text`,
  `create unique index orders_by_code on orders (deployment, vendor_id, code, code_day) where code is not null`,
]

/**
 * The codes of orders (ADR 76). Earlier orders have none: the portal derives one from their id. Processes of the version
 * before, which run beside this one during an update, place orders without a code.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
