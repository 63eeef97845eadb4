import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../../base/log.ts'
import { DatabaseUnreadable, holdsTables } from '../databaseFolder.ts'
import { createPglite, pgliteDatabase } from '../pglite.ts'
import { openPool } from '../postgresPool.ts'
import type { Sql } from '../tables.ts'
import { earlierBinaries, packagedBinaries, runnableBinaries, type Binaries, type NoBinaries } from './binaries.ts'
import { carryOver } from './carryOver.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'
import { homeIn, openHome, syncFolders, type Home } from './home.ts'
import {
  createCluster,
  endFormerServer,
  ServerEnded,
  startServer,
  syncCluster,
  type Cluster,
  type Server,
} from './server.ts'

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

const majorsIn = async (home: string): Promise<ReadonlyArray<number>> => {
  const names = existsSync(home) ? await readdir(home) : []
  return names.flatMap((name) => DATA.exec(name)?.slice(1).map(Number) ?? []).toSorted((a, b) => a - b)
}

const orUnreadable = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof DatabaseNotStarted ? error : new DatabaseUnreadable(folder, error)
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
const withServer = async (cluster: Cluster, log: Log, work: (database: Sql) => Promise<void>): Promise<void> => {
  const server = await startServer(cluster, log)
  const { sql } = openPool(server.connection, log)
  try {
    await work(sql)
  } finally {
    await sql.destroy()
    await server.stop()
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
    await withServer(cluster, log, fill)
    await syncCluster(cluster)
  }
  await rename(folder, dataIn(home.folder, binaries.major))
}

/** Reads a copy of the folder that PGlite made, because opening it changes it. */
const carryOverFromPglite =
  (dataDir: string, folder: string, log: Log) =>
  async (to: Sql): Promise<void> => {
    const copy = path.join(dataDir, 'database.copy')
    await rm(copy, { recursive: true, force: true })
    try {
      await cp(folder, copy, { recursive: true })
      await orUnreadable(folder, async () => {
        const { sql: from } = pgliteDatabase(await createPglite(copy))
        try {
          await carryOver(from, to, log)
        } finally {
          await from.destroy()
        }
      })
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }

/** Reads a database of an earlier major version with the binaries of that version. */
const carryOverFromEarlier =
  (earlier: Cluster, log: Log) =>
  async (to: Sql): Promise<void> =>
    orUnreadable(earlier.folder, () => withServer(earlier, log, (from) => carryOver(from, to, log)))

/** Makes sure that there is a database of the version of the binaries. */
const prepareData = async (dataDir: string, home: Home, binaries: Binaries, log: Log): Promise<void> => {
  const { major } = binaries
  const present = await majorsIn(home.folder)
  const newest = present.at(-1)
  const pglite = path.join(dataDir, 'database')
  if (newest !== undefined && newest > major)
    throw new DatabaseNotStarted(
      `${dataIn(home.folder, newest)} was written by PostgreSQL ${newest}, this is PostgreSQL ${major}; ` +
        'install the version of the program that wrote it, or restore a backup',
    )
  if (newest !== undefined && newest < major) {
    const folder = dataIn(home.folder, newest)
    const earlier = await earlierBinaries(newest, home.folder, home.user)
    if (earlier === undefined)
      throw new DatabaseNotStarted(
        `${folder} was written by PostgreSQL ${newest}, this is PostgreSQL ${major}, and PostgreSQL ${newest} is not ` +
          'installed to read it; install it or the version of the program that wrote the data, or restore a backup',
      )
    log.info('carrying-data-over', { from: folder })
    await createData(home, binaries, log, carryOverFromEarlier({ folder, binaries: earlier, user: home.user }, log))
  } else if (newest === undefined && existsSync(pglite) && holdsTables(pglite)) {
    log.info('carrying-data-over', { from: pglite })
    await createData(home, binaries, log, carryOverFromPglite(dataDir, pglite, log))
  } else if (newest === undefined) await createData(home, binaries, log)
  else return
  await syncFolders(home.folder, dataDir)
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

/**
 * Starts the PostgreSQL of this folder; the caller holds its lock. The first start creates the database, with the data
 * that PGlite or an earlier version left. Without binaries for this system it resolves with the reason.
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  log: Log,
  { findBinaries = packagedBinaries, outside }: EmbeddedParts = {},
): Promise<Server | NoBinaries> => {
  const found = await findBinaries()
  if ('because' in found) {
    if ((await majorsIn(homeIn(dataDir))).length === 0) return found
    throw new DatabaseNotStarted(`${homeIn(dataDir)} needs PostgreSQL, and ${found.because}`)
  }
  const home = await openHome(dataDir, log, outside)
  const binaries = await runnableBinaries(found, home.folder, home.user)
  await removeLeftovers(home.folder, log)
  await prepareData(dataDir, home, binaries, log)
  await setPgliteAside(dataDir, log)
  const folder = dataIn(home.folder, binaries.major)
  await checkVersion(folder, binaries.major)
  try {
    return await startServer({ folder, binaries, user: home.user }, log)
  } catch (error) {
    throw error instanceof ServerEnded ? new DatabaseUnreadable(folder, error.lastError) : error
  }
}
