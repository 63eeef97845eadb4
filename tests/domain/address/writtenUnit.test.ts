import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinAddress, splitAddress } from '../../../src/domain/address/address.ts'
import { inOneForm, separateUnit } from '../../../src/domain/address/writtenUnit.ts'
import { COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

type Sample = readonly [CountryCode, typed: string, unit: string, text: string]

const SAMPLES: ReadonlyArray<Sample> = [
  ['CZ', 'Korunní 12, 3. patro', '3. patro', 'Korunní 12'],
  ['CZ', 'Korunní 12 patro 3', 'patro 3', 'Korunní 12'],
  ['CZ', 'Korunní 12 3. patro byt 5, Praha 2', '3. patro byt 5', 'Korunní 12, Praha 2'],
  ['CZ', 'Korunní 12, byt č. 5, 3. patro vlevo, Praha 2', 'byt č. 5, 3. patro vlevo', 'Korunní 12, Praha 2'],
  ['CZ', 'Vinohradská 12, flat 4B', 'flat 4B', 'Vinohradská 12'],
  ['CZ', 'Vinohradská 12 (3. patro), Praha', '3. patro', 'Vinohradská 12, Praha'],
  ['CZ', 'Praha 1, ve 3. patře, Vodičkova 12', 've 3. patře', 'Praha 1, Vodičkova 12'],
  ['CZ', 'Flat 4B, Vinohradská 12, 3. patro', 'Flat 4B, 3. patro', 'Vinohradská 12'],
  ['CZ', 'Vodičkova 12, přízemí', 'přízemí', 'Vodičkova 12'],
  ['CZ', 'Korunní 12, 2.NP, Praha', '2.NP', 'Korunní 12, Praha'],
  ['SG', '391 Orchard Rd #12-04 S238872', '#12-04', '391 Orchard Rd S238872'],
  ['SG', 'Level 3, #03-12, 5 Temasek Blvd', 'Level 3, #03-12', '5 Temasek Blvd'],
  ['JP', '銀座4丁目5-11 3階', '3階', '銀座4丁目5-11'],
  ['JP', '銀座４丁目５－１１　地下１階', '地下１階', '銀座４丁目５－１１'],
  ['JP', '東京都港区白金台四丁目35 メゾン表参道 204号室', '204号室', '東京都港区白金台四丁目35 メゾン表参道'],
  ['JP', '銀座4-5-11 5F', '5F', '銀座4-5-11'],
  ['JP', '品川区大井1-30-4 大井マンション 12階 1205', '12階 1205', '品川区大井1-30-4 大井マンション'],
  ['JP', '外神田3-12-8-201', '201', '外神田3-12-8'],
  ['JP', '銀座4-6-16-502号室', '502号室', '銀座4-6-16'],
  ['JP', '新宿3丁目14-1-201', '201', '新宿3丁目14-1'],
  ['JP', 'コーポ桜 101-502号室', '101-502号室', 'コーポ桜'],
  ['HK', '弥敦道100号', '', '弥敦道100号'],
  ['TW', '中華五路789號B1', 'B1', '中華五路789號'],
  ['JO', 'شارع الجامعة، بناية الريان ط3', 'ط3', 'شارع الجامعة، بناية الريان'],
  ['AR', 'Oroño 1190, Rosario, 8º A', '8º A', 'Oroño 1190, Rosario'],
  ['HK', 'Flat 25, 12/F, Acacia Building, 150 Kennedy Road', 'Flat 25, 12/F', 'Acacia Building, 150 Kennedy Road'],
  ['HK', '香港灣仔堅尼地道150號12樓A室海都大廈', '12樓A室', '香港灣仔堅尼地道150號海都大廈'],
  ['HK', 'G/F, 12 Queens Road', 'G/F', '12 Queens Road'],
  ['TW', '台北市信義區信義路五段7號35樓之2', '35樓之2', '台北市信義區信義路五段7號'],
  ['KR', '서울특별시 종로구 세종대로 209, 101동 1203호', '1203호', '서울특별시 종로구 세종대로 209, 101동'],
  ['KR', '세종대로 209 3층', '3층', '세종대로 209'],
  ['TH', '48/2 ถนนสีลม ชั้น 5 ห้อง 502 บางรัก', 'ชั้น 5 ห้อง 502', '48/2 ถนนสีลม บางรัก'],
  ['LA', 'ຫ້ອງ 5, ຖະໜົນລ້ານຊ້າງ', 'ຫ້ອງ 5', 'ຖະໜົນລ້ານຊ້າງ'],
  ['KH', 'បន្ទប់ ៥ ផ្លូវ ៦៣ ភ្នំពេញ', 'បន្ទប់ ៥', 'ផ្លូវ ៦៣ ភ្នំពេញ'],
  ['MM', 'အခန်း ၅၊ ဆူးလေဘုရားလမ်း၊ ရန်ကုန်', 'အခန်း ၅', 'ဆူးလေဘုရားလမ်း၊ ရန်ကုန်'],
  ['BD', 'ফ্ল্যাট ৫, রোড ৭, ঢাকা', 'ফ্ল্যাট ৫', 'রোড ৭, ঢাকা'],
  ['PK', 'فلیٹ 4، بلاک B، شاہراہ فیصل 12، کراچی', 'فلیٹ 4', 'بلاک B، شاہراہ فیصل 12، کراچی'],
  ['PK', '9 Tariq Rd, 2nd Floor, Flat No. 4, PECHS', '2nd Floor, Flat No. 4', '9 Tariq Rd, PECHS'],
  ['KW', 'شارع تونس 25، الدور الثالث، شقة ٥، حولي', 'الدور الثالث، شقة ٥', 'شارع تونس 25، حولي'],
  ['EG', 'الدور 3 شقة 7، 15 شارع طلعت حرب، القاهرة', 'الدور 3 شقة 7', '15 شارع طلعت حرب، القاهرة'],
  ['TR', 'Mersin Sok. No: 12 Kat: 3 Daire: 5, Kadıköy', 'Kat: 3 Daire: 5', 'Mersin Sok. No: 12, Kadıköy'],
  ['TR', 'Mersin Sok. No:12 K:3 D:5 Kadıköy', 'K:3 D:5', 'Mersin Sok. No:12 Kadıköy'],
  ['AR', 'Av. Corrientes 1234 3° B, CABA', '3° B', 'Av. Corrientes 1234, CABA'],
  ['AR', 'Av. Corrientes 1234, Piso 3 Dto B', 'Piso 3 Dto B', 'Av. Corrientes 1234'],
  ['HU', 'Dob u. 55, 3. em. 12. ajtó, 1073 Budapest', '3. em. 12. ajtó', 'Dob u. 55, 1073 Budapest'],
  ['HU', 'Andrássy út 60, 3. em. 2., 1061 Budapest', '3. em. 2.', 'Andrássy út 60, 1061 Budapest'],
  ['AR', 'Av. Rivadavia 5000 piso 4 B, Buenos Aires', 'piso 4 B', 'Av. Rivadavia 5000, Buenos Aires'],
  ['RO', 'Str. Lungă 5, bl. A, sc. B, et. 2, ap. 14, Iași', 'sc. B, et. 2, ap. 14', 'Str. Lungă 5, bl. A, Iași'],
  ['AT', 'Hauptstraße 5, Stiege 2, Top 14, 1010 Wien', 'Stiege 2, Top 14', 'Hauptstraße 5, 1010 Wien'],
  ['SE', 'Storgatan 5, 3 tr, 111 23 Stockholm', '3 tr', 'Storgatan 5, 111 23 Stockholm'],
  ['NO', 'Storgata 5 H0203, 0155 Oslo', 'H0203', 'Storgata 5, 0155 Oslo'],
  ['NO', 'Strandgata 41, 9008 Tromsø, leil 302', 'leil 302', 'Strandgata 41, 9008 Tromsø'],
  ['AR', 'Gurruchaga 1184, 3ro B, Palermo', '3ro B', 'Gurruchaga 1184, Palermo'],
  ['GR', 'Ερμού 15, 3ος όροφος, Αθήνα', '3ος όροφος', 'Ερμού 15, Αθήνα'],
  ['CY', 'Makariou 5, Floor 3, Office 301', 'Floor 3, Office 301', 'Makariou 5'],
  ['MY', 'A-12-3 Menara Duta, Jalan Dutamas 1', 'A-12-3', 'Menara Duta, Jalan Dutamas 1'],
  ['FI', 'Fredrikinkatu 42, 3krs', '3krs', 'Fredrikinkatu 42'],
  ['NO', 'Maridalsveien 17, leil. H0203', 'leil. H0203', 'Maridalsveien 17'],
  ['AT', 'Lassallestraße 7a, Haus 2, 4.OG', 'Haus 2, 4.OG', 'Lassallestraße 7a'],
  ['AR', 'Tucumán 900 pb a, CABA', 'pb a', 'Tucumán 900, CABA'],
  ['AR', 'Talcahuano 550 piso 3 of 12', 'piso 3 of 12', 'Talcahuano 550'],
  ['CZ', 'Vodičkova 12 přízemí u Nováků', 'přízemí', 'Vodičkova 12, u Nováků'],
  ['HU', 'Andrássy út 10. 2. em. 4. a', '2. em. 4. a', 'Andrássy út 10.'],
  ['HU', 'Andrássy út 10, 1. em 3/a', '1. em 3/a', 'Andrássy út 10'],
  ['AR', 'Talcahuano 550, 3° "C"', '3° "C"', 'Talcahuano 550'],
  ['KR', '신촌로 83 B1', 'B1', '신촌로 83'],
  ['JP', '南池袋1-28-1 西武池袋本店 B1', 'B1', '南池袋1-28-1 西武池袋本店'],
  ['MY', 'Times Square, LG floor', 'LG floor', 'Times Square'],
  ['MY', 'Wisma Genting tkt 10, Jalan Sultan Ismail', 'tkt 10', 'Wisma Genting, Jalan Sultan Ismail'],
  ['MM', '၃၂လမ်း အမှတ် ၅၆ (၄)လွှာ', '(၄)လွှာ', '၃၂လမ်း အမှတ် ၅၆'],
  ['TW', '松高路12號 B1', 'B1', '松高路12號'],
  ['TW', '光復南路 72 號 9 樓之 2', '9 樓之 2', '光復南路 72 號'],
  ['TW', '5F.-2, No. 88, Yanji St.', '5F.-2', 'No. 88, Yanji St.'],
  ['PH', '3rd Floor, 123 Ayala Ave, Makati 1226', '3rd Floor', '123 Ayala Ave, Makati 1226'],
]

/** Addresses whose numbers and words are no unit. */
const WITHOUT_UNIT: ReadonlyArray<readonly [CountryCode, string]> = [
  ['CZ', 'Vodičkova 12f, Praha'],
  ['CZ', '12 tř. Milady Horákové'],
  ['CZ', '28. října 12'],
  ['CZ', 'Vodičkova 681/14'],
  ['CZ', '50.0802, 14.4284'],
  ['AR', '34°36\'12"S 58°22\'54"W'],
  ['AR', '34.6° S, 58.4° W'],
  ['SG', '12-14 Neil Road'],
  ['SG', 'Flat Rock Road 5'],
  ['KW', 'حولي، قطعة 3، شارع تونس، منزل 12'],
  ['PK', 'House 45, Street 7, DHA Phase 5'],
  ['FI', 'Mannerheimintie 25 B 13, 00100 Helsinki'],
  ['KR', '지하철 5호선'],
]

const ADDRESSES: Readonly<Partial<Record<CountryCode, ReadonlyArray<string>>>> = {
  CZ: ['Korunní 12', 'Vinohradská 1208/74, 120 00 Praha 2', 'náměstí Míru 4, Praha'],
  SG: ['391 Orchard Rd', 'Blk 412 Ang Mo Kio Ave 10, Singapore 560412'],
  JP: ['東京都中央区銀座四丁目5-11', '4-12-3 Jingumae, Shibuya-ku, Tokyo'],
  HK: ['150 Kennedy Road, Wan Chai', '香港灣仔堅尼地道150號'],
  TH: ['48/2 ถนนสีลม บางรัก กรุงเทพมหานคร 10500'],
  KW: ['شارع تونس 25، حولي', '25 Tunis Street, Hawalli'],
  TR: ['Mersin Sok. No: 12, Kadıköy'],
  AR: ['Av. Corrientes 1234, CABA'],
}
const UNITS = [
  '3. patro',
  'byt 5',
  'flat 4B',
  'Apt 12',
  'Unit 12-88',
  '#12-04',
  'Floor 3',
  '5th floor',
  '12/F',
  'Kat 3',
  'daire 7',
  'Piso 3',
  'Dto 12',
  '3階',
  '204号室',
  '12樓',
  '25室',
  '3층',
  '1203호',
  'ชั้น 5',
  'ห้อง 302',
  'الطابق 3',
  'الدور الثالث',
  'شقة ٥',
  'فلیٹ 4',
  '3ος όροφος',
]

const countOf = (part: string, whole: string) => whole.split(part).length - 1

describe('separateUnit (ADDR-24)', () => {
  it.each(SAMPLES)('moves the unit of an address in %s into its field: %s', (country, typed, unit, text) => {
    expect(separateUnit({ unit: '', building: '', text: typed }, country)).toEqual({ unit, building: '', text })
  })

  it.each(WITHOUT_UNIT)('leaves an address in %s without a unit: %s', (country, text) => {
    expect(separateUnit({ unit: '', building: '', text }, country)).toEqual({ unit: '', building: '', text })
  })

  it('keeps a text that names nothing but a unit', () => {
    expect(separateUnit({ unit: '', building: '', text: '3. patro' }, 'CZ').text).toBe('3. patro')
  })

  it.each([
    ['Unit and text', ['byt 5', '', 'Korunní 12, byt 5'], ['byt 5', '', 'Korunní 12']],
    ['another spelling', ['3rd floor', '', 'Korunní 12, 3. patro'], ['3rd floor', '', 'Korunní 12']],
    ['the number of the flat', ['4B', '', 'Korunní 12, flat 4B'], ['4B', '', 'Korunní 12']],
    ['building and text', ['', '3. patro', '3. patro, Korunní 12'], ['3. patro', '', 'Korunní 12']],
    ['all three', ['3. patro', '3. patro', '3. patro, Korunní 12'], ['3. patro', '', 'Korunní 12']],
    ['the end of a building', ['', 'Tower A, 3. patro', 'Korunní 12'], ['3. patro', 'Tower A', 'Korunní 12']],
  ] as const)('keeps one of the same unit in %s', (_, [unit, building, text], [u, b, t]) => {
    expect(separateUnit({ unit, building, text }, 'CZ')).toEqual({ unit: u, building: b, text: t })
  })

  it.each([
    ['KW', 'الدور 3', 'شارع تونس 25، شقة 9', 'الدور 3، شقة 9'],
    ['JP', '3階', '東京都千代田区丸の内1-12 305号室', '3階 305号室'],
    ['MM', 'အထပ် ၃', 'ပြည်လမ်း အမှတ် ၁၂၊ အခန်း ၅', 'အထပ် ၃၊ အခန်း ၅'],
    ['CZ', '3. patro', 'Korunní 12, byt 5', '3. patro, byt 5'],
  ] as const)('joins units of building and text as people in %s write them', (country, building, text, unit) => {
    expect(separateUnit({ unit: '', building, text }, country).unit).toBe(unit)
  })

  it('keeps a different unit where it was written, so that no word is lost', () => {
    const parts = { unit: 'byt 5', building: '', text: 'Korunní 12, 3. patro' }
    expect(separateUnit(parts, 'CZ')).toEqual(parts)
    expect(separateUnit({ ...parts, unit: '3' }, 'CZ')).toEqual({ ...parts, unit: '3' })
  })

  const anyAddress = fc
    .constantFrom(...(Object.keys(ADDRESSES) as ReadonlyArray<CountryCode>))
    .chain((country) => fc.tuple(fc.constant(country), fc.constantFrom(...(ADDRESSES[country] ?? []))))
  const written = (unit: string, address: string) => {
    const [street = '', ...city] = address.split(', ')
    return [`${address}, ${unit}`, `${address} ${unit}`, `${unit}, ${address}`, [street, unit, ...city].join(', ')]
  }

  it('joins any unit in any address once, wherever it was written', () => {
    fc.assert(
      fc.property(
        anyAddress,
        fc.constantFrom(...UNITS),
        fc.nat({ max: 3 }),
        fc.boolean(),
        fc.boolean(),
        ([country, address], unit, where, inUnit, inBuilding) => {
          const text = written(unit, address)[where] ?? address
          const given = { unit: inUnit ? unit : '', building: inBuilding ? unit : '', text }
          const parts = separateUnit(given, country)
          const stored = joinAddress(parts)
          expect(parts).toMatchObject({ unit, building: '' })
          expect(countOf(unit, stored)).toBe(1)
          expect(inOneForm(stored, country)).toBe(stored)
          const words = (one: string) => (one.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted()
          expect(words(parts.text)).toEqual(words(address))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never loses a word of a text, and changes nothing the second time', () => {
    const part = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constantFrom(...UNITS, 'Korunní 12', ', '))
    const words = ({ unit, text }: { readonly unit: string; readonly text: string }) =>
      (`${unit} ${text}`.match(/[\p{L}\p{N}]/gu) ?? []).toSorted()
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), fc.constantFrom(...COUNTRY_CODES), (all, country) => {
        const given = { unit: '', building: '', text: all.join(' ') }
        const separated = separateUnit(given, country)
        expect(words(separated)).toEqual(words(given))
        const stored = splitAddress(joinAddress(separated))
        expect(separateUnit(stored, country).unit).toBe(stored.unit)
      }),
    )
  })
})
