import { describe, expect, it } from 'vitest'
import { EmbeddedGeocoder } from '../../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf, hasHouseNumbers } from '../../../service/geolocator/gazetteer.ts'
import { placeAsWritten } from '../../../service/geolocator/placeAsWritten.ts'
import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

const REACH = 10_000

const suggestions = async (country: CountryCode, text: string, near = COUNTRIES[country].capital) =>
  (await new EmbeddedGeocoder(country, gazetteerOf(country)).autocomplete({ text, country, near })).value

const chosen = async (country: CountryCode, text: string) =>
  placeAsWritten(await suggestions(country, text), COUNTRIES[country].capital, REACH)

describe('the exactness of a suggestion', () => {
  it.each([
    ['CZ', 'Vodičkova 12', { exactness: 'house', fit: 1, unused: [] }],
    ['CZ', 'Štěpánská', { exactness: 'street', fit: 1, unused: [] }],
    ['CZ', 'náměstí Jiřího z Poděbrad', { exactness: 'street', fit: 1, unused: [] }],
    ['CZ', 'Palác Lucerna', { exactness: 'house', fit: 1, unused: [] }],
    ['SG', '238801', { exactness: 'district', fit: 1, unused: [] }],
    ['CZ', 'Vodičkova 12, Praha 5', { exactness: 'house', fit: 0.66, unused: ['5'] }],
    ['CZ', 'Vodičkova 9999', { exactness: 'street', fit: 0.5, unused: ['9999'] }],
    ['SG', '12 Neil Lane', { exactness: 'house', fit: 0.66, unused: ['lane'] }],
    ['CZ', 'vodickva 12', { exactness: 'house', fit: 0.75, unused: [] }],
  ] as const)('in %s of "%s" (ADDR-26)', async (country, text, fit) => {
    const [first] = await suggestions(country, text)
    expect(first?.fit).toEqual(fit)
  })

  it('of a city alone never fits a place in it (ADDR-26)', async () => {
    const places = await suggestions('CZ', 'Praha')
    expect(places).not.toEqual([])
    expect(Math.max(...places.map(({ fit }) => fit.fit))).toBeLessThan(1)
  })
})

describe('placeAsWritten', () => {
  it.each([
    ['CZ', 'Korunní 12, Praha 2', 'Korunní', '12'],
    ['CZ', 'Vodičkova 12, 110 00 Praha 1', 'Vodičkova', '12'],
    ['CZ', 'Vodičkova 12, 116 00 Praha', 'Vodičkova', '12'],
    ['CZ', 'Vaclavske nam 5', 'Václavské náměstí', '5'],
    ['CZ', 'ul. Mánesova 3', 'Mánesova', '3'],
    ['CZ', 'M. Horákové 20', 'Milady Horákové', '20'],
    ['CZ', 'Kaprova 14', 'Kaprova', '14'],
    ['FI', 'Mannerheimintie 12, porttikoodi 1234', 'Mannerheimintie', '12'],
    ['JP', '宇田川町15-1 パルコ8F', '宇田川町', '15-1'],
    ['JP', '銀座4-6-16 GINZA PLACE tower', '銀座四丁目', '6-16'],
    ['JP', '新宿3-14-1 伊勢丹B1', '新宿三丁目', '14-1'],
    ['BH', '12 King Faisal Highway, Manama', 'شارع الملك فيصل', '12'],
    // The other street at a corner is named like a town.
    ['AR', 'Paraguay 550 esq. Córdoba', 'Paraguay', '550'],
    ['AR', 'Maipú 550 e/ Lavalle y Tucumán', 'Maipú', '550'],
    ['JO', 'شارع الباعونية 12، جبل اللويبدة، عمان', 'شارع الباعونية', '12'],
    ['JO', 'شارع الباعونية 12 اللويبدة عمان', 'شارع الباعونية', '12'],
    ['JO', 'شارع زهران 12، جبل عمان', 'شارع زهران', '12'],
    ['PK', '12 Shahrah-e-Pakistan, Karachi', 'Shahrah-e-Pakistan', '12'],
    ['PK', '7 Shahrah e Faisal', 'Shahrah-e-Faisal', '7'],
    ['LA', '12 ຖະໜົນກຳແພງເມືອງ ວຽງຈັນ', 'ຖະໜົນກຳແພງເມືອງ', '12'],
    ['LA', '12 ຖະໜົນກຳແພງເມືອງ\nວຽງຈັນ', 'ຖະໜົນກຳແພງເມືອງ', '12'],
    ['CZ', 'Metro Letňany', '', ''],
    ['CZ', 'Metro Opatov', '', ''],
    ['CZ', 'Flora metro station', '', ''],
    ['TR', 'Kızılay Meydanı', '', ''],
    ['CZ', 'Westfield Chodov, Praha', '', ''],
    ['CZ', 'Bělehradská 77, 5. p.', 'Bělehradská', '77'],
    ['CZ', 'Roztylská 12, 149 00 Praha 11', 'Roztylská', '12'],
    ['CZ', 'Roztylská 12, Praha 4', 'Roztylská', '12'],
    ['CZ', 'Vodičkova 12 (Praha 1)', 'Vodičkova', '12'],
    ['CZ', 'Vodičkova 12 (Nové Město)', 'Vodičkova', '12'],
    ['KR', '세종대로 110 (태평로1가)', '세종대로', '110'],
    ['SG', '10 Orchard Rd (S238801)', 'Orchard Road', '10'],
    ['TH', '99/1 ถนนสีลม', 'ถนนสีลม', '99/1'],
    ['JP', '渋谷区神宮前4-12-3', '神宮前四丁目', '12-3'],
    ['SG', '10 Orchard Rd', 'Orchard Road', '10'],
    // The number of a house may be that of its district or street, or be a part of its postal code.
    ['HU', 'Budapest, III. kerület, Bécsi út 3', 'Bécsi út', '3'],
    ['HU', '1075 Budapest, Kazinczy utca 7', 'Kazinczy utca', '7'],
    ['RO', 'Strada Lipscani 3, Sector 3, București', 'Strada Lipscani', '3'],
    ['KH', 'ផ្ទះលេខ 7 ផ្លូវ ២១៤ ៧មករា ភ្នំពេញ', 'ផ្លូវ ២១៤', '7'],
    ['KH', 'ផ្ទះលេខ 57 ផ្លូវ ៥៧ បឹងកេងកង ភ្នំពេញ', 'ផ្លូវ ៥៧', '57'],
    ['MM', 'အမှတ် (39) ၃၉ လမ်း၊ ကျောက်တံတားမြို့နယ်၊ ရန်ကုန် 11182', '၃၉ လမ်း', '39'],
    ['MM', 'အမှတ် (3A) ဗိုလ်မြတ်ထွန်းလမ်း၊ ဗိုလ်တထောင်မြို့နယ်၊ ရန်ကုန် 11161', 'ဗိုလ်မြတ်ထွန်းလမ်း', '3a'],
    ['HK', '香港佐敦彌敦道132A號', '彌敦道', '132a'],
    ['TW', '臺北市中正區羅斯福路四段3A號', '羅斯福路四段', '3a'],
    ['TR', 'Atatürk Bulvarı  No:  7,  Çankaya / Ankara', 'Atatürk Bulvarı', '7'],
    ['RO', 'Bulevardul  Unirii  7,  Sector  3,  București', 'Bulevardul Unirii', '7'],
    [
      'AE',
      '7 Sheikh Rashid Bin Saeed Street, Al Nahyan, Abu Dhabi, United Arab Emirates',
      'Sheikh Rashid Bin Saeed Street',
      '7',
    ],
    // A number that begins the postal code, or is like it, is the house if there is no other.
    ['CZ', 'Vinohradská 120', 'Vinohradská', '120'],
    ['TH', '105 ถ.สีลม', 'ถนนสีลม', '105'],
    ['AR', 'Libertad 1012', 'Libertad', '1012'],
    ['PH', 'Brgy. 701, 1750 Taft Ave, Malate', 'Taft Avenue', '1750'],
    ['JP', '外神田3-12-8-201', '外神田三丁目', '12-8'],
    ['SE', 'Humlegårdsgatan 46, 114 46 Stockholm', 'Humlegårdsgatan', '46'],
    [
      'AR',
      'Avenida Presidente Figueroa Alcorta 142, Recoleta, C1425 Buenos Aires',
      'Avenida Presidente Figueroa Alcorta',
      '142',
    ],
  ] as const)('chooses the house in %s that "%s" names (ADDR-26, ADDR-27)', async (country, text, street, number) => {
    expect(await chosen(country, text)).toMatchObject({ street, streetNumber: number })
  })

  it.each([
    ['CZ', 'Praha'],
    ['CZ', 'Vinohrady'],
    ['CZ', 'Chodov'],
    ['CZ', 'Letňany, 199 00 Praha'],
    ['CZ', 'Praha - Letňany'],
    ['NO', 'Majorstuen'],
    // Names of something else than the place that has them too.
    ['AT', 'Stephansplatz, Wien'],
    ['TR', 'Kızılay, Ankara'],
    ['AR', 'Once'],
    ['AR', 'Congreso, Buenos Aires'],
    ['FI', 'Kalasatama'],
    ['NO', 'Storo, Oslo'],
    ['TR', 'Bilkent'],
    ['CY', 'Χίλτον'],
    ['BD', 'Farmgate'],
    ['BD', 'শাহবাগ'],
    ['AE', 'Al Zeina'],
    ['SA', 'KAFD'],
    ['PH', 'BGC'],
    ['HK', '太古城'],
    ['KR', '광화문'],
    ['CZ', 'Bachova, Praha'],
    ['CZ', 'Opatov'],
    ['CZ', 'Flora, Praha'],
    ['CZ', 'IP Pavlova'],
    ['CZ', 'Náměstí Republiky'],
    ['CZ', 'Štěpánská'],
    ['CZ', 'Štěpánská, Praha 1'],
    ['CZ', 'náměstí Míru'],
    ['CZ', 'Vodič 12'],
    ['CZ', 'vodickva 12'],
    ['CZ', 'Vodičkova 12, Praha 5'],
    ['CZ', 'Vodičkova 12, Staré Město'],
    ['JO', 'شارع الباعونية 12، جبل عمان'],
    ['JO', '12 Al Baouniyah Street, Jabal Amman'],
    ['CZ', 'Vodičkova 9999'],
    ['CZ', 'Nádražní 5, Brno'],
    ['CZ', `Vodičkova 12${' Praha'.repeat(12)} Brno`],
    ['CZ', 'Vodičkova 12, 602 00'],
    ['SG', '238801'],
    ['SG', '12 Neil Lane'],
    ['TH', '12 ซ.สีลม'],
    ['JP', '神宮前四丁目'],
    ['KW', 'حولي'],
    ['KH', '#45, St. 999, Daun Penh'],
    ['KR', '대학로12길 23'],
    ['AR', 'Florida 550, Córdoba'],
    // Names of towns and districts are no remarks.
    ['CZ', 'Vodičkova 12 (Brno)'],
    ['CZ', 'Vodičkova 12, zvonek Novák Brno'],
    ['AR', 'Florida 550 esq. Lavalle Córdoba'],
    ['PK', '12 Zaibunnisa Street near Lahore'],
    ['CZ', 'Vodičkova 12 (Praha 5)'],
    ['CZ', 'Vodičkova 12 (Smíchov)'],
    ['SE', 'Drottninggatan 50 (Malmö)'],
    ['SG', '10 Orchard Rd (S149053)'],
    ['KR', '세종대로 110 부산'],
    ['KR', '세종대로 110 3층 의정부시'],
    ['TW', '信義路五段7號高雄市'],
    ['HK', '彌敦道100號沙田'],
    ['JP', '神宮前4-12-3 大阪市'],
    ['JP', '麹町三丁目 12, 横浜市'],
    ['JP', '麹町三丁目 12, シンガポール'],
    ['JP', '麹町三丁目 12, Xyzzyq'],
    ['JP', '神宮前4-12-3 千代田区'],
    // The districts of Prague above 10 are parts of the first ten, or do not exist.
    ['CZ', 'Vodičkova 12, Praha 11'],
    ['CZ', 'Vodičkova 12, Praha 25'],
    ['CZ', 'Roztylská 12, Praha 22'],
    ['RO', 'Calea Victoriei 12, Sector 9'],
    // Postal codes of towns beside the city.
    ['SE', 'Drottninggatan 50, 151 31'],
    ['TH', '99/1 ถนนสีลม 10270'],
    ['MY', '12, Jalan Ampang, 68000'],
  ] as const)('chooses nothing in %s for "%s" (ADDR-26)', async (country, text) => {
    expect(await chosen(country, text)).toBeUndefined()
  })

  it('chooses the nearest section of a street that has the number in several (ADDR-26)', async () => {
    const near = { latitude: 50.1105, longitude: 14.503 }
    const places = await suggestions('CZ', 'Sokolovská 20', near)
    expect(new Set(places.map(({ area }) => area)).size).toBeGreaterThan(1)
    expect(placeAsWritten(places, near, REACH)).toBe(places[0])
  })

  it('chooses nothing if the text names houses in two cities within reach (ADDR-26)', async () => {
    const [house] = await suggestions('CZ', 'Vodičkova 12')
    if (house === undefined) throw new Error('there is no house')
    const other = { ...house, city: 'Kladno', latitude: house.latitude + 0.01 }
    const far = { ...other, latitude: house.latitude + 1 }
    expect(placeAsWritten([house, other], house, REACH)).toBeUndefined()
    expect(placeAsWritten([far, house], house, REACH)).toBe(house)
  })

  it.each(COUNTRY_CODES)(
    'chooses in %s every numbered address that the service itself writes (ADDR-26, ADDR-30)',
    async (country) => {
      const gazetteer = gazetteerOf(country)
      const geocoder = new EmbeddedGeocoder(country, gazetteer)
      const languages = [COUNTRIES[country].defaultLocale, 'en']
      for (const [language, row, entry] of languages.flatMap((one) =>
        gazetteer.rows().map((entry, row) => [one, row, entry] as const),
      )) {
        const place = hasHouseNumbers(entry) ? geocoder.placeAt(row, '12', language) : undefined
        if (place === undefined) continue
        const { value } = await geocoder.autocomplete({ text: place.formattedAddress, country, near: place, language })
        expect([place.formattedAddress, placeAsWritten(value, place, REACH)?.id]).toEqual([
          place.formattedAddress,
          place.id,
        ])
      }
    },
  )
})
