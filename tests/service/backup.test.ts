import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../service/sql/backup/backUp.ts'
import { checkBackup, readParts, writeBackup, type Backup, type Head } from '../../service/sql/backup/backupFile.ts'
import { BackupRefused } from '../../service/sql/backup/backupRefused.ts'
import { restore } from '../../service/sql/backup/restore.ts'
import { openDatabase } from '../../service/sql/database.ts'
import { FolderInUse } from '../../service/sql/folderLock.ts'
import { migrate } from '../../service/sql/migrate.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { withPool } from '../../service/sql/postgresPool.ts'
import { ContentDiffers, lastMigration } from '../../service/sql/tableRows.ts'
import type { Sql } from '../../service/sql/tables.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { makeDataFolder, removeDataFolder } from '../support/dataFolder.ts'
import { contents, fillTables, type Contents } from '../support/everyTable.ts'
import { silentLog } from '../support/silentLog.ts'
import { withoutBinaries } from '../support/withoutBinaries.ts'

const MOMENT = instantAt(Date.parse('2026-03-12T11:00:00Z'))
/** The tables that are written during the backup. */
const WRITTEN = ['intents', 'settings']

let folder: string
/** The running service: a database that this process has locked. */
let service: Database
/** A backup that was taken while the service was writing, and the numbers of pairs before and after it. */
let good: Backup
let pairs: { readonly before: number; readonly after: number }
const inFolder = (...names: ReadonlyArray<string>) => path.join(folder, ...names)
const data = () => inFolder('data')

const goesOn = () => new AbortController().signal
const endsAfter = (parts: number): AbortSignal => {
  const { signal } = new AbortController()
  let left = parts
  signal.throwIfAborted = () => {
    left -= 1
    if (left < 0) throw new Error('stopped')
  }
  return signal
}

interface Target {
  readonly dataDir?: string
  readonly databaseUrl?: string
}
const task = (file: string, { dataDir = data(), databaseUrl }: Target = {}) => ({
  settings: { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) },
  file,
  log: silentLog,
  signal: goesOn(),
  clock: () => MOMENT,
})
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(String, (error: unknown) => error)

let databases = 0
/** Creates an empty database on the server of the service. */
const newDatabase = async (user = 'portal'): Promise<string> => {
  const name = `database_${(databases += 1)}`
  await service.sql.executeQuery(CompiledQuery.raw(`create database ${name} owner ${user}`))
  return `postgres://${user}@localhost:5432/${name}?host=${encodeURIComponent(inFolder('data', 'postgresql', 'data-18.socket'))}`
}
const on = <T>(databaseUrl: string, work: (database: Sql) => Promise<T>): Promise<T> =>
  withPool({ connectionString: databaseUrl }, silentLog, work)
const tablesIn = (database: Sql) => database.introspection.getTables({ withInternalKyselyTables: true })

const writePair = async (number: number): Promise<void> =>
  service.sql.transaction().execute(async (within) => {
    const name = `pair-${number}`
    const [deployment, created_at] = ['here', MOMENT]
    await within
      .insertInto('intents')
      .values({ account_id: 'pairs', key: name, fingerprint: '', order_id: '', created_at })
      .execute()
    await within.insertInto('settings').values({ deployment, kind: 'flag', name, value: '' }).execute()
  })
const pairsOf = async (database: Sql) => ({
  intents: (await database.selectFrom('intents').select('key').where('account_id', '=', 'pairs').execute()).map(
    ({ key }) => key,
  ),
  settings: (await database.selectFrom('settings').select('name').where('name', 'like', 'pair-%').execute()).map(
    ({ name }) => name,
  ),
})

const backUpWhileWriting = async (file: string): Promise<void> => {
  let [isOver, number] = [false, 0]
  const write = async () => {
    while (!isOver) await writePair((number += 1))
  }
  await writePair((number += 1))
  const before = number
  const writing = write()
  try {
    good = await backUp(task(file))
  } finally {
    isOver = true
    await writing
  }
  pairs = { before, after: number }
}

interface Contained {
  readonly format: number
  readonly head: Head
  readonly lines: ReadonlyArray<string>
}

/** A file with these contents and a fitting hash. */
const fileOf = ({ format, head, lines }: Contained): Buffer => {
  const begin = Buffer.from(`rider-portal backup ${format}\n${JSON.stringify(head)}\n`)
  const all = Buffer.concat([begin, gzipSync(lines.map((line) => `${line}\n`).join(''))])
  return Buffer.concat([all, createHash('sha256').update(all).digest()])
}
const contained = ({ file, head, start, end }: Backup): Contained => {
  const lines = gunzipSync(readFileSync(file).subarray(start, end + 1))
    .toString()
    .split('\n')
    .slice(0, -1)
  return { format: 1, head, lines }
}

const unwritten = (all: Contents): Contents =>
  Object.fromEntries(Object.entries(all).filter(([table]) => !WRITTEN.includes(table)))

beforeAll(async () => {
  folder = makeDataFolder('portal-backup-')
  service = await openDatabase({ dataDir: data() }, silentLog)
  await fillTables(service.sql)
  await sql`create role plain login`.execute(service.sql)
  await backUpWhileWriting(inFolder('good.backup'))
})
afterAll(async () => {
  await service.close()
  await removeDataFolder(folder, data(), inFolder('restored'))
})

describe('a backup', { retry: 1 }, () => {
  it('of a service that writes is one snapshot, and is restored table by table into a folder and a PostgreSQL (RUN-13, RUN-14)', async () => {
    const [second, restored] = [inFolder('second.backup'), inFolder('restored')]
    for (const left of [second, restored]) rmSync(left, { recursive: true, force: true })
    expect(statSync(good.file).mode & 0o777).toBe(0o600)
    expect(good.head.createdAt).toBe('2026-03-12T11:00:00.000Z')
    expect(Object.fromEntries(good.rows)).toMatchObject({ orders: 3, mails: 250 })
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])

    const into = { dataDir: restored }
    await restore(task(good.file, into))
    expect(readdirSync(path.join(restored, 'postgresql'))).toEqual(['data-18'])
    await backUp(task(second, into))
    expect(existsSync(path.join(restored, 'service.lock'))).toBe(false)

    const databaseUrl = await newDatabase('plain')
    await restore(task(second, { databaseUrl }))
    const expected = await contents(service.sql)
    await on(databaseUrl, async (whole) => {
      expect(unwritten(await contents(whole))).toEqual(unwritten(expected))
      const { intents, settings } = await pairsOf(whole)
      expect(intents.toSorted()).toEqual(settings.toSorted())
      expect(intents.length).toBeGreaterThanOrEqual(pairs.before)
      expect(intents.length).toBeLessThan(pairs.after)
    })
  })

  it('of an earlier version is restored as it was and then brought up to date, also from a DATABASE_URL (RUN-14)', async () => {
    const [from, to] = [await newDatabase(), await newDatabase()]
    await on(from, async (earlier) => {
      await migrate(earlier, '0005_registration')
      await fillTables(earlier)
    })
    const file = inFolder('earlier.backup')
    await backUp(task(file, { databaseUrl: from }))
    await restore(task(file, { databaseUrl: to }))
    const expected = await on(from, contents)
    await on(to, async (later) => {
      const found = await contents(later)
      expect([found['mails']?.length, found['secrets'], found['bulk_placings']]).toEqual([250, expected['secrets'], []])
      expect(await lastMigration(later)).toBe(await lastMigration(service.sql))
    })
  })

  it('works with PGlite where no PostgreSQL runs, and leaves its folder as it is (RUN-13)', async () => {
    const into = { dataDir: inFolder('pglite') }
    const file = inFolder('pglite.backup')
    for (const left of [file, into.dataDir]) rmSync(left, { recursive: true, force: true })
    await restore({ ...task(good.file, into), parts: withoutBinaries })
    const of = await backUp({ ...task(file, into), parts: withoutBinaries })
    expect(readdirSync(into.dataDir)).toEqual(['database'])
    expect(contained(of)).toEqual(contained(good))
  })

  it('never replaces a file that was written meanwhile', async () => {
    const file = inFolder('twice.backup')
    const writing = writeBackup(file, goesOn(), async (write) => {
      await write(good.head, readParts(good))
      writeFileSync(file, 'of another')
    })
    expect(await failureOf(writing)).toEqual(new BackupRefused(`${file} exists already; choose another name`))
    expect(readFileSync(file, 'utf8')).toBe('of another')
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  it('needs a database, and never replaces a file', async () => {
    const file = inFolder('other.backup')
    const dataDir = inFolder('nothing')
    expect(await failureOf(backUp(task(file, { dataDir })))).toEqual(
      new BackupRefused(`DATA_DIR ${dataDir} holds no database`),
    )
    expect(existsSync(dataDir)).toBe(false)
    const empty = await newDatabase()
    expect(await failureOf(backUp(task(file, { databaseUrl: empty })))).toEqual(
      new BackupRefused('The database holds no tables of this program'),
    )
    expect(await failureOf(backUp(task(file, { dataDir: 'memory:' })))).toBeInstanceOf(BackupRefused)
    expect(readdirSync(folder).filter((name) => name.startsWith('other'))).toEqual([])
    writeFileSync(file, 'of somebody')
    expect(await failureOf(backUp(task(file)))).toEqual(
      new BackupRefused(`${file} exists already; choose another name`),
    )
    expect(readFileSync(file, 'utf8')).toBe('of somebody')
  })
})

const bytes = () => readFileSync(good.file)
const changedAt = (place: number): Buffer => {
  const changed = bytes()
  changed[place] = (changed[place] ?? 0) ^ 1
  return changed
}
/** The file with another end of its first table, `accounts`, which has three rows. */
const firstTableEnds = (...ending: ReadonlyArray<string>): Buffer => {
  const { lines, ...rest } = contained(good)
  return fileOf({ ...rest, lines: [...lines.slice(0, 3), ...ending, ...lines.slice(4)] })
}

const DAMAGED = 'is damaged: it was cut short or changed after it was written'
const FOREIGN = 'is not a backup that npm run backup wrote'

describe('a restore', { retry: 1 }, () => {
  it.each<[string, () => Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), FOREIGN],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), FOREIGN],
    ['a dump of PostgreSQL', () => Buffer.from('PGDMP\u0001\u0010\u0000'), FOREIGN],
    ['a ZIP file', () => Buffer.from('504b0304140000000800', 'hex'), FOREIGN],
    ['a file with another first line', () => changedAt(3), FOREIGN],
    ['only the first line', () => bytes().subarray(0, 22), DAMAGED],
    ['only the head', () => bytes().subarray(0, good.start), DAMAGED],
    ['half of a file', () => bytes().subarray(0, bytes().length / 2), DAMAGED],
    ['a file without its last byte', () => bytes().subarray(0, -1), DAMAGED],
    ['a file with one byte more', () => Buffer.concat([bytes(), Buffer.alloc(1)]), DAMAGED],
    ['a byte changed in the head', () => changedAt(60), DAMAGED],
    ['the first byte of the contents changed', () => changedAt(good.start), DAMAGED],
    ['a byte changed in the contents', () => changedAt(Math.floor((good.start + good.end) / 2)), DAMAGED],
    ['the last byte of the contents changed', () => changedAt(good.end), DAMAGED],
    ['a byte changed in the hash', () => changedAt(bytes().length - 1), DAMAGED],
    [
      'a newer format',
      () => fileOf({ ...contained(good), format: 2 }),
      'has format 2, and this version of the program',
    ],
    [
      'newer migrations',
      () => fileOf({ ...contained(good), head: { ...good.head, migration: '9999_later' } }),
      'was written by a newer version of the program (its tables are at 9999_later)',
    ],
    ['a table with a row less', () => firstTableEnds('{"rows":4,"sum":"0"}'), 'accounts has 3 rows instead of 4'],
    ['a row without a column', () => firstTableEnds('["a"]'), 'a row of accounts has another number of columns'],
    ['a line that is no JSON', () => firstTableEnds('accounts'), 'cannot be read: Unexpected token'],
    [
      'a file without its last table',
      () => fileOf({ ...contained(good), lines: contained(good).lines.slice(0, -1) }),
      'it ends before reset_codes',
    ],
    [
      'rows after the last table',
      () => fileOf({ ...contained(good), lines: [...contained(good).lines, '[]'] }),
      'it has rows after its last table',
    ],
  ])('refuses %s before it touches anything (RUN-14)', async (_what, make, reason) => {
    const file = inFolder('bad.backup')
    writeFileSync(file, make())
    const dataDir = inFolder('untouched')
    const failed = await failureOf(restore(task(file, { dataDir })))
    expect(failed).toBeInstanceOf(BackupRefused)
    expect((failed as Error).message).toContain(file)
    expect((failed as Error).message).toContain(reason)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('refuses a file that does not exist, and a folder', async () => {
    for (const file of [inFolder('no.backup'), folder])
      expect(String(await failureOf(restore(task(file))))).toContain(`${file} cannot be read: E`)
  })

  it('refuses a folder that a running service uses, and one that holds a database (RUN-14)', async () => {
    const used = await failureOf(restore(task(good.file)))
    expect(used).toBeInstanceOf(FolderInUse)
    expect(String(used)).toContain(`is used by the running process ${process.pid}`)
    const dataDir = inFolder('full')
    mkdirSync(path.join(dataDir, 'postgresql', 'data-18'), { recursive: true })
    expect(String(await failureOf(restore(task(good.file, { dataDir }))))).toMatch(
      /holds a database already.*choose another DATA_DIR/,
    )
    expect(readdirSync(dataDir, { recursive: true })).toEqual(['postgresql', path.join('postgresql', 'data-18')])
  })

  it('refuses a database with tables, and leaves an empty one empty if it ends early or a table differs (RUN-14)', async () => {
    const databaseUrl = await newDatabase()
    await on(databaseUrl, (other) => sql`create table notes (word text)`.execute(other))
    const refused = await failureOf(restore(task(good.file, { databaseUrl })))
    expect(String(refused)).toMatch(/holds tables \(notes\).*create another database/)
    await on(databaseUrl, (other) => sql`drop table notes`.execute(other))

    const differing = inFolder('differing.backup')
    writeFileSync(differing, firstTableEnds('{"rows":3,"sum":"17"}'))
    expect(String(await failureOf(restore(task(differing, { databaseUrl }))))).toMatch(
      /^ContentDiffers: Table accounts has 3 rows/,
    )
    const stopped = restore({ ...task(good.file, { databaseUrl }), signal: endsAfter(10) })
    expect(await failureOf(stopped)).toEqual(new Error('stopped'))
    expect(await on(databaseUrl, tablesIn)).toEqual([])
    await restore(task(good.file, { databaseUrl }))
    expect((await on(databaseUrl, tablesIn)).length).toBeGreaterThan(20)
  })

  it('restores what it can read of a database that held tables of others', async () => {
    const databaseUrl = await newDatabase()
    const { head, lines, ...rest } = contained(good)
    const file = inFolder('shared.backup')
    const others = { name: 'others', columns: [{ name: 'word', type: 'text' }] }
    const withOthers = { ...head, tables: [...head.tables, others] }
    writeFileSync(file, fileOf({ ...rest, head: withOthers, lines: [...lines, '["a"]', '{"rows":1,"sum":"5"}'] }))
    const warned: Array<unknown> = []
    const log = { ...silentLog, warn: (event: string, facts?: unknown) => warned.push([event, facts]) }
    await restore({ ...task(file, { databaseUrl }), log })
    expect(warned).toEqual([['tables-not-restored', { tables: ['others'] }]])

    const changed = JSON.parse(JSON.stringify(head).replace('"bigint"', '"integer"')) as Head
    writeFileSync(file, fileOf({ ...rest, head: changed, lines }))
    const lacking = await failureOf(restore(task(file, { databaseUrl: await newDatabase() })))
    expect(String(lacking)).toMatch(/cannot be restored, because it lacks accounts \(id text, .* confirmed_at bigint,/)
  })

  it('makes its statements of the tables of the database, not of what the file says of them', async () => {
    const databaseUrl = await newDatabase()
    const { head, lines, ...rest } = contained(good)
    const [accounts, ...others] = head.tables
    const columns = accounts?.columns.map(({ name }) => ({ name, type: 'no_type' })) ?? []
    const twice = { ...head, tables: [{ name: 'accounts', columns }, ...others, ...head.tables.slice(0, 1)] }
    const file = inFolder('claims.backup')
    // The rows of accounts, all others, and accounts once more without rows.
    writeFileSync(file, fileOf({ ...rest, head: twice, lines: [...lines, '{"rows":0,"sum":"0"}'] }))
    expect(await failureOf(restore(task(file, { databaseUrl })))).toBeInstanceOf(ContentDiffers)
    expect(await on(databaseUrl, tablesIn)).toEqual([])
  })
})

const PROGRAM = path.join(import.meta.dirname, '..', '..', 'service', 'backupProgram.ts')
/** Runs the program in the folder; resolves with its exit code and what it says. */
const run = async (args: ReadonlyArray<string>, settings: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], DATA_DIR: data(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const channel of [child.stdout, child.stderr]) channel.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return [code, said]
}

describe('the programs', { retry: 1 }, () => {
  it('write a new file beside a running service, and say in one line what they did or why not (RUN-13, RUN-04)', async () => {
    const [[code, said], ...refused] = await Promise.all([
      run(['backup']),
      run(['restore', 'a', '--fast']),
      run(['restore', 'a'], { DATABASE_URL: 'mysql://there' }),
    ])
    expect(code).toBe(0)
    const [, file = ''] = /^Wrote (\S+\.backup): \d+ kB, 3 orders, 26 tables at \S+\.\n$/.exec(String(said)) ?? []
    expect(path.dirname(file)).toBe(inFolder('backups'))
    expect((await checkBackup(file)).rows.get('mails')).toBe(250)
    expect(refused).toEqual([
      [1, 'Unknown argument "--fast"; use: npm run restore -- FILE\n'],
      [1, expect.stringMatching(/^DATABASE_URL="mysql:\/\/there" cannot be used: [^\n]+\n$/)],
    ])
  })
})
