import { describe, expect, it } from 'vitest'
import { usualCsv } from '../../../src/domain/history/csvConventions.ts'
import type { CountryCode } from '../../../src/domain/market/countries.ts'

describe('usualCsv (OP-25)', () => {
  it.each<[CountryCode, string, string]>([
    ['CZ', ';', ','],
    ['FI', ';', ','],
    ['JP', ',', '.'],
    ['KW', ',', '.'],
  ])('separates columns in %s by %j where the decimal mark is %j', (code, separator, decimalMark) => {
    expect(usualCsv({ code })).toEqual({ separator, decimalMark, byteOrderMark: true })
  })
})
