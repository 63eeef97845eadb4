import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingRefused } from '../../service/base/settings.ts'
import { ALL_KEYS } from '../../service/store/changeFeed.ts'
import { openDatabase } from '../../service/sql/database.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { waitForWritable } from '../../service/sql/databaseAddresses.ts'
import { openPool } from '../../service/sql/postgresPool.ts'
import { isDatabaseAway } from '../../service/store/databaseAway.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServiceProcess } from '../support/serviceProcess.ts'
import { silentLog } from '../support/silentLog.ts'

/** Nothing listens there: ports below 1024 are not given away. */
const NOBODY = 'postgres://portal:portal@127.0.0.1:1/nobody'

let postgres: TestPostgres
let writable: string
let readOnly: string

const run = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

beforeAll(async () => {
  postgres = await startPostgres()
  writable = await postgres.createDatabase('writable')
  readOnly = await postgres.createDatabase('read_only')
  await run(writable, 'alter database read_only set default_transaction_read_only = on')
})
afterAll(() => postgres.stop())

const recording = () => {
  const messages: Array<string> = []
  return { messages, log: { warn: (_: string, facts: object = {}) => void messages.push(JSON.stringify(facts)) } }
}

/** Lends the address of a server that accepts connections and never answers. */
const withSilent = async (work: (url: string) => Promise<void>): Promise<void> => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  try {
    await work(`postgres://portal:portal@127.0.0.1:${(silent.address() as AddressInfo).port}/x`)
  } finally {
    for (const socket of sockets) socket.destroy()
    silent.close()
  }
}

/** Forwards connections to a database. `forget` keeps those that it has open, and forwards nothing on them any more. */
const proxyTo = async (url: string) => {
  const there = new URL(url)
  const sockets = new Set<Socket>()
  const proxy = createServer((socket) => {
    const onward = connect(Number(there.port), there.hostname)
    for (const end of [socket, onward]) sockets.add(end.on('error', () => undefined))
    socket.pipe(onward).pipe(socket)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const near = new URL(url)
  near.port = String((proxy.address() as AddressInfo).port)
  return {
    url: near.href,
    forget: () => {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

const SHORT = { most: 3_000, sayEvery: 500 }

describe('the addresses of DATABASE_URL', () => {
  it('are tried in order; the first that accepts writes is taken (RUN-12)', async () => {
    const { messages, log } = recording()
    expect(await waitForWritable(`${NOBODY}, ${readOnly},${writable},${NOBODY}`, log)).toBe(writable)
    expect(messages).toEqual([])
  })

  it('are waited for, which is said again and again, and refused with the name of the setting (RUN-12)', async () => {
    const { messages, log } = recording()
    const refused = waitForWritable(`${NOBODY},${readOnly}`, log, SHORT)
    await expect(refused).rejects.toThrow(SettingRefused)
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL=".*" cannot be used: .*; none did within 3 s \(127\.0\.0\.1:1: connect ECONNREFUSED [^;]*; .*: accepts no writes\)$/,
    )
    await expect(refused).rejects.not.toThrow('portal:portal')
    expect(messages.length).toBeGreaterThanOrEqual(2)
    expect(messages[0]).toContain('no database accepts writes after 0 of 3 s')
  })

  it('are refused at once if waiting cannot help, such as after a wrong password (RUN-12)', async () => {
    const { messages, log } = recording()
    const refused = waitForWritable(writable.replace('portal:portal', 'portal:wrong'), log)
    await expect(refused).rejects.toThrow(/none did \(.*password authentication failed/)
    expect(messages).toEqual([])
  })

  it('are refused at once if they name a certificate that is not there (RUN-12)', async () => {
    const { messages, log } = recording()
    const refused = waitForWritable(`${writable}?sslrootcert=/no/such.pem`, log)
    await expect(refused).rejects.toThrow(SettingRefused)
    await expect(refused).rejects.toThrow(/none did \(.*\/no\/such\.pem/)
    expect(messages).toEqual([])
  })

  it('answer a call within a second that they do not answer, however long calls wait for a free connection', async () => {
    await withSilent(async (url) => {
      const { sql: on } = openPool({ connectionString: url }, silentLog)
      const failure = await sql`select 1`.execute(on).catch((error: unknown) => error)
      // The limit for a free connection has another message.
      expect(String(failure)).toContain('timeout expired')
      expect(isDatabaseAway(failure)).toBe(true)
      await on.destroy()
    })
  })

  it('do not hold up a start for long if one of them does not answer (RUN-12)', async () => {
    await withSilent(async (url) => {
      expect(await waitForWritable(`${url},${writable}`, silentLog)).toBe(writable)
    })
  })

  it('are tried again when the connection is lost (RUN-12)', async () => {
    const proxy = await proxyTo(await postgres.createDatabase('other'))
    const database = await openDatabase({ databaseUrl: `${proxy.url},${writable}`, dataDir: '' }, silentLog)
    const nameOf = async ({ sql: on }: Database) =>
      (await sql<{ name: string }>`select current_database() as name`.execute(on)).rows[0]?.name
    expect(await nameOf(database)).toBe('other')
    proxy.close()
    await expect.poll(() => nameOf(database).catch(String)).toBe('writable')
    await database.close()
  })

  it('are connected to again after a connection went silent, and what changed meanwhile is read again', async () => {
    const proxy = await proxyTo(writable)
    const database = await openDatabase({ databaseUrl: proxy.url, dataDir: '' }, silentLog)
    const heard: Array<string> = []
    database.feed.listen('order', (key) => heard.push(key))
    const one = () => sql<{ one: number }>`select 1 as one`.execute(database.sql)
    await one()
    proxy.forget()
    const failure = one().catch((error: unknown) => error)
    await expect.poll(() => heard, { timeout: 30_000 }).toEqual([ALL_KEYS])
    expect(isDatabaseAway(await failure)).toBe(true)
    expect((await one()).rows).toEqual([{ one: 1 }])
    await database.close()
    proxy.close()
  }, 60_000)
})

let attempt = 0

describe('a service whose database is not there yet', { retry: 1 }, () => {
  it('says so, starts once it is there, and stops although it is away (RUN-05, RUN-12)', async () => {
    attempt += 1
    const name = `created_later_${attempt}`
    const url = writable.replace(/writable$/, name)
    const service = startServiceProcess({ DATABASE_URL: url, DEMO: '0' })
    try {
      await expect
        .poll(service.said, { timeout: 60_000 })
        .toContain('DATABASE_URL: no database accepts writes after 0 of 60 s')
      await postgres.createDatabase(name)
      await service.ready
      await postgres.kill()
      service.child.kill('SIGTERM')
      expect(await service.ended).toBe(0)
      await postgres.restart()
    } finally {
      service.child.kill('SIGKILL')
    }
  })
})
