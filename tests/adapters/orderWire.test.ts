import { Schema } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Order as OrderSchema } from '../../contract/orders.ts'
import { moneyOf } from '../../src/domain/pricing/money.ts'
import { instantOf, unixSeconds } from '../../src/adapters/http/moment.ts'
import { toOrder, toOrderToPlace } from '../../src/adapters/http/orderWire.ts'
import { retryAfter } from '../../src/adapters/http/retryAfter.ts'
import { toVendor } from '../../src/adapters/http/vendorWire.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import { toNumber } from '../../src/domain/pricing/money.ts'
import type { PlacedOrder } from '../../src/domain/request/placedOrder.ts'
import { vendorJson } from '../support/smallWorld.ts'
import { differencesOf, isRead, notObjects } from '../support/spoiledJson.ts'

const AT = instantAt(Date.parse('2026-03-12T11:00:00Z'))

const wire = (more: Partial<typeof OrderSchema.Type> = {}): typeof OrderSchema.Type => ({
  order_id: 'v-1',
  vendor_id: 'v',
  status: 'PICKED_UP',
  status_history: [
    { status: 'NEW', created_at: '2026-03-12T10:00:00.000Z' },
    { status: 'TELEPORTED', created_at: 1_773_312_000 },
  ],
  created_at: '2026-03-12T11:00:00+01:00',
  updated_at: '2026-03-12T11:00:00Z',
  customer: {
    name: 'Jana',
    phone_number: '+420777123456',
    location: { address: ', , Vinohradská 12', latitude: 50, longitude: 14, notes: '' },
  },
  order: { payment_method: 'PAID', amount: 4.75, description: 'Bread', cold_bag_needed: true },
  delivery_fee: 89,
  age_validation_required: false,
  ...more,
})

const FULL = wire({
  preordered_for: 1_773_320_400,
  discounted_delivery_fee: 44.5,
  discounted_delivery_fee_signature: 'signed-44.5',
  vat_number: 'RO123456',
  voucher: { code: 'HALF', amount: 50, type: 'PERCENTAGE' },
  login_pickup_estimation: 12,
  rider: { name: 'Petr', phone_number: '+420603000000', vehicle: 'CAR' },
  cancel_reason: 'other',
  estimates: {
    pick_up_at: '2026-03-12T11:10:00.000Z',
    drop_off_at: '2026-03-12T11:20:00.000Z',
    estimated_at: 1_773_313_200,
  },
  sender: { ...wire().customer, email: 'jana@example.test' },
})

describe('toOrder', () => {
  it('maps an order to the domain (API-17)', () => {
    expect(toOrder('CZK')(wire())).toEqual({
      id: 'v-1',
      code: 'V1',
      vendorId: 'v',
      status: 'PICKED_UP',
      statusHistory: [
        { status: 'NEW', createdAt: Date.parse('2026-03-12T10:00:00Z') },
        { status: 'UNKNOWN', createdAt: 1_773_312_000_000 },
      ],
      createdAt: Date.parse('2026-03-12T10:00:00Z'),
      updatedAt: AT,
      customer: {
        name: 'Jana',
        phoneNumber: '+420777123456',
        location: { address: ', , Vinohradská 12', latitude: 50, longitude: 14, notes: '' },
      },
      order: {
        paymentMethod: 'PAID',
        amount: { minor: 475, currency: 'CZK' },
        description: 'Bread',
        coldBagNeeded: true,
      },
      deliveryFee: { minor: 8_900, currency: 'CZK' },
      ageValidationRequired: false,
    })
  })

  it('accepts null for every absent field (API-17)', () => {
    const nulls = {
      preordered_for: null,
      discounted_delivery_fee: null,
      vat_number: null,
      voucher: null,
      login_pickup_estimation: null,
      rider: null,
      cancel_reason: null,
    }
    expect(toOrder('CZK')(wire(nulls))).toEqual(toOrder('CZK')(wire()))
    const { amount: _, ...withoutAmount } = toOrder('KWD')(wire()).order
    expect(toOrder('KWD')(wire({ order: { ...wire().order, amount: null } })).order).toEqual(withoutAmount)
    const { amount: __, ...absent } = wire().order
    expect(toOrder('KWD')(wire({ order: absent })).order).toEqual(withoutAmount)
  })

  it('maps every optional field (API-17)', () => {
    expect(toOrder('CZK')(FULL)).toMatchObject({
      preorderedFor: 1_773_320_400_000,
      discountedDeliveryFee: { minor: 4_450, currency: 'CZK' },
      discountedDeliveryFeeSignature: 'signed-44.5',
      vatNumber: 'RO123456',
      voucher: { code: 'HALF', type: 'PERCENTAGE', percent: 50 },
      pickUpEstimate: 12,
      rider: { name: 'Petr', phoneNumber: '+420603000000', vehicle: 'CAR' },
      cancelReason: 'other',
      estimates: {
        pickUpAt: Date.parse('2026-03-12T11:10:00Z'),
        dropOffAt: Date.parse('2026-03-12T11:20:00Z'),
        estimatedAt: 1_773_313_200_000,
      },
      sender: { name: 'Jana', phoneNumber: '+420777123456', email: 'jana@example.test' },
    })
    const off = toOrder('CZK')(wire({ voucher: { code: 'OFF', amount: 20, type: 'AMOUNT' } }))
    expect(off.voucher).toEqual({ code: 'OFF', type: 'AMOUNT', amount: { minor: 2_000, currency: 'CZK' } })
  })

  it('rejects an invalid value at every path exactly where the contract’s schema does, and unreadable times (API-17, ADR 22)', () => {
    const read = toOrder('CZK')
    expect(differencesOf(FULL, read, Schema.decodeUnknownSync(OrderSchema))).toEqual([])
    for (const whole of [...notObjects, [FULL]]) expect(isRead(read, whole)).toBe(false)
  })
})

describe('instantOf and unixSeconds', () => {
  it.each([
    ['2026-03-12T11:00:00Z', AT],
    ['2026-03-12T11:00:00.250Z', AT + 250],
    ['2026-03-12T12:00:00+01:00', AT],
    [AT / 1_000, AT],
    [String(AT / 1_000), AT],
    [0, 0],
  ])('read %j (OP-46)', (moment, instant) => {
    expect(instantOf(moment)).toBe(instant)
  })

  it.each(['yesterday', '2026-03-12', '2026-03-12T11:00:00', '2026-13-45T11:00:00Z', '12/03/2026 11:00', Number.NaN])(
    'reject %j (OP-46)',
    (moment) => {
      expect(() => instantOf(moment)).toThrow(RangeError)
    },
  )

  it('write whole unix seconds (OP-46)', () => {
    expect(unixSeconds(plus(AT, 999))).toBe(AT / 1_000)
  })
})

describe('moneyOf', () => {
  it('round-trips an amount in every currency (API-20)', () => {
    const money = fc.record({
      minor: fc.integer({ min: 0, max: 99_999_999_999 }),
      currency: fc.constantFrom('CZK' as const, 'KWD' as const, 'JPY' as const),
    })
    fc.assert(
      fc.property(money, (sum) => {
        expect(moneyOf(toNumber(sum), sum.currency)).toEqual(sum)
      }),
    )
  })

  it('rejects more decimals than the currency has (API-20)', () => {
    expect(() => moneyOf(4.755, 'CZK')).toThrow(RangeError)
    expect(() => moneyOf(4.5, 'JPY')).toThrow(RangeError)
  })
})

describe('toOrderToPlace', () => {
  const placed: PlacedOrder = {
    vendorId: 'v',
    customer: {
      name: 'Jana',
      phoneNumber: '+420777123456',
      location: { address: ', , X 1', latitude: 0, longitude: 14, notes: '' },
    },
    order: { paymentMethod: 'PAID', description: '', coldBagNeeded: false },
    deliveryFee: { fee: { minor: 8_950, currency: 'CZK' }, signature: 'signed' },
  }

  it('sends only the fields that are set (API-23)', () => {
    expect(toOrderToPlace(placed)).toEqual({
      vendor_id: 'v',
      customer: { name: 'Jana', phone_number: '+420777123456', location: placed.customer.location },
      order: { payment_method: 'PAID', amount: null, description: '', cold_bag_needed: false },
      delivery_fee: 89.5,
      signature: 'signed',
    })
  })

  it('sends the sender where there is one (REQ-36, ENT-04)', () => {
    const location = { address: ', , Y 2', latitude: 50, longitude: 14, notes: 'Back door' }
    const sender = { name: 'Adam', email: 'adam@example.test', phoneNumber: '+420777000222', location }
    expect(toOrderToPlace({ ...placed, sender }).sender).toEqual({
      name: 'Adam',
      email: 'adam@example.test',
      phone_number: '+420777000222',
      location,
    })
    expect(toOrderToPlace(placed)).not.toHaveProperty('sender')
  })

  it('sends every field that is set (API-23, FEE-06)', () => {
    expect(
      toOrderToPlace({
        ...placed,
        preorderedFor: AT,
        vatNumber: 'RO123456',
        ageValidationRequired: true,
        voucher: { code: 'HALF', discountedFee: { fee: { minor: 4_475, currency: 'CZK' }, signature: 'half' } },
      }),
    ).toMatchObject({
      preordered_for: AT / 1_000,
      vat_number: 'RO123456',
      age_validation_required: true,
      voucher_code: 'HALF',
      discounted_delivery_fee: 44.75,
      discounted_delivery_fee_signature: 'half',
    })
  })
})

describe('toVendor', () => {
  it('maps a vendor without coordinates to one without a position, and drops unrecognised payment methods (API-14)', () => {
    const json = vendorJson({ vendor_id: 'v', name: 'V', flags: { payment_methods: { PAID: true, BARTER: true } } })
    const { vendor_information: information } = json
    const location = { ...information.location, latitude: null, longitude: null }
    const vendor = toVendor({ ...json, vendor_information: { ...information, location } })
    expect(vendor.location.coordinates).toBeUndefined()
    expect(vendor.paymentMethods).toEqual({ PAID: true })
  })
})

describe('retryAfter', () => {
  it.each([
    [undefined, 0],
    ['2', 2_000],
    ['-5', 0],
    ['soon', 0],
    ['3600', 60_000],
    [new Date(AT + 5_000).toUTCString(), 5_000],
    [new Date(AT - 5_000).toUTCString(), 0],
  ])('reads the header %j as %i ms (API-03)', (header, ms) => {
    expect(retryAfter(header, AT)).toBe(ms)
  })
})
