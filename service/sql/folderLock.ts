import { spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '../../src/domain/instant.ts'
import type { Log } from '../base/log.ts'

/** How long a start waits for a holder that is shutting down, in ms. */
const HOLDER_LEAVES_WITHIN = 5 * SECOND
const LOOK_EVERY = 100
/** Tools round the start of a process to seconds. */
const START_TOLERANCE = 2 * SECOND

/** Another process holds the folder. */
export class FolderInUse extends Error {
  readonly holder: number

  constructor(folder: string, holder: number) {
    super(`DATA_DIR ${folder} is used by the running process ${holder}; stop that one or choose another folder`)
    this.name = 'FolderInUse'
    this.holder = holder
  }
}

/**
 * Indexes into the fields of /proc/<pid>/stat after the command name (proc_pid_stat(5)): state is field 3, starttime
 * field 22.
 */
const STATE = 0
const START_TIME = 19
const DEAD_STATES = ['Z', 'X']

/** State and start time of a process on Linux; `undefined` elsewhere, and where /proc hides the process. */
const statOf = (pid: number): { readonly state: string; readonly startTime: string } | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[STATE] ?? '', startTime: fields[START_TIME] ?? '' }
  } catch {
    return undefined
  }
}

const answersSignals = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process runs. A zombie still answers signals until its parent reaps it, but runs no code. */
export const isRunning = (pid: number): boolean =>
  Number.isInteger(pid) && pid > 0 && answersSignals(pid) && !DEAD_STATES.includes(statOf(pid)?.state ?? '')

/** The start of a process in ms since 1970, as the system's own tool says it; NaN if it does not. */
const startOf = (pid: number): number => {
  const [tool, args] =
    process.platform === 'win32'
      ? ['powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('o')`]]
      : ['ps', ['-o', 'lstart=', '-p', String(pid)]]
  const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' }, windowsHide: true } as const
  return Date.parse(spawnSync(tool, args, options).stdout ?? '')
}

/**
 * Whether a process started after the file was written: it has the id of the one that wrote it. False where no tool
 * says when it started.
 */
export const startedAfter = (pid: number, file: string): boolean =>
  startOf(pid) > (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) + START_TOLERANCE

/**
 * The id of the process that a lock names, if that process is still running. A process with the same id and another
 * start time is a different one.
 */
const holderIn = (lock: string, content: string): number | undefined => {
  const [pidText = '', startTime = ''] = content.split('\n')
  const pid = Number(pidText)
  if (!isRunning(pid)) return undefined
  const stat = statOf(pid)
  const isAnother = stat === undefined ? startedAfter(pid, lock) : startTime !== '' && startTime !== stat.startTime
  return isAnother ? undefined : pid
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

/** Locks the folder and returns the function that releases it. Throws `FolderInUse` while its holder is running. */
const tryToLock = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const lock = path.join(folder, 'service.lock')
  const mine = `${lock}.${process.pid}`
  const own = `${process.pid}\n${statOf(process.pid)?.startTime ?? ''}`
  writeFileSync(mine, own)
  try {
    while (!link(mine, lock)) {
      const content = read(lock)
      if (content === undefined) continue
      const holder = holderIn(lock, content)
      if (holder !== undefined) throw new FolderInUse(folder, holder)
      // Renames instead of deleting: only one of two processes that find the same stale lock can rename it.
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

/**
 * Locks the folder for this process and resolves with the function that releases it. PGlite does not lock
 * its files: a second process would lose orders. The lock of a dead process is taken over. A running holder gets
 * `patience` ms to end, because a process that is stopping or being killed keeps its lock for a moment; then this
 * rejects with `FolderInUse`.
 */
export const lockFolder = async (folder: string, log: Log, patience = HOLDER_LEAVES_WITHIN): Promise<() => void> => {
  const began = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      return tryToLock(folder)
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() - began >= patience) throw error
      if (isFirst) log.info('waiting-for-folder', { holder: error.holder })
    }
    await wait(LOOK_EVERY)
  }
}
