import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(`create index payments_of_order on payments (deployment, order_id) where state = 'paid'`).execute(db)
}
