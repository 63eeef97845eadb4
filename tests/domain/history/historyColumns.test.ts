import { describe, expect, it } from 'vitest'
import { columnsOf, rowMaker } from '../../../src/domain/history/historyColumns.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { HOUR, instantAt } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { anOrder } from '../../support/anOrder.ts'
import { historyWords } from '../../support/historyWords.ts'

const rowOf = (order: Order, withBranch = false, words = historyWords()) =>
  rowMaker(words, COUNTRIES.CZ, withBranch)(order)

describe('columnsOf', () => {
  it('returns order id, created, status, customer, phone, address, amount, payment method, fee (OP-25)', () => {
    expect(columnsOf(historyWords(), 'CZK', false).map(({ header }) => header)).toEqual([
      '(order-id)',
      '(created)',
      '(status)',
      '(customer)',
      '(phone)',
      '(address)',
      '(amount)',
      '(payment-method)',
      '(fee)',
    ])
  })

  it('adds the branch for orders of several branches (OP-25)', () => {
    expect(columnsOf(historyWords(), 'CZK', true).at(-1)?.header).toBe('(branch)')
    const branches = new Map([['pekarna-u-mostu', 'Pekárna U Mostu']])
    expect(rowOf(anOrder(), true, historyWords({ branches })).at(-1)).toEqual({ kind: 'text', text: 'Pekárna U Mostu' })
    expect(rowOf(anOrder(), true).at(-1)).toEqual({ kind: 'text', text: 'pekarna-u-mostu' })
  })

  it.each([
    ['JPY', 0],
    ['CZK', 2],
    ['KWD', 3],
  ] as const)('shows amounts in %s with %d decimals (COUNTRY-08)', (currency, digits) => {
    const money = columnsOf(historyWords(), currency, false).filter(({ kind }) => kind === 'money')
    expect(money.map((column) => column.digits)).toEqual([digits, digits])
  })
})

describe('rowMaker', () => {
  it("writes all fields in the reader's language, with local time (OP-25, COUNTRY-07)", () => {
    expect(rowOf(anOrder())).toEqual([
      { kind: 'text', text: 'pekarna-u-mostu-7f3k2' },
      { kind: 'moment', wallClock: '2026-03-13 12:00' },
      { kind: 'text', text: 'is WAITING_FOR_TRANSPORT' },
      { kind: 'text', text: 'Jana Nováková' },
      { kind: 'phone', text: '+420 777 123 456' },
      { kind: 'text', text: 'Vinohradská 12, Dům U Zlaté studny, 4, Praha' },
      { kind: 'money', money: { minor: 45_900, currency: 'CZK' } },
      { kind: 'text', text: 'cash' },
      { kind: 'money', money: { minor: 8_900, currency: 'CZK' } },
    ])
  })

  it('returns as many cells as columns, whatever is missing (OP-25)', () => {
    const { customer, order } = anOrder()
    const { amount: _, ...unpriced } = order
    const bare = anOrder({ customer: { ...customer, name: '', phoneNumber: '' }, order: unpriced, status: 'UNKNOWN' })
    expect(rowOf(bare).filter(({ kind }) => kind === 'empty')).toHaveLength(3)
    expect(rowOf(bare)).toHaveLength(columnsOf(historyWords(), 'CZK', false).length)
    expect(rowOf(bare)[2]).toEqual({ kind: 'text', text: 'is UNKNOWN' })
  })

  it('writes the fee after the voucher, and none for an order that failed (OP-25, HIST-23)', () => {
    const fee = { minor: 5_900, currency: 'CZK' } as const
    expect(rowOf(anOrder({ discountedDeliveryFee: fee })).at(-1)).toEqual({ kind: 'money', money: fee })
    const nothing = { kind: 'money', money: { ...fee, minor: 0 } }
    expect(rowOf(anOrder({ status: 'CANCELLED', discountedDeliveryFee: fee })).at(-1)).toEqual(nothing)
  })

  it('writes local times across clock changes (HIST-15)', () => {
    const beforeChange = Date.parse('2026-03-29T00:30Z')
    expect(
      [beforeChange, beforeChange + HOUR].map((createdAt) => rowOf(anOrder({ createdAt: instantAt(createdAt) }))[1]),
    ).toEqual([
      { kind: 'moment', wallClock: '2026-03-29 01:30' },
      { kind: 'moment', wallClock: '2026-03-29 03:30' },
    ])
  })
})
