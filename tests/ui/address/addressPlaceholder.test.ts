import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { addressPlaceholder } from '../../../src/ui/address/addressPlaceholder.ts'
import { plain } from '../market/showPage.tsx'
import { requestTexts } from '../request/showRequest.tsx'

describe('addressPlaceholder', () => {
  it.each([
    ['en', 'SG', 'Street and number, a place, or 1.2903,103.852'],
    ['en', 'MY', 'Street and number, a place, or 3.1478,101.6953'],
    ['cs', 'CZ', 'Ulice a číslo, místo nebo 50.0875,14.4213'],
  ] as const)("has the coordinates of the country's capital: %s, %s (ADDR-29)", (locale, country, text) => {
    expect(plain(addressPlaceholder(requestTexts(locale), COUNTRIES[country]))).toBe(text)
  })
})
