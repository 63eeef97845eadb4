import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeHttpAddressBook } from '../../src/adapters/http/HttpAddressBook.ts'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpGeolocator } from '../../src/adapters/http/HttpGeolocator.ts'
import { makeHttpOrderRepository } from '../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpRiderRepository } from '../../src/adapters/http/HttpRiderRepository.ts'
import { makeHttpVendorRepository } from '../../src/adapters/http/HttpVendorRepository.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { instantAt, minus } from '../../src/domain/instant.ts'
import { aLogin } from '../support/aSession.ts'
import { aSavedAddress } from '../support/aSavedAddress.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { NOON } from '../support/memoryPortal.ts'
import { vendorJson } from '../support/smallWorld.ts'

/** A service that gives one answer to every call and records the calls. */
const serviceAnswering = (answer: unknown) => {
  const asked: Array<{ readonly call: string; readonly body: unknown }> = []
  const keys: Array<string | null> = []
  const session = aLogin(instantAt(Number.MAX_SAFE_INTEGER))
  const transport = makePortalTransport('https://cz.dobrego.test', async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    keys.push(request.headers.get('idempotency-key'))
    asked.push({ call: `${request.method} ${pathname}${search}`, body: text === '' ? undefined : JSON.parse(text) })
    return Response.json(answer)
  })
  const portal = makePortalHttp(transport, { fresh: Effect.succeed(session), replace: () => Effect.succeed(session) })
  return { asked, keys, portal }
}

const page = (orders: ReadonlyArray<unknown>, more = {}) => ({ data: { result: { data: orders, ...more } } })
const everything = {
  vendorId: 'bistro',
  from: minus(NOON, 1_000),
  to: NOON,
  count: 200,
  includeOutlets: true,
  paginationKey: 'next',
  customerPhoneNumber: '+420602000000',
  status: 'COLLECTED',
  scheduled: true,
} as const
const least = { vendorId: 'bistro', from: NOON, count: 30, includeOutlets: false, scheduled: false }

describe('HttpOrderRepository', () => {
  it('sends times in unix seconds and only the parameters that are set (API-16, OP-46, TRACK-18, TRACK-22)', async () => {
    const { asked, portal } = serviceAnswering(page([]))
    const orders = makeHttpOrderRepository(portal, 'CZK')
    await Effect.runPromise(orders.list(everything))
    await Effect.runPromise(orders.list(least))
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /orders/api/v1/vendor/bistro/orders?from=1773313199&to=1773313200&count=200&pagination_key=next&include_outlets=true&customer_phone_number=%2B420602000000&status=COLLECTED&scheduled=true',
      'GET /orders/api/v1/vendor/bistro/orders?from=1773313200&count=30',
    ])
  })

  it.each([
    ['a key', { pagination_key: 'next' }, 'next'],
    ['null', { pagination_key: null }, undefined],
    ['nothing', {}, undefined],
  ])('reads %s as the key of the next page (OP-64)', async (_, more, key) => {
    const { portal } = serviceAnswering(page([anOrderJson()], more))
    const answered = await Effect.runPromise(makeHttpOrderRepository(portal, 'CZK').list(least))
    expect(answered).toMatchObject({ orders: [{ id: 'bistro-1' }], paginationKey: key })
  })

  it.each([
    ['the time', anOrderJson({ updated_at: 'yesterday' })],
    ['the amount', anOrderJson({ delivery_fee: 1.234 })],
    ['the payment method', { ...anOrderJson(), order: { ...anOrderJson().order, payment_method: 'BARTER' } }],
  ])('leaves out an order of which %s cannot be read, and passes it on as JSON (API-16)', async (_, order) => {
    const { portal } = serviceAnswering(page([anOrderJson(), order]))
    const answered = await Effect.runPromise(makeHttpOrderRepository(portal, 'CZK').list(least))
    expect(answered.orders.map(({ id }) => id)).toEqual(['bistro-1'])
    expect(answered.unreadable).toEqual([JSON.stringify(order)])
  })

  it('reads an order by vendor and order, and cancels it with a reason (API-17, API-18, CANC-04)', async () => {
    const reading = serviceAnswering(anOrderJson())
    await Effect.runPromise(makeHttpOrderRepository(reading.portal, 'CZK').byId('bistro', 'bistro-1'))
    const cancelling = serviceAnswering({ result: anOrderJson() })
    await Effect.runPromise(makeHttpOrderRepository(cancelling.portal, 'CZK').cancel('bistro', 'bistro-1', 'other'))
    expect([...reading.asked, ...cancelling.asked]).toEqual([
      { call: 'GET /orders/api/v1/order?vendorId=bistro&orderId=bistro-1', body: undefined },
      {
        call: 'PUT /orders/api/v1/order/cancel',
        body: { vendor_id: 'bistro', order_id: 'bistro-1', reason: 'other' },
      },
    ])
  })
})

describe('HttpFeeCalculator', () => {
  it('requests the fee with both places and always for food (API-20, FEE-04, CON-25)', async () => {
    const { asked, portal } = serviceAnswering({ fee: 89.5, signature: 's', expires_at: NOON / 1_000, distance: 950 })
    const fee = await Effect.runPromise(makeHttpFeeCalculator(portal, 'CZK').fee('bistro', BAKERY_AT, CUSTOMER_AT))
    expect(fee).toEqual({
      fee: { minor: 8_950, currency: 'CZK' },
      signature: 's',
      expiresAt: NOON,
      distanceMetres: 950,
    })
    expect(asked).toEqual([
      {
        call: 'POST /orders/api/v1/delivery/fee',
        body: { source: BAKERY_AT, destination: CUSTOMER_AT, vendor_id: 'bistro', delivery_type: 'food' },
      },
    ])
  })

  it.each([
    ['DELIVERABLE', true],
    ['UNDELIVERABLE', false],
    ['deliverable', false],
    ['', false],
  ])(
    'treats a place as deliverable only for the answer DELIVERABLE: %j (API-21, FEE-01)',
    async (result, deliverable) => {
      const { asked, portal } = serviceAnswering({ result })
      const calculator = makeHttpFeeCalculator(portal, 'CZK')
      expect(await Effect.runPromise(calculator.isDeliverable('bistro', BAKERY_AT, CUSTOMER_AT))).toBe(deliverable)
      expect(asked[0]?.body).toEqual({
        location: { lat: CUSTOMER_AT.latitude, lng: CUSTOMER_AT.longitude },
        vendor_location: { lat: BAKERY_AT.latitude, lng: BAKERY_AT.longitude },
        vendor_id: 'bistro',
      })
    },
  )

  it('sends the order id with an estimate for an existing order (API-22, OP-16)', async () => {
    const { asked, portal } = serviceAnswering({ result: { pick_up: 12, drop_off: 30 } })
    const { estimate } = makeHttpFeeCalculator(portal, 'CZK')
    const answers = [
      await Effect.runPromise(estimate('bistro', BAKERY_AT, CUSTOMER_AT)),
      await Effect.runPromise(estimate('bistro', BAKERY_AT, CUSTOMER_AT, 'bistro-1')),
    ]
    const places = { vendor_id: 'bistro', source: BAKERY_AT, destination: CUSTOMER_AT }
    expect(answers).toEqual([
      { pickUp: 12, dropOff: 30 },
      { pickUp: 12, dropOff: 30 },
    ])
    expect(asked.map(({ body }) => body)).toEqual([places, { ...places, order_id: 'bistro-1' }])
  })
})

describe('HttpGeolocator', () => {
  it('searches in the country and the language, near the given position (API-08, ADDR-01)', async () => {
    const { asked, portal } = serviceAnswering({ result: [] })
    const { autocomplete } = makeHttpGeolocator(portal, 'CZ')
    await Effect.runPromise(autocomplete('Štěpánská & 1', BAKERY_AT, 'cs'))
    await Effect.runPromise(autocomplete('x', undefined, 'cs'))
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /geolocator/api/v1/geolocator/autocomplete?query=%C5%A0t%C4%9Bp%C3%A1nsk%C3%A1+%26+1&country=CZ&lat=50.0875&lng=14.4213&language=cs',
      'GET /geolocator/api/v1/geolocator/autocomplete?query=x&country=CZ&language=cs',
    ])
  })
})

describe('HttpVendorRepository and HttpRiderRepository', () => {
  it('call the service of vendors and the service of riders (API-14, API-19, OP-26)', async () => {
    const { asked, portal } = serviceAnswering({ result: null })
    expect(await Effect.runPromise(makeHttpRiderRepository(portal).ofOrder('bistro-1'))).toBeUndefined()
    await Effect.runPromise(Effect.flip(makeHttpVendorRepository(portal).byId('bistro')))
    expect(asked.map(({ call }) => call)).toEqual([
      'GET /rider-info/api/v1/riders/bistro-1',
      'GET /orders/api/v1/vendor/bistro',
    ])
  })

  it('add an outlet with POST and an idempotency key, change it with PUT, and send every field (OUTLET-13, OUTLET-14, CON-16)', async () => {
    const { asked, keys, portal } = serviceAnswering({ result: vendorJson({ vendor_id: 'retez-4', name: 'Karlín' }) })
    const vendors = makeHttpVendorRepository(portal)
    const point = {
      parentVendorId: 'retez',
      clientVendorId: 'KAR-7',
      name: 'Karlín',
      phone: '+420601123456',
      owners: ['eva@small.test'],
      location: {
        addressText: 'Křižíkova 12, Praha',
        unit: '3',
        building: 'Yard',
        city: 'Praha',
        countryCode: 'CZ',
        postalCode: '186 00',
        street: 'Křižíkova',
        streetNumber: '12',
        riderInstructions: 'Back entrance',
        coordinates: CUSTOMER_AT,
      },
    }
    const body = {
      parent_vendor_id: 'retez',
      client_vendor_id: 'KAR-7',
      name: 'Karlín',
      phone_number: '+420601123456',
      users: ['eva@small.test'],
      address: 'Křižíkova 12, Praha',
      latitude: CUSTOMER_AT.latitude,
      longitude: CUSTOMER_AT.longitude,
      unit: '3',
      building: 'Yard',
      street: 'Křižíkova',
      street_number: '12',
      city: 'Praha',
      postal_code: '186 00',
      country_code: 'CZ',
      rider_instructions: 'Back entrance',
    }
    expect(await Effect.runPromise(vendors.addOutlet(point, 'intent-1'))).toMatchObject({ id: 'retez-4' })
    await Effect.runPromise(vendors.changeOutlet('retez-4', point))
    expect(asked).toEqual([
      { call: 'POST /orders/api/v1/outlet', body },
      { call: 'PUT /orders/api/v1/outlet/retez-4', body },
    ])
    expect(keys).toEqual(['intent-1', null])
  })
})

describe('HttpAddressBook and HttpVendorRepository: addresses', () => {
  const saved = {
    id: 'karel',
    name: 'Karel Novák',
    phone_number: '+420602000001',
    latitude: CUSTOMER_AT.latitude,
    longitude: CUSTOMER_AT.longitude,
    address: '4, Lucerna, Štěpánská 61',
    notes: 'Ring twice',
    used: 14,
    last_used_at: '2026-03-12T11:00:00.000Z',
  }

  it('search customers by a query and read a list of saved addresses (ADDR-06, ENT-08)', async () => {
    const { asked, portal } = serviceAnswering([saved, { ...saved, id: 'never-used', used: 0, last_used_at: null }])
    const found = await Effect.runPromise(makeHttpAddressBook(portal).search('bistro', 'Nov'))
    expect(asked.map(({ call }) => call)).toEqual(['GET /orders/api/v1/addressbook/search-customers/bistro?query=Nov'])
    const karel = aSavedAddress({ address: '4, Lucerna, Štěpánská 61' })
    expect(found).toEqual([
      { ...karel, lastUsedAt: NOON },
      { ...karel, id: 'never-used', used: 0 },
    ])
  })

  it('save a vendor’s address with PUT and every field (ADDR-08, API-15)', async () => {
    const { asked, portal } = serviceAnswering(vendorJson({ vendor_id: 'bistro', name: 'Bistro' }))
    await Effect.runPromise(
      makeHttpVendorRepository(portal).saveAddress('bistro', {
        addressText: 'Štěpánská 61, Praha',
        unit: '4',
        notes: 'Back entrance',
        building: 'Lucerna',
        city: 'Praha',
        countryCode: 'CZ',
        coordinates: CUSTOMER_AT,
        postalCode: '110 00',
        streetAddress: 'Štěpánská 61',
      }),
    )
    expect(asked).toEqual([
      {
        call: 'PUT /orders/api/v1/vendor/bistro/address',
        body: {
          address_text: 'Štěpánská 61, Praha',
          unit: '4',
          notes: 'Back entrance',
          building: 'Lucerna',
          city: 'Praha',
          country_code: 'CZ',
          latitude: CUSTOMER_AT.latitude,
          longitude: CUSTOMER_AT.longitude,
          postal_code: '110 00',
          street_address: 'Štěpánská 61',
        },
      },
    ])
  })
})
