import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { SettingRefused, type Settings } from './settings.ts'

type Address = Pick<Settings, 'port' | 'host'>

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

/** Why listening failed, as the error of a setting; other errors as they are. */
export const listenRefused = (error: unknown, { port, host }: Address): unknown => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new SettingRefused(
        'PORT',
        String(port),
        `another program listens on port ${port}; stop it, or choose a free port from 1 to 65535 (0 takes any)`,
      )
    case 'EACCES':
      return new SettingRefused(
        'PORT',
        String(port),
        'this user may not listen there; choose a port from 1024 to 65535',
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return new SettingRefused(
        'HOST',
        host,
        'an address or a name of this machine, such as 127.0.0.1, or 0.0.0.0 for all of its addresses',
      )
    default:
      return error
  }
}

/** Listens on the address for a moment. Throws `SettingRefused` for `PORT` or `HOST` if that fails. */
export const checkAddress = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(listenRefused(error, address) as Error))
    server.listen({ ...address, exclusive: true }, () => server.close(() => resolve()))
  })

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'no folder can be created there',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'the path is too long',
}

/** Creates the missing folders one by one: `mkdir` with `recursive` never ends where none can be created, as in /proc. */
const makeFolder = (folder: string): void => {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory() === true) return
  if (stats !== undefined) throw Object.assign(new Error(`${folder} is a file`), { code: 'ENOTDIR' })
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (codeOf(error) !== 'EEXIST' || statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error
  }
}

/** The lock of the folder and the first files of a start have room in it, in bytes. */
const FIRST_ROOM = 65_536

const tryToWrite = (file: string): void => {
  try {
    writeFileSync(file, Buffer.alloc(FIRST_ROOM))
  } finally {
    rmSync(file, { force: true })
  }
}

/** Creates the folder of the embedded database. Throws `SettingRefused` if it cannot be created or written. */
export const checkDataFolder = ({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>): void => {
  if (databaseUrl !== undefined || dataDir === 'memory:') return
  const folder = path.resolve(dataDir)
  try {
    makeFolder(folder)
    tryToWrite(path.join(folder, `written.${process.pid}`))
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))
    throw new SettingRefused('DATA_DIR', dataDir, `a folder that can be created and written, or memory: (${reason})`)
  }
}

/** Checks what a start needs, before it creates anything. */
export const checkStart = async (settings: Settings): Promise<void> => {
  await checkAddress(settings)
  checkDataFolder(settings)
}
