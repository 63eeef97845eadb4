import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { OrderJson } from '../../../contract/orders.ts'
import { instantOf, isoText } from '../../../service/base/wireTime.ts'
import { startDemand, type Demand } from '../../../simulator/demo/demoDemand.ts'
import { isDemoOrder } from '../../../simulator/demo/demoOrders.ts'
import { groundOf } from '../../../simulator/demo/demoGround.ts'
import { demoRiders } from '../../../simulator/demo/demoRiders.ts'
import { seededRandom } from '../../../simulator/seededRandom.ts'
import { DAY, HOUR, minus, MINUTE, plus } from '../../../src/domain/instant.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import { wantedBy } from '../../../src/domain/order/lateness.ts'
import { makeTestClock, NOON, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { startSimulatedService } from '../../support/simulatedService.ts'
import { CZ, orderJson } from '../../support/smallWorld.ts'
import { makeManualTimers } from '../riders/manualTimers.ts'

const VENDORS = ['cz1001', 'cz2000', 'cz2001', 'cz2002', 'cz2003', 'cz2004', 'cz2005', 'cz3000']
/** How long an order takes in simulated time. */
const RIDE = 35 * MINUTE

let service: ServiceInProcess
let timers: ReturnType<typeof makeManualTimers>
let demand: Demand

const start = async (speed: number) => {
  service = await startSimulatedService({ clock: makeTestClock(NOON) })
  await service.deps.stores.riders.addMany(demoRiders(groundOf(deploymentOf(CZ)!), NOON))
  timers = makeManualTimers(service.clock)
  const core = { ...service.deps, random: seededRandom('demand') }
  demand = startDemand(core, { sql: service.database.sql, speedOf: () => speed }, timers.timers)
}
afterEach(async () => {
  await demand.stop()
  await service.close()
  if (service.log.errors.length > 0) throw new Error('the demand complained', { cause: service.log.errors })
})

const now = () => service.clock.now()
const orders = () => service.deps.stores.orders
const own = async () => (await orders().active(CZ)).filter(({ order_id: id }) => isDemoOrder(id))
const wantedAt = ({ created_at, preordered_for: wanted }: OrderJson) =>
  wantedBy({ createdAt: instantOf(created_at), ...(wanted != null && { preorderedFor: instantOf(wanted) }) })

/** Ends each order after its ride; a pre-order waits until its time. */
const deliver = async (speed: number, begun: Map<string, number>) => {
  for (const order of await own()) {
    const { order_id: id, preordered_for: wanted } = order
    const since = begun.get(id) ?? (wanted == null ? now() : instantOf(wanted) - RIDE / speed)
    begun.set(id, since)
    if (now() < since + RIDE / speed) continue
    await orders().change(CZ, id, (active) => ({
      ...active,
      status: 'DELIVERED',
      status_history: [...active.status_history, { status: 'DELIVERED', created_at: isoText(now()) }],
    }))
  }
}

describe('startDemand', () => {
  it.each([
    [60, 1.5 * MINUTE],
    [1, 2 * HOUR],
  ])(
    'keeps 5 to 12 orders under way per vendor at speed %d, one late and one scheduled (SANDBOX-06)',
    async (speed, length) => {
      await start(speed)
      demand.open(CZ)
      await demand.settled()
      const begun = new Map<string, number>()
      const end = plus(now(), length)
      let looks = 0
      while (now() < end) {
        expect(timers.runNext()).toBe(true)
        await demand.settled()
        const found = Map.groupBy(await own(), ({ vendor_id: id }) => id)
        for (const vendor of VENDORS) {
          const theirs = found.get(vendor) ?? []
          expect(theirs.length).toBeGreaterThanOrEqual(5)
          expect(theirs.length).toBeLessThanOrEqual(12)
          expect(theirs.some((order) => wantedAt(order) < now()) || looks === 0 || theirs.length === 12).toBe(true)
          expect(theirs.some((order) => order.preordered_for != null && wantedAt(order) > now())).toBe(true)
        }
        looks += 1
        await deliver(speed, begun)
      }
      const placed = await orders().list({ deployment: CZ, vendorIds: VENDORS, count: 1, scheduled: false, from: NOON })
      expect(placed.documents).toHaveLength(1)
    },
  )

  it('removes its own delivered orders after 35 days, and leaves those of people alone (SANDBOX-06)', async () => {
    await start(60)
    const old = minus(now(), 36 * DAY)
    const end = { status: 'DELIVERED', status_history: [{ status: 'DELIVERED', created_at: isoText(old) }] }
    const theirs = orderJson('cz1001', 'person', old, end)
    const made = orderJson('cz1001', 'demo1', old, end)
    const fresh = orderJson('cz1001', 'demo2', minus(now(), 34 * DAY), end)
    await orders().insertMany(CZ, [theirs, made, fresh])
    demand.open(CZ)
    await demand.settled()
    const left = await Promise.all([theirs, made, fresh].map(({ order_id: id }) => orders().byId(CZ, id)))
    expect(left.map((order) => order !== undefined)).toEqual([true, false, true])
  })

  it('removes more old orders at once than a statement may have parameters', async () => {
    await start(60)
    const { sql: database } = service.database
    const old = orderJson('cz1001', 'demo', minus(now(), 36 * DAY), { status: 'DELIVERED' })
    await orders().insertMany(CZ, [old])
    const { id, ...columns } = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', old.order_id)
      .executeTakeFirstOrThrow()
    const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
    await sql`insert into orders (id, ${names}) select id || n, ${names} from orders, generate_series(1, 66000) as n
              where id = ${id}`.execute(database)
    demand.open(CZ)
    await demand.settled()
    const left = await database.selectFrom('orders').select('id').where('created_at', '=', columns.created_at).execute()
    expect(left).toEqual([])
  })

  it('places no orders while it is paused, and none at a deployment that does not exist (SANDBOX-06)', async () => {
    await start(0)
    const before = (await own()).length
    demand.open(CZ)
    await demand.settled()
    expect((await own()).length).toBe(before)
    expect(timers.waiting()).toBe(1)
    demand.open('no-deployment')
    await demand.settled()
    expect(timers.waiting()).toBe(1)
  })
})
