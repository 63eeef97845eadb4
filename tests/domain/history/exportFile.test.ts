import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportFileName } from '../../../src/domain/history/exportFile.ts'
import { instantAt, plus } from '../../../src/domain/instant.ts'

const MARCH = {
  vendorId: 'v1',
  from: instantAt(Date.parse('2026-02-28T23:00Z')),
  to: instantAt(Date.parse('2026-03-31T21:59:59.999Z')),
}
const TAKEN = /^[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}-]*_2026-03-01_2026-03-31\.xlsx$/u
const named = (vendorName: string) => exportFileName(vendorName, MARCH, 'Europe/Prague', 'xlsx')

describe('exportFileName', () => {
  it('contains vendor and days, in any script (OP-25, COUNTRY-07)', () => {
    expect(named('Pekárna U Mostu')).toBe('Pekárna-U-Mostu_2026-03-01_2026-03-31.xlsx')
    expect(named('مطعم قمر')).toBe('مطعم-قمر_2026-03-01_2026-03-31.xlsx')
    expect(named('ร้านข้าวมันไก่')).toBe('ร้านข้าวมันไก่_2026-03-01_2026-03-31.xlsx')
  })

  it('contains a single day once', () => {
    const day = { vendorId: 'v1', from: MARCH.from, to: plus(MARCH.from, 1) }
    expect(exportFileName('Bistro', day, 'Europe/Prague', 'csv')).toBe('Bistro_2026-03-01.csv')
  })

  it("uses the vendor's id if its name has no letters", () => {
    expect(named('***')).toBe('v1_2026-03-01_2026-03-31.xlsx')
  })

  it("is valid on every system, whatever the vendor's name", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (vendorName) => {
        const name = named(vendorName)
        expect(name).toMatch(TAKEN)
        expect(Array.from(name).length).toBeLessThan(100)
      }),
    )
  })
})
