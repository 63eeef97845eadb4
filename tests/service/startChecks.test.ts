import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingRefused } from '../../service/base/settings.ts'
import { checkAddress, checkDataFolder, checkStart, listenRefused } from '../../service/base/startChecks.ts'
import { readSettings } from '../../service/base/settings.ts'

let folder: string
let taken: Server
let port: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-checks-'))
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  port = (taken.address() as AddressInfo).port
})
afterAll(() => {
  taken.close()
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
})

const folderIs = (dataDir: string) => () => checkDataFolder({ dataDir })
const refusalOf = (code: string) => listenRefused(Object.assign(new Error(code), { code }), { port: 80, host: 'here' })

describe('the address to listen on', () => {
  it('is refused if the port is taken, with the name of the setting (RUN-04)', async () => {
    const refused = checkAddress({ port, host: '127.0.0.1' })
    await expect(refused).rejects.toThrow(SettingRefused)
    await expect(refused).rejects.toThrow(`PORT="${port}" cannot be used: another program listens on port ${port}`)
  })

  it('is refused if HOST is no address of this machine (RUN-04)', async () => {
    await expect(checkAddress({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'HOST="192.0.2.1" cannot be used: an addr',
    )
  })

  it('is free again after the check', async () => {
    const free = createServer()
    await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve))
    const address = { port: (free.address() as AddressInfo).port, host: '127.0.0.1' }
    await new Promise((resolve) => free.close(resolve))
    await checkAddress(address)
    await checkAddress(address)
  })

  it.each([
    ['EACCES', 'PORT="80" cannot be used: this user may not listen there'],
    ['ENOTFOUND', 'HOST="here" cannot be used: an address or a name of this machine'],
  ])('is refused with the setting for %s; other errors stay as they are', (code, message) => {
    expect(refusalOf(code)).toMatchObject({
      name: 'SettingRefused',
      message: expect.stringContaining(message) as string,
    })
    expect(refusalOf('EMFILE')).toMatchObject({ name: 'Error', message: 'EMFILE' })
  })
})

describe('the folder of the embedded database', () => {
  it('is created with its parents, and nothing stays in it (RUN-08)', () => {
    const dataDir = path.join(folder, 'a', 'b', 'data')
    folderIs(dataDir)()
    folderIs(dataDir)()
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is not created for memory: or a PostgreSQL (RUN-07)', () => {
    folderIs('memory:')()
    checkDataFolder({ dataDir: path.join(folder, 'none'), databaseUrl: 'postgres://somewhere/db' })
    expect([existsSync('memory:'), existsSync(path.join(folder, 'none'))]).toEqual([false, false])
  })

  it('is refused if it or a parent is a file (RUN-04)', () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    expect(folderIs(file)).toThrow(
      `DATA_DIR=${JSON.stringify(file)} cannot be used: a folder that can be created and written, or memory: (${file} is a file)`,
    )
    expect(folderIs(path.join(file, 'data'))).toThrow(`${path.join(file, 'data')}" cannot be used`)
  })

  it('is refused if it is a link to nothing (RUN-04)', () => {
    const link = path.join(folder, 'link')
    symlinkSync(path.join(folder, 'nowhere'), link)
    expect(folderIs(link)).toThrow(SettingRefused)
  })

  it.runIf(process.platform === 'linux')('is refused at once where no folder can be created (RUN-04)', () => {
    expect(folderIs('/proc/none/data')).toThrow('DATA_DIR="/proc/none/data" cannot be used')
  })

  // Root may write everywhere.
  it.runIf(process.getuid?.() !== 0)('is refused if this user may not write there (RUN-04)', () => {
    const dataDir = path.join(folder, 'read-only')
    mkdirSync(dataDir, { mode: 0o555 })
    expect(folderIs(dataDir)).toThrow('(this user may not write there)')
  })

  it('is not created if the port is taken (RUN-04)', async () => {
    const dataDir = path.join(folder, 'later')
    await expect(checkStart({ ...readSettings({ DATA_DIR: dataDir, PORT: String(port) }) })).rejects.toThrow('PORT=')
    expect(existsSync(dataDir)).toBe(false)
  })
})

describe('the check before the build', () => {
  it('refuses a wrong setting in one line, without a stack (RUN-04)', () => {
    const env = { ...process.env, PORT: 'http' }
    const { status, stderr } = spawnSync(process.execPath, ['service/checkStart.ts'], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'PORT="http" cannot be used: a whole number from 0 to 65535\n'])
  })
  it('creates no folder of a database for the demo, which has none (RUN-04)', () => {
    const dataDir = path.join(folder, 'of-no-demo')
    const env = { ...process.env, PORT: '0', DATA_DIR: dataDir }
    const { status } = spawnSync(process.execPath, ['service/checkStart.ts', 'demo'], { env, encoding: 'utf8' })
    expect([status, existsSync(dataDir)]).toEqual([0, false])
  })
})
