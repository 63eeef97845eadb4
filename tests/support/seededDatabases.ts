import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { makeCore } from '../../service/core.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { silentLog } from './silentLog.ts'
import { readSettings } from '../../service/base/settings.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { createPglite, pgliteDatabase } from '../../service/sql/pglite.ts'
import { migrate } from '../../service/sql/migrate.ts'
import { seedSmallWorld } from './smallWorld.ts'

/** 12 March 2026, 12:00 in Prague: all vendors of the small world except the closed one are open. */
export const NOON = instantAt(Date.parse('2026-03-12T11:00:00Z'))

const seed = async (): Promise<Blob | File> => {
  const pglite = await createPglite('memory://')
  const database = pgliteDatabase(pglite)
  await migrate(database.sql)
  const core = await makeCore({
    settings: readSettings({ DATA_DIR: 'memory:' }),
    database,
    log: silentLog,
    clock: () => NOON,
    random: Math.random,
  })
  await seedSmallWorld(core)
  const contents = await pglite.dumpDataDir('none')
  await core.stop()
  await database.close()
  return contents
}

let dump: Promise<Blob | File> | undefined

/** One seeded database dump for all test files of a run. */
const seededContents = (): Promise<Blob | File> =>
  (dump ??= (async () => {
    const file = path.join(inject('sharedFolder'), 'seeded.tar')
    if (existsSync(file)) return new Blob([await readFile(file)])
    const contents = await seed()
    const whole = `${file}.${process.pid}`
    await writeFile(whole, Buffer.from(await contents.arrayBuffer()))
    await rename(whole, file)
    return contents
  })())

interface Lent {
  readonly pglite: PGlite
  /** Restores the seeded content. */
  readonly restore: () => Promise<void>
}

const create = async (): Promise<Lent> => {
  const pglite = await createPglite('memory://', await seededContents())
  // In the order of creation, so that referenced tables come first.
  const { rows } = await pglite.query<{ table: string }>(
    `select oid::regclass::text as "table" from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`,
  )
  const tables = rows.map(({ table }) => table)
  await pglite.exec(
    `create schema seeded; ${tables.map((table) => `create table seeded.${table} as table ${table};`).join(' ')}`,
  )
  const again = tables.map((table) => `insert into ${table} table seeded.${table};`).join(' ')
  return {
    pglite,
    restore: async () => void (await pglite.exec(`truncate ${tables.join(', ')}; ${again}`)),
  }
}

const resting: Array<Lent> = []

/** The engine for one service: closing it keeps it open for the next service. */
const staying = (pglite: PGlite): PGlite =>
  new Proxy(pglite, {
    get: (engine, name) => {
      if (name === 'close') return () => Promise.resolve()
      const value: unknown = Reflect.get(engine, name, engine)
      return typeof value === 'function' ? (value.bind(engine) as unknown) : value
    },
  })

/**
 * A seeded database for one service at a time. Creating an engine takes half a second, so a closed one is restored and
 * reused for the next service.
 */
export const seededDatabase = async (): Promise<Database> => {
  const known = resting.pop()
  const lent = known ?? (await create())
  await known?.restore()
  const database = pgliteDatabase(staying(lent.pglite))
  let closing: Promise<void> | undefined
  return {
    ...database,
    close: () => (closing ??= database.close().then(() => void resting.push(lent))),
  }
}
