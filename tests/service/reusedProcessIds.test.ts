import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** Loaded first, it hides /proc, which macOS and Windows do not have. */
const WITHOUT_PROC = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { readFileSync } = fs
  fs.readFileSync = (file, ...options) => {
    if (String(file).startsWith('/proc/')) throw new Error('ENOENT')
    return readFileSync(file, ...options)
  }
  fs.promises.readlink = () => Promise.reject(new Error('ENOENT'))
  syncBuiltinESMExports()`

const hasTool =
  process.platform === 'win32' || spawnSync('ps', ['-o', 'lstart=', '-p', String(process.pid)]).status === 0

let folder: string
let child: ChildProcess
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reused-'))
  child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => undefined, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (child.stdout !== null) await once(child.stdout, 'data')
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const LONG_AGO = new Date('2026-03-12T11:00:00Z')
/** A file with the id of the child, written after the child started or by an earlier process with its id. */
const write = (name: string, by: 'child' | 'earlier process'): string => {
  const file = path.join(folder, name)
  writeFileSync(file, `${child.pid}\n`)
  if (by === 'earlier process') utimesSync(file, LONG_AGO, LONG_AGO)
  return file
}
/** Runs a function of the service on the folder, without /proc; returns what it printed. */
const run = async (module: string, call: string): Promise<string> => {
  const script = `
    import * as its from ${JSON.stringify(path.resolve('service/sql', module))}
    const log = { info: () => undefined }
    const folder = ${JSON.stringify(folder)}
    console.log(await its.${call}.then(() => 'done', ({ name }) => name))`
  const args = [
    `--import=data:text/javascript,${encodeURIComponent(WITHOUT_PROC)}`,
    '--input-type=module',
    '--eval',
    script,
  ]
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  program.stdout.on('data', (part: Buffer) => void (text += part.toString()))
  await once(program, 'close')
  return text.trim()
}
const isAlive = () => child.exitCode === null && child.signalCode === null

describe.runIf(hasTool)('without /proc', () => {
  it('a lock is kept by the process that wrote it, not by a later one with its id (RUN-08)', async () => {
    const lock = () => run('folderLock.ts', 'lockFolder(folder, log, 0)')
    write('service.lock', 'child')
    expect(await lock()).toBe('FolderInUse')
    write('service.lock', 'earlier process')
    expect(await lock()).toBe('done')
  })

  it('a server that a killed service left is ended, a later process with its id is not (RUN-08)', async () => {
    const end = () => run('embedded/server.ts', 'endFormerServer(folder, log)')
    const file = write('postmaster.pid', 'earlier process')
    expect(await end()).toBe('done')
    expect([isAlive(), existsSync(file)]).toEqual([true, false])
    write('postmaster.pid', 'child')
    expect(await end()).toBe('done')
    await vi.waitFor(() => expect(isAlive()).toBe(false))
  })
})
