import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The processes that a process has started, and theirs. */
const familyOf = (root: number): ReadonlyArray<number> => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
  const found = [root]
  for (const parent of found) found.push(...rows.filter(([, of]) => of === parent).map(([pid]) => pid))
  return found
}

/** Memory of a process that nothing else shares, in bytes; 0 of one that has ended. */
const ownBytes = (pid: number): number => {
  try {
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024
  } catch {
    return 0
  }
}

/** What all processes of a browser hold, in bytes: pages, workers, and where blobs lie. NaN where the system does not tell. */
export const browserMemory = (root: number): number =>
  process.platform === 'linux' ? familyOf(root).reduce((sum, pid) => sum + ownBytes(pid), 0) : Number.NaN
