import { describe, expect, it } from 'vitest'
import {
  deliveryKey,
  concernsOf,
  hasUnusualPhone,
  hasZero,
  isValueHigh,
  ordersByPhone,
  repeatedOrder,
  repeatedRows,
} from '../../../src/domain/bulk/bulkConcerns.ts'
import { instantAt } from '../../../src/domain/instant.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import type { BulkCells } from '../../../src/domain/bulk/bulkColumns.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { anOrder } from '../../support/anOrder.ts'
import { aFileRow, theCells } from './aBulkRow.ts'

const repeats = (rows: ReadonlyArray<ReturnType<typeof aFileRow>>) =>
  Object.fromEntries(
    repeatedRows(rows.map(({ number, cells }) => ({ number, asked: deliveryKey(cells, COUNTRIES.CZ) }))),
  )

describe('repeatedRows', () => {
  it('matches phone number, address and amount in any notation', () => {
    expect(
      repeats([
        aFileRow(2),
        aFileRow(3, {
          phoneNumber: '777123456',
          address: 'vinohradská  12 Praha',
          itemValue: '459.00',
          customerName: 'J. N.',
        }),
        aFileRow(5),
      ]),
    ).toEqual({ 3: 2, 5: 2 })
  })

  it.each([
    ['another number', { phoneNumber: '777 123 457' }],
    ['another house', { address: 'Vinohradská 13, Praha' }],
    ['another flat', { unit: '5' }],
    ['another amount', { itemValue: '460' }],
    ['another time', { deliverAt: '2026-03-13 18:00' }],
  ])('ignores a row with %s', (_, cells) => {
    expect(repeats([aFileRow(2), aFileRow(3, cells)])).toEqual({})
  })

  it('matches unreadable numbers and amounts that are written alike', () => {
    const odd = { phoneNumber: '12', itemValue: 'ask', unit: 'B4' }
    expect(repeats([aFileRow(2, odd), aFileRow(3, { ...odd, unit: 'b4' })])).toEqual({ 3: 2 })
    expect(repeats([aFileRow(2, odd), aFileRow(3, { ...odd, phoneNumber: '13' })])).toEqual({})
    expect(repeats([aFileRow(2, odd), aFileRow(3, { ...odd, itemValue: 'tell' })])).toEqual({})
  })

  it('ignores rows without a phone number or address', () => {
    expect(repeats([aFileRow(2, { address: '' }), aFileRow(3, { address: '' })])).toEqual({})
    expect(deliveryKey(theCells({ phoneNumber: '' }), COUNTRIES.CZ)).toBeUndefined()
  })

  it('finds repeats of given keys', () => {
    const asked = deliveryKey(theCells(), COUNTRIES.CZ)
    expect([...repeatedRows([2, 4, 9].map((number) => ({ number, asked })))]).toEqual([
      [4, 2],
      [9, 2],
    ])
  })
})

describe('isValueHigh and concernsOf', () => {
  it.each([
    ['5000', 5000, false],
    ['5000.01', 5000, true],
    ['5000.01', -1, false],
    ['1', 0, true],
    ['a lot', 0, false],
  ])('compare %s with a limit of %d: %s (VAL-18)', (itemValue, limit, isHigh) => {
    expect(isValueHigh(theCells({ itemValue }), COUNTRIES.CZ, limit)).toBe(isHigh)
  })

  it('list any combination of a hidden row, repetition and high value', () => {
    const no = { isValueHigh: false, isHidden: false, closedAs: undefined, hasZero: false, hasUnusualPhone: false }
    const yes = { isValueHigh: true, isHidden: true, closedAs: 'Cancelled', hasZero: true, hasUnusualPhone: true }
    const none = { repeats: undefined, orderedToday: undefined, ...no }
    expect(concernsOf({ repeats: 2, orderedToday: 'cz1-a', ...yes })).toEqual([
      { kind: 'row-hidden' },
      { kind: 'row-closed', state: 'Cancelled' },
      { kind: 'repeats', row: 2 },
      { kind: 'ordered-today', order: 'cz1-a' },
      { kind: 'phone-unusual' },
      { kind: 'zero' },
      { kind: 'value-high' },
    ])
    expect(concernsOf({ ...none, repeats: 2 })).toEqual([{ kind: 'repeats', row: 2 }])
    expect(concernsOf({ ...none, isValueHigh: true })).toEqual([{ kind: 'value-high' }])
    expect(concernsOf({ ...none, orderedToday: 'cz1-a' })).toEqual([{ kind: 'ordered-today', order: 'cz1-a' }])
    expect(concernsOf({ ...none, hasZero: true })).toEqual([{ kind: 'zero' }])
    expect(concernsOf({ ...none, hasUnusualPhone: true })).toEqual([{ kind: 'phone-unusual' }])
    expect(concernsOf(none)).toEqual([])
  })

  it.each([
    [{ customerName: '0' }, true],
    [{ customerName: 'Jana 0' }, true],
    [{ customerName: 'Jana 007' }, false],
    [{ unit: '0' }, true],
    [{ unit: '0 7' }, true],
    [{ unit: '10' }, false],
    [{ items: '0,00' }, true],
    [{ address: 'Korunní 12, 0 Praha' }, true],
    [{ address: 'Korunní 0a, Praha' }, false],
    [{ itemValue: '0' }, false],
  ])('find a zero that is all of a text or of a part of it in %j: %s (BULK-30)', (cells, isFound) => {
    expect(hasZero(theCells(cells))).toBe(isFound)
  })

  it.each([
    ['777123456/7', true],
    ['777123456.5', true],
    ['0777123456', true],
    ['777 123 456', false],
    ['12', false],
    ['777123456, 608111222', false],
  ])('tell whether %s is possible, but not in the numbering plan: %s (VAL-07)', (phoneNumber, isUnusual) => {
    expect(hasUnusualPhone(theCells({ phoneNumber }), COUNTRIES.CZ)).toBe(isUnusual)
  })

  it.each<readonly [Partial<BulkCells>, boolean]>([
    [{ unit: '0' }, true],
    [{ building: '0' }, true],
    [{ unit: '000' }, true],
    [{ items: 'Beer 0,0' }, false],
    [{ riderNotes: '0' }, true],
    [{ items: '0.00' }, true],
    [{ address: 'Dlouhá 12, 0' }, true],
    [{ address: 'Dlouhá 0, Brno' }, true],
    [{ address: 'Dlouhá 10, 602 00 Brno' }, false],
    [{ address: '50.0, 14.0' }, false],
    [{ unit: '07' }, false],
    [{ itemValue: '0' }, false],
    [{}, false],
  ])('tell whether %j has only a 0, as a reference to an empty cell: %s (BULK-30)', (cells, isZero) => {
    expect(hasZero(theCells(cells))).toBe(isZero)
  })
})

describe('repeatedOrder', () => {
  const at = instantAt(Date.parse('2026-03-13T12:05:00Z'))
  const placed = ({
    address = ', , Štěpánská 61, 110 00 Praha – Nové Město',
    ...order
  }: Partial<Order> & { address?: string } = {}) =>
    anOrder({
      id: 'cz1-today',
      customer: {
        ...anOrder().customer,
        phoneNumber: '+420777123456',
        location: { ...anOrder().customer.location, address },
      },
      order: { ...anOrder().order, amount: { minor: 250_00, currency: 'CZK' } },
      ...order,
    })
  const row = { phoneNumber: '777 123 456', address: 'stepanska 61, Praha', itemValue: '250', unit: '' }
  const repeats = (cells: Partial<BulkCells>, order = placed()) =>
    repeatedOrder(theCells({ ...row, ...cells }), ordersByPhone([order]), COUNTRIES.CZ)

  it('matches an order with the same phone, amount and street (BULK-13)', () => {
    expect(repeats({})).toBe('cz1-today')
    expect(repeats({ itemValue: '250,00 Kč', phoneNumber: '+420777123456' })).toBe('cz1-today')
    expect(repeats({ unit: '4' })).toBe('cz1-today')
    expect(repeats({ deliverAt: '13.3.2026 13:05' }, placed({ preorderedFor: at }))).toBe('cz1-today')
  })

  it('matches when only one has a unit, when case differs, or when the row has more address words (BULK-13)', () => {
    expect(repeats({ unit: '' }, placed({ address: '4, , Štěpánská 61' }))).toBe('cz1-today')
    expect(repeats({ unit: 'B4' }, placed({ address: 'b4, , Štěpánská 61' }))).toBe('cz1-today')
    expect(repeats({ address: 'Štěpánská 61 flat B4' }, placed({ address: 'Flat B4, , Štěpánská 61' }))).toBe(
      'cz1-today',
    )
    expect(repeats({ address: 'Štěpánská 61 flat B4' }, placed({ address: 'Flat B5, , Štěpánská 61' }))).toBeUndefined()
    expect(repeats({ address: 'Palác Lucerna, Štěpánská 61' }, placed({ address: ', , Štěpánská 61' }))).toBe(
      'cz1-today',
    )
  })

  it('finds the order among several of one customer (BULK-13)', () => {
    const orders = [placed({ id: 'cz1-other', address: ', , Dlouhá 3' }), placed()]
    expect(repeatedOrder(theCells(row), ordersByPhone(orders), COUNTRIES.CZ)).toBe('cz1-today')
  })

  it.each([
    ['impossible number', { phoneNumber: '12' }, {}],
    ['empty address', {}, { address: ', , ' }],
    ['phone', { phoneNumber: '777 123 457' }, {}],
    ['amount', { itemValue: '251' }, {}],
    ['house', { address: 'Štěpánská 62' }, {}],
    ['address', { address: '' }, {}],
    ['door', { unit: '5' }, { address: '4, , Štěpánská 61' }],
    ['time', { deliverAt: '13.3.2026 13:05' }, {}],
    ['status', {}, { status: 'CANCELLED' }],
  ] as const)('ignores an order with another %s (BULK-13)', (_, cells, order) => {
    expect(repeats(cells, placed(order))).toBeUndefined()
  })
})
