import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../service/base/settings.ts'
import { describeEngine } from '../../service/store/describeEngine.ts'
import { startBox } from '../../simulator/startBox.ts'

const boxOf = (env: Readonly<Record<string, string>> = {}): string => {
  const settings = readSettings(env)
  return startBox(settings, { port: 8081, engine: describeEngine(settings) })
}

/** The text of a row, wrapped lines joined. */
const rowsOf = (box: string): Readonly<Record<string, string>> => {
  const rows: Array<[string, string]> = []
  for (const line of box.split('\n').slice(1, -1)) {
    const [label, text] = [line.slice(2, 16).trim(), line.slice(16, -2).trim()]
    const last = rows.at(-1)
    if (label !== '' || last === undefined) rows.push([label, text])
    else last[1] += ` ${text}`
  }
  return Object.fromEntries(rows)
}

describe('the box of a start', () => {
  it('names address, account, control room, folder, engine and speed (RUN-11)', () => {
    expect(rowsOf(boxOf())).toEqual({
      Portal: 'http://localhost:8081',
      Account: 'vendor@demo.test (or parent@demo.test, new@demo.test, closed@demo.test)',
      Password: 'Demo-1234!',
      'Control room': 'http://localhost:8081/sandbox',
      Data: path.resolve('.data'),
      Engine: 'PostgreSQL in DATA_DIR: syncs an order to the disk before it is acknowledged',
      Speed: '20: simulated riders live 20 s each second; SIM_SPEED changes that',
    })
  })

  it('is plain text: all lines have the same length and an edge at both ends (RUN-11)', () => {
    const lines = boxOf({ DATA_DIR: `/${'long/'.repeat(30)}data` }).split('\n')
    expect(new Set(lines.map((line) => line.length)).size).toBe(1)
    expect(lines.filter((line) => !/^[|+][\x20-\x7e]+[|+]$/.test(line))).toEqual([])
  })

  it.each([
    [{ DATA_DIR: 'memory:' }, 'in memory', 'PGlite in memory: keeps nothing when the service stops'],
    [
      { DATABASE_URL: 'postgres://portal:secret@db/portal', DEMO: '1' },
      'in the PostgreSQL of DATABASE_URL',
      'PostgreSQL: keeps an acknowledged order as safely as that server is set up to',
    ],
  ])('says where the data of %j are and what is kept, without a password (RUN-11)', (env, data, engine) => {
    expect(rowsOf(boxOf(env))).toMatchObject({ Data: data, Engine: engine })
    expect(boxOf(env)).not.toContain('secret')
  })

  it.each([
    [{ DEPLOYMENT: 'ferrywing-sg' }, 'http://localhost:8081'],
    [{ DEPLOYMENT: 'ferrywing-hk' }, 'http://localhost:8081'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:8081'],
    [{ HOST: '192.168.0.7' }, 'http://192.168.0.7:8081'],
    [{ HOST: 'fd00::7' }, 'http://[fd00::7]:8081'],
    [{ PUBLIC_URL: 'https://portal.example/' }, 'https://portal.example'],
  ])('leads with %j to a deployment that has the account (RUN-11)', (env, address) => {
    expect(rowsOf(boxOf(env))).toMatchObject({ Portal: address, 'Control room': `${address}/sandbox` })
  })

  it('says that riders do not move at speed 0 (RUN-11)', () => {
    expect(rowsOf(boxOf({ SIM_SPEED: '0' }))['Speed']).toContain('stand still')
  })
})
