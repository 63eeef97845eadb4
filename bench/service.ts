import { fork, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { deliveryFee } from '../contract/delivery.ts'
import { pathOf } from '../contract/endpoint.ts'
import { listOrders, placeOrder, type OrderToPlace } from '../contract/orders.ts'
import { MAX_SOCKETS } from '../service/live/liveSocket.ts'
import { authorizationHeader, socketAuthorization } from '../src/domain/session/authorization.ts'
import type { SessionMeta } from '../src/domain/session/session.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { median, quantile, shown, type Bench, type Figure, type Scale } from './figures.ts'
import type { Load } from './loadProcess.ts'
import type { Crowd } from './socketsProcess.ts'
import { answersOf, startService, type StartedService } from './startService.ts'
import { DESTINATION, SOURCE, VENDOR_ID, vendorIds } from './world.ts'

const ORDERS = 200
/** Orders are placed by many, because a vendor with ten thousand a day would run out of short codes. */
const VENDORS = 40
const ROUNDS = { full: 5, short: 1 } as const
const ROUND_MS = { full: 1_500, short: 100 } as const
const CONNECTIONS = 16
const SOCKETS = { full: 5_000, short: 60 } as const
const UPDATES = { full: 30, short: 2 } as const
/** Between two updates, in ms. */
const BETWEEN = { full: 500, short: 100 } as const
const FILES = 20_000
const portalDir = join(import.meta.dirname, '..', 'dist')

const authorizationOf = (meta: SessionMeta) => authorizationHeader({ mode: 'classic', meta })

/** A process that generates load on the service. */
const startLoad = async () => {
  const child = fork(fileURLToPath(new URL('./loadProcess.ts', import.meta.url)))
  const answer = answersOf(child)
  await answer(0)
  let last = 0
  return {
    rate: async (load: Load): Promise<number> => {
      last += 1
      const answered = answer(last)
      child.send({ id: last, load })
      return Number(await answered)
    },
    stop: () => child.disconnect(),
  }
}

const payloadFor = async (origin: string, authorization: string, vendorId: string): Promise<string> => {
  const told = await fetch(origin + pathOf(deliveryFee), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ source: SOURCE, destination: DESTINATION, vendor_id: vendorId, delivery_type: 'food' }),
  })
  const { fee, signature } = (await told.json()) as { readonly fee: number; readonly signature: string }
  const payload: typeof OrderToPlace.Encoded = {
    vendor_id: vendorId,
    customer: {
      name: 'Karel Novák',
      phone_number: '602 000 001',
      location: { address: '4, Lucerna, Štěpánská 61', ...DESTINATION, notes: 'Ring twice' },
    },
    order: { payment_method: 'PAID', amount: 250.5, description: 'Two soups', cold_bag_needed: false },
    delivery_fee: fee,
    signature,
  }
  return JSON.stringify(payload)
}

/** Compares reading and placing orders over HTTP with the same work directly on the engine. */
const callsOn = async (scale: Scale, engine: string, databaseUrl?: string): Promise<ReadonlyArray<Figure>> => {
  const service = await startService({
    portalDir,
    orders: ORDERS,
    vendors: VENDORS,
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  const load = await startLoad()
  try {
    const authorization = authorizationOf((await service.ask('session')).meta)
    const common = { headers: { authorization }, connections: CONNECTIONS, ms: ROUND_MS[scale] }
    const list: Load = {
      ...common,
      url: `${service.origin}${pathOf(listOrders, { vendorId: VENDOR_ID })}?count=${ORDERS}`,
      method: 'GET',
      once: false,
      status: listOrders.status,
    }
    const place: Load = {
      ...common,
      url: service.origin + pathOf(placeOrder),
      method: 'POST',
      bodies: await Promise.all(vendorIds(VENDORS).map((id) => payloadFor(service.origin, authorization, id))),
      once: true,
      status: placeOrder.status,
    }
    const bare = { ms: ROUND_MS[scale], hands: CONNECTIONS }
    const rates = {
      bareReads: [] as Array<number>,
      reads: [] as Array<number>,
      bareInserts: [] as Array<number>,
      orders: [] as Array<number>,
    }
    // A first round for warming up does not count.
    for (let round = -1; round < ROUNDS[scale]; round += 1) {
      const bareReads = await service.ask('bareReads', { ...bare, limit: ORDERS })
      const reads = await load.rate(list)
      const bareInserts = await service.ask('bareInserts', bare)
      const orders = await load.rate(place)
      if (round < 0) continue
      rates.bareReads.push(bareReads)
      rates.reads.push(reads)
      rates.bareInserts.push(bareInserts)
      rates.orders.push(orders)
    }
    const figure = (
      name: string,
      own: ReadonlyArray<number>,
      floor: ReadonlyArray<number>,
      limit: number,
      how: string,
    ): Figure => ({
      name: `${name}, ${engine}`,
      value: median(own.map((rate, round) => rate / (floor[round] ?? Number.NaN))),
      limit,
      bound: 'at least',
      unit: 'x bare engine',
      detail: `${shown(median(own))} beside ${shown(median(floor))} a second, ${how}`,
    })
    return [
      figure('GET 200 orders', rates.reads, rates.bareReads, 0.7, 'none of them changing'),
      figure('POST order', rates.orders, rates.bareInserts, 0.5, 'each once'),
    ]
  } finally {
    load.stop()
    await service.stop()
  }
}

/** Starts many sockets in a process with a raised limit of open files; as an argument, its sessions would be too long. */
const startCrowd = (crowd: Crowd) => {
  const program = fileURLToPath(new URL('./socketsProcess.ts', import.meta.url))
  const options = { stdio: ['pipe', 'inherit', 'inherit', 'ipc'] as Array<'pipe' | 'inherit' | 'ipc'> }
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, [program], options)
      : spawn('sh', ['-c', `ulimit -n ${FILES} && exec "$0" "$@"`, process.execPath, program], options)
  child.stdin?.end(JSON.stringify(crowd))
  return { child, answer: answersOf(child) }
}

const fanOut = async (scale: Scale): Promise<ReadonlyArray<Figure>> => {
  const service: StartedService = await startService({ portalDir, orders: ORDERS })
  const sockets = SOCKETS[scale]
  const paths: Array<string> = []
  for (let opened = 0; opened < sockets; opened += MAX_SOCKETS) {
    const { meta } = await service.ask('session')
    paths.push(`/ws?Authorization=${encodeURIComponent(socketAuthorization({ mode: 'classic', meta }))}`)
  }
  const { child, answer } = startCrowd({ origin: service.origin, paths, vendorId: VENDOR_ID, sockets })
  try {
    await answer(0)
    await sleep(2 * BETWEEN[scale])
    const heard = answer(1)
    child.send({ id: 1, updates: UPDATES[scale] })
    for (let update = 0; update < UPDATES[scale]; update += 1) {
      await service.ask('update')
      await sleep(BETWEEN[scale])
    }
    const latencies = (await heard) as ReadonlyArray<number>
    const memory = await service.ask('memory')
    return [
      {
        name: `an update on ${sockets} sockets, p99`,
        value: quantile(latencies, 0.99),
        limit: 150,
        bound: 'at most',
        unit: 'ms',
        detail: `p50 ${shown(median(latencies))} ms, ${latencies.length} heard, a frame every 50 ms at most, service ${shown(memory / 2 ** 20)} MiB`,
      },
    ]
  } finally {
    child.disconnect()
    await service.stop()
  }
}

/** Measures the overhead of the service over its database, and how soon many clients receive a change. */
export const service: Bench = async (scale) => {
  const embedded = await callsOn(scale, 'PGlite')
  const sockets = await fanOut(scale)
  // A commit waits for the disk, as in DATA_DIR.
  const postgres = await startPostgres(tmpdir())
  try {
    const server = await callsOn(scale, 'PostgreSQL', await postgres.createDatabase('bench'))
    return [...embedded, ...server, ...sockets]
  } finally {
    await postgres.stop()
  }
}
