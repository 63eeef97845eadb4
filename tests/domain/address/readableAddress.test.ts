import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isAddressEmpty,
  joinAddress,
  joinReadably,
  readableAddress,
  type AddressParts,
} from '../../../src/domain/address/address.ts'
import { plainAddress } from '../../../src/domain/address/address.ts'
import { COUNTRY_CODES, type CountryCode } from '../../../src/domain/market/countries.ts'

type Sample = readonly [unit: string, building: string, text: string, readable: string]

/** One address in each script that a country writes. */
const SAMPLES: Readonly<Record<CountryCode, ReadonlyArray<Sample>>> = {
  SG: [
    [
      '#04-12',
      'Golden Mile',
      '5001 Beach Road, Singapore 199588',
      '5001 Beach Road, #04-12 Golden Mile, Singapore 199588',
    ],
    ['#04-12', '', '5001 Beach Road, Singapore 199588', '5001 Beach Road, #04-12, Singapore 199588'],
  ],
  MY: [
    [
      'Unit 5-2',
      'Menara Satu',
      '12 Jalan Ampang, 50450 Kuala Lumpur',
      'Unit 5-2, Menara Satu, 12 Jalan Ampang, 50450 Kuala Lumpur',
    ],
  ],
  HK: [
    ['25室', '海都大廈', '香港灣仔堅尼地道150號', '香港灣仔堅尼地道150號 海都大廈 25室'],
    [
      'Flat 25, 12/F',
      'Acacia Building',
      '150 Kennedy Road, Wan Chai',
      'Flat 25, 12/F, Acacia Building, 150 Kennedy Road, Wan Chai',
    ],
  ],
  TH: [
    ['ชั้น 5', 'อาคาร A', '48/2 ถนนสีลม บางรัก กรุงเทพมหานคร 10500', 'ชั้น 5 อาคาร A 48/2 ถนนสีลม บางรัก กรุงเทพมหานคร 10500'],
    [
      'Floor 5',
      'Tower A',
      '48/2 Silom Road, Bang Rak, Bangkok 10500',
      'Floor 5, Tower A, 48/2 Silom Road, Bang Rak, Bangkok 10500',
    ],
  ],
  TW: [
    ['35樓', '101大樓', '台北市信義區信義路五段7號', '台北市信義區信義路五段7號 101大樓 35樓'],
    ['35F', 'Taipei 101', 'No. 7, Sec. 5, Xinyi Rd, Taipei', '35F, Taipei 101, No. 7, Sec. 5, Xinyi Rd, Taipei'],
  ],
  MM: [
    ['အခန်း ၅', 'တိုက် ၂', 'ဆူးလေဘုရားလမ်း၊ ရန်ကုန်', 'အခန်း ၅၊ တိုက် ၂၊ ဆူးလေဘုရားလမ်း၊ ရန်ကုန်'],
    ['Room 5', 'Building 2', 'Sule Pagoda Road, Yangon', 'Room 5, Building 2, Sule Pagoda Road, Yangon'],
  ],
  BD: [
    ['ফ্ল্যাট ৫', 'বাড়ি ১২', 'রোড ৭, ধানমন্ডি, ঢাকা', 'ফ্ল্যাট ৫, বাড়ি ১২, রোড ৭, ধানমন্ডি, ঢাকা'],
    ['Flat 5B', 'House 12', 'Road 7, Dhanmondi, Dhaka 1205', 'Flat 5B, House 12, Road 7, Dhanmondi, Dhaka 1205'],
  ],
  PK: [
    ['فلیٹ 4', 'بلاک B', 'شاہراہ فیصل 12، کراچی', 'فلیٹ 4، بلاک B، شاہراہ فیصل 12، کراچی'],
    [
      'Flat 4',
      'Rose Apartments',
      '12 Shahrah-e-Faisal, Karachi',
      'Flat 4, Rose Apartments, 12 Shahrah-e-Faisal, Karachi',
    ],
  ],
  PH: [['Unit 5B', 'Tower 1', '123 Ayala Ave, Makati 1226', 'Unit 5B, Tower 1, 123 Ayala Ave, Makati 1226']],
  KH: [
    ['បន្ទប់ ៥', 'អគារ ២', 'ផ្លូវ ៦៣ ភ្នំពេញ', 'បន្ទប់ ៥ អគារ ២ ផ្លូវ ៦៣ ភ្នំពេញ'],
    ['Room 5', 'Building 2', 'Street 63, Phnom Penh', 'Room 5, Building 2, Street 63, Phnom Penh'],
  ],
  LA: [
    ['ຫ້ອງ 5', 'ຕຶກ 2', 'ຖະໜົນລ້ານຊ້າງ, ວຽງຈັນ', 'ຫ້ອງ 5, ຕຶກ 2, ຖະໜົນລ້ານຊ້າງ, ວຽງຈັນ'],
    ['Room 5', '', 'Lane Xang Avenue, Vientiane', 'Room 5, Lane Xang Avenue, Vientiane'],
  ],
  JP: [
    ['5階', '', '東京都港区白金台四丁目35', '東京都港区白金台四丁目35 5階'],
    ['204号室', '東棟', '東京都港区白金台四丁目35', '東京都港区白金台四丁目35 東棟 204号室'],
    ['5F', 'East Wing', '4-35 Shirokanedai, Minato-ku, Tokyo', '5F, East Wing, 4-35 Shirokanedai, Minato-ku, Tokyo'],
  ],
  KR: [
    ['1203호', '101동', '서울특별시 종로구 세종대로 209', '서울특별시 종로구 세종대로 209, 101동 1203호'],
    [
      '1203-ho',
      '101-dong',
      '209 Sejong-daero, Jongno-gu, Seoul',
      '1203-ho, 101-dong, 209 Sejong-daero, Jongno-gu, Seoul',
    ],
  ],
  KW: [
    ['مكتب 5', 'برج 2', 'شارع تونس 25، حولي', 'مكتب 5، برج 2، شارع تونس 25، حولي'],
    ['Office 5', 'Tower 2', '25 Tunis Street, Hawalli', 'Office 5, Tower 2, 25 Tunis Street, Hawalli'],
  ],
  SA: [
    ['شقة 1', '', '8228 شارع الإمام، الملز، الرياض 12643', '8228 شارع الإمام، شقة 1، الملز، الرياض 12643'],
    ['Unit 1', '', '8228 Imam Street, Al Malaz, Riyadh 12643', '8228 Imam Street, Unit 1, Al Malaz, Riyadh 12643'],
  ],
  AE: [
    ['شقة 102', 'برج الخليج', 'شارع الشيخ زايد 5، دبي', 'شقة 102، برج الخليج، شارع الشيخ زايد 5، دبي'],
    ['Apt 102', 'Gulf Tower', '5 Sheikh Zayed Road, Dubai', 'Apt 102, Gulf Tower, 5 Sheikh Zayed Road, Dubai'],
  ],
  BH: [
    ['شقة 31', 'مبنى 123', 'طريق 4567، مجمع 345، المنامة', 'شقة 31، مبنى 123، طريق 4567، مجمع 345، المنامة'],
    ['Flat 31', 'Building 123', 'Road 4567, Block 345, Manama', 'Flat 31, Building 123, Road 4567, Block 345, Manama'],
  ],
  QA: [
    ['شقة 3', 'مبنى 12', 'شارع 850، منطقة 25، الدوحة', 'شقة 3، مبنى 12، شارع 850، منطقة 25، الدوحة'],
    ['Unit 3', 'Building 12', 'Street 850, Zone 25, Doha', 'Unit 3, Building 12, Street 850, Zone 25, Doha'],
  ],
  OM: [
    ['شقة 3', 'مبنى 12', 'سكة 1234، مسقط', 'شقة 3، مبنى 12، سكة 1234، مسقط'],
    ['Flat 3', 'Building 12', 'Way 1234, Muscat', 'Flat 3, Building 12, Way 1234, Muscat'],
  ],
  JO: [
    ['شقة 7', 'عمارة البركة', 'شارع الملكة رانيا 12، عمّان', 'شارع الملكة رانيا 12، عمارة البركة، شقة 7، عمّان'],
    ['Flat 7', '', '12 Queen Rania Street, Amman', '12 Queen Rania Street, Flat 7, Amman'],
  ],
  EG: [
    ['شقة 7', 'برج النيل', '15 شارع طلعت حرب، القاهرة', '15 شارع طلعت حرب، برج النيل، شقة 7، القاهرة'],
    ['Flat 7', '', '15 Talaat Harb Street, Cairo', '15 Talaat Harb Street, Flat 7, Cairo'],
  ],
  IQ: [
    [
      'شقة 3',
      'عمارة 2',
      'بغداد، المنصور، محلة 605، زقاق 7، دار 12',
      'بغداد، المنصور، محلة 605، زقاق 7، دار 12، عمارة 2، شقة 3',
    ],
    ['Flat 3', '', 'Baghdad, Al Mansour, Mahalla 605', 'Baghdad, Al Mansour, Mahalla 605, Flat 3'],
  ],
  TR: [
    [
      'Daire: 5',
      'A Blok',
      'Mersin Sok. No: 12, 06420 Çankaya/Ankara',
      'Mersin Sok. No: 12 A Blok Daire: 5, 06420 Çankaya/Ankara',
    ],
  ],
  CZ: [
    [
      'byt 5',
      'vchod A',
      'Vrchlického 16, 150 00 Praha – Košíře',
      'Vrchlického 16, vchod A, byt 5, 150 00 Praha – Košíře',
    ],
    ['', 'vchod A', 'Vrchlického 16', 'Vrchlického 16, vchod A'],
  ],
  HU: [
    ['II. em. 3.', 'A épület', '1054 Budapest, Honvéd utca 13', '1054 Budapest, Honvéd utca 13, A épület, II. em. 3.'],
  ],
  RO: [['ap. 12', 'bl. A1', 'Str. Doamnei 4, 030055 București', 'Str. Doamnei 4, bl. A1, ap. 12, 030055 București']],
  AT: [['Top 5', 'Stiege 2', 'Mariahilfer Straße 12, 1060 Wien', 'Mariahilfer Straße 12, Stiege 2, Top 5, 1060 Wien']],
  SE: [['lgh 1102', '', 'Vasagatan 3, 111 20 Stockholm', 'Vasagatan 3, lgh 1102, 111 20 Stockholm']],
  FI: [['13', 'B', 'Mannerheimintie 25, 00100 Helsinki', 'Mannerheimintie 25 B 13, 00100 Helsinki']],
  NO: [['H0302', '', 'Schweigaards gate 34, 0191 Oslo', 'Schweigaards gate 34, H0302, 0191 Oslo']],
  GR: [['3ος όροφος', '', 'Κηφισίας 12, 115 26 Αθήνα', 'Κηφισίας 12, 3ος όροφος, 115 26 Αθήνα']],
  CY: [['Διαμ. 301', '', 'Μακαρίου 12, 1065 Λευκωσία', 'Μακαρίου 12, Διαμ. 301, 1065 Λευκωσία']],
  AR: [
    [
      'Piso 5 B',
      'Torre 2',
      'Av. Corrientes 1234, C1043AAZ Buenos Aires',
      'Av. Corrientes 1234, Torre 2, Piso 5 B, C1043AAZ Buenos Aires',
    ],
  ],
}

describe('joinReadably', () => {
  it.each(COUNTRY_CODES.flatMap((country) => SAMPLES[country].map((sample) => [country, ...sample] as const)))(
    'writes order and separators as people in %s do: %s, %s, %s',
    (country, unit, building, text, readable) => {
      expect(joinReadably({ unit, building, text }, country)).toBe(readable)
    },
  )

  const part = fc.constantFrom('', 'byt 5', 'شقة 3', '5階', 'Lucerna', '4')
  const address = fc.constantFrom('', 'Vodičkova 12', 'Vodičkova 12, Praha', 'شارع تونس 25، حولي', '東京都港区35')

  it('keeps every part in every country, and returns the text alone without the others', () => {
    fc.assert(
      fc.property(part, part, address, fc.constantFrom(...COUNTRY_CODES), (unit, building, text, country) => {
        const readable = joinReadably({ unit, building, text }, country)
        for (const one of [unit, building, ...text.split(/[,،] /)]) expect(readable).toContain(one)
        expect(joinReadably({ unit: '', building: '', text }, country)).toBe(text)
      }),
    )
  })

  it.each(['50.0801,14.4285', '50.0801, 14.4285'])('keeps the coordinates %s together', (text) => {
    expect(joinReadably({ unit: '4', building: 'Lucerna', text }, 'CZ')).toBe(`${text}, Lucerna, 4`)
  })

  it('keeps the name of a place before the street in front of the door', () => {
    const parts = { unit: '2. patro', building: '', text: 'Národní muzeum, Václavské náměstí 68, 110 00 Praha' }
    expect(joinReadably(parts, 'CZ')).toBe('Národní muzeum, Václavské náměstí 68, 2. patro, 110 00 Praha')
    const nameless = { ...parts, text: 'Národní muzeum, 110 00 Praha' }
    expect(joinReadably(nameless, 'CZ')).toBe('Národní muzeum, 2. patro, 110 00 Praha')
  })

  it.each<readonly [CountryCode, AddressParts, string]>([
    ['CZ', { unit: '4', building: 'Lucerna', text: 'Lucerna, 110 00 Praha' }, 'Lucerna, 4, 110 00 Praha'],
    ['JP', { unit: '', building: '東京タワー', text: '東京タワー 東京都港区' }, '東京タワー 東京都港区'],
    ['CZ', { unit: '', building: '12', text: 'Korunní 12' }, 'Korunní 12, 12'],
    ['CZ', { unit: '', building: 'Luc', text: 'Lucerna, Praha' }, 'Lucerna, Luc, Praha'],
  ])('names a building once in %s: %o', (country, parts, readable) => {
    expect(joinReadably(parts, country)).toBe(readable)
  })

  it.each<readonly [AddressParts, string]>([
    [
      { unit: 'شقة 3', building: 'Block 2', text: '25 Tunis Street, Hawalli' },
      '\u2068شقة 3\u2069, Block 2, 25 Tunis Street, Hawalli',
    ],
    [
      { unit: 'Flat 3', building: 'برج 2', text: 'شارع تونس 25، حولي' },
      '\u2068Flat 3\u2069، برج 2، شارع تونس 25، حولي',
    ],
    [{ unit: '3', building: '', text: 'شارع تونس 25، حولي' }, '3، شارع تونس 25، حولي'],
    [{ unit: 'شقة 3', building: '', text: '29.37, 47.97' }, 'شقة 3, 29.37, 47.97'],
  ])('isolates a part that is read in the other direction: %o', (parts, readable) => {
    expect(joinReadably(parts, 'KW')).toBe(readable)
  })
})

describe('A stored address', () => {
  it('is written by the pattern of the country (ADDR-16)', () => {
    expect(readableAddress('5階, , 東京都港区白金台四丁目35', 'JP')).toBe('東京都港区白金台四丁目35 5階')
    expect(readableAddress(', , Vinohradská 12, Praha', 'CZ')).toBe('Vinohradská 12, Praha')
  })

  it('is written into files without invisible characters', () => {
    expect(plainAddress('شقة 3, , 25 Tunis Street', 'KW')).toBe('شقة 3, 25 Tunis Street')
  })

  it('is empty if none of its parts says anything', () => {
    expect(isAddressEmpty(', ,')).toBe(true)
    expect(isAddressEmpty('')).toBe(true)
    for (const parts of ['4, , ', ', B, ', ', , Korunní']) expect(isAddressEmpty(parts)).toBe(false)
    expect(isAddressEmpty(joinAddress({ unit: '', building: '', text: ' ' }))).toBe(true)
  })
})
