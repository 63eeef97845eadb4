import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { addressPlaceholder } from '../../../src/ui/address/addressPlaceholder.ts'
import { plain } from '../market/showPage.tsx'
import { requestTexts } from '../request/showRequest.tsx'

describe('addressPlaceholder', () => {
  it.each([
    ['en', 'SG', 'Street, place or 1.29,103.85'],
    ['en', 'MY', 'Street, place or 3.15,101.70'],
    ['cs', 'CZ', 'Ulice, místo nebo 50.09,14.42'],
  ] as const)("has the coordinates of the country's capital: %s, %s (ADDR-29)", (locale, country, text) => {
    expect(plain(addressPlaceholder(requestTexts(locale), COUNTRIES[country]))).toBe(text)
  })
})
