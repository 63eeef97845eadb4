import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { PAYMENT_METHODS } from '../../../src/domain/market/paymentMethod.ts'
import { draftOfOrder } from '../../../src/domain/request/draftOfOrder.ts'
import { orderChange, orderDifferences } from '../../../src/domain/request/orderChange.ts'
import { orderToPlace } from '../../../src/domain/request/placedOrder.ts'
import type { RequestDraft } from '../../../src/domain/request/requestDraft.ts'
import { anOrder } from '../../support/anOrder.ts'
import { aVendor } from '../../support/aVendor.ts'

const order = anOrder()
const changed = (patch: Partial<RequestDraft>) =>
  orderDifferences(order, { ...draftOfOrder(order, COUNTRIES.CZ), ...patch }, COUNTRIES.CZ)

describe('orderChange', () => {
  it('contains vendor, payment, amount, items, location, fee and signature, but not the customer (EDIT-03, API-24, CON-28)', () => {
    const placed = orderToPlace({
      draft: draftOfOrder(order, COUNTRIES.CZ),
      vendor: aVendor(),
      country: COUNTRIES.CZ,
      fee: { fee: { minor: 9_900, currency: 'CZK' }, signature: 'signed' },
      business: false,
    })
    expect(orderChange(placed)).toEqual({
      vendorId: 'pekarna-u-mostu',
      paymentMethod: 'CASH_ON_DELIVERY',
      amount: { minor: 45_900, currency: 'CZK' },
      description: 'Two loaves and a cake',
      location: order.customer.location,
      deliveryFee: { fee: { minor: 9_900, currency: 'CZK' }, signature: 'signed' },
    })
  })

  it('contains no amount if the order has none (API-24)', () => {
    const placed = orderToPlace({
      draft: { ...draftOfOrder(order, COUNTRIES.KW), orderAmount: '' },
      vendor: aVendor(),
      country: COUNTRIES.KW,
      fee: { fee: { minor: 1_250, currency: 'KWD' }, signature: 'signed' },
      business: false,
    })
    expect(Object.hasOwn(orderChange(placed), 'amount')).toBe(false)
  })
})

describe('orderDifferences', () => {
  it('is empty for the draft of any order (EDIT-01)', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.string({ maxLength: 30 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom(...PAYMENT_METHODS),
        (address, notes, minor, paymentMethod) => {
          const any = anOrder({
            customer: { ...order.customer, location: { ...order.customer.location, address, notes } },
            order: { ...order.order, amount: { minor, currency: 'CZK' }, paymentMethod },
          })
          expect(orderDifferences(any, draftOfOrder(any, COUNTRIES.CZ), COUNTRIES.CZ)).toEqual([])
        },
      ),
    )
  })

  it('lists fields with before and after, in the order of the form (EDIT-03)', () => {
    expect(
      changed({
        destinationUnitNumber: '5',
        riderNotes: 'Knock',
        orderDescription: 'Three loaves',
        orderAmount: '500',
        paymentMethod: 'PAID',
      }),
    ).toEqual([
      {
        field: 'address',
        before: 'Vinohradská 12, Dům U Zlaté studny, 4, Praha',
        after: 'Vinohradská 12, Dům U Zlaté studny, 5, Praha',
      },
      { field: 'notes', before: 'Ring twice', after: 'Knock' },
      { field: 'description', before: 'Two loaves and a cake', after: 'Three loaves' },
      {
        field: 'amount',
        before: { minor: 45_900, currency: 'CZK' },
        after: { minor: 50_000, currency: 'CZK' },
      },
      { field: 'payment-method', before: 'CASH_ON_DELIVERY', after: 'PAID' },
    ])
  })

  it('reports the distance between two pins with the same text (EDIT-03)', () => {
    const [difference] = changed({ destinationLatitude: 50.0765 })
    expect(difference).toMatchObject({ field: 'position' })
    expect(difference?.field === 'position' && Math.round(difference.metres)).toBe(111)
  })

  it.each(['459.00', ' 459 ', '459,0'])('ignores the same amount typed as "%s" (EDIT-03)', (orderAmount) => {
    expect(changed({ orderAmount })).toEqual([])
  })

  it('ignores outer spaces (EDIT-03)', () => {
    expect(changed({ riderNotes: ' Ring twice ', orderDescription: 'Two loaves and a cake  ' })).toEqual([])
  })

  it('reports an amount that is added or removed where it is optional (EDIT-03)', () => {
    const amount = { minor: 1_250, currency: 'KWD' } as const
    const { amount: _, ...withoutAmount } = order.order
    const differences = (before: typeof order.order, orderAmount: string) =>
      orderDifferences(
        { ...order, order: before },
        { ...draftOfOrder({ ...order, order: before }, COUNTRIES.KW), orderAmount },
        COUNTRIES.KW,
      )
    expect(differences({ ...order.order, amount }, '')).toEqual([{ field: 'amount', before: amount, after: undefined }])
    expect(differences(withoutAmount, '1.25')).toEqual([{ field: 'amount', before: undefined, after: amount }])
    expect(differences(withoutAmount, '')).toEqual([])
  })

  it('trims the texts (EDIT-03)', () => {
    const spaced = {
      customer: { ...order.customer, location: { ...order.customer.location, notes: ' Ring twice ' } },
      order: { ...order.order, description: ' A cake ' },
    }
    const draft = { ...draftOfOrder(order, COUNTRIES.CZ), riderNotes: ' Knock ', orderDescription: ' Bread ' }
    expect(orderDifferences(spaced, draft, COUNTRIES.CZ)).toEqual([
      { field: 'notes', before: 'Ring twice', after: 'Knock' },
      { field: 'description', before: 'A cake', after: 'Bread' },
    ])
  })

  it.each([{ destinationLatitude: undefined }, { destinationLongitude: undefined }])(
    'reports no other place while the new one is unknown: %j (EDIT-03)',
    (patch) => {
      expect(changed(patch)).toEqual([])
    },
  )

  it('reports another position if either coordinate differs, and only the address if that differs too (EDIT-03)', () => {
    expect(changed({ destinationLongitude: 14.4379 })).toMatchObject([{ field: 'position' }])
    expect(changed({ destinationLatitude: 50.0765, destinationTextAddress: 'Korunní 1, Praha' })).toEqual([
      {
        field: 'address',
        before: 'Vinohradská 12, Dům U Zlaté studny, 4, Praha',
        after: 'Korunní 1, Dům U Zlaté studny, 4, Praha',
      },
    ])
  })

  it('reports no change if only the place of the unit differs (EDIT-03, ADDR-24)', () => {
    const address = ', 3. patro, 3. patro, Korunní 12, Praha'
    const stored = { ...order, customer: { ...order.customer, location: { ...order.customer.location, address } } }
    expect(orderDifferences(stored, draftOfOrder(stored, COUNTRIES.CZ), COUNTRIES.CZ)).toEqual([])
  })
})
