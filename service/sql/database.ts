import path from 'node:path'
import { SECOND } from '../../src/domain/instant.ts'
import type { Log } from '../base/log.ts'
import type { Settings } from '../base/settings.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import { waitForWritable } from './databaseAddresses.ts'
import { databaseFolder, DatabaseUnreadable } from './databaseFolder.ts'
import type { NoBinaries } from './embedded/binaries.ts'
import { startEmbeddedPostgres, type EmbeddedParts } from './embedded/embeddedPostgres.ts'
import type { Server } from './embedded/server.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { createPglite, pgliteDatabase, withPglite } from './pglite.ts'
import { postgresFeed, singleProcessFeed } from './postgresFeed.ts'
import type { Database } from './openedDatabase.ts'
import { openPool, withPool } from './postgresPool.ts'
import type { Sql } from './tables.ts'

/** Autovacuum does it. */
const NOTHING_TO_TIDY = () => Promise.resolve()

/** Creates an empty database with its tables. */
const fillFolder = (folder: string): Promise<void> => withPglite(createPglite(folder), migrate)

const openPgliteFolder = async (dataDir: string, { because }: NoBinaries, log: Log): Promise<Database> => {
  const folder = await databaseFolder(dataDir, fillFolder, log)
  try {
    return {
      ...pgliteDatabase(await createPglite(folder)),
      warning:
        `The database in ${folder} is not safe against power loss, because ${because}: ` +
        'set DATABASE_URL to a PostgreSQL for data to be kept, or DATA_DIR=memory: to store nothing.',
    }
  } catch (error) {
    throw new DatabaseUnreadable(folder, error)
  }
}

/** The database of a PostgreSQL; `stop` ends what runs for it only. */
const onPostgres = async (
  { sql }: { readonly sql: Sql },
  openFeed: () => Promise<ChangeFeed>,
  stop: () => Promise<void> = () => Promise.resolve(),
): Promise<Database> => {
  const end = async () => {
    await sql.destroy()
    await stop()
  }
  try {
    const feed = await openFeed()
    return {
      sql,
      feed,
      tidy: NOTHING_TO_TIDY,
      close: async () => {
        await feed.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

const openServer = ({ connection, stop }: Server, log: Log): Promise<Database> =>
  onPostgres(openPool(connection, log), () => singleProcessFeed(connection, log), stop)

const openFolder = async (dataDir: string, log: Log, parts?: EmbeddedParts): Promise<Database> => {
  const unlock = await lockFolder(dataDir, log)
  try {
    const server = await startEmbeddedPostgres(dataDir, log, parts)
    const database = await ('because' in server ? openPgliteFolder(dataDir, server, log) : openServer(server, log))
    return {
      ...database,
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** After this time without an answer a connection counts as lost, in ms: long enough for every statement of the service. */
const ANSWERS_WITHIN = 30 * SECOND

const openPostgres = async (url: string, log: Log): Promise<Database> => {
  const connection = { connectionString: await waitForWritable(url, log) }
  // A migration, or the wait for that of another process, may take any time.
  await withPool(connection, log, migrate)
  const pool = openPool({ ...connection, query_timeout: ANSWERS_WITHIN }, log)
  return onPostgres(pool, () => postgresFeed(url, pool.pool, log))
}

/** Opens the database that the settings name and migrates its tables. */
export const openDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
  parts?: EmbeddedParts,
): Promise<Database> => {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, log)
  const database =
    dataDir === 'memory:'
      ? pgliteDatabase(await createPglite('memory://'))
      : await openFolder(path.resolve(dataDir), log, parts)
  try {
    await migrate(database.sql)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
