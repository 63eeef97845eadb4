import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from '../../service/store/folderLock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const lockFile = () => path.join(folder, 'service.lock')
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

describe('the folder of the embedded database', () => {
  it('has one holder at a time, and says who (decisions, section 2)', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(String(process.pid))
    unlock()
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is made when it is not there (decisions, section 2)', () => {
    lockFolder(path.join(folder, 'deep', 'er'))()
    expect(readdirSync(path.join(folder, 'deep'))).toEqual(['er'])
  })

  it('is taken over from a dead process (decisions, section 2)', () => {
    writeFileSync(lockFile(), `${deadPid()}\n`)
    const unlock = lockFolder(folder)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    unlock()
  })

  it.runIf(process.platform === 'linux')(
    'is taken over from a process whose number came round again (decisions, section 2)',
    () => {
      writeFileSync(lockFile(), `${process.pid}\n1`)
      lockFolder(folder)()
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it.each(['', 'nonsense', '-1', '0'])(
    'is taken over from a lock that names nobody: %j (decisions, section 2)',
    (content) => {
      writeFileSync(lockFile(), content)
      lockFolder(folder)()
      expect(readdirSync(folder)).toEqual([])
    },
  )

  it('is not given back by one who lost it (decisions, section 2)', () => {
    const unlock = lockFolder(folder)
    writeFileSync(lockFile(), '1\n')
    unlock()
    expect(readFileSync(lockFile(), 'utf8')).toBe('1\n')
  })
})
