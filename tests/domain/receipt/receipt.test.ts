import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import type { PublicOrder } from '../../../src/domain/publicTracking/publicOrder.ts'
import { hasReceipt } from '../../../src/domain/receipt/hasReceipt.ts'
import { dueOfReceipt, minutesTaken, pinsOfReceipt, receiptOutcome } from '../../../src/domain/receipt/receipt.ts'
import { aHistory, minutesLater, ORDERED_AT, type HistoryStep } from '../../support/anOrder.ts'

const COLLECTION = { latitude: 50.08, longitude: 14.42 }
const DESTINATION = { latitude: 50.07, longitude: 14.44, address: 'Vinohradská 12' }

const seen = (status: ReadStatus, history: ReadonlyArray<HistoryStep>, overrides: Partial<PublicOrder> = {}) => ({
  id: 'pekarna-7f3k2',
  code: 'K7R2',
  status,
  statusHistory: aHistory(...history),
  createdAt: ORDERED_AT,
  updatedAt: minutesLater(90),
  answeredAt: minutesLater(95),
  details: { vendor: { name: 'Pekárna', address: 'Karlova 1', position: COLLECTION }, destination: DESTINATION },
  ...overrides,
})

const OUTCOMES: Readonly<Partial<Record<ReadStatus, string>>> = {
  DELIVERED: 'delivered',
  RETURNED_TO_VENDOR: 'returned',
  STALLED: 'cancelled',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  CANCELLED: 'cancelled',
}

describe('Receipts', () => {
  it.each([...ORDER_STATUSES, 'UNKNOWN' as const])('state the outcome of an order in %s (PROOF-03)', (status) => {
    expect(receiptOutcome({ status })).toBe(OUTCOMES[status] ?? 'under-way')
  })

  it('state by when an order under way is wanted, unless it is a pre-order or its details are removed (TIME-01)', () => {
    const underWay = seen('PICKED_UP', [['NEW', 0]])
    expect(dueOfReceipt(underWay)).toBe(minutesLater(60))
    expect(dueOfReceipt({ ...underWay, details: { ...underWay.details, preorderedFor: minutesLater(90) } })).toBe(
      undefined,
    )
    const { details: _, ...bare } = underWay
    expect(dueOfReceipt(bare)).toBeUndefined()
    expect(
      ['DELIVERED', 'RETURN_INITIATED', 'UNKNOWN'].map((status) => dueOfReceipt(seen(status as ReadStatus, []))),
    ).toEqual([undefined, undefined, undefined])
  })

  it('count whole minutes from placement to the end (PROOF-03)', () => {
    expect(
      minutesTaken(
        seen('DELIVERED', [
          ['NEW', 0],
          ['DELIVERED', 31.9],
        ]),
      ),
    ).toBe(31)
    expect(
      minutesTaken(
        seen('DELIVERED', [
          ['NEW', 0],
          ['DELIVERED', 0.4],
        ]),
      ),
    ).toBe(0)
  })

  it('count no minutes for unfinished orders, pre-orders, and removed details', () => {
    const delivered: ReadonlyArray<HistoryStep> = [
      ['NEW', 0],
      ['DELIVERED', 31],
    ]
    const { details } = seen('DELIVERED', delivered)
    expect(
      minutesTaken(
        seen('PICKED_UP', [
          ['NEW', 0],
          ['PICKED_UP', 12],
        ]),
      ),
    ).toBeUndefined()
    expect(
      minutesTaken(seen('DELIVERED', delivered, { details: { ...details, preorderedFor: minutesLater(20) } })),
    ).toBeUndefined()
    const { details: _, ...ended } = seen('DELIVERED', delivered)
    expect(minutesTaken(ended)).toBeUndefined()
  })

  it('never count negative minutes, however wrong a clock is', () => {
    expect(
      minutesTaken(
        seen('DELIVERED', [
          ['NEW', 0],
          ['DELIVERED', -5],
        ]),
      ),
    ).toBe(0)
  })

  it('measure proofs against both places, and none once the details are removed (PROOF-01)', () => {
    const whole = seen('DELIVERED', [['DELIVERED', 31]])
    const { details: _, ...ended } = whole
    expect(pinsOfReceipt({ publicOrder: whole })).toEqual({ collection: COLLECTION, destination: DESTINATION })
    expect(pinsOfReceipt({ publicOrder: ended })).toEqual({})
  })
})

describe('hasReceipt', () => {
  it.each<[ReadStatus, ReadonlyArray<HistoryStep>, boolean]>([
    ['NEW', [['NEW', 0]], false],
    [
      'DELAYED',
      [
        ['NEW', 0],
        ['DELAYED', 5],
      ],
      false,
    ],
    [
      'CANCELLED',
      [
        ['NEW', 0],
        ['CANCELLED', 5],
      ],
      true,
    ],
    [
      'PICKED_UP',
      [
        ['NEW', 0],
        ['PICKED_UP', 9],
      ],
      true,
    ],
    [
      'DELAYED',
      [
        ['PICKED_UP', 9],
        ['DELAYED', 12],
      ],
      true,
    ],
    [
      'DELIVERED',
      [
        ['PICKED_UP', 9],
        ['DELIVERED', 20],
      ],
      true,
    ],
  ])('is there once the goods were collected or the order has ended: %s after %j (PROOF-03)', (status, history, is) => {
    expect(hasReceipt(seen(status, history))).toBe(is)
  })
})
