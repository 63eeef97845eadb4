import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND, type Instant } from '../../../src/domain/instant.ts'
import type { Log } from '../../base/log.ts'
import type { Settings } from '../../base/settings.ts'
import { checkDataFolder } from '../../base/startChecks.ts'
import { waitForWritable } from '../databaseAddresses.ts'
import {
  holdsDatabase,
  runningPostgres,
  withStoppedDatabase,
  type EmbeddedParts,
} from '../embedded/embeddedPostgres.ts'
import { FolderInUse, lockFolder } from '../folderLock.ts'
import { withPool } from '../postgresPool.ts'
import {
  contentOf,
  lastMigration,
  readRows,
  readSnapshot,
  tablesOf,
  type Table,
  type DatabaseTransaction,
} from '../tableRows.ts'
import type { Sql } from '../tables.ts'
import { writeBackup, type Backup, type Part, type WriteContents } from './backupFile.ts'
import { BackupRefused } from './backupRefused.ts'

/** What both tasks need. */
export interface Task {
  /** The database, as for the start of the service. */
  readonly settings: Pick<Settings, 'databaseUrl' | 'dataDir'>
  readonly file: string
  readonly log: Log
  /** Ends the task; nothing is left then. */
  readonly signal: AbortSignal
  readonly parts?: EmbeddedParts
}

/** How long a backup waits for the database of a running service that starts or stops, in ms. */
const PATIENCE = 10 * SECOND
const LOOK_EVERY = 100

/** Locks the folder, or resolves with who holds it. */
const lockOrHolder = (dataDir: string, log: Log): Promise<(() => void) | FolderInUse> =>
  lockFolder(dataDir, log, 0).catch((error: unknown) => {
    if (error instanceof FolderInUse) return error
    throw error
  })

/** Runs `work` on the database of a folder: on the server of a running service, otherwise on one of its own. */
const readFolder = async ({ settings, log, parts }: Task, work: (database: Sql) => Promise<void>): Promise<void> => {
  const dataDir = path.resolve(settings.dataDir)
  if (!(await holdsDatabase(dataDir, log))) throw new BackupRefused(`DATA_DIR ${dataDir} holds no database`)
  checkDataFolder(settings)
  for (let waited = 0; ; waited += LOOK_EVERY) {
    const unlock = await lockOrHolder(dataDir, log)
    if (!(unlock instanceof FolderInUse)) {
      try {
        return await withStoppedDatabase(dataDir, log, work, parts)
      } finally {
        unlock()
      }
    }
    const connection = await runningPostgres(dataDir, log)
    if (connection !== undefined) return withPool(connection, log, work)
    if (waited >= PATIENCE)
      throw new BackupRefused(
        `DATA_DIR ${dataDir} is used by the running process ${unlock.holder}, and its database does not answer; ` +
          'PGlite does not while the service runs: stop it first',
      )
    await wait(LOOK_EVERY)
  }
}

const readDatabase = async (task: Task, work: (database: Sql) => Promise<void>): Promise<void> => {
  const { databaseUrl, dataDir } = task.settings
  if (databaseUrl !== undefined)
    return withPool({ connectionString: await waitForWritable(databaseUrl, task.log) }, task.log, work)
  if (dataDir === 'memory:') throw new BackupRefused('DATA_DIR=memory: stores nothing that could be backed up')
  return readFolder(task, work)
}

async function* partsOf(transaction: DatabaseTransaction, tables: ReadonlyArray<Table>): AsyncGenerator<Part> {
  for (const table of tables) {
    for await (const rows of readRows(transaction, table)) yield { table, rows }
    yield { table, content: await contentOf(transaction, table) }
  }
}

/** Writes one snapshot of all tables. */
const writeSnapshot = async (from: Sql, createdAt: string, write: WriteContents): Promise<void> => {
  const migration = await lastMigration(from)
  if (migration === undefined) throw new BackupRefused('The database holds no tables of this program')
  await readSnapshot(from, async (transaction) => {
    const tables = await tablesOf(transaction)
    await write({ createdAt, migration, tables }, partsOf(transaction, tables))
  })
  // Definitions of tables are not part of a snapshot.
  if ((await lastMigration(from)) !== migration)
    throw new BackupRefused('The tables were migrated during the backup; run it again')
}

/** Writes all tables to a new file. Rejects with `BackupRefused` if there is no database or no place for the file. */
export const backUp = (task: Task & { readonly clock: () => Instant }): Promise<Backup> => {
  const createdAt = new Date(task.clock()).toISOString()
  return writeBackup(task.file, task.signal, (write) =>
    readDatabase(task, (from) => writeSnapshot(from, createdAt, write)),
  )
}
