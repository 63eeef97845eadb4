import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import { placeAsWritten } from '../../../service/geolocator/placeAsWritten.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'
import { westernDigits } from '../../../src/domain/market/westernDigits.ts'
import { foldText } from '../../../src/domain/text/foldText.ts'

interface Typed {
  readonly country: string
  readonly typed: string
  readonly found: string
  readonly place: string
  /** What must be kept for the rider. */
  readonly kept: ReadonlyArray<string>
}

const read = (file: string): ReadonlyArray<Typed> =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('country\t'))
    .map((line): Typed => {
      const [country = '', typed = '', found = '', place = '', kept = ''] = line.split('\t')
      return { country, typed: typed.replaceAll('\\n', '\n'), found, place, kept: kept === '' ? [] : kept.split(';') }
    })

const TABLE = read('typedByPeople.tsv')
const OTHERWISE = read('typedOtherwise.tsv')

/** A change of the search may find more, never less. */
const FLOOR = { house: 228, street: 55 }

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

/** Equal for a remark as typed and as the address has it. */
const plain = (text: string) => foldText(westernDigits(text).normalize('NFKC'))

const REACH = 10_000

describe('addresses typed otherwise', () => {
  it.each(COUNTRY_CODES)(
    'are found in %s as the table says, with the remarks, and no other place is chosen (ADDR-26, ADDR-30)',
    async (country) => {
      const geocoder = new EmbeddedGeocoder(country, gazetteerOf(country))
      const near = COUNTRIES[country].capital
      const ofCountry = OTHERWISE.filter((one) => one.country === country)
      expect(ofCountry.length).toBeGreaterThanOrEqual(10)
      for (const { typed, found, place, kept } of ofCountry) {
        const { value } = await geocoder.autocomplete({ text: typed, country, near })
        const [first] = value
        const nameOf = (one = first) =>
          [one?.street || one?.building || one?.city, one?.streetNumber].filter((part) => part).join(' ')
        const chosen = placeAsWritten(value, near, REACH)
        expect([typed, chosen && nameOf(chosen)]).toEqual([typed, chosen && found === 'house' ? place : undefined])
        if (found === 'ask') continue
        expect([typed, first?.fit.exactness, nameOf()]).toEqual([typed, found, place])
        for (const words of kept) expect(plain(first?.formattedAddress ?? '')).toContain(plain(words))
      }
    },
  )
})
