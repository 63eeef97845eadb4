import { describe, expect, it } from 'vitest'
import { asFileRow, foundWrong, rowsToCorrect } from '../../../src/domain/bulk/foundWrong.ts'
import { aJobRow } from './aBulkRow.ts'

describe('foundWrong', () => {
  const nowhere = { code: 'address-not-found', message: 'The address was not found', column: 'address' } as const

  it('maps each error to its cell, with the text at that time (OP-56)', () => {
    const row = aJobRow({ number: 7, status: 'INVALID', errors: [nowhere] })
    expect(foundWrong([row])).toEqual(
      new Map([[7, [{ text: row.cells.address, refusal: { code: 'address-not-found', column: 'address' } }]]]),
    )
  })

  it('leaves out errors without a cell or without a known code', () => {
    const errors = [
      { code: 'fee-changed', message: 'The fee changed' },
      { code: 'MOON_PHASE', message: 'Not today', column: 'address' as const },
    ]
    expect(foundWrong([aJobRow({ number: 7, errors })])).toEqual(new Map([[7, []]]))
  })

  it('selects invalid rows for correction', () => {
    const rows = (['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'] as const).map((status, index) =>
      aJobRow({ status, number: index + 2 }),
    )
    expect(rowsToCorrect(rows).map(asFileRow)).toEqual([{ number: 3, cells: rows[1]!.cells }])
  })
})
