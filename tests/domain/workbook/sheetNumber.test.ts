import { describe, expect, it } from 'vitest'
import { sheetNumber } from '../../../src/domain/workbook/sheetNumber.ts'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { writtenAmount } from '../../../src/domain/reading/writtenAmount.ts'

describe('sheetNumber', () => {
  it('prevents three decimals from being read as thousands (BULK-14, COUNTRY-08)', () => {
    expect(writtenAmount(sheetNumber('12.505'), COUNTRIES.CZ)).toBeUndefined()
    expect(writtenAmount(sheetNumber('12.505'), COUNTRIES.KW)).toEqual({ minor: 12_505, currency: 'KWD' })
  })

  it.each(['350', '12.5', '1250.25', '1250.125', '420777123456', 'text'])('keeps %s unchanged (BULK-14)', (text) => {
    expect(sheetNumber(text)).toBe(text)
  })
})
