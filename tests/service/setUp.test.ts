import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string

const program = (file: string, script: string) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

/** A clone in which npm installs nothing but a Node that says what it was asked to run. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-set-up-'))
  for (const file of ['set-up.mjs', 'build/chromium.mjs', 'build/testReport.mjs', 'package-lock.json'])
    cpSync(file, path.join(folder, file))
  for (const file of ['vite.config.ts', 'index.html']) writeFileSync(path.join(folder, file), '')
  program(path.join(folder, 'fake', 'node'), 'echo "ran $*"; mkdir -p dist; [ "$1" != "$REFUSED" ]')
  program(path.join(folder, 'fake', 'npm'), 'mkdir -p node_modules/.bin; cp fake/node node_modules/.bin/node')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (task: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) => {
  const { stdout, status } = spawnSync(process.execPath, ['set-up.mjs', ...task], {
    cwd: folder,
    env: { PATH: `${path.join(folder, 'fake')}${path.delimiter}${process.env['PATH']}`, ...env },
    encoding: 'utf8',
  })
  return { lines: stdout.trim().split('\n'), status }
}

const start = (env?: Readonly<Record<string, string>>) => run(['start'], env)

const SECONDS = String.raw`usually [\d to]+ (?:s|minutes)`

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('says what it does and how long that usually takes, before it does it (RUN-11)', () => {
    const { lines, status } = start()
    const expected = [
      new RegExp(`^• Installing the packages .*${SECONDS} …$`),
      /^ran service\/checkStart\.ts$/,
      new RegExp(`^• Building the portal .*${SECONDS} …$`),
      /^ran build\/buildPortal\.ts$/,
      new RegExp(`^• Compressing the portal; ${SECONDS} …$`),
      /^ran build\/packPortal\.ts quick$/,
      new RegExp(`^• Starting the service; ${SECONDS}.* …$`),
      /^ran service\/main\.ts$/,
    ]
    expect(lines).toEqual(expected.map((line) => expect.stringMatching(line) as string))
    expect(status).toBe(0)
  })

  it.each([
    ['of a process that has ended', '2147483646'],
    ['that a power cut left empty', ''],
  ])('takes over a lock %s (RUN-01)', (_, content) => {
    const lock = path.join(folder, '.set-up-lock')
    writeFileSync(lock, content)
    utimesSync(lock, new Date(0), new Date(0))
    expect(start().status).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('only starts what is installed and built (RUN-01)', () => {
    start()
    expect(start().lines).toEqual([expect.stringContaining('Starting'), 'ran service/main.ts'])
  })

  it.each(['src/main.tsx', 'simulator/riders/ride.ts', 'service/delivery/quoteFee.ts'])(
    'builds again after a change of %s, which the portal contains',
    (file) => {
      start()
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), 'changed')
      expect(start().lines).toContain('ran build/buildPortal.ts')
    },
  )

  it('builds nothing if the settings are refused (RUN-04)', () => {
    const { lines, status } = start({ REFUSED: 'service/checkStart.ts' })
    expect(lines.slice(1)).toEqual(['ran service/checkStart.ts'])
    expect(status).toBe(1)
  })
})

describe.skipIf(process.platform === 'win32')('npm run demo', () => {
  it('builds nothing if the settings are refused, like npm start (RUN-04)', () => {
    const { lines, status } = run(['demo'], { REFUSED: 'service/checkStart.ts' })
    expect(lines.slice(1)).toEqual(['ran service/checkStart.ts demo'])
    expect(status).toBe(1)
  })
})

describe.skipIf(process.platform === 'win32')('npm run backup and npm run restore', () => {
  it.each(['backup', 'restore'])('%s without building, with the arguments and the exit code of the program', (task) => {
    const { lines, status } = run([task, 'a file', '--more'])
    expect(lines.slice(1)).toEqual([`ran service/backupProgram.ts ${task} a file --more`])
    expect(status).toBe(0)
    expect(run([task], { REFUSED: 'service/backupProgram.ts' }).status).toBe(1)
  })

  it('keep arguments whole that go through a shell, as on Windows', () => {
    const asOnWindows = `--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`
    const { lines } = run(['backup', 'a  "file" & more'], { NODE_OPTIONS: asOnWindows, comspec: '/bin/sh' })
    expect(lines.at(-1)).toMatch(/^ran service\/backupProgram\.ts backup a {2}"?file"? & more$/)
  })
})
