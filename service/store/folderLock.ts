import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Somebody else works in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`DATA_DIR ${folder} is used by the running process ${pid}; stop that one or choose another folder`)
    this.name = 'FolderInUse'
  }
}

/** When a process began, where the system tells (Linux): a pid that came round again is not the same process. */
const beginningOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderIn = (content: string): number | undefined => {
  const [pidText = '', began = ''] = content.split('\n')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !lives(pid)) return undefined
  return began === '' || began === beginningOf(pid) ? pid : undefined
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the folder for this process and answers how to give it back. The embedded database has no lock of its own: a
 * second process would lose orders. A dead process's lock is taken over; a living one's is `FolderInUse`.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'service.lock')
  const mine = `${lock}.${process.pid}`
  const own = `${process.pid}\n${beginningOf(process.pid)}`
  writeFileSync(mine, own)
  try {
    while (!link(mine, lock)) {
      const content = read(lock)
      if (content === undefined) continue
      const holder = holderIn(content)
      if (holder !== undefined) throw new FolderInUse(folder, holder)
      // Moved away rather than deleted: of two who find the same dead lock, only one can move it.
      const stale = `${mine}.stale`
      try {
        renameSync(lock, stale)
      } catch {
        continue
      }
      if (read(stale) !== content) link(stale, lock)
      rmSync(stale, { force: true })
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (read(lock) === own) rmSync(lock, { force: true })
  }
}
