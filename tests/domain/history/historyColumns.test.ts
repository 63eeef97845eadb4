import { describe, expect, it } from 'vitest'
import { columnsOf, HISTORY_COLUMNS, rowMaker, type HistoryColumn } from '../../../src/domain/history/historyColumns.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { HOUR, instantAt } from '../../../src/domain/instant.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'
import { historyWords } from '../../support/historyWords.ts'

const rowOf = (order: Order, words = historyWords()) => rowMaker(words, COUNTRIES.CZ)(order)
const cellOf = (column: HistoryColumn, order: Order, words = historyWords()) =>
  rowOf(order, words)[HISTORY_COLUMNS.indexOf(column)]

describe('columnsOf', () => {
  it('returns the order, its customer and amounts, and how it was delivered (OP-25)', () => {
    expect(columnsOf(historyWords(), 'CZK').map(({ header }) => header)).toEqual([
      '(order-id)',
      '(created)',
      '(status)',
      '(customer)',
      '(phone)',
      '(address)',
      '(amount)',
      '(payment-method)',
      '(fee)',
      '(delivered)',
      '(minutes)',
      '(rider)',
      '(voucher)',
      '(branch)',
    ])
  })

  it.each([
    ['JPY', 0],
    ['CZK', 2],
    ['KWD', 3],
  ] as const)('shows amounts in %s with %d decimals (COUNTRY-08)', (currency, digits) => {
    const money = columnsOf(historyWords(), currency).filter(({ kind }) => kind === 'money')
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
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'empty' },
      { kind: 'text', text: 'pekarna-u-mostu' },
    ])
  })

  it('writes when an order was delivered, after how many minutes, by whom, and its voucher (OP-25, COUNTRY-07)', () => {
    const order = anOrder({
      status: 'DELIVERED',
      statusHistory: aHistory(['NEW', 0], ['PICKED_UP', 12], ['DELIVERED', 31]),
      rider: { name: 'Marek Dostál', phoneNumber: '' },
      voucher: { code: 'WELCOME10', type: 'PERCENTAGE', percent: 10 },
    })
    expect(cellOf('delivered', order)).toEqual({ kind: 'moment', wallClock: '2026-03-13 12:31' })
    expect(cellOf('minutes', order)).toEqual({ kind: 'number', number: 31 })
    expect(cellOf('rider', order)).toEqual({ kind: 'text', text: 'Marek Dostál' })
    expect(cellOf('voucher', order)).toEqual({ kind: 'text', text: 'WELCOME10' })
    const preordered = { ...order, preorderedFor: minutesLater(40) }
    expect(cellOf('delivered', preordered)).toEqual({ kind: 'moment', wallClock: '2026-03-13 12:31' })
    expect(cellOf('minutes', preordered)).toEqual({ kind: 'empty' })
    expect(cellOf('delivered', { ...order, status: 'RETURNED_TO_VENDOR' })).toEqual({ kind: 'empty' })
  })

  it('names the branch, or gives its id (OP-25)', () => {
    const branches = new Map([['pekarna-u-mostu', 'Pekárna U Mostu']])
    expect(cellOf('branch', anOrder(), historyWords({ branches }))).toEqual({ kind: 'text', text: 'Pekárna U Mostu' })
    expect(cellOf('branch', anOrder())).toEqual({ kind: 'text', text: 'pekarna-u-mostu' })
  })

  it('returns as many cells as columns, whatever is missing (OP-25)', () => {
    const { customer, order } = anOrder()
    const { amount: _, ...unpriced } = order
    const bare = anOrder({ customer: { ...customer, name: '', phoneNumber: '' }, order: unpriced, status: 'UNKNOWN' })
    expect(rowOf(bare).filter(({ kind }) => kind === 'empty')).toHaveLength(7)
    expect(rowOf(bare)).toHaveLength(columnsOf(historyWords(), 'CZK').length)
    expect(rowOf(bare)[2]).toEqual({ kind: 'text', text: 'is UNKNOWN' })
  })

  it('writes the fee after the voucher, and none for an order that failed (OP-25, HIST-23)', () => {
    const fee = { minor: 5_900, currency: 'CZK' } as const
    expect(cellOf('fee', anOrder({ discountedDeliveryFee: fee }))).toEqual({ kind: 'money', money: fee })
    const nothing = { kind: 'money', money: { ...fee, minor: 0 } }
    expect(cellOf('fee', anOrder({ status: 'CANCELLED', discountedDeliveryFee: fee }))).toEqual(nothing)
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
