import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silentLog } from '../support/silentLog.ts'
import { FolderInUse, lockFolder } from '../../service/sql/folderLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => path.join(folder, 'service.lock')
/** Locks without waiting for a running holder. */
const lock = (where = folder) => lockFolder(where, silentLog, 0)
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('lockFolder', () => {
  it('allows one holder at a time and names it (RUN-08)', async () => {
    const unlock = await lock()
    await expect(lock()).rejects.toThrow(FolderInUse)
    await expect(lock()).rejects.toThrow(String(process.pid))
    unlock()
    ;(await lock())()
    expect(readdirSync(folder)).toEqual([])
  })

  it('creates a missing folder (RUN-08)', async () => {
    ;(await lock(path.join(folder, 'deep', 'er')))()
    expect(readdirSync(path.join(folder, 'deep'))).toEqual(['er'])
  })

  it('takes over from a dead process (RUN-08)', async () => {
    writeFileSync(lockFile(), `${deadPid()}\n`)
    const unlock = await lock()
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
    await expect(lock()).rejects.toThrow(FolderInUse)
    unlock()
  })

  it.runIf(process.platform === 'linux')('takes over from a process whose id was reused (RUN-08)', async () => {
    writeFileSync(lockFile(), `${process.pid}\n1`)
    ;(await lock())()
    expect(readdirSync(folder)).toEqual([])
  })

  it.runIf(process.platform === 'linux')(
    'takes over from a killed process that its parent has not reaped (RUN-08)',
    async () => {
      // The shell replaces itself with a program that never waits for its children. The child is killed after that,
      // because the shell itself might reap it.
      const script = 'sleep 60 & echo $!; exec sleep 60'
      const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
      try {
        const [line] = (await once(parent.stdout, 'data')) as [Buffer]
        const zombie = Number(line.toString())
        const becomes = (pid: number | undefined, state: RegExp) =>
          vi.waitFor(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toMatch(state), { timeout: 30_000 })
        await becomes(parent.pid, /\(sleep\)/)
        process.kill(zombie, 'SIGKILL')
        await becomes(zombie, /\) Z /)
        writeFileSync(lockFile(), `${zombie}\n`)
        ;(await lock())()
        expect(readdirSync(folder)).toEqual([])
      } finally {
        parent.kill('SIGKILL')
      }
    },
  )

  it('waits for a holder that is about to end, and takes over (RUN-08)', async () => {
    const unlock = await lock()
    const taking = lockFolder(folder, silentLog)
    await new Promise((resolve) => setImmediate(resolve))
    unlock()
    ;(await taking)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('rejects if the holder is still running after the wait (RUN-08)', async () => {
    const unlock = await lock()
    await expect(lockFolder(folder, silentLog, 200)).rejects.toThrow(FolderInUse)
    unlock()
  })

  it.each(['', 'nonsense', '-1', '0'])('takes over a lock that names no process: %j (RUN-08)', async (content) => {
    writeFileSync(lockFile(), content)
    ;(await lock())()
    expect(readdirSync(folder)).toEqual([])
  })

  it('does not release a lock that it has lost (RUN-08)', async () => {
    const unlock = await lock()
    writeFileSync(lockFile(), '1\n')
    unlock()
    expect(readFileSync(lockFile(), 'utf8')).toBe('1\n')
  })
})
