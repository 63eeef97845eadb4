import { existsSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { inProcessFeed } from '../store/changeFeed.ts'
import type { Database } from './openedDatabase.ts'
import { cacheEmptyDatabase, cachedEmptyDatabase } from './emptyDatabase.ts'
import { INT8, PLAN_BY_INDEX, readAsNumber } from './postgresPool.ts'
import type { Sql, Tables } from './tables.ts'

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

/** Runs `work` on a PGlite and closes it. */
export const withPglite = async <T>(opening: Promise<PGlite>, work: (database: Sql) => Promise<T>): Promise<T> => {
  const { sql, close } = pgliteDatabase(await opening)
  try {
    return await work(sql)
  } finally {
    await close()
  }
}
