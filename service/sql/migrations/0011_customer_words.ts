import { sql, type Kysely } from 'kysely'
import { customerWords } from '../../store/customerWords.ts'

/*
 * Folds the words of saved customers again, because the folding now covers every script of the locales. Each later
 * change of the folding needs a migration like this one.
 */

interface Key {
  readonly deployment: string
  readonly vendor_id: string
  readonly id: string
}
interface Row extends Key {
  readonly name: string
  readonly address: string
}

/** Each row takes four parameters, and PostgreSQL limits a statement to 32,767. */
const ROWS_AT_ONCE = 1_000

const nextRows = async (db: Kysely<unknown>, after: Key): Promise<ReadonlyArray<Row>> => {
  const { rows } = await sql<Row>`
    select deployment, vendor_id, id, name, address from customers
    where (deployment, vendor_id, id) > (${after.deployment}, ${after.vendor_id}, ${after.id})
    order by deployment, vendor_id, id limit ${ROWS_AT_ONCE}`.execute(db)
  return rows
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  let after: Key = { deployment: '', vendor_id: '', id: '' }
  for (;;) {
    const rows = await nextRows(db, after)
    const last = rows.at(-1)
    if (last === undefined) return
    const values = rows.map((row) => sql`(${row.deployment}, ${row.vendor_id}, ${row.id}, ${customerWords(row)})`)
    await sql`
      update customers set words = folded.words
      from (values ${sql.join(values)}) as folded (deployment, vendor_id, id, words)
      where customers.deployment = folded.deployment and customers.vendor_id = folded.vendor_id
        and customers.id = folded.id`.execute(db)
    after = last
  }
}
