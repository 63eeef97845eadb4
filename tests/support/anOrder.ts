import type { Order, ReadStatus, StatusChange } from '../../src/domain/order/order.ts'
import { instantAt, MINUTE, plus, type Instant } from '../../src/domain/instant.ts'

/** Friday 2026-03-13, 12:00 in Prague: when `anOrder` was placed. */
export const ORDERED_AT: Instant = instantAt(Date.UTC(2026, 2, 13, 11))

/** `minutes` after the order was placed. */
export const minutesLater = (minutes: number): Instant => plus(ORDERED_AT, minutes * MINUTE)

/** A status with its minutes after the order was placed. */
export type HistoryStep = readonly [status: ReadStatus, minutes: number]

/** `aHistory(['NEW', 0], ['RECEIVED', 2])`: statuses with their minutes after the order was placed. */
export const aHistory = (...changes: ReadonlyArray<HistoryStep>): ReadonlyArray<StatusChange> =>
  changes.map(([status, minutes]) => ({ status, createdAt: minutesLater(minutes) }))

/** A lunch order from a bakery in Prague, waiting for a rider; pass only what the test is about. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'pekarna-u-mostu-7f3k2',
  code: 'K7R2',
  vendorId: 'pekarna-u-mostu',
  status: 'WAITING_FOR_TRANSPORT',
  statusHistory: aHistory(['NEW', 0], ['RECEIVED', 1], ['WAITING_FOR_TRANSPORT', 2]),
  createdAt: ORDERED_AT,
  updatedAt: minutesLater(2),
  customer: {
    name: 'Jana Nováková',
    phoneNumber: '+420 777 123 456',
    location: {
      latitude: 50.0755,
      longitude: 14.4378,
      address: '4, Dům U Zlaté studny, Vinohradská 12, Praha',
      notes: 'Ring twice',
    },
  },
  order: {
    paymentMethod: 'CASH_ON_DELIVERY',
    amount: { minor: 45_900, currency: 'CZK' },
    description: 'Two loaves and a cake',
    coldBagNeeded: false,
  },
  deliveryFee: { minor: 8_900, currency: 'CZK' },
  ageValidationRequired: false,
  ...overrides,
})
