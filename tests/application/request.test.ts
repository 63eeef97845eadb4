import { Effect, Fiber, Logger } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { makeMemoryCountryParameters } from '../../src/adapters/memory/MemoryCountryParameters.ts'
import { makeMemoryOrderRepository } from '../../src/adapters/memory/MemoryOrderRepository.ts'
import { makeMemoryGeolocator } from '../support/memory/MemoryGeolocator.ts'
import { invalidRequest, notFound, refusalTexts } from '../../src/adapters/memory/refusals.ts'
import type { DraftContent } from '../../src/application/ports/DraftStore.ts'
import type { FeeCalculatorPort } from '../../src/application/ports/FeeCalculator.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../src/application/ports/OrderRepository.ts'
import type { GeolocatorPort } from '../../src/application/ports/Geolocator.ts'
import {
  ServiceUnavailable,
  SignedOut,
  type ServiceFailure,
  StoreClosed,
  type NotFound,
} from '../../src/application/ports/ServiceFailure.ts'
import { checkServiceHours } from '../../src/application/request/checkServiceHours.ts'
import { choosePlace } from '../../src/application/request/choosePlace.ts'
import { findPlaces } from '../../src/application/request/findPlaces.ts'
import { forgetDraft, keepDraft, readStoredDraft } from '../../src/application/request/keepDraft.ts'
import { locatePlace } from '../../src/application/request/locatePlace.ts'
import { quoteDelivery } from '../../src/application/request/quoteDelivery.ts'
import { readLastCustomers } from '../../src/application/request/readLastCustomers.ts'
import { readItemValueLimit } from '../../src/application/request/readItemValueLimit.ts'
import { readPaymentMethods } from '../../src/application/request/readPaymentMethods.ts'
import { DAY, instantAt, minus } from '../../src/domain/instant.ts'
import type { RequestDraft } from '../../src/domain/request/requestDraft.ts'
import { NEW_ORDER } from '../../src/domain/request/requestPurpose.ts'
import { aPlace } from '../support/aPlace.ts'
import { aSession } from '../support/aSession.ts'
import { aDraft, aVendor, BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { anOrder } from '../support/anOrder.ts'
import { memoryPortal, NOON } from '../support/memoryPortal.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const storeClosed = new StoreClosed(refusalTexts('error.store-closed', ''))

type Parameters_ = Parameters<typeof makeMemoryCountryParameters>[0]
const withParameters = (values: Parameters_) => memoryPortal({ parameters: makeMemoryCountryParameters(values) })

describe('checkServiceHours', () => {
  it("returns the country's service hours by the clock of its zone (SVC-01, CON-14)", async () => {
    const hours = await withParameters({ serviceHours: '0900:1159' }).run(checkServiceHours({}))
    expect(hours).toEqual({ from: '09:00', to: '11:59', status: 'closed', currentTime: '12:00' })
  })

  it("returns the vendor's own service hours in place of the country's (SVC-01)", async () => {
    const parameters = withParameters({ serviceHours: '0000:2359' })
    const hours = await parameters.run(checkServiceHours({ serviceHours: '0900:1159' }))
    expect(hours).toMatchObject({ from: '09:00', to: '11:59', status: 'closed' })
  })

  it.each([
    ['are missing', {}],
    ['are malformed', { serviceHours: '900:2200' }],
  ])('returns open when they %s (SVC-05, CONST-26)', async (_, values) => {
    const hours = await withParameters(values).run(Effect.provide(checkServiceHours({}), Logger.layer([])))
    expect(hours.status).toBe('open')
  })

  it.each([
    ['900:2100', 'serviceHours "900:2100": format has to be dddd:dddd (0000:2359 for 24/24)', 'SVC-06'],
    ['0000:2400', 'serviceHours "0000:2400": service hours has to been between 0 & 2359', 'SVC-07'],
  ])('reports the hours “%s”: %s (%s)', async (serviceHours, report) => {
    const reports: Array<unknown> = []
    const logger = Logger.make<unknown, void>(({ message }) => void reports.push(...[message].flat()))
    await withParameters({ serviceHours }).run(Effect.provide(checkServiceHours({}), Logger.layer([logger])))
    expect(reports).toEqual([new TypeError(report)])
  })

  it('returns open without a report when they are missing (SVC-05)', async () => {
    const reports: Array<unknown> = []
    const logger = Logger.make<unknown, void>(({ message }) => void reports.push(message))
    await withParameters({}).run(Effect.provide(checkServiceHours({}), Logger.layer([logger])))
    expect(reports).toEqual([])
  })
})

describe('Country parameters of a request', () => {
  it('limit the item value; -1 if the parameter is missing (CONST-27)', async () => {
    expect(await withParameters({ orderItemValueExceedLimit: '5000' }).run(readItemValueLimit())).toBe(5_000)
    expect(await withParameters({}).run(readItemValueLimit())).toBe(-1)
  })

  it("filter the vendor's payment methods; a missing parameter allows all (OP-52)", async () => {
    const vendor = aVendor({ paymentMethods: { PAID: true, CASH_ON_DELIVERY: true } })
    const read = (values: Parameters_) => withParameters(values).run(readPaymentMethods(vendor, false))
    expect(await read({ paymentMethods: 'PAID,PAYMENT_ON_DELIVERY,BARTER' })).toEqual(['PAID'])
    expect(await read({})).toEqual(['PAID', 'CASH_ON_DELIVERY'])
  })
})

describe('readLastCustomers', () => {
  it("reads the customers of the vendor's own orders of the last 90 days in one page (ADDR-22)", async () => {
    const of = (id: string, days: number, vendorId = 'v1') =>
      anOrder({ id, vendorId, createdAt: minus(NOON, days * DAY), customer: { ...anOrder().customer, name: id } })
    const memory = makeMemoryOrderRepository([of('v1-new', 1), of('v1-old', 91), of('v2-other', 1, 'v2')])
    const asked: Array<OrderQuery> = []
    const orders: OrderRepositoryPort = {
      ...memory,
      list: (query) => {
        asked.push(query)
        return memory.list(query)
      },
    }
    const found = await memoryPortal({ orders }).run(readLastCustomers('v1'))
    expect(found.map(({ customer }) => customer.name)).toEqual(['v1-new'])
    expect(asked).toMatchObject([{ vendorId: 'v1', count: 50, includeOutlets: false }])
  })
})

describe('quoteDelivery', () => {
  const quoted = { fee: { minor: 9_900, currency: 'CZK' as const }, signature: 'signed' }

  /** Answers as given, and records the order of the calls. */
  const calculator = (instead: Partial<FeeCalculatorPort> = {}) => {
    const asked: string[] = []
    const told = <A, E>(what: string, answer: Effect.Effect<A, E>) =>
      Effect.suspend(() => {
        asked.push(what)
        return Effect.delay(answer, '1 second')
      })
    const answers: FeeCalculatorPort = {
      isDeliverable: () => Effect.succeed(true),
      fee: () => Effect.succeed(quoted),
      estimate: () => Effect.succeed({ pickUp: 12, dropOff: 30 }),
      ...instead,
    }
    const fees: FeeCalculatorPort = {
      isDeliverable: (...places) => told('deliverability', answers.isDeliverable(...places)),
      fee: (...places) => told('fee', answers.fee(...places)),
      estimate: (...places) => told('estimations', answers.estimate(...places)),
    }
    return { fees, asked }
  }

  const quoteFrom = (fees: FeeCalculatorPort, testVendors: ReadonlyArray<string> = []) =>
    memoryPortal({ fees, testVendors }).run(
      Effect.gen(function* () {
        const asking = yield* Effect.forkChild(
          Effect.result(quoteDelivery('bakery', BAKERY_AT, CUSTOMER_AT, undefined)),
        )
        yield* TestClock.adjust('2 seconds')
        return yield* Fiber.join(asking)
      }),
    )

  it('checks deliverability before requesting the fee, and requests the estimations in parallel (REQ-10, REQ-39, FEE-01, FEE-04)', async () => {
    const { fees, asked } = calculator()
    expect(await quoteFrom(fees)).toMatchObject({
      success: { fee: quoted, estimations: { pickUp: 12, dropOff: 30 } },
    })
    expect(asked).toEqual(['deliverability', 'estimations', 'fee'])
  })

  it('returns no estimations when their call fails (OP-16)', async () => {
    const { fees } = calculator({ estimate: () => Effect.fail(offline) })
    expect(await quoteFrom(fees)).toMatchObject({ success: { fee: quoted, estimations: undefined } })
  })

  it('requests no fee for an undeliverable destination (FEE-02)', async () => {
    const { fees, asked } = calculator({ isDeliverable: () => Effect.succeed(false) })
    expect(await quoteFrom(fees)).toMatchObject({ failure: { _tag: 'Undeliverable' } })
    expect(asked).not.toContain('fee')
  })

  it.each([
    [
      'nobody knows whether it is deliverable (FEE-03)',
      { isDeliverable: () => Effect.fail(offline) },
      { _tag: 'DeliverabilityUnknown', because: offline },
    ],
    [
      'the fee cannot be computed (FEE-05)',
      { fee: () => Effect.fail(offline) },
      { _tag: 'FeeUnknown', because: offline },
    ],
    ['the store is closed (FEE-09)', { fee: () => Effect.fail(storeClosed) }, storeClosed],
  ])('fails with a reason when %s', async (_, instead, failure) => {
    expect(await quoteFrom(calculator(instead).fees)).toMatchObject({ failure })
  })

  it.each([
    ['an undeliverable destination', { isDeliverable: () => Effect.succeed(false) }],
    ['a fee that failed', { fee: () => Effect.fail(offline) }],
  ])('grants a listed test vendor %s for 1337, and no other vendor (REQ-27)', async (_, instead) => {
    expect(await quoteFrom(calculator(instead).fees, ['bakery'])).toMatchObject({
      success: { fee: { fee: { minor: 133_700, currency: 'CZK' }, signature: 'test-vendor' } },
    })
    expect(await quoteFrom(calculator(instead).fees, ['another'])).toMatchObject({ _tag: 'Failure' })
  })
})

describe('findPlaces, choosePlace and locatePlace', () => {
  const place = aPlace({ id: 'p1' })
  const suggestion = { id: 'p1', formattedAddress: place.formattedAddress, coordinates: CUSTOMER_AT }

  /** Records its calls; the reverse lookup and the search fail as given. */
  const geolocator = (
    failing: {
      reverse?: NotFound | ServiceFailure
      search?: ServiceFailure
      found?: ReadonlyArray<typeof suggestion>
    } = {},
  ) => {
    const asked: string[] = []
    const port: GeolocatorPort = {
      autocomplete: (text) =>
        Effect.suspend(() => {
          asked.push(`search ${text}`)
          return failing.search ? Effect.fail(failing.search) : Effect.succeed(failing.found ?? [suggestion])
        }),
      reverse: ({ latitude, longitude }) =>
        Effect.suspend(() => {
          asked.push(`reverse ${latitude} ${longitude}`)
          return failing.reverse ? Effect.fail(failing.reverse) : Effect.succeed(place)
        }),
      details: (id) =>
        Effect.suspend(() => {
          asked.push(`details ${id}`)
          return Effect.succeed(place)
        }),
    }
    return { asked, portal: memoryPortal({ geolocator: port }) }
  }

  it('search by a typed text (ADDR-01)', async () => {
    const { portal, asked } = geolocator()
    expect(await portal.run(findPlaces('Štěp', BAKERY_AT, 'cs'))).toEqual([suggestion])
    expect(asked).toEqual(['search Štěp'])
  })

  it('look up "lat,lng" in reverse (ADDR-02)', async () => {
    const { portal, asked } = geolocator()
    expect(await portal.run(findPlaces('50.0875,14.4213', undefined, 'cs'))).toEqual([place])
    expect(asked).toEqual(['reverse 50.0875 14.4213'])
  })

  it('search for "lat,lng" as text when the lookup fails (ADDR-03)', async () => {
    const { portal, asked } = geolocator({ reverse: offline })
    expect(await portal.run(findPlaces('50.0875,14.4213', undefined, 'cs'))).toEqual([suggestion])
    expect(asked).toEqual(['reverse 50.0875 14.4213', 'search 50.0875,14.4213'])
  })

  it.each([
    [offline, 'offline'],
    [invalidRequest(), 'INVALID_REQUEST'],
    [new SignedOut(), 'signed-out'],
  ])('fail and log an event when the search fails: %s (ADDR-18, ANALYTICS-04)', async (search, reason) => {
    const { portal } = geolocator({ search })
    expect(await portal.run(Effect.flip(findPlaces('Štěp', undefined, 'cs')))).toBe(search)
    expect(portal.analytics.pushed).toEqual([{ event: 'autocomplete-failed', reason }])
  })

  it('fail with PlaceHidden for a short map link', async () => {
    const { portal, asked } = geolocator()
    const found = portal.run(Effect.flip(findPlaces('https://maps.app.goo.gl/Ab12Cd34', undefined, 'cs')))
    expect((await found)._tag).toBe('PlaceHidden')
    expect(asked).toEqual([])
  })

  it('load the details of a chosen suggestion, unless it has them (ADDR-04)', async () => {
    const { portal, asked } = geolocator()
    expect(await portal.run(choosePlace(suggestion))).toEqual(place)
    expect(await portal.run(choosePlace(place))).toEqual(place)
    expect(asked).toEqual(['details p1'])
  })

  it('fail like the call when details cannot be loaded (ADDR-17)', async () => {
    const portal = memoryPortal({ geolocator: makeMemoryGeolocator([]) })
    expect(await portal.run(Effect.flip(choosePlace(suggestion)))).toMatchObject({ _tag: 'NotFound' })
  })

  it('return the place at the map cursor (REQ-08)', async () => {
    const { portal } = geolocator()
    const cursor = { latitude: 50.0802, longitude: 14.4286 }
    expect(await portal.run(locatePlace(cursor, 'cs'))).toEqual(place)
  })

  it('search when the cursor has no address, and fail with AddressNotFound if that finds none (ADDR-03, ADDR-20, CON-08)', async () => {
    const { portal, asked } = geolocator({ reverse: offline })
    expect(await portal.run(locatePlace(CUSTOMER_AT, 'cs'))).toEqual(place)
    expect(asked).toEqual(['reverse 50.0801 14.4285', 'search 50.0801,14.4285', 'details p1'])
    const nothing = geolocator({ reverse: offline, found: [] }).portal
    expect((await nothing.run(Effect.flip(locatePlace(CUSTOMER_AT, 'cs'))))._tag).toBe('AddressNotFound')
  })

  it('do not search after a failed lookup when the caller gives up (CON-08)', async () => {
    const { portal, asked } = geolocator({ reverse: offline })
    const located = await portal.run(Effect.flip(locatePlace(CUSTOMER_AT, 'cs', 'give-up')))
    const found = await portal.run(Effect.flip(findPlaces('50.0875,14.4213', undefined, 'cs', 'give-up')))
    expect([located._tag, found._tag]).toEqual(['ReverseLookupFailed', 'ReverseLookupFailed'])
    expect(asked.filter((call) => !call.startsWith('reverse'))).toEqual([])
  })

  it.each([
    ['there is no address there (ADDR-20)', notFound(), 'AddressNotFound'],
    ['the lookup is refused (ADDR-19)', invalidRequest(), 'ReverseLookupFailed'],
    ['the service is unreachable (ADDR-19)', offline, 'ReverseLookupFailed'],
  ])('distinguish failures when the caller gives up: %s', async (_, reverse, tag) => {
    const { portal } = geolocator({ reverse })
    expect((await portal.run(Effect.flip(locatePlace(CUSTOMER_AT, 'cs', 'give-up'))))._tag).toBe(tag)
  })

  it('fail with ReverseLookupFailed when lookup and search fail (ADDR-19)', async () => {
    const { portal } = geolocator({ reverse: offline, search: offline })
    expect((await portal.run(Effect.flip(locatePlace(CUSTOMER_AT, 'cs'))))._tag).toBe('ReverseLookupFailed')
  })
})

const typed = (draft: Partial<RequestDraft> = {}): DraftContent => ({
  purpose: NEW_ORDER,
  draft: aDraft(draft),
  voucherCode: 'SOUP20',
  selectedSaveAddress: 'a-1',
})

describe('keepDraft and readStoredDraft', () => {
  it('return the whole draft to the person who typed it and to nobody else (PERSIST-02)', async () => {
    const portal = memoryPortal()
    const [jana, petr] = [
      aSession(instantAt(1)),
      { ...aSession(instantAt(1)), user: { ...aSession(instantAt(1)).user, id: 'petr' } },
    ]
    const seen = await portal.run(
      Effect.gen(function* () {
        yield* portal.store.save(jana)
        yield* keepDraft('bakery', typed())
        yield* portal.store.end
        const between = yield* readStoredDraft('bakery', NEW_ORDER)
        yield* portal.store.save(petr)
        const stranger = yield* readStoredDraft('bakery', NEW_ORDER)
        yield* portal.store.save(jana)
        return [between, stranger, yield* readStoredDraft('bakery', NEW_ORDER)]
      }),
    )
    const own = { ...typed(), userId: 'jana', vendorId: 'bakery', key: 'intent-1' }
    expect(seen).toEqual([own, undefined, own])
  })

  it('keep the draft of a change separate from that of a new order (EDIT-01)', async () => {
    const portal = memoryPortal()
    const change = { ...typed({ destinationName: 'Eva' }), purpose: { kind: 'edit', orderId: 'bakery-1' } } as const
    const kept = await portal.run(
      Effect.gen(function* () {
        yield* keepDraft('bakery', typed())
        yield* keepDraft('bakery', change)
        yield* forgetDraft('bakery', change.purpose)
        return yield* readStoredDraft('bakery', NEW_ORDER)
      }),
    )
    expect(kept).toMatchObject(typed())
  })

  it('keep the key while intent and vendor are the same (CON-16, PERSIST-02)', async () => {
    const portal = memoryPortal()
    const keys = await portal.run(
      Effect.gen(function* () {
        const first = yield* keepDraft('bakery', typed())
        const edited = yield* keepDraft('bakery', typed({ destinationName: 'Eva' }))
        const otherVendor = yield* keepDraft('bistro', typed())
        yield* forgetDraft('bistro', NEW_ORDER)
        return [first, edited, otherVendor, yield* keepDraft('bistro', typed())].map(({ key }) => key)
      }),
    )
    expect(keys).toEqual(['intent-1', 'intent-1', 'intent-2', 'intent-3'])
  })

  it('return a draft for its own vendor only (PERSIST-02)', async () => {
    const portal = memoryPortal()
    await portal.run(keepDraft('bakery', typed()))
    expect((await portal.run(readStoredDraft('bakery', NEW_ORDER)))?.draft).toEqual(aDraft())
    expect(await portal.run(readStoredDraft('bistro', NEW_ORDER))).toBeUndefined()
  })
})
