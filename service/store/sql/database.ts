import { existsSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../../base/log.ts'
import type { Settings } from '../../base/settings.ts'
import { inProcessFeed, type ChangeFeed } from '../changeFeed.ts'
import { waitForWritable } from './databaseAddresses.ts'
import { databaseFolder, DatabaseUnreadable } from './databaseFolder.ts'
import { cacheEmptyDatabase, cachedEmptyDatabase } from './emptyDatabase.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { PlanKeepingClient } from './planKeepingClient.ts'
import { postgresFeed } from './postgresFeed.ts'
import type { Tables, Sql } from './tables.ts'

export interface Database {
  readonly sql: Sql
  readonly feed: ChangeFeed
  /** Removes dead rows and updates the statistics, where the database has no autovacuum. */
  readonly tidy: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Each query here reads one index in its order. Until a new table is analysed, the planner prefers to collect all
 * orders of a vendor with a bitmap scan and sort them.
 */
const PLAN_BY_INDEX = 'set enable_bitmapscan = off'

const INT8 = 20
const MOST_CONNECTIONS = 16

const readAsNumber = (text: string) => Number(text)

/** Opens a PGlite that reads bigint columns as numbers. A new database starts from the dump `contents`. */
export const createPglite = async (dataDir: string, contents?: Blob): Promise<PGlite> => {
  const isNew = !existsSync(path.join(dataDir, 'PG_VERSION'))
  const beginning = isNew ? (contents ?? (await cachedEmptyDatabase())) : undefined
  const pglite = await PGlite.create({
    dataDir,
    parsers: { [INT8]: readAsNumber },
    ...(beginning === undefined ? {} : { loadDataDir: beginning }),
  })
  if (isNew && beginning === undefined) await cacheEmptyDatabase(await pglite.dumpDataDir('none'))
  await pglite.exec(PLAN_BY_INDEX)
  return pglite
}

export const pgliteDatabase = (pglite: PGlite): Database => {
  const sql = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  return {
    sql,
    feed: inProcessFeed(),
    tidy: async () => void (await pglite.exec('vacuum (analyze)')),
    close: () => sql.destroy(),
  }
}

/** Creates an empty database with its tables. */
const fillFolder = async (folder: string): Promise<void> => {
  const database = pgliteDatabase(await createPglite(folder))
  await migrate(database.sql)
  await database.close()
}

const openWhole = async (folder: string): Promise<PGlite> => {
  try {
    return await createPglite(folder)
  } catch (error) {
    throw new DatabaseUnreadable(folder, error)
  }
}

const openFolder = async (dataDir: string, log: Log): Promise<Database> => {
  const unlock = await lockFolder(dataDir, log)
  try {
    const folder = await databaseFolder(dataDir, fillFolder, log)
    const database = pgliteDatabase(await openWhole(folder))
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

const openPostgres = async (url: string, log: Log): Promise<Database> => {
  const pool = new pg.Pool({
    Client: PlanKeepingClient,
    connectionString: await waitForWritable(url, log),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? readAsNumber : pg.types.getTypeParser(oid, format)) },
  })
  pool.on('error', (error) => log.error('database-connection-lost', error))
  // The pool handles errors of idle clients only. A client in use rejects its statement and also emits `error`; without
  // a listener that event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const sql = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(PLAN_BY_INDEX))
      },
    }),
  })
  const feed = await postgresFeed(url, pool, log)
  return {
    sql,
    feed,
    // Autovacuum does this.
    tidy: () => Promise.resolve(),
    close: async () => {
      await feed.close()
      await sql.destroy()
    },
  }
}

/** Opens the database that the settings name and migrates its tables. */
export const openDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Database> => {
  const { databaseUrl, dataDir } = settings
  const database =
    databaseUrl !== undefined
      ? await openPostgres(databaseUrl, log)
      : dataDir === 'memory:'
        ? pgliteDatabase(await createPglite('memory://'))
        : await openFolder(path.resolve(dataDir), log)
  try {
    await migrate(database.sql)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
