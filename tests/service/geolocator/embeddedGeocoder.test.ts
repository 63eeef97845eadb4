import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapGrounds } from '../../../build/mapGround.ts'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { Gazetteer, gazetteerOf, parseGazetteer } from '../../../service/geolocator/gazetteer.ts'
import type { FoundPlace } from '../../../service/geolocator/geocoder.ts'
import { beginsLike, wordsOf } from '../../../service/geolocator/searchWords.ts'
import { townsOf } from '../../../service/geolocator/towns.ts'
import { highestNumber, nearestOnStreet, positionOfNumber } from '../../../service/geolocator/streetNumbers.ts'
import { distanceInMetres, type Coordinates } from '../../../src/domain/coordinates.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

const geocoderOf = (country: CountryCode) => new EmbeddedGeocoder(country, gazetteerOf(country))

const suggestions = async (
  country: CountryCode,
  text: string,
  { near, language }: { readonly near?: Coordinates; readonly language?: string } = {},
): Promise<ReadonlyArray<FoundPlace>> => {
  const answer = await geocoderOf(country).autocomplete({
    text,
    country,
    ...(near && { near }),
    ...(language && { language }),
  })
  return answer.value
}

const texts = async (...asked: Parameters<typeof suggestions>) =>
  (await suggestions(...asked)).map(({ formattedAddress }) => formattedAddress)

const OLD_TOWN = { latitude: 50.0875, longitude: 14.4213 }

/** One street from west to east, and one place 2 km to the north. */
const VILLAGE = parseGazetteer(
  [
    'street\tDlouhá\tDlouha\tLong Street;Шоссе\tVes\tVes\t110 00\t50.00000\t14.00000\t50.00000\t14.01000',
    'place\tZámek\tCastle\t\tVes\tVes\t110 00\t50.02000\t14.00000\t\t',
  ].join('\n'),
)
const village = new EmbeddedGeocoder('CZ', VILLAGE)

describe('EmbeddedGeocoder.autocomplete', () => {
  it.each([
    ['CZ', 'Vodičkova 12', 'cs', 'Vodičkova 12, 110 00 Praha – Nové Město'],
    ['CZ', 'Vodičkova 12', 'en', 'Vodičkova 12, 110 00 Prague – Nové Město'],
    ['SG', '12 Orchard Road', 'en', '12 Orchard Road, Singapore 238801'],
    ['TH', 'ถนนสีลม 24', 'th', '24 ถนนสีลม บางรัก กรุงเทพมหานคร 10500'],
    ['TH', 'Silom Road 24', 'en', '24 Silom Road, Bang Rak, Bangkok 10500'],
    ['JP', '渋谷区神宮前4丁目12', 'ja', '東京都渋谷区 神宮前四丁目 12'],
    ['JP', '東京都渋谷区 神宮前四丁目 12', 'ja', '東京都渋谷区 神宮前四丁目 12'],
    ['JP', 'Jingumae 4-chome 12', 'en', '12 Jingumae 4-chome, Shibuya City, Tokyo 150-0001'],
    ['KW', 'شارع تونس 5', 'ar', 'شارع تونس 5، حولي، مدينة الكويت'],
    ['PK', '15 Burns Road', 'en', '15 Burns Road, Saddar, Karachi 74200'],
  ] as const)(
    'formats an address by the conventions of %s: %s in %s (API-08)',
    async (country, text, language, written) => {
      expect(await texts(country, text, { language })).toEqual([written])
    },
  )

  it.each([undefined, 'en', 'ur-Latn'])(
    'writes a Latin name in one script in Pakistan: %s (ADDR-29)',
    async (language) => {
      expect(await texts('PK', '12 Zaibunnisa Street', language === undefined ? {} : { language })).toEqual([
        '12 Zaibunnisa Street, Saddar, Karachi 74400',
      ])
    },
  )

  it.each([
    ['CZ', 'vodickova', 'Vodičkova'],
    ['CZ', 'VODIČKOVA', 'Vodičkova'],
    ['CZ', 'vodic', 'Vodičkova'],
    ['CZ', 'vodickva', 'Vodičkova'],
    ['CZ', 'ovdičkova', 'Vodičkova'],
    ['CZ', 'ul. Vodičkova', 'Vodičkova'],
    ['SG', 'orchard rd', 'Orchard Road'],
    ['SG', 'orchrd road', 'Orchard Road'],
    ['TH', 'สีลม', 'ถนนสีลม'],
    ['TH', 'silom', 'ถนนสีลม'],
    ['KW', 'احمد الجابر', 'شارع أحمد الجابر'],
    ['KW', 'Ahmed Al Jaber', 'شارع أحمد الجابر'],
    ['PK', 'برنس روڈ', 'Burns Road'],
  ] as const)(
    'finds in %s what was typed as "%s": any case, script, alias and a typo (API-08)',
    async (country, text, street) => {
      const names = (await suggestions(country, text)).map((place) => place.street)
      expect(names).toContain(street)
    },
  )

  it('sorts by distance and returns at most eight (API-08)', async () => {
    const found = await suggestions('CZ', 'na', { near: OLD_TOWN })
    const metres = found.map((place) => distanceInMetres(OLD_TOWN, place))
    expect(found).toHaveLength(8)
    expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  })

  it('matches a number in the name as name and the other one as house number (API-08)', async () => {
    expect(await texts('CZ', '17. listopadu 5', { language: 'cs' })).toEqual([
      '17. listopadu 5, 110 00 Praha – Josefov',
    ])
  })

  it('reads the digits of every script (API-08)', async () => {
    expect(await texts('TH', 'สีลม ๒๔')).toEqual(await texts('TH', 'สีลม 24'))
    expect(await texts('KW', 'شارع تونس ٥')).toEqual(await texts('KW', 'شارع تونس 5'))
  })

  it('finds the addresses that it formats itself (ADDR-01)', async () => {
    const [written = ''] = await texts('CZ', 'Vodičkova 12', { language: 'cs' })
    expect(await texts('CZ', written, { language: 'cs' })).toEqual([written])
  })

  it.each(['', '   ', '12', 'xyzzy', 'Vodičkova 0', '🍕', 'ul. 12', '%_\\'])(
    'finds nothing for "%s" (API-08)',
    async (text) => {
      expect(await suggestions('CZ', text)).toEqual([])
    },
  )

  it('finds nothing for another country (API-08)', async () => {
    const elsewhere = await geocoderOf('CZ').autocomplete({ text: 'Vodičkova', country: 'SG' })
    expect(elsewhere.value).toEqual([])
  })

  it('finds nothing for typed coordinates, which reverse handles (ADDR-02, ADDR-03)', async () => {
    expect(await suggestions('CZ', '50.0785,14.4221')).toEqual([])
    const there = await geocoderOf('CZ').reverse({ latitude: 50.0785, longitude: 14.4221 })
    expect(there).toMatchObject({ found: 'yes', value: { street: 'Vodičkova', streetNumber: '12' } })
  })

  it('accepts any text without failing (API-08)', async () => {
    const geocoder = geocoderOf('TH')
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 500 }), async (text) => {
        expect((await geocoder.autocomplete({ text, country: 'TH' })).value.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

describe('a country without a gazetteer', () => {
  it('finds nothing, and its map is empty', async () => {
    const nowhere = 'ZZ' as CountryCode
    // A country whose conventions are known, with the data of one that has none.
    const geocoder = new EmbeddedGeocoder('AT', gazetteerOf(nowhere), () => townsOf(nowhere))
    const { latitude, longitude } = COUNTRIES.AT.capital
    expect(await geocoder.autocomplete({ text: 'Graben 1, Wien', country: 'AT' })).toMatchObject({ value: [] })
    expect(await geocoder.reverse({ latitude, longitude })).toEqual({ found: 'nothing' })
    expect(JSON.parse(mapGrounds([nowhere]).get('zz') ?? '')).toEqual({ type: 'FeatureCollection', features: [] })
  })
})

describe('positionOfNumber', () => {
  const street = VILLAGE.at(0)!

  it('starts at the low end and stops at the high end (API-10)', () => {
    expect(positionOfNumber(street, '1')).toEqual(street.low)
    expect(positionOfNumber(street, String(highestNumber(street)))).toEqual(street.high)
    expect(positionOfNumber(street, '9999')).toEqual(street.high)
  })

  it('returns positions whose nearest number is the same number (API-09)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: highestNumber(street) }), (number) => {
        const position = positionOfNumber(street, String(number))
        expect(nearestOnStreet(street, position).houseNumber).toBe(String(number))
      }),
    )
  })
})

describe('EmbeddedGeocoder.reverse', () => {
  it('finds the nearest street number within 400 m (API-09)', async () => {
    const at399 = await village.reverse({ latitude: 50.00358, longitude: 14.005 })
    expect(at399).toMatchObject({ found: 'yes', value: { street: 'Dlouhá', city: 'Praha' } })
    expect(await village.reverse({ latitude: 50.00362, longitude: 14.005 })).toEqual({ found: 'nothing' })
  })

  it('finds the nearest place within 1 km if there is no street (API-09)', async () => {
    const at999 = await village.reverse({ latitude: 50.02898, longitude: 14 })
    expect(at999).toMatchObject({ found: 'yes', value: { building: 'Zámek', street: '', streetNumber: '' } })
    expect(await village.reverse({ latitude: 50.02902, longitude: 14 })).toEqual({ found: 'nothing' })
  })

  it('finds nothing at sea, at the poles and beside the date line (API-09)', async () => {
    for (const [latitude, longitude] of [
      [0, 0],
      [90, 180],
      [-90, -180],
    ] as const) {
      expect(await geocoderOf('CZ').reverse({ latitude, longitude })).toEqual({ found: 'nothing' })
    }
  })
})

describe('EmbeddedGeocoder.details', () => {
  it.each(COUNTRY_CODES)('returns all parts of a suggestion in %s by its id (API-10, ADDR-04)', async (country) => {
    const geocoder = geocoderOf(country)
    const street = gazetteerOf(country)
      .rows()
      .find((row) => row.kind === 'street')
    const [suggested] = await suggestions(country, `${street?.name} 7`)
    const details = await geocoder.details(suggested?.id ?? '')
    expect(details).toMatchObject({ found: 'yes', value: { streetNumber: '7', countryCode: country } })
    expect(suggested).toMatchObject(details.found === 'yes' ? details.value : {})
  })

  it.each(['Vodičkova 12 (dvůr\n vlevo)', 'Brno, Česká 5 (dvůr\u2028vlevo)'])(
    'returns a suggestion whose details were typed on two lines, on one: %j (API-10)',
    async (typed) => {
      const [suggested] = await suggestions('CZ', typed)
      expect(suggested?.formattedAddress).toContain('dvůr vlevo')
      const details = await geocoderOf('CZ').details(suggested?.id ?? '')
      expect(suggested).toMatchObject(details.found === 'yes' ? details.value : { found: 'no' })
    },
  )

  it.each([
    ['Vodičkova 12', 'zvonek Novák jr.'],
    ['Vodičkova 12, Praha', 'u pana vrátného, '.repeat(20) + 'děkuji moc'],
    ['Brno, Česká 5', 'u pana vrátného, '.repeat(20) + 'děkuji moc'],
  ])('keeps all that was typed for the rider behind "%s", also by its id: "%s" (API-10)', async (address, remark) => {
    const [suggested] = await suggestions('CZ', `${address}, ${remark}`)
    expect(suggested?.formattedAddress).toContain(remark)
    const details = await geocoderOf('CZ').details(suggested?.id ?? '')
    expect(suggested).toMatchObject(details.found === 'yes' ? details.value : { found: 'no' })
  })

  it('finds nothing for an id that was never issued (API-10)', async () => {
    const token = (text: string) => Buffer.from(text).toString('base64url')
    for (const id of ['', 'x', '????', token('s0.1.AAAAAA'), token('s999999.1.AAAAAA'), token('p-1..AAAAAA')]) {
      expect(await village.details(id)).toEqual({ found: 'nothing' })
    }
  })

  it('finds nothing once the gazetteer has changed under an id (API-10)', async () => {
    const suggested = await village.autocomplete({ text: 'Dlouhá 3', country: 'CZ' })
    const other = new EmbeddedGeocoder('CZ', new Gazetteer(VILLAGE.rows().toReversed()))
    expect(await other.details(suggested.value[0]?.id ?? '')).toEqual({ found: 'nothing' })
  })
})

describe('gazetteer words', () => {
  it('are equal for all spellings of a letter (API-08)', () => {
    expect(wordsOf('ul. Vodičkova')).toEqual(['ulice', 'vodickova'])
    expect(wordsOf('ถนนสุขุมวิท24')).toEqual(['ถนนสุขุมวิท', '24'])
  })

  it('tolerate exactly the given number of typos (API-08)', () => {
    expect(beginsLike('vodickova', 'vodickva', 1)).toBe(true)
    expect(beginsLike('vodickova', 'vdickva', 1)).toBe(false)
    expect(beginsLike('vodickova', 'vdickva', 2)).toBe(true)
  })

  it('are all found for each row (API-08)', async () => {
    for (const country of COUNTRY_CODES) {
      const geocoder = geocoderOf(country)
      for (const { name, low, high } of gazetteerOf(country).rows()) {
        const near = { latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2 }
        const answer = await geocoder.autocomplete({ text: name, country, near })
        expect(answer.value.map(({ street, building }) => street || building)).toContain(name)
      }
    }
  })

  it('fail to parse from a broken gazetteer, with the line number (API-08)', () => {
    expect(() => parseGazetteer('street\tA\tA\t\t\t\t\tnorth\t14\t50\t14')).toThrow('line 1')
    expect(() => parseGazetteer('river\tA\tA\t\t\t\t\t50\t14\t50\t14')).toThrow('line 1')
  })
})
