import { describe, expect, it } from 'vitest'
import { asFileRow, foundWrong, rowsToCorrect } from '../../../src/domain/bulk/foundWrong.ts'
import { aJobRow } from './aBulkRow.ts'

describe('What the service found wrong', () => {
  const nowhere = { code: 'address-not-found', message: 'The address was not found', column: 'address' } as const

  it('stands at its cell, with what stood there then (OP-56)', () => {
    const row = aJobRow({ number: 7, status: 'INVALID', errors: [nowhere] })
    expect(foundWrong([row])).toEqual(
      new Map([[7, [{ text: row.cells.address, refusal: { code: 'address-not-found', column: 'address' } }]]]),
    )
  })

  it('is nothing to put right where it belongs to no cell, or nobody has words for it', () => {
    const errors = [
      { code: 'fee-changed', message: 'The fee changed' },
      { code: 'MOON_PHASE', message: 'Not today', column: 'address' as const },
    ]
    expect(foundWrong([aJobRow({ number: 7, errors })])).toEqual(new Map([[7, []]]))
  })

  it('is put right in rows that cannot be ordered; the others are none of it', () => {
    const rows = (['VALID', 'INVALID', 'PLACED', 'NOT_PLACED'] as const).map((status, index) =>
      aJobRow({ status, number: index + 2 }),
    )
    expect(rowsToCorrect(rows).map(asFileRow)).toEqual([{ number: 3, cells: rows[1]!.cells }])
  })
})
