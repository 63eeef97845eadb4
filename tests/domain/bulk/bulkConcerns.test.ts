import { describe, expect, it } from 'vitest'
import { askedFor, bulkConcerns, isValueHigh, repeatedRows } from '../../../src/domain/bulk/bulkConcerns.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { aFileRow, theCells } from './aBulkRow.ts'

const concerns = (rows: ReadonlyArray<ReturnType<typeof aFileRow>>, limit = -1) =>
  Object.fromEntries(bulkConcerns(rows, COUNTRIES.CZ, limit))

describe('A row that repeats another', () => {
  it('is known by number, address and amount, however they are written', () => {
    expect(
      concerns([
        aFileRow(2),
        aFileRow(3, {
          phoneNumber: '777123456',
          address: 'vinohradská  12 Praha',
          itemValue: '459.00',
          customerName: 'J. N.',
        }),
        aFileRow(5),
      ]),
    ).toEqual({ 3: [{ kind: 'repeats', row: 2 }], 5: [{ kind: 'repeats', row: 2 }] })
  })

  it.each([
    ['another number', { phoneNumber: '777 123 457' }],
    ['another house', { address: 'Vinohradská 13, Praha' }],
    ['another flat', { unit: '5' }],
    ['another amount', { itemValue: '460' }],
    ['another time', { deliverAt: '2026-03-13 18:00' }],
  ])('is none with %s', (_, cells) => {
    expect(concerns([aFileRow(2), aFileRow(3, cells)])).toEqual({})
  })

  it('is none while it does not say for whom, or whereto', () => {
    expect(concerns([aFileRow(2, { address: '' }), aFileRow(3, { address: '' })])).toEqual({})
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

  it('may repeat another as well, and then is both', () => {
    expect(concerns([aFileRow(2), aFileRow(3)], 100)).toEqual({
      2: [{ kind: 'value-high' }],
      3: [{ kind: 'repeats', row: 2 }, { kind: 'value-high' }],
    })
  })
})
