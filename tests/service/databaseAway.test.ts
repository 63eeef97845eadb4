import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '../../contract/auth.ts'
import { pathOf } from '../../contract/endpoint.ts'
import { listVendors } from '../../contract/vendors.ts'
import { silentLog } from '../support/silentLog.ts'
import { ALL_KEYS } from '../../service/store/changeFeed.ts'
import { openDatabase } from '../../service/sql/database.ts'
import { postgresFeed } from '../../service/sql/postgresFeed.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServiceProcess, type ServiceProcess } from '../support/serviceProcess.ts'

let postgres: TestPostgres
let service: ServiceProcess
let base = ''

beforeAll(async () => {
  postgres = await startPostgres()
  service = startServiceProcess({
    DEMO: '1',
    // Simulated riders write continuously.
    SIM_SPEED: '600',
    SIM_ORDERS: '1',
    DATABASE_URL: await postgres.createDatabase('away'),
  })
  base = `http://127.0.0.1:${await service.ready}`
})
afterAll(async () => {
  await service.end('SIGKILL')
  await postgres.stop()
})

const hasEnded = () => service.child.exitCode !== null || service.child.signalCode !== null

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: unknown
}

const call = async (url: string, headers: Readonly<Record<string, string>> = {}, body?: object): Promise<Answer> => {
  const answer = await fetch(base + url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

const health = async () => {
  const paths = ['/livez', '/readyz', '/healthz']
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await call(path)).status] as const)))
}

const signIn = () => call(pathOf(login), {}, { email_address: 'vendor@demo.test', password: 'Demo-1234!' })

const tokenOf = ({ body }: Answer): string =>
  (body as { result: { AuthenticationResult: { AccessToken: string } } }).result.AuthenticationResult.AccessToken

/** Sends requests continuously until stopped; resolves with all answers. */
const underLoad = (headers: Readonly<Record<string, string>>) => {
  let isOver = false
  const answers: Array<Answer> = []
  const ask = async (url: string) => {
    while (!isOver) answers.push(await call(url, headers))
  }
  const urls = [pathOf(listVendors), '/sandbox/api/orders', '/sandbox/api/flags']
  const asking = Array.from({ length: 24 }, (_, index) => ask(urls[index % urls.length] ?? ''))
  return {
    answers,
    end: async () => {
      isOver = true
      await Promise.all(asking)
      return answers
    },
  }
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) {
    if (hasEnded()) throw new Error(`The service ended: ${service.said()}`)
    await wait(50)
  }
}

const isRefusedFor = (status: number) => (answer: Answer) => answer.status === status

/** The update times of all active orders of the deployment. */
const movements = async (): Promise<string> => {
  const { body } = await call('/sandbox/api/orders')
  return JSON.stringify((body as ReadonlyArray<{ updated_at: string }>).map((order) => order.updated_at))
}

describe('a service whose PostgreSQL is killed', { retry: 1 }, () => {
  it('answers 503 with Retry-After, says so on /readyz, and recovers without a restart, under load and while riders move (DEPLOY-05, RUN-06)', async () => {
    const headers = { authorization: `Bearer ${tokenOf(await signIn())}` }
    for (let round = 0; round < 3; round += 1) {
      const load = underLoad(headers)
      await until(() => load.answers.some(isRefusedFor(200)))
      await postgres.kill()
      await until(() => load.answers.some(isRefusedFor(503)))
      expect(await health()).toEqual({ '/livez': 200, '/readyz': 503, '/healthz': 503 })
      await postgres.restart()
      const before = load.answers.length
      await until(() => load.answers.slice(before).filter(isRefusedFor(200)).length > 50)
      const answers = await load.end()
      const others = answers.filter(({ status }) => status !== 200 && status !== 503)
      expect(others).toEqual([])
      const refused = answers.find(isRefusedFor(503))
      expect(refused).toMatchObject({
        retryAfter: '2',
        body: { errors: [{ code: 'UNAVAILABLE', meta: { translation_key: 'failure.server-fault' } }] },
      })
    }
    await until(async () => (await signIn()).status === 200)
    const before = await movements()
    await until(async () => (await movements()) !== before)
    expect(hasEnded()).toBe(false)
    expect(await health()).toEqual({ '/livez': 200, '/readyz': 200, '/healthz': 200 })
    expect(service.said()).not.toContain('"event":"defect"')
    expect(service.said()).toContain('"level":"warn","event":"database-away"')
    expect(service.said()).not.toContain('"level":"error","event":"database-away"')
  }, 600_000)

  it('invalidates everything that other processes may have changed meanwhile', async () => {
    const settings = { databaseUrl: await postgres.createDatabase('feed'), dataDir: '' }
    const [teller, hearer] = [await openDatabase(settings, silentLog), await openDatabase(settings, silentLog)]
    const heard: Array<string> = []
    hearer.feed.listen('order', (key) => heard.push(key))
    await postgres.kill()
    await until(() => !hearer.feed.connected())
    teller.feed.publish('order', 'told-meanwhile')
    await postgres.restart()
    await until(() => heard.includes(ALL_KEYS))
    teller.feed.publish('order', 'told-afterwards')
    await until(() => heard.includes('told-afterwards'))
    await teller.close()
    await hearer.close()
  })

  it('notifies other processes later of changes it could not publish', async () => {
    const url = await postgres.createDatabase('telling')
    const hearer = await openDatabase({ databaseUrl: url, dataDir: '' }, silentLog)
    const heard: Array<string> = []
    hearer.feed.listen('order', (key) => heard.push(key))
    const pool = new pg.Pool({ connectionString: url })
    let failures = 2
    const query = async (...statement: Parameters<pg.Pool['query']>) => {
      failures -= 1
      if (failures >= 0) throw new Error('Connection terminated unexpectedly')
      return pool.query(...statement)
    }
    const feed = await postgresFeed(url, { query } as unknown as pg.Pool, silentLog)
    feed.publish('order', 'told-later')
    await until(() => heard.includes('told-later'))
    await feed.close()
    await pool.end()
    await hearer.close()
  })

  it('survives the outage while no request is running', async () => {
    await postgres.kill()
    // Longer than the interval at which payments are settled.
    await wait(11_000)
    await postgres.restart()
    await until(async () => (await signIn()).status === 200)
    expect(hasEnded()).toBe(false)
  })
})
