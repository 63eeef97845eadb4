import { constants, existsSync } from 'node:fs'
import { access, chown, lstat, mkdir, mkdtemp, open, realpath, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../../base/log.ts'
import { DatabaseNotStarted } from './databaseNotStarted.ts'
import { canEnter, chooseUser, giveTo, isRoot, type SystemUser } from './systemUser.ts'

/** Where a database is whose user cannot enter `DATA_DIR`, such as one below /root. */
const OUTSIDE = '/var/lib/rider-portal'

/** The folder of the embedded PostgreSQL, and the user that owns and runs it. */
export interface Home {
  readonly folder: string
  /** Absent: the user of this process. */
  readonly user?: SystemUser
}

/** The folder, or the link to it, within `DATA_DIR`. */
export const homeIn = (dataDir: string): string => path.join(dataDir, 'postgresql')

const makeFolder = async (folder: string, user?: SystemUser): Promise<void> => {
  await mkdir(folder, { mode: 0o700 })
  if (user !== undefined) await chown(folder, user.uid, user.gid)
}

const isLink = async (file: string): Promise<boolean> =>
  lstat(file).then(
    (found) => found.isSymbolicLink(),
    () => false,
  )

/** Opens an existing folder: as root, its owner runs the database. */
const existingHome = async (link: string, log: Log): Promise<Home> => {
  if (!existsSync(link)) throw new DatabaseNotStarted(`${link} is a link to a folder that does not exist`)
  const folder = await realpath(link)
  if (!isRoot()) {
    const isOurs = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    )
    if (!isOurs)
      throw new DatabaseNotStarted(`${folder} belongs to user ${(await stat(folder)).uid}; start as that user`)
    return { folder }
  }
  const { uid, gid } = await stat(folder)
  const user = uid === 0 ? await chooseUser(log) : { uid, gid }
  if (uid === 0) {
    // Restored from a backup by root. A link may lead anywhere.
    if (await isLink(link)) throw new DatabaseNotStarted(`${folder} belongs to root; give it to another user`)
    await giveTo(user, folder)
  }
  if (!(await canEnter(user, folder)))
    throw new DatabaseNotStarted(`user ${user.uid}, who owns ${folder}, cannot enter a folder above it`)
  return { folder, user }
}

/** Creates a folder that the user can enter: in `DATA_DIR`, or outside with a link in `DATA_DIR`. */
const newHome = async (link: string, outside: string, log: Log): Promise<Home> => {
  if (!isRoot()) {
    await makeFolder(link)
    return { folder: await realpath(link) }
  }
  const user = await chooseUser(log)
  if (await canEnter(user, path.dirname(link))) {
    await makeFolder(link, user)
    return { folder: await realpath(link), user }
  }
  const refused = `user ${user.uid}, who runs PostgreSQL for root, can enter neither ${path.dirname(link)} nor ${outside}`
  try {
    await mkdir(outside, { recursive: true, mode: 0o755 })
  } catch {
    throw new DatabaseNotStarted(refused)
  }
  if (!(await canEnter(user, outside))) throw new DatabaseNotStarted(refused)
  const folder = await mkdtemp(path.join(outside, 'postgresql-'))
  await chown(folder, user.uid, user.gid)
  await symlink(folder, link)
  log.info('database-outside-of-data-dir', { folder, link })
  return { folder, user }
}

/** Opens the folder of the embedded PostgreSQL in `DATA_DIR`; `undefined` if the folder does not exist. */
export const findHome = async (dataDir: string, log: Log): Promise<Home | undefined> => {
  const link = homeIn(dataDir)
  return existsSync(link) || (await isLink(link)) ? existingHome(link, log) : undefined
}

/**
 * Returns the folder of the embedded PostgreSQL of `DATA_DIR`. PostgreSQL refuses root, so a service of root gives the
 * folder to another user; if that user cannot enter `DATA_DIR`, the folder is in `outside` and `DATA_DIR` has a link.
 */
export const openHome = async (dataDir: string, log: Log, outside = OUTSIDE): Promise<Home> =>
  (await findHome(dataDir, log)) ?? newHome(homeIn(dataDir), outside, log)

/** Flushes the entries of these folders and of those above them, so that a power cut cannot undo a renaming. */
export const syncFolders = async (...folders: ReadonlyArray<string>): Promise<void> => {
  const above = (folder: string): ReadonlyArray<string> =>
    folder === path.dirname(folder) ? [folder] : [folder, ...above(path.dirname(folder))]
  for (const folder of new Set(folders.flatMap(above))) {
    // Windows cannot open folders, and some may not be readable.
    const handle = await open(folder, 'r').catch(() => undefined)
    await handle?.sync().catch(() => undefined)
    await handle?.close()
  }
}
