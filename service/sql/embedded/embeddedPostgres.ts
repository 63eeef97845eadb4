import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import type { Log } from '../../base/log.ts'
import { databaseFolder, DatabaseUnreadable, holdsTables } from '../databaseFolder.ts'
import { createPglite, withPglite } from '../pglite.ts'
import { withPool } from '../postgresPool.ts'
import type { Sql } from '../tables.ts'
import { earlierBinaries, packagedBinaries, runnableBinaries, type Binaries, type NoBinaries } from './binaries.ts'
import { carryOver } from './carryOver.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'
import { findHome, homeIn, openHome, syncFolders, type Home } from './home.ts'
import {
  createCluster,
  endFormerServer,
  runningServer,
  startServer,
  syncCluster,
  type Cluster,
  type Server,
} from './server.ts'
import { ServerEnded } from './serverEnded.ts'

/** What tests replace. */
export interface EmbeddedParts {
  readonly findBinaries?: () => Promise<Binaries | NoBinaries>
  /** The folder for databases whose user cannot enter `DATA_DIR`. */
  readonly outside?: string
}

/** Data of major version 18 is in `data-18`: a later version fills a folder beside it. */
const DATA = /^data-(\d+)$/
const FILLING = /^filling-\w{6}$/

const dataIn = (home: string, major: number) => path.join(home, `data-${major}`)
const pgliteIn = (dataDir: string) => path.join(dataDir, 'database')

const majorsIn = async (home: string): Promise<ReadonlyArray<number>> => {
  const names = existsSync(home) ? await readdir(home) : []
  return names.flatMap((name) => DATA.exec(name)?.slice(1).map(Number) ?? []).toSorted((a, b) => a - b)
}

const orUnreadable = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const isExplained = error instanceof DatabaseNotStarted || error instanceof DatabaseUnreadable
    throw isExplained ? error : new DatabaseUnreadable(folder, error)
  }
}

/** Removes what killed processes left incomplete. */
const removeLeftovers = async (home: string, log: Log): Promise<void> => {
  for (const name of (await readdir(home)).filter((entry) => FILLING.test(entry))) {
    const folder = path.join(home, name)
    await endFormerServer(folder, log)
    for (const leftover of ['', '.socket', '.password'])
      await rm(folder + leftover, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** Runs the server for this work. */
const withServer = async <T>(cluster: Cluster, log: Log, work: (database: Sql) => Promise<T>): Promise<T> => {
  const server = await startServer(cluster, log)
  try {
    return await withPool(server.connection, log, work)
  } finally {
    await server.stop()
  }
}

const DISK_FULL = /No space left on device|Disk quota exceeded/

/** Starts the server of data that were opened before; if it does not start on a disk with room, they are damaged. */
const orDamaged = async <T>({ folder }: Cluster, start: () => Promise<T>): Promise<T> => {
  try {
    return await start()
  } catch (error) {
    const isDamaged = error instanceof ServerEnded && !DISK_FULL.test(error.lastError)
    throw isDamaged ? new DatabaseUnreadable(folder, error.lastError) : error
  }
}

/**
 * Creates a database of the current version in a temporary folder, lets `fill` write its rows, and renames the folder
 * when all of it is on the disk: whatever is killed meanwhile leaves nothing that looks like a database.
 */
const createData = async (
  home: Home,
  binaries: Binaries,
  log: Log,
  fill?: (database: Sql) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(path.join(home.folder, 'filling-'))
  // initdb creates it as the user of the database.
  await rm(folder, { recursive: true })
  const cluster: Cluster = { folder, binaries, user: home.user }
  await createCluster(cluster, () => randomBytes(24).toString('base64url'))
  if (fill !== undefined) {
    try {
      await withServer(cluster, log, fill)
    } catch (error) {
      await removeLeftovers(home.folder, log)
      throw error
    }
    await syncCluster(cluster)
  }
  await rename(folder, dataIn(home.folder, binaries.major))
}

/** Reads a copy of the folder that PGlite made, because opening it changes it. */
const withCopyOfPglite = async <T>(dataDir: string, work: (from: Sql) => Promise<T>): Promise<T> => {
  const copy = path.join(dataDir, 'database.copy')
  await rm(copy, { recursive: true, force: true })
  try {
    await cp(pgliteIn(dataDir), copy, { recursive: true })
    const opening = orUnreadable(pgliteIn(dataDir), () => createPglite(copy))
    return await withPglite(opening, work)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

const carryOverFromPglite =
  (dataDir: string, log: Log) =>
  (to: Sql): Promise<void> =>
    orUnreadable(pgliteIn(dataDir), () => withCopyOfPglite(dataDir, (from) => carryOver(from, to, log)))

/** Reads a database of an earlier major version with the binaries of that version. */
const carryOverFromEarlier =
  (earlier: Cluster, log: Log) =>
  (to: Sql): Promise<void> =>
    orUnreadable(earlier.folder, () => withServer(earlier, log, (from) => carryOver(from, to, log)))

/** The data of a major version, with binaries that read them. */
const clusterOf = async (home: Home, written: number, binaries: Binaries): Promise<Cluster> => {
  const folder = dataIn(home.folder, written)
  const { major } = binaries
  if (written > major)
    throw new DatabaseNotStarted(
      `${folder} was written by PostgreSQL ${written}, this is PostgreSQL ${major}; ` +
        'install the version of the program that wrote it, or restore a backup',
    )
  if (written === major) {
    await checkVersion(folder, major)
    return { folder, binaries, user: home.user }
  }
  const earlier = await earlierBinaries(written, home.folder, home.user)
  if (earlier === undefined)
    throw new DatabaseNotStarted(
      `${folder} was written by PostgreSQL ${written}, this is PostgreSQL ${major}, and PostgreSQL ${written} is not ` +
        'installed to read it; install it or the version of the program that wrote the data, or restore a backup',
    )
  return { folder, binaries: earlier, user: home.user }
}

/** Makes sure that there is a database of the version of the binaries. */
const prepareData = async (dataDir: string, home: Home, binaries: Binaries, log: Log): Promise<Cluster> => {
  const newest = (await majorsIn(home.folder)).at(-1)
  if (newest !== binaries.major) {
    if (newest !== undefined) {
      const earlier = await clusterOf(home, newest, binaries)
      log.info('carrying-data-over', { from: earlier.folder })
      await createData(home, binaries, log, carryOverFromEarlier(earlier, log))
    } else if (holdsTables(pgliteIn(dataDir))) {
      log.info('carrying-data-over', { from: pgliteIn(dataDir) })
      await createData(home, binaries, log, carryOverFromPglite(dataDir, log))
    } else await createData(home, binaries, log)
    await syncFolders(home.folder, dataDir)
  }
  return clusterOf(home, binaries.major, binaries)
}

/** Renames the folder of PGlite once its data are carried over. */
const setPgliteAside = async (dataDir: string, log: Log): Promise<void> => {
  const [folder, aside] = ['database', 'database.pglite'].map((name) => path.join(dataDir, name)) as [string, string]
  if (!existsSync(folder) || existsSync(aside)) return
  await rename(folder, aside)
  log.info('former-database-kept', { folder: aside })
}

const checkVersion = async (folder: string, major: number): Promise<void> => {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')
  if (version.trim() !== String(major))
    throw new DatabaseUnreadable(folder, `its PG_VERSION is ${JSON.stringify(version.trim())} instead of "${major}"`)
}

const needsPostgres = (dataDir: string, { because }: NoBinaries) =>
  new DatabaseNotStarted(`${homeIn(dataDir)} needs PostgreSQL, and ${because}`)

/** Opens the folder and prepares the binaries to run there. */
const openFor = async (
  dataDir: string,
  log: Log,
  { findBinaries = packagedBinaries, outside }: EmbeddedParts,
): Promise<{ readonly home: Home; readonly binaries: Binaries } | NoBinaries> => {
  const found = await findBinaries()
  if ('because' in found) {
    if ((await majorsIn(homeIn(dataDir))).length === 0) return found
    throw needsPostgres(dataDir, found)
  }
  const home = await openHome(dataDir, log, outside)
  const binaries = await runnableBinaries(found, home.folder, home.user)
  await removeLeftovers(home.folder, log)
  return { home, binaries }
}

/**
 * Starts the PostgreSQL of this folder; the caller holds its lock. The first start creates the database, with the data
 * that PGlite or an earlier version left. Without binaries for this system it resolves with the reason.
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  log: Log,
  parts: EmbeddedParts = {},
): Promise<Server | NoBinaries> => {
  const opened = await openFor(dataDir, log, parts)
  if ('because' in opened) return opened
  const cluster = await prepareData(dataDir, opened.home, opened.binaries, log)
  await setPgliteAside(dataDir, log)
  return orDamaged(cluster, () => startServer(cluster, log))
}

/** The newest data of the embedded PostgreSQL; `undefined` if there are none. */
const newestData = async (
  dataDir: string,
  log: Log,
): Promise<{ readonly home: Home; readonly major: number } | undefined> => {
  const home = await findHome(dataDir, log)
  if (home === undefined) return undefined
  const major = (await majorsIn(home.folder)).at(-1)
  return major === undefined ? undefined : { home, major }
}

/** Whether the folder holds a database, of PostgreSQL or PGlite. */
export const holdsDatabase = async (dataDir: string, log: Log): Promise<boolean> =>
  (await newestData(dataDir, log)) !== undefined || holdsTables(pgliteIn(dataDir))

/** How to reach the PostgreSQL that another process runs for this folder; `undefined` if none accepts connections. */
export const runningPostgres = async (dataDir: string, log: Log): Promise<ClientConfig | undefined> => {
  const data = await newestData(dataDir, log)
  return data === undefined ? undefined : runningServer(dataIn(data.home.folder, data.major))
}

/** Runs `work` on the database that the folder holds, without bringing it up to date; the caller holds its lock. */
export const withStoppedDatabase = async <T>(
  dataDir: string,
  log: Log,
  work: (database: Sql) => Promise<T>,
  { findBinaries = packagedBinaries }: EmbeddedParts = {},
): Promise<T> => {
  const data = await newestData(dataDir, log)
  if (data === undefined) return withCopyOfPglite(dataDir, work)
  const found = await findBinaries()
  if ('because' in found) throw needsPostgres(dataDir, found)
  const binaries = await runnableBinaries(found, data.home.folder, data.home.user)
  const cluster = await clusterOf(data.home, data.major, binaries)
  return orDamaged(cluster, () => withServer(cluster, log, work))
}

/** Creates the database of a folder that holds none and lets `fill` create its tables; the caller holds its lock. */
export const createFilledDatabase = async (
  dataDir: string,
  log: Log,
  fill: (database: Sql) => Promise<void>,
  parts: EmbeddedParts = {},
): Promise<void> => {
  const opened = await openFor(dataDir, log, parts)
  if ('because' in opened) {
    await databaseFolder(dataDir, (folder) => withPglite(createPglite(folder), fill), log)
    return
  }
  await createData(opened.home, opened.binaries, log, fill)
  await syncFolders(opened.home.folder, dataDir)
}
