import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { Gazetteer, gazetteerOf, parseGazetteer, type GazetteerRow } from '../../../service/geolocator/gazetteer.ts'
import { wordsOf } from '../../../service/geolocator/searchWords.ts'
import { COUNTRY_CODES } from '../../../src/domain/market/countries.ts'

const CENTRE = { latitude: 50, longitude: 14 }

/** A street `at` steps from the centre. */
const streetAt = (at: number, name: string, more: Partial<GazetteerRow> = {}): GazetteerRow => {
  const end = { latitude: CENTRE.latitude + at / 10_000, longitude: CENTRE.longitude }
  const area = { district: 'Ves', districtEn: 'Ves', postalCode: '110 00' }
  return { kind: 'street', name, nameEn: name, aliases: [], ...area, low: end, high: end, ...more }
}

/** More streets than are read word by word, of which each begins with the same word. */
const ALIKE = Array.from({ length: 300 }, (_, at) =>
  streetAt(at + 1, `Dlouhá ${['Lipová', 'Polní', 'Krátká'][at % 3]}${'x'.repeat(1 + (at % 7))}`),
)

const found = async (rows: ReadonlyArray<GazetteerRow>, text: string) => {
  const geocoder = new EmbeddedGeocoder('CZ', new Gazetteer(rows), () => [])
  return (await geocoder.autocomplete({ text, country: 'CZ', near: CENTRE })).value
}

describe('a gazetteer with many rows that match a text', () => {
  it('offers the nearest (API-08)', async () => {
    const [first] = await found(ALIKE.toReversed(), 'Dlou')
    expect(first?.street).toBe(ALIKE[0]!.name)
  })

  it.each([
    ['Dlouhá', streetAt(400, 'Dlouhá')],
    ['Dlouhá 110', streetAt(400, 'Dlouhá 110')],
    ['Dlouhá třída', streetAt(400, 'Dlouhá třída Míru')],
    ['Dlouhá 5, Praha 9', streetAt(400, 'Dlouhá Nová', { postalCode: '190 00' })],
  ])('offers for %s the far one that fits better (API-08)', async (text, better) => {
    expect((await found([...ALIKE, better], text)).map(({ street }) => street)).toContain(better.name)
  })
})

describe('Gazetteer', () => {
  it('has the rows of which it is made (API-08)', () => {
    const rows = [
      streetAt(1, '忠孝東路', { nameEn: 'Zhongxiao East Road', aliases: ['Zhongxiao', 'East'], shared: ['East'] }),
      streetAt(2, 'Dlouhá', { kind: 'place', postalCode: '', high: CENTRE }),
    ]
    const gazetteer = new Gazetteer(rows)
    expect(gazetteer.rows()).toEqual(rows)
    expect([gazetteer.at(-1), gazetteer.at(2), gazetteer.at(Number.NaN)]).toEqual([undefined, undefined, undefined])
    expect(parseGazetteer('').rows()).toEqual([])
  })

  it.each(COUNTRY_CODES)('has names of %s whose words are read alike alone (API-08)', (country) => {
    const names = gazetteerOf(country)
      .rows()
      .flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases])
      .filter((name) => !/\p{Nd}/u.test(name))
    expect(names.map(wordsOf)).toEqual(names.map((name) => name.split(' ').flatMap(wordsOf)))
  })
})
