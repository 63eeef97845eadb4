import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { WebSocket } from 'ws'
import type { OrderJson } from '../contract/orders.ts'
import { buildApp } from '../service/app.ts'
import { machineNow } from '../service/base/machineNow.ts'
import { makeCore } from '../service/core.ts'
import { deliveryRoutes } from '../service/delivery/deliveryRoutes.ts'
import { makeDelivery } from '../service/delivery/makeDelivery.ts'
import { geolocatorRoutes } from '../service/geolocator/geolocatorRoutes.ts'
import { consoleLog } from '../service/base/log.ts'
import { readSettings } from '../service/base/settings.ts'
import { openDatabase } from '../service/sql/database.ts'
import { createPglite, pgliteDatabase } from '../service/sql/pglite.ts'
import { migrate } from '../service/sql/migrate.ts'
import { orderRow } from '../service/sql/orderRow.ts'
import { instantOf, isoText } from '../service/base/wireTime.ts'
import { emptyWorld } from '../service/world.ts'
import { plus } from '../src/domain/instant.ts'
import { ACCOUNT, DEPLOYMENT, momentsOfToday, orderAt, seedBench, seedPast, VENDOR_ID } from './world.ts'

/* The service in a process of its own, controlled by a bench. It answers each message with one message. */

export interface ServiceOptions {
  readonly portalDir: string
  readonly orders: number
  /** 1 by default. */
  readonly vendors?: number
  /** Orders delivered in the 30 days before today, in addition to today's. */
  readonly pastOrders?: number
  /** Absent: uses PGlite in memory. */
  readonly databaseUrl?: string
  /** Where the calls of its pages go; absent: to itself. */
  readonly calls?: string
}

const {
  portalDir,
  orders: seeded,
  vendors = 1,
  pastOrders = 0,
  databaseUrl,
  calls,
} = JSON.parse(process.argv[2] ?? '{}') as ServiceOptions

type Rows = (text: string, values: ReadonlyArray<unknown>) => Promise<ReadonlyArray<unknown>>

/** The database as the service opens it, and direct access to the same engine. */
const openEngine = async () => {
  if (databaseUrl === undefined) {
    const pglite = await createPglite('memory://')
    const database = pgliteDatabase(pglite)
    await migrate(database.sql)
    const rows: Rows = async (text, values) => (await pglite.query(text, [...values])).rows
    return { database, rows }
  }
  const database = await openDatabase({ databaseUrl, dataDir: '' }, consoleLog())
  // Uses the service's planner setting; otherwise the bare query would be slower until the table is analysed.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, options: '-c enable_bitmapscan=off' })
  const rows: Rows = async (text, values) => (await pool.query(text, [...values])).rows as ReadonlyArray<unknown>
  return { database, rows }
}

const { database, rows } = await openEngine()
const settings = {
  ...readSettings({ DATA_DIR: 'memory:', DEMO: '0', FEE_TTL_S: '3600' }),
  ...(calls !== undefined && { deployments: new Map([[DEPLOYMENT.id, { calls }]]) }),
  portalDir,
}
const core = await makeCore({
  settings,
  database,
  log: consoleLog(),
  clock: machineNow,
  random: Math.random,
})
const startedAt = core.clock()
await seedBench(core, seeded, vendors)
await seedPast(core, pastOrders)
await database.tidy()
const deps = { ...core, ...emptyWorld(core), delivery: makeDelivery(core) }
const app = await buildApp(deps, [deliveryRoutes, geolocatorRoutes])
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

const LIST = `select document from orders where deployment = $1 and vendor_id = $2
              order by created_at desc, id desc limit $3`
const insertOf = (columns: ReadonlyArray<string>): string =>
  `insert into orders (${columns.join(', ')}) values (${columns.map((_, place) => `$${place + 1}`).join(', ')})`

/** Repeats the work with this concurrency for some ms; returns the repetitions per second. */
const rateOf = async (ms: number, hands: number, work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: hands }, async () => {
      while (performance.now() - start < ms) {
        await work()
        done += 1
      }
    }),
  )
  return (done * 1_000) / (performance.now() - start)
}

let inserted = 0
const bareOrder = (): OrderJson => {
  inserted += 1
  const now = core.clock()
  return { ...orderAt(inserted, 0, now, now), order_id: `bare-${inserted}`, vendor_id: 'bare' }
}

const createdAtOf = momentsOfToday(seeded, startedAt)
let version = 0
const updateOf = (place: number, description: string): OrderJson => {
  version += 1
  const order = orderAt(place, version, createdAtOf(place), core.clock())
  return description === '' ? order : { ...order, customer: { ...order.customer, name: description } }
}
const publish = (order: OrderJson) =>
  core.hub.publish({
    deployment: DEPLOYMENT.id,
    orderId: order.order_id,
    vendorId: VENDOR_ID,
    createdAt: instantOf(order.created_at),
    updatedAt: instantOf(order.updated_at),
    document: JSON.stringify(order),
  })

/** When a frame with each mark was sent; marks are the times of their changes. */
const sentAt = new Map<string, number>()
const noteMarks = (frame: unknown) => {
  if (!Buffer.isBuffer(frame) || !frame.includes('@@')) return
  for (const [, mark = ''] of frame.toString().matchAll(/@@(\d+)@@/g))
    if (!sentAt.has(mark)) sentAt.set(mark, Date.now())
}
const send = Reflect.get(WebSocket.prototype, 'send') as (this: WebSocket, ...of: Array<unknown>) => void
Reflect.set(WebSocket.prototype, 'send', function (this: WebSocket, ...of: Array<unknown>) {
  noteMarks(of[0])
  send.apply(this, of)
})

const TASKS = {
  /** A session as the portal stores it. */
  session: async () => {
    const { ExpiresIn, ...tokens } = await core.sessions.begin(ACCOUNT)
    const { id, email, name, phoneNumber } = ACCOUNT
    return {
      user: { id, email, name, phoneNumber },
      meta: { ...tokens, Expires: plus(core.clock(), ExpiresIn * 1_000) },
    }
  },

  /** Repeats the query of the list directly on the engine. */
  bareReads: ({ ms, hands, limit }: { ms: number; hands: number; limit: number }) =>
    rateOf(ms, hands, () => rows(LIST, [DEPLOYMENT.id, VENDOR_ID, limit])),

  /** Repeats inserting one order per statement, and so per transaction, directly on the engine. */
  bareInserts: ({ ms, hands }: { ms: number; hands: number }) =>
    rateOf(ms, hands, () => {
      const row = orderRow(DEPLOYMENT.id, bareOrder())
      return rows(insertOf(Object.keys(row)), Object.values(row))
    }),

  /**
   * Updates orders at a rate per second; every `markEvery` ms it writes the sending time into the newest order's
   * customer name.
   */
  stream: async ({ ms, rate, markEvery }: { ms: number; rate: number; markEvery: number }) => {
    const start = performance.now()
    let sent = 0
    let marked = -markEvery
    for (let at = 0; at < ms; at = performance.now() - start) {
      for (; sent < (at * rate) / 1_000; sent += 1) {
        const isMark = at - marked >= markEvery
        if (isMark) marked = at
        publish(isMark ? updateOf(0, `@@${Date.now()}@@`) : updateOf(1 + ((sent * 7_919) % (seeded - 1)), ''))
      }
      await sleep(1)
    }
    return sent
  },

  /** Changes one order through the service, with commit and notification; answers when it was requested. */
  update: async () => {
    const asked = Date.now()
    await core.stores.orders.change(DEPLOYMENT.id, updateOf(0, '').order_id, (order) => ({
      ...order,
      customer: { ...order.customer, name: `@@${asked}@@` },
    }))
    return asked
  },

  /** When the marked changes were sent. */
  sentAt: () => Promise.resolve(Object.fromEntries(sentAt)),

  memory: () => Promise.resolve(process.memoryUsage().rss),
} as const

export type Tasks = typeof TASKS

interface Message {
  readonly id: number
  readonly task: keyof Tasks
  readonly argument: never
}

process.on('message', ({ id, task, argument }: Message) => {
  TASKS[task](argument).then(
    (value) => process.send?.({ id, value }),
    (error: unknown) => process.send?.({ id, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ id: 0, value: `http://127.0.0.1:${port}`, at: isoText(startedAt) })
