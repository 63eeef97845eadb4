import type { Log } from '../../base/log.ts'
import { migrate } from '../migrate.ts'
import {
  checkContent,
  contentOf,
  insertRows,
  lastMigration,
  readRows,
  readSnapshot,
  tablesOf,
  writeInTransaction,
} from '../tableRows.ts'
import type { Sql } from '../tables.ts'

/**
 * Copies all rows of a database of this program into an empty one, which first gets the tables as that database has
 * them; `from` stays as it is. Rejects if a table differs afterwards.
 */
export const carryOver = async (from: Sql, to: Sql, log: Log): Promise<void> => {
  const level = await lastMigration(from)
  if (level !== undefined) await migrate(to, level)
  const tables = await tablesOf(to)
  const others = (await tablesOf(from)).filter(({ name }) => tables.every((table) => table.name !== name))
  if (others.length > 0) log.info('tables-not-carried-over', { tables: others.map(({ name }) => name) })
  await readSnapshot(from, (source) =>
    writeInTransaction(to, async (target) => {
      for (const table of tables) {
        for await (const rows of readRows(source, table)) await insertRows(target, table, rows)
        await checkContent(target, table, await contentOf(source, table))
      }
    }),
  )
}
