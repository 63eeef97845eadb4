import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const MEMORY = '/dev/shm'
/** Less than this, in bytes, and the databases of a run might not fit: containers often have 64 MB. */
const MIN_MEMORY = 2 * 2 ** 30

/** Memory where a system has enough of it as a folder, because databases wait for the disk; else temporary files. */
const memoryOrTemporary = (): string => {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= MIN_MEMORY ? MEMORY : tmpdir()
}

/** Creates a temporary folder that every user can enter: as root, PostgreSQL runs as another user. */
export const makeDataFolder = (prefix: string, place = memoryOrTemporary()): string => {
  const folder = mkdtempSync(path.join(place, prefix))
  chmodSync(folder, 0o755)
  return folder
}

/** The process of the embedded PostgreSQL of this DATA_DIR; `undefined` if none is running. */
export const serverProcess = (dataDir: string): number | undefined => {
  const home = path.join(dataDir, 'postgresql')
  const files = (existsSync(home) ? readdirSync(home) : []).map((name) => path.join(home, name, 'postmaster.pid'))
  const pids = files.filter(existsSync).map((file) => Number.parseInt(readFileSync(file, 'utf8'), 10))
  return pids.find((pid) => pid > 0 && isAlive(pid))
}

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Resolves when the server of a killed service has ended. */
export const serverEnded = async (dataDir: string): Promise<void> => {
  while (serverProcess(dataDir) !== undefined) await wait(20)
}

/** Removes a folder that contains these DATA_DIRs, after their servers have ended. */
export const removeDataFolder = async (folder: string, ...dataDirs: ReadonlyArray<string>): Promise<void> => {
  for (const dataDir of [folder, ...dataDirs]) await serverEnded(dataDir)
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
