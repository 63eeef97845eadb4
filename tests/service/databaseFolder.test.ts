import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../support/silentLog.ts'
import { openDatabase } from '../../service/sql/database.ts'
import { DatabaseUnreadable } from '../../service/sql/databaseFolder.ts'
import { createPglite } from '../../service/sql/pglite.ts'
import { withoutBinaries } from '../support/withoutBinaries.ts'

const PROGRAM = path.join(import.meta.dirname, '..', 'support', 'openDatabaseOnce.ts')
const KILLER = path.join(import.meta.dirname, '..', 'support', 'killAtWrite.mjs')

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-fill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const inFolder = (...names: ReadonlyArray<string>) => path.join(dataDir, ...names)

/** Opens the database in a process that is killed at its n-th change of the file system. */
const killedAt = async (change: number): Promise<NodeJS.Signals | null> => {
  const child = spawn(process.execPath, ['--import', KILLER, PROGRAM, dataDir, 'pglite'], {
    env: { PATH: process.env['PATH'], KILL_AT: String(change) },
    stdio: 'ignore',
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  return signal
}

const open = () => openDatabase({ dataDir }, silentLog, withoutBinaries)

/** The folder of PGlite, where there is no embedded PostgreSQL. */
describe('databaseFolder', { retry: 1 }, () => {
  // Filling a folder takes about 5,000 changes.
  it.each([1, 3_000, 5_050])(
    'opens after kill -9 at change %i of the first fill (RUN-08)',
    async (change) => {
      expect(await killedAt(change)).toBe('SIGKILL')
      const database = await open()
      expect(await database.sql.selectFrom('orders').select('id').execute()).toEqual([])
      await database.close()
      expect(readdirSync(dataDir)).toEqual(['database'])
    },
    120_000,
  )

  it('keeps its data through kill -9 while it is opened again (RUN-08)', async () => {
    const first = await open()
    await first.sql.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute()
    await first.close()
    for (const change of [5, 150, 350]) expect(await killedAt(change)).toBe('SIGKILL')
    const again = await open()
    const found = await again.sql.selectFrom('secrets').select('value').where('name', '=', 'kept').execute()
    expect(found).toEqual([{ value: 'yes' }])
    await again.close()
  })

  it('refills a folder that an earlier version left incomplete, and deletes nothing', async () => {
    mkdirSync(inFolder('database', 'base', '5'), { recursive: true })
    writeFileSync(inFolder('database', 'PG_VERSION'), '18\n')
    writeFileSync(inFolder('database', 'base', '5', '12626'), '')
    writeFileSync(inFolder('database', 'notes.txt'), 'of somebody')
    await (await open()).close()
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'database.unfinished-1'])
    expect(readFileSync(inFolder('database.unfinished-1', 'notes.txt'), 'utf8')).toBe('of somebody')
  })

  it('opens a folder of an earlier version that holds tables', async () => {
    const earlier = await createPglite(inFolder('database'))
    await earlier.exec("create table here (word text); insert into here values ('kept')")
    await earlier.close()
    await (await open()).close()
    expect(readdirSync(dataDir)).toEqual(['database'])
    const later = await createPglite(inFolder('database'))
    expect((await later.query('select word from here')).rows).toEqual([{ word: 'kept' }])
    await later.close()
  })

  it('leaves a folder with tables unchanged if it cannot be opened, and reports that', async () => {
    await (await open()).close()
    rmSync(inFolder('database', 'global', 'pg_control'))
    const tables = () => readdirSync(inFolder('database', 'base', '5')).toSorted()
    const before = tables()
    const failed = await open().catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(DatabaseUnreadable)
    expect(String(failed)).toContain(inFolder('database'))
    expect(readdirSync(dataDir)).toEqual(['database'])
    expect(tables()).toEqual(before)
    expect(existsSync(inFolder('service.lock'))).toBe(false)
  })
})
