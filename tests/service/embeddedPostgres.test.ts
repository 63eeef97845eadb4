import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseAway } from '../../service/store/databaseAway.ts'
import { ALL_KEYS } from '../../service/store/changeFeed.ts'
import { openDatabase } from '../../service/sql/database.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { DatabaseUnreadable } from '../../service/sql/databaseFolder.ts'
import { packagedBinaries, type Binaries } from '../../service/sql/embedded/binaries.ts'
import { DatabaseNotStarted } from '../../service/sql/embedded/databaseNotStarted.ts'
import type { EmbeddedParts } from '../../service/sql/embedded/embeddedPostgres.ts'
import { migrate } from '../../service/sql/migrate.ts'
import { createPglite, pgliteDatabase } from '../../service/sql/pglite.ts'
import { contents, fillTables, type Contents } from '../support/everyTable.ts'
import { makeDataFolder, removeDataFolder, serverEnded, serverProcess } from '../support/dataFolder.ts'
import { silentLog } from '../support/silentLog.ts'
import { withoutBinaries } from '../support/withoutBinaries.ts'

const SUPPORT = path.join(import.meta.dirname, '..', 'support')
const END_WITH_PARENT = path.join(SUPPORT, 'endWithParent.mjs')
const isRoot = process.getuid?.() === 0

let templates: string
let folder: string
let dataDir: string
const opened = new Set<Database>()
const started = new Set<ChildProcess>()

beforeAll(() => {
  templates = makeDataFolder('portal-templates-')
})
afterAll(() => rmSync(templates, { recursive: true, force: true }))
beforeEach(() => {
  folder = makeDataFolder('portal-embedded-')
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  for (const database of opened) await database.close()
  started.clear()
  opened.clear()
  await removeDataFolder(folder, dataDir)
})

const inData = (...names: ReadonlyArray<string>) => path.join(dataDir, ...names)
const home = () => inData('postgresql')

const open = async (parts?: EmbeddedParts, dir = dataDir): Promise<Database> => {
  const database = await openDatabase({ dataDir: dir }, silentLog, parts)
  opened.add(database)
  return database
}
const close = async (database: Database) => {
  opened.delete(database)
  await database.close()
}
const failure = (parts?: EmbeddedParts): Promise<unknown> => open(parts).catch((error: unknown) => error)

/** Makes `dataDir` a copy of what `make` leaves in it, with the owners of its files; `make` runs once. */
const copyOf = async (name: string, make: () => Promise<void>): Promise<void> => {
  const template = path.join(templates, name)
  if (!existsSync(template)) {
    await make()
    renameSync(dataDir, template)
  }
  spawnSync('cp', ['-a', template, dataDir])
}

/** A stopped database with one row. */
const existingData = () =>
  copyOf('data', async () => {
    const first = await open()
    await keep(first, 'first')
    await close(first)
  })

/** Starts a program of `tests/support` that ends with this process. */
const startProgram = (name: string): ChildProcess => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, path.join(SUPPORT, name), dataDir], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  started.add(child)
  return child
}

const until = (isSo: () => boolean): Promise<void> =>
  vi.waitUntil(isSo, { interval: 5, timeout: 100_000 }).then(() => undefined)

/** Kills a program like `kill -9`. */
const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
}

const keep = (database: Database, name: string) =>
  database.sql.insertInto('secrets').values({ name, value: 'kept' }).execute()
const kept = async (database: Database): Promise<ReadonlyArray<string>> =>
  (await database.sql.selectFrom('secrets').select('name').where('value', '=', 'kept').execute()).map(
    ({ name }) => name,
  )

const setting = async ({ sql: on }: Database, name: string): Promise<unknown> => {
  const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(on)
  return rows[0]?.value
}

/** A hash of all files below a folder. */
const hashOf = (below: string): string => {
  const hash = createHash('sha256')
  for (const name of readdirSync(below, { recursive: true }).map(String).toSorted()) {
    const file = path.join(below, name)
    hash.update(name)
    if (statSync(file).isFile()) hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

describe('the embedded PostgreSQL', { retry: 1 }, () => {
  it('creates its folder at the first start and keeps the data (RUN-07)', async () => {
    const first = await open()
    await keep(first, 'first')
    await close(first)
    expect(readdirSync(dataDir)).toEqual(['postgresql'])
    expect(readdirSync(home())).toEqual(['data-18'])
    const again = await open()
    expect(await kept(again)).toEqual(['first'])
    expect(again.warning).toBeUndefined()
  })

  it('waits for the disk before it acknowledges a commit, and listens on no port (RUN-05)', async () => {
    await existingData()
    const database = await open()
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses']
    expect(await Promise.all(names.map((name) => setting(database, name)))).toEqual(['on', 'on', 'on', ''])
    const socket = String(await setting(database, 'unix_socket_directories')).replaceAll('"', '')
    expect(statSync(socket).mode & 0o777).toBe(0o700)
    expect(statSync(home()).mode & 0o777).toBe(0o700)
  })

  it('opens a folder whose path has 150 bytes, with quotes, commas and spaces', async () => {
    dataDir = path.join(folder, `a "b", c ${'d'.repeat(150)}`).slice(0, 150)
    const first = await open()
    await keep(first, 'far away')
    const socket = String(await setting(first, 'unix_socket_directories')).replaceAll('"', '')
    expect(path.dirname(socket)).toBe(tmpdir())
    expect(statSync(socket).mode & 0o777).toBe(0o700)
    await close(first)
    expect(existsSync(socket)).toBe(false)
    expect(await kept(await open())).toEqual(['far away'])
  })

  it('runs in a process group of its own, so that Ctrl-C reaches the service only (RUN-05)', async () => {
    await existingData()
    await open()
    const pid = serverProcess(dataDir)
    expect(
      spawnSync('ps', ['-o', 'pgid=', '-p', String(pid)])
        .stdout.toString()
        .trim(),
    ).toBe(String(pid))
  })

  it('ends after kill -9 of the service, and loses no committed row (RUN-05, RUN-08)', async () => {
    await existingData()
    const writer = startProgram('writeUntilKilled.ts')
    let said = ''
    writer.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
    })
    await until(() => said.includes('row-20\n'))
    expect(serverProcess(dataDir)).toBeDefined()
    await kill(writer)
    const committed = said.split('\n').slice(0, -1)
    const database = await open()
    expect(await kept(database)).toEqual(expect.arrayContaining(committed))
    await close(database)

    const other = startProgram('writeUntilKilled.ts')
    await until(() => serverProcess(dataDir) !== undefined)
    await kill(other)
    await serverEnded(dataDir)
  })

  it('takes over from a server that a killed service left running (RUN-08)', async () => {
    await existingData()
    const { uid, gid } = statSync(home())
    const { postgres } = (await packagedBinaries()) as Binaries
    const server = spawn(postgres, ['-D', path.join(home(), 'data-18'), '-c', `unix_socket_directories=${home()}`], {
      env: { LC_ALL: 'C' },
      cwd: '/',
      stdio: 'ignore',
      ...(isRoot && { uid, gid }),
    })
    started.add(server)
    await until(() => serverProcess(dataDir) !== undefined)
    expect(await kept(await open())).toEqual(['first'])
    expect(server.exitCode ?? server.signalCode).not.toBeNull()
  })

  it.runIf(process.platform === 'linux')(
    'starts if another process has the id of a server that was killed with its machine (RUN-08)',
    async () => {
      await existingData()
      writeFileSync(path.join(home(), 'data-18', 'postmaster.pid'), `${process.pid}\n${home()}\n`)
      expect(await kept(await open())).toEqual(['first'])
    },
  )

  it('is started again if it is killed, and reports what listeners may have missed', async () => {
    await existingData()
    const database = await open()
    const heard: Array<string> = []
    database.feed.listen('order', (key) => heard.push(key))
    for (const name of ['second', 'third']) {
      heard.length = 0
      await keep(database, name)
      process.kill(serverProcess(dataDir) ?? 0, 'SIGKILL')
      await expect.poll(() => kept(database).then(() => false, isDatabaseAway), { interval: 0 }).toBe(true)
      await expect.poll(() => kept(database).catch(String)).toContain(name)
      await expect.poll(() => heard).toEqual([ALL_KEYS])
      expect(database.feed.connected()).toBe(true)
    }
    expect(await kept(database)).toEqual(['first', 'second', 'third'])
  })

  it('starts after it was killed at any moment of its first start (RUN-08)', async () => {
    const moments = [
      () => readdirSync(home()).some((name) => existsSync(path.join(home(), name, 'base', '1'))),
      () => existsSync(path.join(home(), 'data-18')),
    ]
    for (const isReached of moments) {
      const starter = startProgram('openDatabaseOnce.ts')
      await until(() => existsSync(home()) && isReached())
      await kill(starter)
      const database = await open()
      expect(await database.sql.selectFrom('orders').select('id').execute()).toEqual([])
      await close(database)
      expect(readdirSync(dataDir)).toEqual(['postgresql'])
      expect(readdirSync(home())).toEqual(['data-18'])
      rmSync(dataDir, { recursive: true })
    }
  })

  it('says in one line why it cannot start', async () => {
    await existingData()
    rmSync(path.join(home(), 'data-18', 'global', 'pg_control'))
    const failed = await failure()
    expect(failed).toBeInstanceOf(DatabaseUnreadable)
    expect(String(failed)).toContain('pg_control')
    expect(existsSync(inData('service.lock'))).toBe(false)
    expect(readdirSync(home())).toEqual(['data-18'])
  })
})

/** The folder that earlier versions made with PGlite; returns what its tables contain. */
const pgliteData = async (lastMigration?: string): Promise<Contents> => {
  await copyOf(`pglite-${lastMigration}`, async () => {
    await copyOf('pglite-empty', async () => {
      mkdirSync(dataDir, { recursive: true })
      await (await createPglite(inData('database'))).close()
    })
    const { sql: on, close: end } = pgliteDatabase(await createPglite(inData('database')))
    await migrate(on, lastMigration)
    await fillTables(on)
    writeFileSync(path.join(templates, `${lastMigration}.json`), JSON.stringify(await contents(on)))
    await end()
  })
  return JSON.parse(readFileSync(path.join(templates, `${lastMigration}.json`), 'utf8')) as Contents
}

describe('a folder that PGlite made', { retry: 1 }, () => {
  it('is carried over once, table by table, and kept as it was (RUN-08)', async () => {
    const expected = await pgliteData()
    const before = hashOf(inData('database'))
    const database = await open()
    const found = await contents(database.sql)
    expect(Object.keys(found).length).toBeGreaterThan(20)
    expect(found).toEqual(expected)
    expect(Object.values(found).every((rows) => rows.length >= 3)).toBe(true)
    await keep(database, 'afterwards')
    await close(database)
    expect(readdirSync(dataDir).toSorted()).toEqual(['database.pglite', 'postgresql'])
    expect(readdirSync(home())).toEqual(['data-18'])
    expect(hashOf(inData('database.pglite'))).toBe(before)

    expect(await kept(await open())).toEqual(['afterwards'])
  })

  it('is carried over from an earlier version of the tables', async () => {
    const expected = await pgliteData('0005_registration')
    const database = await open()
    const found = await contents(database.sql)
    expect(found['secrets']).toEqual(expected['secrets'])
    expect(found['mails']?.length).toBe(250)
    expect(found['bulk_placings']).toEqual([])
  })

  it('is carried over by the next start if the first one is killed', async () => {
    const expected = await pgliteData()
    const starter = startProgram('openDatabaseOnce.ts')
    await until(() => serverProcess(dataDir) !== undefined)
    await kill(starter)
    expect(readdirSync(home())).not.toContain('data-18')
    const database = await open()
    expect(await contents(database.sql)).toEqual(expected)
    expect(readdirSync(dataDir).toSorted()).toEqual(['database.pglite', 'postgresql', 'service.lock'])
    expect(readdirSync(home()).toSorted()).toEqual(['data-18', 'data-18.socket'])
  })

  it('stays as it is if it cannot be read', async () => {
    await pgliteData()
    rmSync(inData('database', 'global', 'pg_control'))
    const before = hashOf(inData('database'))
    const failed = await failure()
    expect(failed).toBeInstanceOf(DatabaseUnreadable)
    expect(String(failed)).toContain(inData('database'))
    expect(hashOf(inData('database'))).toBe(before)
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'postgresql'])
    expect(readdirSync(home())).toEqual([])
  })
})

describe('a system without binaries', { retry: 1 }, () => {
  it('uses PGlite and says in one line that this is not safe against power loss (RUN-07)', async () => {
    await pgliteData()
    const database = await open(withoutBinaries)
    await keep(database, 'in PGlite')
    expect(database.warning).toMatch(
      /^The database in .* is not safe against power loss, because there is no Post.*\.$/,
    )
    expect(database.warning).toContain('DATABASE_URL')
    expect(database.warning).toContain('DATA_DIR=memory:')
    await close(database)
    expect(readdirSync(dataDir)).toEqual(['database'])
  })

  it('refuses a folder whose data are in PostgreSQL', async () => {
    await existingData()
    const failed = await failure(withoutBinaries)
    expect(failed).toBeInstanceOf(DatabaseNotStarted)
    expect(String(failed)).toContain('needs PostgreSQL, and there is no PostgreSQL for this test')
    expect(readdirSync(dataDir)).toEqual(['postgresql'])
  })

  it('is one whose architecture the package does not know', async () => {
    const { arch } = process
    Object.defineProperty(process, 'arch', { value: 'unknown' })
    try {
      expect(await packagedBinaries()).toEqual({ because: `there is no PostgreSQL for ${process.platform} on unknown` })
    } finally {
      Object.defineProperty(process, 'arch', { value: arch })
    }
  })
})

const EARLIER = '/usr/lib/postgresql/15/bin'

describe('data of another major version', { retry: 1 }, () => {
  const renameData = (version: string) => {
    renameSync(path.join(home(), 'data-18'), path.join(home(), `data-${version}`))
    writeFileSync(path.join(home(), `data-${version}`, 'PG_VERSION'), `${version}\n`)
  }

  it.each(['9', '99'])('of PostgreSQL %s are refused with both versions, and stay as they are', async (version) => {
    await existingData()
    renameData(version)
    const before = hashOf(home())
    const failed = await failure()
    expect(failed).toBeInstanceOf(DatabaseNotStarted)
    expect(String(failed)).toContain(`was written by PostgreSQL ${version}, this is PostgreSQL 18`)
    expect(String(failed)).toContain('restore a backup')
    expect(hashOf(home())).toBe(before)
  })

  it('are refused if the folder says another version than the files', async () => {
    await existingData()
    writeFileSync(path.join(home(), 'data-18', 'PG_VERSION'), '17\n')
    expect(String(await failure())).toContain('its PG_VERSION is "17" instead of "18"')
  })

  it.runIf(existsSync(`${EARLIER}/postgres`))('are carried over if the earlier binaries are there', async () => {
    await existingData()
    const { uid, gid } = statSync(home())
    rmSync(path.join(home(), 'data-18'), { recursive: true })
    const made = spawnSync(
      `${EARLIER}/initdb`,
      ['-D', path.join(home(), 'data-15'), '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      { cwd: '/', ...(isRoot && { uid, gid }) },
    )
    expect(made.stderr.toString()).not.toContain('error')
    const findBinaries = () =>
      Promise.resolve({
        postgres: `${EARLIER}/postgres`,
        initdb: `${EARLIER}/initdb`,
        pgCtl: `${EARLIER}/pg_ctl`,
        version: '15',
        major: 15,
      })
    const earlier = await open({ findBinaries })
    await fillTables(earlier.sql)
    const expected = await contents(earlier.sql)
    await close(earlier)
    const later = await open()
    expect(await contents(later.sql)).toEqual(expected)
    expect(readdirSync(home()).toSorted()).toEqual(['data-15', 'data-18', 'data-18.socket'])
  })
})

describe.runIf(isRoot)('a service of root', { retry: 1 }, () => {
  it('runs PostgreSQL as another user, who owns the folder', async () => {
    await existingData()
    await open()
    const pid = serverProcess(dataDir)
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const { uid } = statSync(home())
    expect(uid).not.toBe(0)
    expect(status).toContain(`Uid:\t${uid}\t${uid}\t${uid}\t${uid}`)
  })

  it('puts the data outside if that user cannot enter DATA_DIR, with a link to them', async () => {
    chmodSync(folder, 0o700)
    const outside = makeDataFolder('portal-outside-')
    const first = await open({ outside })
    await keep(first, 'outside')
    await close(first)
    const there = readlinkSync(home())
    expect(path.dirname(there)).toBe(outside)
    expect(readdirSync(there)).toEqual(['data-18'])
    const again = await open({ outside })
    expect(await kept(again)).toEqual(['outside'])
    await close(again)
    rmSync(outside, { recursive: true })
    expect(String(await failure({ outside }))).toContain('is a link to a folder that does not exist')
  })

  it('says in one line what to do if that user can enter neither', async () => {
    chmodSync(folder, 0o700)
    const outside = path.join(folder, 'outside')
    const failed = await failure({ outside })
    expect(failed).toBeInstanceOf(DatabaseNotStarted)
    expect(String(failed)).toContain(`can enter neither ${dataDir} nor ${outside}`)
    expect(String(failed)).toContain('Set DATABASE_URL to a PostgreSQL, or DATA_DIR=memory: to store nothing.')
    expect(String(failed)).not.toContain('\n')
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('refuses data whose owner can no longer reach them', async () => {
    await existingData()
    chmodSync(folder, 0o700)
    expect(String(await failure())).toContain('cannot enter a folder above it')
  })

  it('copies binaries that the user cannot read, once', async () => {
    const { postgres, version } = (await packagedBinaries()) as Binaries
    const closed = mkdtempSync(path.join(tmpdir(), 'portal-closed-'))
    cpSync(path.join(path.dirname(postgres), '..'), closed, { recursive: true, verbatimSymlinks: true })
    const bin = path.join(closed, 'bin')
    const binaries = { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') }
    const findBinaries = () => Promise.resolve({ ...binaries, pgCtl: path.join(bin, 'pg_ctl'), version, major: 18 })
    await existingData()
    await close(await open({ findBinaries }))
    const copy = path.join(home(), `binaries-${version}`)
    const { ino } = statSync(copy)
    expect(await kept(await open({ findBinaries }))).toEqual(['first'])
    expect(statSync(copy).ino).toBe(ino)
    rmSync(closed, { recursive: true })
  })

  it('opens data that a backup of root brought back', async () => {
    await existingData()
    spawnSync('chown', ['-R', '0:0', home()])
    expect(await kept(await open())).toEqual(['first'])
  })
})

describe('isDatabaseAway', () => {
  it('knows the missing socket of a stopped server from a missing file', () => {
    const missing = (syscall: string) => Object.assign(new Error('missing'), { code: 'ENOENT', syscall })
    expect(isDatabaseAway(missing('connect'))).toBe(true)
    expect(isDatabaseAway(missing('open'))).toBe(false)
  })
})
