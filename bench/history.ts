import { machineNow } from '../service/base/machineNow.ts'
import { silentLog } from '../tests/support/silentLog.ts'
import { openDatabase } from '../service/sql/database.ts'
import type { Database } from '../service/sql/openedDatabase.ts'
import { sqlOrderStore } from '../service/sql/sqlOrderStore.ts'
import type { OrderQuery, OrderStore, OverviewQuery } from '../service/store/orderStore.ts'
import { daysWithin, rangeBefore, startsOf } from '../src/domain/history/overview.ts'
import { DAY, minus, type Instant } from '../src/domain/instant.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { median, quantile, shown, type Bench, type Figure, type Scale } from './figures.ts'
import { PHONES, phoneAt, seedHistory, type PastOrders } from './pastOrders.ts'
import { DEPLOYMENT, VENDOR_ID } from './world.ts'

/*
 * Runs the same queries about one vendor on two databases of one PostgreSQL, with 10,000 and with 1,000,000 orders. In
 * both, the vendor has as many orders in the queried days; in the larger one it has thirty times as many before, and
 * 2,000 other vendors have the rest. The ratio shows how table growth affects a constant query. Queries the store
 * without HTTP, which would hide a slower answer.
 */

const DAYS = 31
const PER_DAY = 100
const inBoth = { days: DAYS, perDay: PER_DAY }
const SMALL: Readonly<Record<Scale, PastOrders>> = {
  full: { orders: 10_000, everyNth: 3, vendors: 20, ...inBoth },
  short: { orders: 1_000, everyNth: 3, vendors: 20, ...inBoth },
}
const LARGE: Readonly<Record<Scale, PastOrders>> = {
  full: { orders: 1_000_000, everyNth: 10, vendors: 2_000, ...inBoth },
  short: { orders: 5_000, everyNth: 10, vendors: 200, ...inBoth },
}
const PAGE = 30
const ROUNDS = { full: 300, short: 10 } as const
const SCANS = { full: 5, short: 1 } as const
/** Ratio of the medians. */
const MAX_TIMES = 3
const SEARCH_MS = 20
const MIN_SPEEDUP = 30

interface Question {
  readonly name: string
  /** In ms, for queries with such a goal. */
  readonly maxP99?: number
  readonly ask: (orders: OrderStore, round: number) => Promise<unknown>
}

const questionsAt = (now: Instant): ReadonlyArray<Question> => {
  const range = { from: minus(now, DAYS * DAY), to: now }
  const listed: OrderQuery = {
    deployment: DEPLOYMENT.id,
    vendorIds: [VENDOR_ID],
    ...range,
    count: PAGE,
    scheduled: false,
  }
  const { timeZone } = DEPLOYMENT.country
  const charts: OverviewQuery = {
    deployment: DEPLOYMENT.id,
    vendorIds: [VENDOR_ID],
    ...range,
    dayStarts: startsOf(daysWithin(range, timeZone), timeZone),
    before: rangeBefore(range, timeZone),
  }
  /** Ends on another day in each round, so that not always the same pages of the table are read. */
  const until = (round: number): OrderQuery => ({ ...listed, to: minus(now, (round % DAYS) * DAY) })
  return [
    { name: 'a page', maxP99: SEARCH_MS, ask: (orders, round) => orders.list(until(round)) },
    {
      name: 'a search by phone',
      maxP99: SEARCH_MS,
      ask: (orders, round) => orders.list({ ...listed, customerPhoneNumber: phoneAt(round % PHONES) }),
    },
    ...(['CANCELLED', 'NEW'] as const).map((status): Question => ({
      name: `a page of ${status}`,
      maxP99: SEARCH_MS,
      ask: (orders, round) => orders.list({ ...until(round), status }),
    })),
    {
      name: 'a page of one reason',
      maxP99: SEARCH_MS,
      ask: (orders, round) => orders.list({ ...until(round), ending: 'item-unavailable' }),
    },
    { name: 'the charts', ask: (orders) => orders.overview(charts) },
  ]
}

type TimedCall = (round: number) => Promise<unknown>

const timed = async (call: TimedCall, round: number): Promise<number> => {
  const start = performance.now()
  await call(round)
  return performance.now() - start
}

/** The times of each round in ms; alternates between the calls, so that load on the machine affects all alike. */
const inTurn = async (
  calls: ReadonlyArray<TimedCall>,
  rounds: number,
): Promise<ReadonlyArray<ReadonlyArray<number>>> => {
  const times = calls.map((): Array<number> => [])
  for (let round = -rounds / 10; round < rounds; round += 1)
    for (const [place, call] of calls.entries()) {
      const ms = await timed(call, Math.abs(round))
      if (round >= 0) times[place]?.push(ms)
    }
  return times
}

const storeOn = ({ sql }: Database): OrderStore =>
  sqlOrderStore(sql, { clock: machineNow, random: Math.random, changed: () => undefined })

const WITHOUT_INDEXES = `?options=${encodeURIComponent('-c enable_indexscan=off -c enable_indexonlyscan=off')}`

const figuresOf = (
  scale: Scale,
  { name, maxP99 }: Question,
  [small = [], large = []]: ReadonlyArray<ReadonlyArray<number>>,
  scans: ReadonlyArray<number>,
): ReadonlyArray<Figure> => [
  {
    name: `${name} of ${LARGE[scale].orders} orders`,
    value: median(large) / median(small),
    limit: MAX_TIMES,
    bound: 'at most',
    unit: `x of ${SMALL[scale].orders}`,
    detail: `p50 ${shown(median(large))} beside ${shown(median(small))} ms, p99 ${shown(quantile(large, 0.99))} beside ${shown(quantile(small, 0.99))} ms`,
  },
  ...(maxP99 === undefined
    ? []
    : [
        {
          name: `${name} of ${LARGE[scale].orders} orders, p99`,
          value: quantile(large, 0.99),
          limit: maxP99,
          bound: 'at most',
          unit: 'ms',
          detail: `${large.length} times, one after another`,
        } as const,
      ]),
  {
    name: `${name} of ${LARGE[scale].orders} orders, without indexes`,
    value: median(scans) / median(large),
    limit: MIN_SPEEDUP,
    bound: 'at least',
    unit: 'x',
    detail: `p50 ${shown(median(scans))} ms`,
  },
]

/** How the history of one vendor slows down with a year of orders and with those of other vendors. */
export const history: Bench = async (scale) => {
  const now = machineNow()
  const postgres = await startPostgres()
  const opened: Array<Database> = []
  const open = async (databaseUrl: string): Promise<OrderStore> => {
    const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog)
    opened.push(database)
    return storeOn(database)
  }
  const seeded = async (name: string, past: PastOrders): Promise<string> => {
    const databaseUrl = await postgres.createDatabase(name)
    const database = await openDatabase({ databaseUrl, dataDir: '' }, silentLog)
    await seedHistory(database.sql, past, now)
    await database.close()
    return databaseUrl
  }
  try {
    const smallUrl = await seeded('small', SMALL[scale])
    const largeUrl = await seeded('large', LARGE[scale])
    const [small, large] = [await open(smallUrl), await open(largeUrl)]
    const scanned = await open(`${largeUrl}${WITHOUT_INDEXES}`)
    const figures: Array<Figure> = []
    for (const question of questionsAt(now)) {
      const times = await inTurn(
        [small, large].map(
          (orders): TimedCall =>
            (round) =>
              question.ask(orders, round),
        ),
        ROUNDS[scale],
      )
      const [scans = []] = await inTurn([(round) => question.ask(scanned, round)], SCANS[scale])
      figures.push(...figuresOf(scale, question, times, scans))
    }
    return figures
  } finally {
    for (const database of opened) await database.close()
    await postgres.stop()
  }
}
