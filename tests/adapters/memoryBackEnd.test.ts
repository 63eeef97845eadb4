import vm from 'node:vm'
import { Effect, Stream } from 'effect'
import { TestClock } from 'effect/testing'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { memoryFlags, memoryWorld } from '../../build/memoryWorlds.ts'
import { inlineScript } from '../../build/inlineScripts.ts'
import { makeMemoryMovingOrders } from '../../src/adapters/memory/MemoryMovingOrders.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { movedOrder, riderOfOrder, type MemoryRide } from '../../src/adapters/memory/memoryRide.ts'
import { ordersAt } from '../../src/adapters/memory/memoryWorld.ts'
import { makeBrowserOrderStorage } from '../../src/adapters/storage/BrowserOrderStorage.ts'
import { textStorage } from '../../src/adapters/storage/textStorage.ts'
import type { LiveEvent } from '../../src/application/ports/LiveUpdates.ts'
import { signIn } from '../../src/application/session/signIn.ts'
import { startSession } from '../../src/application/session/startSession.ts'
import { loadVendors } from '../../src/application/vendor/loadVendors.ts'
import { composePortal, RUN_USE_CASE } from '../../src/composition/container.ts'
import { externalBackEndOf } from '../../src/composition/externalBackEndOf.ts'
import { linkCalls } from '../../src/composition/linkCalls.ts'
import type { PortalEnvironment } from '../../src/composition/PortalEnvironment.ts'
import { INNER, PORTS } from '../../src/composition/ports.ts'
import { publicTracking } from '../../src/composition/publicTracking.ts'
import { isFlagOn, flagSetOf } from '../../src/domain/flags/flagNames.ts'
import { DAY, HOUR, instantAt, MINUTE, minus, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import { servicesOf } from '../../src/domain/market/backEnd.ts'
import { dayOf } from '../../src/domain/market/countryDay.ts'
import { DEPLOYMENTS, deploymentOf } from '../../src/domain/market/deployments.ts'
import type { Order } from '../../src/domain/order/order.ts'
import { isFinished } from '../../src/domain/order/orderStatus.ts'
import { closingChannels } from '../support/closingChannels.ts'
import { flagsOn } from '../support/flagsOn.ts'
import { anOrder, ORDERED_AT } from '../support/anOrder.ts'

const Channel = closingChannels()

/** A page of a deployment that answers itself; `asked` are the requests that leave it. */
const pageOf = (id: string) => {
  const deployment = deploymentOf(id)!
  const asked: Array<string> = []
  const window = new Window({ url: 'https://portal.test/' }) as unknown as PortalEnvironment['window']
  let isDown = false
  const fetch = (url: string) => {
    asked.push(url)
    return isDown
      ? Promise.reject(new TypeError('Load failed'))
      : Promise.resolve(Response.json(memoryWorld(deployment)))
  }
  Object.assign(window, { fetch, BroadcastChannel: Channel })
  const services = servicesOf({ backend: 'memory', environment: 'development' }, 'https://portal.test')
  const environment: PortalEnvironment = {
    services,
    externalBackEnd: externalBackEndOf(services, window),
    flags: flagsOn(),
    window,
    reportDefect: (defect) => {
      throw defect
    },
  }
  return { deployment, environment, asked, lose: (lost: boolean) => (isDown = lost) }
}

describe('a page without a service', () => {
  it.each(DEPLOYMENTS.map(({ id }) => id))(
    'binds every port, and opens no connection, for %s (PROD-07)',
    async (id) => {
      const { deployment, environment, asked } = pageOf(id)
      const container = await composePortal(deployment, environment)
      expect(Object.values(PORTS).filter((port) => container.get<unknown>(port.token) === undefined)).toEqual([])
      for (const inner of [INNER.service, INNER.transport, INNER.portalHttp])
        expect(() => container.get<unknown>(inner)).toThrow()
      expect(asked).toEqual([`/memory/${id}.json`])
    },
  )

  it('signs a vendor in, gives each person their vendors, and shares one world with its public pages', async () => {
    const { deployment, environment, asked } = pageOf('dobrego-cz')
    const run = (await composePortal(deployment, environment)).get(RUN_USE_CASE)
    expect(await run.once(signIn('vendor@demo.test', 'wrong'))).toMatchObject({ failure: { _tag: 'SignInRefused' } })
    const vendorsOf = async (email: string) => {
      await run.once(signIn(email, 'Demo-1234!'))
      const opened = (await composePortal(deployment, environment)).get(RUN_USE_CASE)
      expect(await opened.once(startSession())).toMatchObject({ value: { kind: 'signed-in' } })
      const loaded = await opened.once(loadVendors())
      return loaded.kind === 'done' ? loaded.value.map((vendor) => vendor.id) : loaded
    }
    expect(await vendorsOf('vendor@demo.test')).toEqual(['cz1001'])
    expect(await vendorsOf('parent@demo.test')).toHaveLength(7)

    const { orders } = memoryWorld(deployment)
    const known = orders.find(({ status }) => status === 'WAITING_FOR_TRANSPORT')!
    const seen: Array<unknown> = []
    const leaving = new AbortController()
    const follow = await publicTracking(deployment, environment)
    await follow({ id: known.id }, (sighting) => (seen.push(sighting), leaving.abort()), leaving.signal)
    const { name } = memoryWorld(deployment).vendors.find((vendor) => vendor.id === known.vendorId)!
    expect(seen).toMatchObject([{ kind: 'seen', order: { id: known.id, details: { vendor: { name } } } }])
    const { readPhoto } = await linkCalls(deployment, environment)
    expect(await readPhoto({ id: known.id }, leaving.signal)).toEqual({ kind: 'none' })
    expect(asked).toEqual(['/memory/dobrego-cz.json'])
  })

  it('fails as code that was not fetched if its data are not there, and opens later', async () => {
    const { deployment, environment, lose } = pageOf('dobrego-cz')
    lose(true)
    await expect(composePortal(deployment, environment)).rejects.toMatchObject({ reason: 'offline' })
    lose(false)
    await expect(composePortal(deployment, environment)).resolves.toBeDefined()
  })

  it('offers neither registration nor resets nor guests', () => {
    const { environment } = pageOf('dobrego-cz')
    const lacks = (call: string) => environment.externalBackEnd?.missing.has(call)
    expect(['forgotPassword', 'readProof'].map(lacks)).toEqual([true, true])
    expect(['readPublicOrder', 'overviewOrders', 'saveCustomer'].map(lacks)).toEqual([false, false, false])
    const flags = flagSetOf(memoryFlags())
    expect(isFlagOn(flags, 'DeactivateSignUpButton')).toBe(true)
    expect(isFlagOn(flags, 'BulkOrderUpload')).toBe(false)
    expect(isFlagOn(flags, 'GuestCheckout')).toBe(false)
    expect(isFlagOn(flags, 'ModifyOrder')).toBe(true)
  })

  it.each([
    ['the session’s data', 'earlyCalls'],
    ['the flags', 'earlyFlags'],
    ['the order of a link', 'earlyPublicOrder'],
  ] as const)('requests nothing early for %s, unlike a page with a service', async (_, name) => {
    const script = await inlineScript(name)
    const askedBy = (backEnd: string) => {
      const asked: Array<string> = []
      vm.runInNewContext(script, {
        window: {},
        Date,
        Intl,
        URLSearchParams,
        decodeURIComponent,
        localStorage: { getItem: () => JSON.stringify({ meta: { Expires: Date.now() + DAY } }) },
        location: { origin: 'https://portal.test', pathname: '/tracking/cz1001-1', search: '' },
        document: { currentScript: { dataset: {} }, documentElement: { dataset: { backEnd } } },
        fetch: (url: string) => {
          asked.push(url)
          return Promise.resolve(Response.json({ result: { vendors: [] } }))
        },
      })
      return asked
    }
    expect(askedBy(JSON.stringify({ backend: 'memory' }))).toEqual([])
    expect(askedBy('{}')).toHaveLength(1)
  })
})

const RIDE: MemoryRide = {
  rider: { id: 'r1', name: 'Petr Rychlý', phoneNumber: '+420603000000', vehicle: 'BICYCLE' },
  from: { latitude: 50.08, longitude: 14.42 },
  pace: 1,
}
const PLACED = anOrder({
  status: 'NEW',
  statusHistory: [{ status: 'NEW', createdAt: ORDERED_AT }],
  updatedAt: ORDERED_AT,
})
const after = (seconds: number): Instant => plus(ORDERED_AT, seconds * SECOND)
const statusesOf = (order: Order) => order.statusHistory.map(({ status }) => status)

describe('movedOrder', () => {
  it('takes an order through all statuses by rank to its delivery, in three minutes', () => {
    const delivered = movedOrder(PLACED, after(180), RIDE)
    expect(statusesOf(delivered)).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'NEAR_VENDOR',
      'PICKED_UP',
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'DELIVERED',
    ])
    expect(delivered).toMatchObject({ status: 'DELIVERED', updatedAt: after(180), rider: { name: 'Petr Rychlý' } })
    expect(movedOrder(delivered, after(9_000), RIDE)).toBe(delivered)
  })

  it('gives the same order whether one looks often or once', () => {
    const often = Array.from({ length: 200 }, (_, second) => after(second)).reduce(
      (order, now) => movedOrder(order, now, RIDE),
      PLACED,
    )
    expect(often).toEqual(movedOrder(PLACED, after(199), RIDE))
  })

  it('is the same order while nothing has changed, and slower at another pace', () => {
    expect(movedOrder(PLACED, after(5), RIDE)).toBe(PLACED)
    expect(movedOrder(PLACED, after(180), { ...RIDE, pace: 4 }).status).toBe('COURIER_ACCEPTED_DELIVERY')
  })

  it('promises the moments at which the order is then collected and delivered', () => {
    const accepted = movedOrder(PLACED, after(41), RIDE)
    expect(accepted.estimates).toEqual({ pickUpAt: after(100), dropOffAt: after(180), estimatedAt: after(40) })
    const collected = movedOrder(PLACED, after(100), RIDE)
    expect([collected.status, collected.estimates?.dropOffAt]).toEqual(['PICKED_UP', after(180)])
    expect(movedOrder(PLACED, after(20), RIDE).estimates).toBeUndefined()
  })

  it('lets a pre-order wait until shortly before its time, and an order of DELAYED go on', () => {
    const later = { ...PLACED, preorderedFor: plus(ORDERED_AT, 3 * HOUR) }
    expect(movedOrder(later, plus(ORDERED_AT, 2 * HOUR), RIDE).status).toBe('RECEIVED')
    expect(movedOrder(later, plus(ORDERED_AT, 3 * HOUR), RIDE).status).toBe('DELIVERED')
    const accepted = movedOrder(PLACED, after(41), RIDE)
    const delayed: Order = {
      ...accepted,
      status: 'DELAYED',
      statusHistory: [...accepted.statusHistory, { status: 'DELAYED', createdAt: after(41) }],
    }
    expect(movedOrder(delayed, after(102), RIDE).status).toBe('NEAR_VENDOR')
  })
})

describe('riderOfOrder', () => {
  const riderAt = (seconds: number) => riderOfOrder(movedOrder(PLACED, after(seconds), RIDE), after(seconds), RIDE)

  it('comes to the collection point, and goes on to the customer', () => {
    expect(riderAt(30)).toBeUndefined()
    const [coming, nearer] = [riderAt(45), riderAt(75)].map((rider) => rider!.position!.latitude)
    expect(coming).toBeGreaterThan(nearer!)
    expect(riderAt(90)?.position).toEqual(RIDE.from)
    const { latitude } = PLACED.customer.location
    const left = [riderAt(115), riderAt(155), riderAt(179)].map((rider) => rider!.position!.latitude - latitude)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(left[2]).toBeLessThan(0.0003)
    expect(riderAt(180)).toBeUndefined()
  })
})

describe('ordersAt', () => {
  const world = memoryWorld(deploymentOf('dobrego-cz')!)
  const zone = 'Europe/Prague'

  it.each([
    ['in the evening', '2026-12-01T20:15:00Z'],
    ['at noon in summer', '2026-07-01T10:00:00Z'],
    ['just after midnight', '2026-12-01T23:05:00Z'],
  ])('has orders of yesterday and orders under way, none of them later than now, %s', (_, text) => {
    const now = instantAt(Date.parse(text))
    const orders = ordersAt(world, now, zone)
    expect(orders.filter((order) => order.updatedAt > now)).toEqual([])
    const active = orders.filter((order) => !isFinished(order.status))
    expect(active.length).toBeGreaterThan(15)
    expect(new Set(active.map((order) => dayOf(order.createdAt, zone)))).toEqual(new Set([dayOf(now, zone)]))
    const yesterday = dayOf(minus(now, DAY), zone)
    expect(orders.filter((order) => dayOf(order.createdAt, zone) === yesterday).length).toBeGreaterThan(20)
  })
})

describe('orders that move', () => {
  it('are pushed with each of their changes, also those of outlets, and of no other vendor', async () => {
    const ofOutlet = { ...PLACED, id: 'outlet-1', vendorId: 'outlet' }
    const { live } = makeMemoryMovingOrders({
      orders: makeMemoryOrderRepository([PLACED, ofOutlet, { ...PLACED, id: 'other-1', vendorId: 'other' }]),
      storage: { news: () => [], add: () => undefined },
      rideOf: () => RIDE,
      outletsOf: () => ['outlet'],
    })
    const events: Array<LiveEvent> = []
    const of = { vendorId: PLACED.vendorId, includeOutlets: true }
    await Effect.runPromise(
      Effect.gen(function* () {
        yield* TestClock.setTime(ORDERED_AT)
        const all = Stream.runForEach(live.ofVendor(of), (event) => Effect.sync(() => void events.push(event)))
        yield* Effect.forkScoped(all)
        for (let second = 0; second < 8; second += 1) yield* TestClock.adjust(SECOND)
      }).pipe(Effect.scoped, Effect.provide(TestClock.layer())),
    )
    expect(events[0]).toEqual({ kind: 'connected' })
    const updates = events.flatMap((event) => (event.kind === 'updates' ? event.updates : []))
    expect(updates.map(({ id, read }) => [id, read()?.status])).toEqual([
      [PLACED.id, 'RECEIVED'],
      ['outlet-1', 'RECEIVED'],
    ])
    expect(events.some(({ kind }) => kind === 'alive')).toBe(true)
  })
})

describe('orders that a device keeps', () => {
  const open = () => {
    const { localStorage } = new Window({ url: 'https://portal.test/' })
    const local = textStorage(() => localStorage as unknown as Storage)
    return { local, tab: () => makeBrowserOrderStorage(local, 'dobrego-cz', 'CZK') }
  }
  const delivered = movedOrder(PLACED, after(300), RIDE)

  it('are the same with all that the orders of a demo have', () => {
    const { tab } = open()
    const [writing, reading] = [tab(), tab()]
    const { orders } = memoryWorld(deploymentOf('dobrego-cz')!)
    const voucher = { code: 'MINUS20', type: 'AMOUNT', amount: { minor: 2_000, currency: 'CZK' } } as const
    const changed = [...orders.slice(-60), { ...movedOrder(PLACED, after(60), RIDE), vatNumber: '1', voucher }]
    for (const order of changed) writing.add(order)
    expect(reading.news()).toEqual(changed)
  })

  it('are read by later pages and other tabs once, and end with the session (PERSIST-07)', () => {
    const { local, tab } = open()
    const [first, second] = [tab(), tab()]
    first.add(PLACED)
    expect(first.news()).toEqual([])
    expect(second.news()).toEqual([PLACED])
    expect(second.news()).toEqual([])
    second.add(delivered)
    expect(first.news()).toEqual([delivered])
    expect(local.names()).toEqual(['portal.memory.dobrego-cz'])
  })

  it.each([
    ['another format', '{"version":"0","openedAt":"2026-03-12T11:00:00Z","orders":[]}'],
    ['rubbish', '{"version":"1","openedAt":"2026-03-12T11:00:00Z","orders":[{"order_id":"x"}]}'],
    ['no JSON', '['],
  ])('are left out if the storage has %s (PERSIST-08)', (_, text) => {
    const { local, tab } = open()
    local.keep('portal.memory.dobrego-cz', text)
    expect(tab().news()).toEqual([])
  })

  it('move the demo orders to the present when a page opens more than 15 minutes after the last one', () => {
    const { tab } = open()
    const kept = tab()
    kept.add(PLACED)
    expect(kept.openedAt(ORDERED_AT)).toBe(ORDERED_AT)
    expect(tab().openedAt(plus(ORDERED_AT, 14 * MINUTE))).toBe(ORDERED_AT)
    const later = plus(ORDERED_AT, 16 * MINUTE)
    expect(tab().openedAt(later)).toBe(later)
    expect(tab().openedAt(ORDERED_AT)).toBe(ORDERED_AT)
    expect(tab().news()).toEqual([PLACED])
  })
})
