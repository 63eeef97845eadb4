import path from 'node:path'
import { checkDataFolder } from '../../base/startChecks.ts'
import { waitForWritable } from '../databaseAddresses.ts'
import { createFilledDatabase, holdsDatabase } from '../embedded/embeddedPostgres.ts'
import { lockFolder } from '../folderLock.ts'
import { isMigration, migrate } from '../migrate.ts'
import { withPool } from '../postgresPool.ts'
import { checkContent, insertRows, tableNames, tablesOf, writeInTransaction, type Table } from '../tableRows.ts'
import type { Sql } from '../tables.ts'
import type { Task } from './backUp.ts'
import { checkBackup, readParts, type Backup } from './backupFile.ts'
import { BackupRefused } from './backupRefused.ts'

const definitionOf = ({ name, columns }: Table) =>
  `${name} (${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`

/** Rejects if the file does not have each of these tables with the same columns. */
const checkTables = ({ file, head }: Backup, present: ReadonlyArray<Table>): void => {
  const written = new Set(head.tables.map(definitionOf))
  const missing = present.map(definitionOf).filter((definition) => !written.has(definition))
  if (missing.length > 0) throw new BackupRefused(`${file} cannot be restored, because it lacks ${missing.join('; ')}`)
}

/** Fills an empty database in one transaction, and brings its tables up to date. */
const fill = (to: Sql, backup: Backup, { log, signal }: Task): Promise<void> =>
  writeInTransaction(to, async (target) => {
    const present = await tableNames(target)
    if (present.length > 0)
      throw new BackupRefused(
        `The database of DATABASE_URL holds tables (${present.join(', ')}); ` +
          'a backup is restored into an empty one: create another database and name that',
      )
    await migrate(target, backup.head.migration)
    const tables = await tablesOf(target)
    checkTables(backup, tables)
    const own = new Map(tables.map((table) => [table.name, table]))
    const others = backup.head.tables.filter(({ name }) => !own.has(name))
    if (others.length > 0) log.warn('tables-not-restored', { tables: others.map(({ name }) => name) })
    for await (const part of readParts(backup)) {
      signal.throwIfAborted()
      // Statements are made of the tables of this database, never of what a file says.
      const table = own.get(part.table.name)
      if (table === undefined) continue
      if ('rows' in part) await insertRows(target, table, part.rows)
      else await checkContent(target, table, part.content)
    }
    await migrate(target)
  })

const fillFolder = async ({ settings, log, parts }: Task, fillEmpty: (to: Sql) => Promise<void>): Promise<void> => {
  checkDataFolder(settings)
  const dataDir = path.resolve(settings.dataDir)
  const unlock = await lockFolder(dataDir, log, 0)
  try {
    if (await holdsDatabase(dataDir, log))
      throw new BackupRefused(
        `DATA_DIR ${dataDir} holds a database already; a backup is restored into an empty folder: ` +
          'move that one away, or choose another DATA_DIR',
      )
    await createFilledDatabase(dataDir, log, fillEmpty, parts)
  } finally {
    unlock()
  }
}

const fillDatabase = async (task: Task, fillEmpty: (to: Sql) => Promise<void>): Promise<void> => {
  const { databaseUrl, dataDir } = task.settings
  if (databaseUrl !== undefined)
    return withPool({ connectionString: await waitForWritable(databaseUrl, task.log) }, task.log, fillEmpty)
  if (dataDir === 'memory:') throw new BackupRefused('DATA_DIR=memory: stores nothing; choose a folder')
  return fillFolder(task, fillEmpty)
}

/**
 * Restores a file into an empty database. Rejects with `BackupRefused` before anything is
 * touched if the file is not a complete backup that this version can read, or if the database is not empty.
 */
export const restore = async (task: Task): Promise<Backup> => {
  const backup = await checkBackup(task.file)
  if (!isMigration(backup.head.migration))
    throw new BackupRefused(
      `${task.file} was written by a newer version of the program (its tables are at ${backup.head.migration}); restore it with that version`,
    )
  await fillDatabase(task, (to) => fill(to, backup, task))
  return backup
}
