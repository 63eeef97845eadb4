import { describe, expect, it } from 'vitest'
import { askedFor, concernsOf, isValueHigh, repeatedRows } from '../../../src/domain/bulk/bulkConcerns.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { aFileRow, theCells } from './aBulkRow.ts'

const repeats = (rows: ReadonlyArray<ReturnType<typeof aFileRow>>) =>
  Object.fromEntries(repeatedRows(rows.map(({ number, cells }) => ({ number, asked: askedFor(cells, COUNTRIES.CZ) }))))

describe('A row that repeats another', () => {
  it('is known by number, address and amount, however they are written', () => {
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
  ])('is none with %s', (_, cells) => {
    expect(repeats([aFileRow(2), aFileRow(3, cells)])).toEqual({})
  })

  it('is none while it does not say for whom, or whereto', () => {
    expect(repeats([aFileRow(2, { address: '' }), aFileRow(3, { address: '' })])).toEqual({})
    expect(askedFor(theCells({ phoneNumber: '' }), COUNTRIES.CZ)).toBeUndefined()
  })

  it('is found the same when rows are asked one by one', () => {
    const asked = askedFor(theCells(), COUNTRIES.CZ)
    expect([...repeatedRows([2, 4, 9].map((number) => ({ number, asked })))]).toEqual([
      [4, 2],
      [9, 2],
    ])
  })
})

describe('A row of a high value', () => {
  it.each([
    ['5000', 5000, false],
    ['5000.01', 5000, true],
    ['5000.01', -1, false],
    ['1', 0, true],
    ['a lot', 0, false],
  ])('of %s with a limit of %d: %s (VAL-18)', (itemValue, limit, isHigh) => {
    expect(isValueHigh(theCells({ itemValue }), COUNTRIES.CZ, limit)).toBe(isHigh)
  })

  it('can repeat another row, have a high value, both or neither', () => {
    expect(concernsOf(2, true)).toEqual([{ kind: 'repeats', row: 2 }, { kind: 'value-high' }])
    expect(concernsOf(2, false)).toEqual([{ kind: 'repeats', row: 2 }])
    expect(concernsOf(undefined, true)).toEqual([{ kind: 'value-high' }])
    expect(concernsOf(undefined, false)).toEqual([])
  })
})
