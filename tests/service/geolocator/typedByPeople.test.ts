import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

interface Typed {
  readonly country: string
  readonly typed: string
  readonly found: string
  readonly place: string
}

const TABLE = readFileSync(new URL('typedByPeople.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('country\t'))
  .map((line): Typed => {
    const [country = '', typed = '', found = '', place = ''] = line.split('\t')
    return { country, typed, found, place }
  })

/** A change of the search may find more, never less. */
const FLOOR = { house: 224, street: 58 }

const foundFor = async (geocoder: EmbeddedGeocoder, country: CountryCode, typed: string) => {
  const { value } = await geocoder.autocomplete({ text: typed, country, near: COUNTRIES[country].capital })
  const [first] = value
  if (first?.fit.exactness !== 'house' && first?.fit.exactness !== 'street') return ['not', '']
  const place = [first.street || first.building, first.streetNumber].filter((part) => part !== '').join(' ')
  return [first.fit.exactness, place]
}

describe('addresses typed by people', () => {
  it.each(COUNTRY_CODES)('are found in %s as the table says, the nearest first (API-08, ADDR-30)', async (country) => {
    const geocoder = new EmbeddedGeocoder(country, gazetteerOf(country))
    const ofCountry = TABLE.filter((one) => one.country === country)
    expect(ofCountry).toHaveLength(10)
    for (const { typed, found, place } of ofCountry) {
      expect([typed, ...(await foundFor(geocoder, country, typed))]).toEqual([typed, found, place])
    }
  })

  it('are found at the house and at the street at least as often as before (ADDR-30)', () => {
    const count = (found: string) => TABLE.filter((one) => one.found === found).length
    expect(count('house')).toBeGreaterThanOrEqual(FLOOR.house)
    expect(count('house') + count('street')).toBeGreaterThanOrEqual(FLOOR.house + FLOOR.street)
  })
})
