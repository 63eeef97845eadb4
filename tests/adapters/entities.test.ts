import { Effect, Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { Vendor } from '../../contract/vendors.ts'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpGeolocator } from '../../src/adapters/http/HttpGeolocator.ts'
import { makeHttpVouchers } from '../../src/adapters/http/HttpVouchers.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { toOrder } from '../../src/adapters/http/orderWire.ts'
import { voucherOf } from '../../src/domain/pricing/voucher.ts'
import { toVendor } from '../../src/adapters/http/vendorWire.ts'
import { instantAt } from '../../src/domain/instant.ts'
import { PAYMENT_METHODS } from '../../src/domain/market/paymentMethod.ts'
import { aLogin } from '../support/aSession.ts'
import { anOrderJson } from '../support/anOrderJson.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'

/** A copy without the field at the given path. */
const without = (value: unknown, [field = '', ...rest]: ReadonlyArray<string>): unknown =>
  Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) =>
      name !== field ? [[name, part]] : rest.length === 0 ? [] : [[name, without(part, rest)]],
    ),
  )
const isReadable = (schema: Schema.Decoder<unknown>, value: unknown) =>
  Schema.decodeUnknownExit(schema)(value)._tag === 'Success'

/** The portal’s calls, each answered with `answer`. */
const portalAnswered = (answer: unknown) => {
  const login = Effect.succeed(aLogin(instantAt(Number.MAX_SAFE_INTEGER)))
  const transport = makePortalTransport('https://cz.dobrego.test', () => Promise.resolve(Response.json(answer)))
  return makePortalHttp(transport, { fresh: login, replace: () => login })
}
const UNREADABLE = { _tag: 'ServiceUnavailable', reason: 'unreadable-answer' }

describe('toOrder: goods', () => {
  it.each(PAYMENT_METHODS)(
    'reads payment method %s with amount, description and cold bag (ENT-03)',
    (payment_method) => {
      for (const cold_bag_needed of [true, false]) {
        const wire = anOrderJson({ order: { payment_method, amount: 459.5, description: 'A cake', cold_bag_needed } })
        expect(toOrder('CZK')(wire).order).toEqual({
          paymentMethod: payment_method,
          amount: { minor: 45_950, currency: 'CZK' },
          description: 'A cake',
          coldBagNeeded: cold_bag_needed,
        })
      }
    },
  )

  it.each(['payment_method', 'description', 'cold_bag_needed'])('rejects goods without %s (ENT-03)', (field) => {
    expect(() => toOrder('CZK')(without(anOrderJson(), ['order', field]))).toThrow(TypeError)
  })
})

/** An outlet in which every field has a distinct value. */
const OUTLET: typeof Vendor.Encoded = {
  vendor_id: 'cz1001',
  id: 'entity-7',
  parent_vendor_id: 'cz1000',
  client_vendor_id: 'KAR-7',
  name: 'Bistro Karlín',
  is_active: true,
  is_registered: true,
  is_parent: false,
  currency: 'CZK',
  estimation_pick_up_time: 12,
  vendor_information: {
    name: 'Bistro s.r.o.',
    owners: ['eva@karlin.test', 'jan@karlin.test'],
    contact: { phone: '+420601123456' },
    location: {
      address_text: 'Křižíkova 12, Karlín',
      building: 'Yard',
      unit: '3',
      city: 'Praha',
      country_code: 'CZ',
      latitude: 50.0925,
      longitude: 14.4501,
      postal_code: '186 00',
      street: 'Křižíkova',
      street_number: '12',
      rider_instructions: 'Ring at the bar',
    },
  },
  flags: { payment_methods: { PAID: true, CASH_ON_DELIVERY: false } },
  outlets: [{ vendor_id: 'cz1002', name: 'Bistro Anděl' }],
}
const read = (wire: unknown) => toVendor(Schema.decodeUnknownSync(Vendor)(wire))

describe('Vendor schema', () => {
  it('reads ids, parent, name, state, pick-up minutes and outlets (ENT-05)', () => {
    expect(read(OUTLET)).toMatchObject({
      id: 'cz1001',
      parentVendorId: 'cz1000',
      clientVendorId: 'KAR-7',
      name: 'Bistro Karlín',
      isParent: false,
      isActive: true,
      estimationPickUpTime: 12,
      outlets: [{ id: 'cz1002', name: 'Bistro Anděl' }],
    })
    expect(read({ ...OUTLET, is_parent: true, is_active: false })).toMatchObject({ isParent: true, isActive: false })
    const alone = read({ ...OUTLET, parent_vendor_id: null, client_vendor_id: null })
    expect([alone.parentVendorId, alone.clientVendorId]).toEqual([undefined, undefined])
  })

  it.each([
    'vendor_id',
    'id',
    'name',
    'is_active',
    'is_registered',
    'is_parent',
    'currency',
    'estimation_pick_up_time',
  ])('rejects a vendor without %s (ENT-05)', (field) => {
    expect(isReadable(Vendor, without(OUTLET, [field]))).toBe(false)
  })

  it('reads owners, phone and every part of the location (ENT-06)', () => {
    const { owners, phone, location } = read(OUTLET)
    expect({ owners, phone, location }).toEqual({
      owners: ['eva@karlin.test', 'jan@karlin.test'],
      phone: '+420601123456',
      location: {
        addressText: 'Křižíkova 12, Karlín',
        building: 'Yard',
        unit: '3',
        city: 'Praha',
        countryCode: 'CZ',
        postalCode: '186 00',
        street: 'Křižíkova',
        streetNumber: '12',
        riderInstructions: 'Ring at the bar',
        coordinates: { latitude: 50.0925, longitude: 14.4501 },
      },
    })
  })

  it.each(['latitude', 'longitude'])('reads no coordinates without %s (ENT-06, REQ-02)', (field) => {
    const { vendor_information: information } = OUTLET
    const location = { ...information.location, [field]: null }
    expect(read({ ...OUTLET, vendor_information: { ...information, location } }).location.coordinates).toBeUndefined()
  })

  it('reads a map of payment methods to booleans (ENT-07)', () => {
    expect(read(OUTLET).paymentMethods).toEqual({ PAID: true, CASH_ON_DELIVERY: false })
    expect(isReadable(Vendor, { ...OUTLET, flags: { payment_methods: { PAID: 'yes' } } })).toBe(false)
    expect(isReadable(Vendor, without(OUTLET, ['flags', 'payment_methods']))).toBe(false)
  })
})

describe('HttpGeolocator.autocomplete', () => {
  const address = { id: 'p1', formatted_address: 'Křižíkova 12, Praha', latitude: 50.0925, longitude: 14.4501 }
  const suggestions = (answer: unknown) =>
    makeHttpGeolocator(portalAnswered({ result: [{ address: answer }] }), 'CZ').autocomplete('Kři', undefined, 'cs')

  it('reads id, formatted address and coordinates of a suggestion (ENT-09)', async () => {
    expect(await Effect.runPromise(suggestions(address))).toEqual([
      { id: 'p1', formattedAddress: 'Křižíkova 12, Praha', coordinates: { latitude: 50.0925, longitude: 14.4501 } },
    ])
  })

  it('reads how exact a suggestion is, and nothing of it if a part is missing or unknown (ADDR-26)', async () => {
    const fit = { exactness: 'house', unused: ['brno'], fit: 0.67 }
    expect(await Effect.runPromise(suggestions({ ...address, ...fit }))).toMatchObject([{ fit }])
    for (const other of [
      { ...fit, exactness: 'planet' },
      { exactness: 'house', fit: 1 },
      { exactness: 'house', unused: [] },
    ])
      expect((await Effect.runPromise(suggestions({ ...address, ...other })))[0]).not.toHaveProperty('fit')
  })

  it.each(Object.keys(address))('fails as unreadable without %s (ENT-09)', async (field) => {
    expect(await Effect.runPromise(Effect.flip(suggestions(without(address, [field]))))).toMatchObject(UNREADABLE)
  })
})

describe('HttpFeeCalculator.fee', () => {
  const fee = (answer: unknown) =>
    makeHttpFeeCalculator(portalAnswered(answer), 'CZK').fee('bistro', BAKERY_AT, CUSTOMER_AT)

  it('reads an amount and its signature (ENT-15)', async () => {
    expect(await Effect.runPromise(fee({ fee: 89.5, signature: 'signed' }))).toEqual({
      fee: { minor: 8_950, currency: 'CZK' },
      signature: 'signed',
    })
  })

  it.each([{ fee: 89 }, { signature: 'signed' }, { fee: 89, signature: '' }])(
    'fails as unreadable for %j (ENT-15)',
    async (answer) => {
      expect(await Effect.runPromise(Effect.flip(fee(answer)))).toMatchObject(UNREADABLE)
    },
  )
})

describe('voucherOf', () => {
  it('reads a percentage or an amount, depending on the type (ENT-15)', () => {
    expect(voucherOf({ code: 'HALF', amount: 50, type: 'PERCENTAGE' }, 'CZK')).toEqual({
      code: 'HALF',
      type: 'PERCENTAGE',
      percent: 50,
    })
    expect(voucherOf({ code: 'OFF', amount: 20.5, type: 'AMOUNT' }, 'CZK')).toEqual({
      code: 'OFF',
      type: 'AMOUNT',
      amount: { minor: 2_050, currency: 'CZK' },
    })
  })

  it.each(['code', 'amount', 'type'])('fails as unreadable without %s (ENT-15)', async (field) => {
    const answer = without({ code: 'HALF', amount: 50, type: 'PERCENTAGE' }, [field])
    const details = makeHttpVouchers(portalAnswered(answer), 'CZK').details('HALF')
    expect(await Effect.runPromise(Effect.flip(details))).toMatchObject(UNREADABLE)
  })
})
