import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** All descendant processes of a process, including itself. */
const familyOf = (root: number): ReadonlyArray<number> => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
  const found = [root]
  for (const parent of found) found.push(...rows.filter(([, of]) => of === parent).map(([pid]) => pid))
  return found
}

/** The private memory of a process in bytes; 0 if it has ended. */
const ownBytes = (pid: number): number => {
  try {
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
  }
}

/**
 * The memory of all processes of a browser in bytes, including workers and blob storage. NaN on systems other than
 * Linux.
 */
export const browserMemory = (root: number): number =>
  process.platform === 'linux' ? familyOf(root).reduce((sum, pid) => sum + ownBytes(pid), 0) : Number.NaN
