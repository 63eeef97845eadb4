import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { cityOf } from '../../../service/geolocator/addressFormat.ts'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../../service/geolocator/gazetteer.ts'
import { placeAsWritten } from '../../../service/geolocator/placeAsWritten.ts'
import { townsOf } from '../../../service/geolocator/towns.ts'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

const geocoderOf = (country: CountryCode) => new EmbeddedGeocoder(country, gazetteerOf(country))
const suggestions = async (country: CountryCode, text: string, language?: string) =>
  (
    await geocoderOf(country).autocomplete({
      text,
      country,
      near: COUNTRIES[country].capital,
      ...(language !== undefined && { language }),
    })
  ).value

/** South, west, north and east of each country, in degrees. */
const BOUNDS: Readonly<Record<CountryCode, readonly [number, number, number, number]>> = {
  SG: [1.1, 103.5, 1.5, 104.1],
  MY: [0.8, 99.6, 7.4, 119.3],
  HK: [22.1, 113.8, 22.6, 114.5],
  TH: [5.6, 97.3, 20.5, 105.7],
  TW: [21.9, 118.2, 25.4, 122.1],
  MM: [9.7, 92.1, 28.6, 101.2],
  BD: [20.5, 88, 26.7, 92.7],
  PK: [23.6, 60.8, 37.1, 77.9],
  PH: [4.5, 116.9, 21.2, 126.7],
  KH: [9.9, 102.3, 14.7, 107.7],
  LA: [13.9, 100, 22.5, 107.7],
  JP: [24, 122.9, 45.6, 146],
  KR: [33.1, 124.5, 38.7, 131.9],
  KW: [28.5, 46.5, 30.1, 48.5],
  SA: [16.3, 34.5, 32.2, 55.7],
  AE: [22.6, 51.5, 26.1, 56.4],
  BH: [25.7, 50.3, 26.4, 50.9],
  QA: [24.4, 50.7, 26.2, 51.7],
  OM: [16.6, 52, 26.5, 59.9],
  JO: [29.1, 34.9, 33.4, 39.4],
  EG: [21.9, 24.6, 31.7, 36.9],
  IQ: [29, 38.7, 37.4, 48.6],
  TR: [35.8, 25.6, 42.2, 44.9],
  CZ: [48.5, 12, 51.1, 18.9],
  HU: [45.7, 16.1, 48.6, 22.9],
  RO: [43.6, 20.2, 48.3, 29.8],
  AT: [46.3, 9.5, 49.1, 17.2],
  SE: [55.3, 10.9, 69.1, 24.2],
  FI: [59.7, 20.5, 70.1, 31.6],
  NO: [57.9, 4.5, 71.2, 31.2],
  GR: [34.8, 19.3, 41.8, 29.7],
  CY: [34.5, 32.2, 35.8, 34.7],
  AR: [-55.2, -73.6, -21.7, -53.6],
}

/** The typed text and the town that it means, in the own script where it is known; the third has a typo. */
const SAMPLES: Readonly<Record<CountryCode, ReadonlyArray<readonly [typed: string, town: string]>>> = {
  SG: [
    ['Woodlands', 'Woodlands'],
    ['woodlands singapore', 'Woodlands'],
    ['woodlnads', 'Woodlands'],
  ],
  MY: [
    ['Ipoh', 'Ipoh'],
    ['JB', 'Johor Bahru'],
    ['Kota Kinablu', 'Kota Kinabalu'],
  ],
  HK: [
    ['荃灣', '荃灣'],
    ['Sha Tin', '沙田'],
    ['Tsuen Wna', '荃灣'],
  ],
  TH: [
    ['เชียงใหม่', 'เชียงใหม่'],
    ['จ.ภูเก็ต', 'ภูเก็ต'],
    ['Chiang Mia', 'เชียงใหม่'],
  ],
  TW: [
    ['台中', '臺中市'],
    ['高雄市', '高雄市'],
    ['Kaohsuing', '高雄市'],
  ],
  MM: [
    ['မန္တလေး', 'မန္တလေး'],
    ['Mandalay', 'မန္တလေး'],
    ['Naypyidw', 'နေပြည်တော်'],
  ],
  BD: [
    ['চট্টগ্রাম', 'Chattogram'],
    ['Sylhet', 'Sylhet'],
    ['Chittagng', 'Chattogram'],
  ],
  PK: [
    ['لاہور', 'لاہور'],
    ['Faisalabad', 'فیصل آباد'],
    ['Islambad', 'اسلام آباد'],
  ],
  PH: [
    ['Cebu City', 'Cebu City'],
    ['Davao', 'Davao City'],
    ['Zambonga', 'Zamboanga'],
  ],
  KH: [
    ['សៀមរាប', 'សៀមរាប'],
    ['Battambang', 'បាត់ដំបង'],
    ['Sihanoukvile', 'ព្រះសីហនុ'],
  ],
  LA: [
    ['ປາກເຊ', 'ປາກເຊ'],
    ['Savannakhet', 'ສະຫວັນນະເຂດ'],
    ['Luang Praban', 'ຫຼວງພະບາງ'],
  ],
  JP: [
    ['浜松市', '浜松市'],
    ['Nagoya', '名古屋市'],
    ['Yokohma', '横浜市'],
  ],
  KR: [
    ['부산광역시', '부산'],
    ['Incheon', '인천'],
    ['Gwangjo', '광주'],
  ],
  KW: [
    ['الجهراء', 'الجهراء'],
    ['Fahaheel', 'الفحيحيل'],
    ['Farwanya', 'الفروانية'],
  ],
  SA: [
    ['جدة', 'جدة'],
    ['Al Khobar', 'الخبر'],
    ['Jedah', 'جدة'],
  ],
  AE: [
    ['دبي', 'Dubai'],
    ['Sharjah', 'Sharjah'],
    ['Ras Al Kaimah', 'Ras Al Khaimah'],
  ],
  BH: [
    ['الرفاع', 'الرفاع'],
    ['Hamad Town', 'مدينة حمد'],
    ['Hamad Twon', 'مدينة حمد'],
  ],
  QA: [
    ['الوكرة', 'الوكرة'],
    ['Al Khor', 'الخور'],
    ['Mesaied', 'مسيعيد'],
  ],
  OM: [
    ['صلالة', 'صلالة'],
    ['Sohar', 'صحار'],
    ['Salalha', 'صلالة'],
  ],
  JO: [
    ['الزرقاء', 'الزرقاء'],
    ['Irbid', 'إربد'],
    ['Aqba', 'العقبة'],
  ],
  EG: [
    ['الاسكندرية', 'الإسكندرية'],
    ['Luxor', 'الأقصر'],
    ['Alexndria', 'الإسكندرية'],
  ],
  IQ: [
    ['البصره', 'البصرة'],
    ['Basra', 'البصرة'],
    ['Sulaymanya', 'السليمانية'],
  ],
  TR: [
    ['İzmir', 'İzmir'],
    ['istanbul', 'Istanbul'],
    ['Diyarbakr', 'Diyarbakır'],
  ],
  CZ: [
    ['Brno', 'Brno'],
    ['Pilsen', 'Plzeň'],
    ['Ostrva', 'Ostrava'],
  ],
  HU: [
    ['Szeged', 'Szeged'],
    ['gyor', 'Győr'],
    ['Debrcen', 'Debrecen'],
  ],
  RO: [
    ['Cluj', 'Cluj-Napoca'],
    ['timisoara', 'Timișoara'],
    ['Constnta', 'Constanța'],
  ],
  AT: [
    ['Graz', 'Graz'],
    ['St. Pölten', 'Sankt Pölten'],
    ['Salzbrg', 'Salzburg'],
  ],
  SE: [
    ['Gothenburg', 'Göteborg'],
    ['malmo', 'Malmö'],
    ['Linkoping', 'Linköping'],
  ],
  FI: [
    ['Espoo', 'Espoo'],
    ['Åbo', 'Turku'],
    ['Tamprere', 'Tampere'],
  ],
  NO: [
    ['Bergen', 'Bergen'],
    ['trondheim', 'Trondheim'],
    ['Stavnger', 'Stavanger'],
  ],
  GR: [
    ['Πάτρα', 'Πάτρα'],
    ['Heraklion', 'Ηράκλειο'],
    ['Thesaloniki', 'Θεσσαλονίκη'],
  ],
  CY: [
    ['Λεμεσός', 'Λεμεσός'],
    ['Larnaca', 'Λάρνακα'],
    ['Limasol', 'Λεμεσός'],
  ],
  AR: [
    ['Rosario', 'Rosario'],
    ['Mar del Plata', 'Mar del Plata'],
    ['Comodoro Rivadvia', 'Comodoro Rivadavia'],
  ],
}

describe.each(COUNTRY_CODES)('the towns of %s', (country) => {
  const towns = townsOf(country)
  const own = towns.filter(({ isAbroad }) => !isAbroad)

  it('lie inside the country, those abroad within reach of its main city (ADDR-32)', () => {
    const [south, west, north, east] = BOUNDS[country]
    const outside = own.filter(
      ({ latitude, longitude }) => !(latitude > south && latitude < north && longitude > west && longitude < east),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
    expect(own.length).toBeGreaterThan(country === 'SG' ? 0 : 5)
  })

  it('are named once, and none is the main city (ADDR-32)', () => {
    const doubles = own.filter((town, index) =>
      own.slice(index + 1).some((other) => other.name === town.name && distanceInMetres(other, town) < 20_000),
    )
    expect(doubles.map(({ name }) => name)).toEqual([])
    const { own: city, english } = cityOf(country)
    expect(own.filter(({ name, nameEn }) => name === city || nameEn === english).map(({ name }) => name)).toEqual([])
  })

  it('say where they are from, in letters without marks of transliteration (ADDR-32)', () => {
    const file = new URL(`../../../service/geolocator/gazetteer/towns/${country.toLowerCase()}.tsv`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toMatch(/^# Data: GeoNames .*CC BY 4\.0/mu)
    expect(own.filter(({ nameEn }) => /[āīūḩ‘’]/iu.test(nameEn)).map(({ nameEn }) => nameEn)).toEqual([])
  })

  it.each(SAMPLES[country].map(([typed, town]) => ({ typed, town })))(
    'are suggested: "$typed" is $town, which only a person chooses (API-08, ADDR-26, ADDR-32)',
    async ({ typed, town }) => {
      const places = await suggestions(country, typed)
      const offered = places.filter(({ fit }) => fit.exactness === 'town')
      expect(offered.map(({ city }) => city)).toContain(town)
      expect(placeAsWritten(places, COUNTRIES[country].capital, 10_000)).toBeUndefined()
      const { id } = offered.find(({ city }) => city === town) ?? {}
      const details = await geocoderOf(country).details(id ?? '')
      expect(details).toMatchObject({ found: 'yes', value: { city: town, street: '', countryCode: country } })
    },
  )
})

describe('a town', () => {
  it.each([
    ['CZ', 'Česká 5, Brno', 'cs', 'Brno, Česká 5', ['ceska', '5']],
    ['CZ', 'Brno', 'cs', 'Brno', []],
    ['CZ', 'Česká 5, 602 00 Brno, Česká republika', 'cs', 'Brno, Česká 5, 602 00', ['ceska', '5', '602', '00']],
    ['TW', '高雄市前鎮區中山路5號', 'zh-TW', '高雄市 前鎮區中山路5', ['前鎮區', '中山路', '5']],
    ['JO', 'Irbid, University Street 4', 'en', 'Irbid, University Street 4', ['university', 'street', '4']],
    ['CZ', 'Kolínská 5, Kolín', 'cs', 'Kolín, Kolínská 5', ['kolinska', '5']],
    ['HU', 'Debreceni út 5, Debrecen', 'hu', 'Debrecen, Debreceni út 5', ['debreceni', 'ut', '5']],
    ['JO', 'شارع الأردن 12, عجلون', 'ar', 'عجلون، شارع الأردن 12', ['شارع', 'الاردن', '12']],
    ['PK', 'Shahrah-e-Pakistan 12, Chunian', 'en', 'Shahrah-e-Pakistan 12, Chunian', ['shahrah', 'e', '12']],
    ['MY', '12 Jalan Ipoh, Ipoh', 'ms', '12 Jalan Ipoh, Ipoh', ['12', 'jalan', 'ipoh']],
    ['JP', '浜松市中央区板屋町12', 'ja', '浜松市 中央区板屋町12', ['中央区', '板屋町', '12']],
  ] as const)(
    'in %s keeps what else "%s" says (API-08, ADDR-32)',
    async (country, typed, language, written, unused) => {
      const [first] = await suggestions(country, typed, language)
      expect(first).toMatchObject({ formattedAddress: written, fit: { exactness: 'town', unused } })
      const details = await geocoderOf(country).details(first?.id ?? '', language)
      expect(details).toMatchObject({ found: 'yes', value: { formattedAddress: written } })
    },
  )

  it('is offered while its name is typed, the largest first (API-08, ADDR-32)', async () => {
    expect((await suggestions('CZ', 'brn')).map(({ city }) => city)).toEqual(['Brno'])
    expect((await suggestions('JP', '浜松'))[0]).toMatchObject({ city: '浜松市' })
  })

  it('is listed below a street of the main city that fits fully (ADDR-32)', async () => {
    const places = await suggestions('AR', 'Córdoba')
    const towns = places.map(({ fit }) => fit.exactness === 'town')
    expect(places[0]).toMatchObject({ street: 'Avenida Córdoba', fit: { fit: 1 } })
    expect(towns).toEqual(towns.toSorted((a, b) => Number(a) - Number(b)))
  })

  it.each([
    'Av. Corientes 500, Capital Federal',
    'Av. Corrientes 500, timbre Lopez, Capital Federal',
    'Av. Corrientes 500, timbre Lopez, Federal',
  ])('is not read from a name of the main city: "%s" (ADDR-30, ADDR-32)', async (typed) => {
    const places = await suggestions('AR', typed)
    expect(places[0]).toMatchObject({ street: 'Avenida Corrientes', streetNumber: '500', fit: { exactness: 'house' } })
    expect(places.map(({ city }) => city)).not.toContain('Federal')
  })

  it.each([
    ['TR', 'Atatürk Bulvarı 12, Van, Türkiye', 'Van'],
    ['TR', 'Tunalı Hilmi Caddesi 5, Muş, Türkiye', 'Muş'],
    ['RO', 'Calea Victoriei 5, Dej, România', 'Dej'],
    ['PH', 'Rizal Avenue 5, Iba, Philippines', 'Iba'],
  ] as const)('with a name of three letters in %s is found before the country: "%s" (ADDR-32)', async (...sample) => {
    const [country, typed, city] = sample
    expect(await suggestions(country, typed)).toMatchObject([{ city, fit: { exactness: 'town' } }])
  })

  it('is listed below streets of the main city that lack a word of the text (ADDR-32)', async () => {
    const places = await suggestions('AR', 'Belgrano 500 Córdoba')
    expect(places[0]).toMatchObject({ street: 'Avenida Córdoba', fit: { exactness: 'house', unused: ['belgrano'] } })
    expect(places.at(-1)).toMatchObject({ formattedAddress: 'Córdoba, Belgrano 500', fit: { exactness: 'town' } })
  })

  it.each([
    ['AR', 'Belgrano 500, Córdoba', 'Córdoba, Belgrano 500'],
    ['AR', 'Florida 550, Córdoba', 'Córdoba, Florida 550'],
    ['MY', '12, Jalan Ampang, Ipoh', '12, Jalan Ampang, Ipoh'],
    ['CY', 'Makariou 12, Larnaca', 'Λάρνακα, Makariou 12'],
  ] as const)(
    'alone between commas is in %s no part of the name of a street: "%s" (ADDR-32)',
    async (country, typed, town) => {
      const places = await suggestions(country, typed)
      expect(places.map(({ formattedAddress }) => formattedAddress)).toEqual([town])
    },
  )

  it('is listed last if a house number follows its name (ADDR-32)', async () => {
    const places = await suggestions('AR', 'San Martín 500, Mendoza, Argentina')
    expect(places.map(({ formattedAddress }) => formattedAddress)).toEqual([
      'Mendoza, San Martín 500',
      'San Martín, 500, Mendoza',
    ])
  })

  it.each([
    ['PH', 'Makati'],
    ['PH', 'Quezon City'],
    ['MY', 'Bangsar'],
    ['KW', 'Hawally'],
    ['KW', 'السالمية'],
  ] as const)('is not suggested in %s for "%s", which is a part of the main city (ADDR-32)', async (country, typed) => {
    const places = await suggestions(country, typed)
    expect(places).not.toEqual([])
    expect(places.filter(({ fit }) => fit.exactness === 'town')).toEqual([])
  })

  it('is the address of a position outside of the main city, at most 15 km from it (API-09, ADDR-32)', async () => {
    const geocoder = geocoderOf('CZ')
    const nearBrno = { latitude: 49.21, longitude: 16.63 }
    expect(await geocoder.reverse(nearBrno)).toMatchObject({
      found: 'yes',
      value: { ...nearBrno, city: 'Brno', formattedAddress: 'Brno' },
    })
    expect(await geocoder.reverse({ latitude: 49.25, longitude: 13.2 })).toEqual({ found: 'nothing' })
  })

  it('is not the address of a position abroad or near the main city (API-09, ADDR-32)', async () => {
    expect(await geocoderOf('SG').reverse({ latitude: 1.4655, longitude: 103.7578 })).toEqual({ found: 'nothing' })
    expect(await geocoderOf('CZ').reverse({ latitude: 50.12, longitude: 14.36 })).toEqual({ found: 'nothing' })
  })

  it('is read once, for the first search (ADDR-32)', async () => {
    const read = vi.fn(townsOf)
    const geocoder = new EmbeddedGeocoder('CZ', gazetteerOf('CZ'), read)
    expect(read).not.toHaveBeenCalled()
    await geocoder.autocomplete({ text: 'Vodičkova', country: 'CZ' })
    await geocoder.autocomplete({ text: 'Vodičkova 12', country: 'CZ' })
    expect(read).toHaveBeenCalledTimes(1)
  })
})
