import type { CountryCode } from '../../src/domain/market/countries.ts'
import { isJapaneseBuilding, japaneseReadings, kanjiNumber, type Reading } from './japaneseNumbers.ts'

/** Where a place is, for telling its zone. */
export interface PlaceInCity {
  /** The digits. */
  readonly postalCode: string
  readonly district: string
}

/** The numbered districts of a city. */
interface Zones {
  /** The group is the number, or a Roman numeral. */
  readonly pattern: RegExp
  /** The zone of a place, if it is known. */
  readonly of: (place: PlaceInCity) => number | undefined
  /** The zones that zones without postal codes of their own are parts of. */
  readonly within?: Readonly<Record<number, number>>
}

/** How houses are numbered in a country. */
interface Numbering {
  /** The last of several numbers counts along the street (681/14); otherwise the first. */
  readonly counted?: 'last'
  /** The length of a street per number, counting both sides, in metres. */
  readonly metres?: number
  /** Numbers have no order along the street, so that none is evidence against it. */
  readonly scattered?: true
}

/** How addresses are written in a country, in addition to the common patterns. All patterns are global. */
export interface Writing {
  /** A postal code of the gazetteer's city; its groups are the digits. */
  readonly postalCode?: RegExp
  /** The first digits of a postal code that the codes of one street share. */
  readonly codeDigits?: number
  /** A postal code of another city, where it has no five to seven digits in a row; not global. */
  readonly otherCode?: RegExp
  readonly zones?: Zones
  readonly numbers?: Numbering
  /** Parts for the rider that are not searched for. */
  readonly details?: ReadonlyArray<RegExp>
  /** Replacements with the spelling of the gazetteer. */
  readonly forms?: ReadonlyArray<readonly [RegExp, string | ((found: string) => string)]>
  /** Normalized abbreviations and their full words. */
  readonly abbreviations?: Readonly<Record<string, string>>
  /** The readings of a text without its details, most likely first; otherwise the text itself. */
  readonly readings?: (text: string) => ReadonlyArray<Reading>
  /** Whether the building of a reading looks like one; other words than those of an address are never ignored. */
  readonly isBuilding?: (name: string, text: string) => boolean
}

/** What is common to the addresses of Arab countries. */
const ARABIC = {
  numbers: { scattered: true },
  details: [
    /(?<!\p{L})(?:قطعة|قطعه|ق|جادة|جاده|مجمع|بلوك|محلة|محله|زقاق|سكة|سكه)\s?\.?\s?\d{1,4}(?!\d)/gu,
    /\b(?:block|blk|zone|way|mahalla|zuqaq|alley)\b\.?\s?(?:no\.?\s?)?\d{1,4}(?!\d)/giu,
    /(?<!\p{L})(?:متفرع من|بجانب|بجوار|جنب|بالقرب من|قرب|مقابل|قبال|خلف|وراء|فوق|أمام|امام)\s[^،,;()]+/gu,
    /(?<!\p{L})الدور\s\p{L}{2,}/gu,
    /(?<!\p{L})ص\s?\.?\s?ب\s?\.?\s?\d{1,6}/gu,
  ],
  forms: [
    [/(?<!\p{L})ش(?:\.\s?|\s)(?=\p{L})/gu, 'شارع '],
    [
      /(?<!\p{L})(?:منزل|مبنى|مبني|بناية|بنايه|عمارة|عماره|بيت|دار|فيلا|قسيمة|قسيمه|رقم|م)\s?\.?\s?(?:رقم\s?)?(?=\d)/gu,
      ' ',
    ],
    [/(?<!\p{L})(?:محافظة|محافظه|دولة|دوله|مدينة|مدينه|حي|منطقة|منطقه)(?=\s)/gu, ' '],
    [/\bgovernorate\b|\b(?:villa|bldg|building)\.?\s?(?:no\.?\s?)?(?=\d)/giu, ' '],
  ],
  abbreviations: { str: 'street' },
} satisfies Writing

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
/** The value of a number in Arabic digits or of a Roman numeral below 40. */
export const numberOf = (numeral: string): number =>
  /^\d+$/.test(numeral)
    ? Number(numeral)
    : Array.from(numeral.toUpperCase(), (letter) => ROMAN[letter] ?? 0).reduce(
        (sum, value, index, values) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
        0,
      )

const numberIn = (pattern: RegExp, text: string): number | undefined => {
  const [, numeral] = pattern.exec(text) ?? []
  return numeral === undefined ? undefined : numberOf(numeral)
}

const KANJI = '一二三四五六七八九'
/** Sections of streets in digits: 4段 is 四段. */
const SECTIONS = Array.from(KANJI, (sign, index): readonly [RegExp, string] => [
  new RegExp(`(?<!\\d)${index + 1}(?=段)`, 'gu'),
  sign,
])
/** The name of a building behind the number of the house. */
const AFTER_CHINESE_NUMBER = /(?<=\d[a-z]?\s?[號号])(?!之)\p{Script=Han}[^,，、]{0,40}$/giu
/** A landmark behind a space. */
const BESIDE_IN_CHINESE = /(?<=\s)(?:近\p{Script=Han}{2,12}|\p{Script=Han}{2,12}(?:旁邊|旁|對面|附近|那邊))$/gu
const CHINESE_HOUSE: readonly [RegExp, string] = [/(?<=\d[a-z]?)\s?[號号]/giu, ' ']
const CHINESE_FORMS: NonNullable<Writing['forms']> = [
  ...SECTIONS,
  // 二段十二號 is number 12.
  [/(?<=[段路街道巷弄中東西]\s?)[一二三四五六七八九十]{1,3}(?=\s?[號号巷弄])/gu, kanjiNumber],
  [/(?<=\d)\s?[號号]?\s?之\s?(?=\d)/gu, '-'],
  CHINESE_HOUSE,
]

const GREEK = {
  forms: [
    [/(?<!\p{L})λ(?:εωφ)?\.\s?/giu, 'λεωφόρος '],
    [/(?<!\p{L})αρ(?:ιθ)?\.?\s?(?=\d)/giu, ' '],
    [/(?<!\p{L})πλ\.\s?/giu, 'πλατεία '],
  ],
  abbreviations: { leof: 'leoforos', pl: 'plateia', str: 'street' },
} satisfies Writing

/** A postal code of another city, as `otherCode`. */
const FOUR_DIGITS = /(?<=^\s*|,\s*)\d{4}(?=\s*(?:$|,|\s\p{L}))/u
const THREE_AND_TWO_DIGITS = /(?<!\d)\d{3} \d{2}(?![\d/])/u

/** Words behind the name of a street. */
const STREET_IN_ENGLISH = '(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ext|highway|hwy)'

const RING_BELL = /(?<=[\d,]\p{L}?\s?)(?<!\p{L})ring\s(?:på\s|hos\s)?[^\d,;()\n]{2,}/giu

/** Words for kinds of streets, behind their names. */
const TURKISH_STREET =
  '(?<!\\p{L})(?:cad|cd|caddesi|cadde|sok|sk|sokak|sokağı|bulvarı|bulvar|blv|bul|bulv)(?!\\p{L})\\.?'

const WRITINGS: Partial<Readonly<Record<CountryCode, Writing>>> = {
  CZ: {
    otherCode: THREE_AND_TWO_DIGITS,
    postalCode: /(?<!\d)(1\d{2})\s?(\d{2})(?!\d|\/\d)/gu,
    codeDigits: 2,
    zones: {
      pattern: /(?:\b(?:praha|prague|prag)\s?-?\s?|(?<![\p{L}\d])p-?)(\d{1,2})(?![\d/])/giu,
      // The second digit of the postal code, where 0 means 10.
      of: ({ postalCode }) => (postalCode === '' ? undefined : Number(postalCode.charAt(1)) || 10),
      within: { 11: 4, 12: 4, 13: 5, 14: 9, 15: 10, 16: 5, 17: 6, 18: 9, 19: 9, 20: 9, 21: 9, 22: 10 },
    },
    numbers: { counted: 'last' },
    details: [
      /(?<!\p{L})vchod\s?(?:č\.?\s?)?\d{1,4}[a-z]?(?!\p{L})/giu,
      /(?<!\p{L})zvonek\s[^,;()]+/giu,
      /(?<=,\s?)(?:ve dvoře|dvůr|vnitroblok)(?!\p{L})/giu,
    ],
    forms: [[/(?<!\p{L})č(?:ís)?\.?\s?(?:[po]\.?)?\s?(?=\d)/giu, ' ']],
    abbreviations: { cs: 'ceskoslovenske' },
  },
  SG: {
    postalCode: /(?<!\d|#|-)(?:\bs\s?)?\(?(\d{6})(?!\d)\)?/giu,
    codeDigits: 1,
    forms: [[/\b(?:apt\s)?(?:blk|block)\b\.?\s?(?=\d)/giu, ' '], CHINESE_HOUSE],
    abbreviations: {
      jln: 'jalan',
      bt: 'bukit',
      tg: 'tanjong',
      kg: 'kampong',
      lor: 'lorong',
      upp: 'upper',
      nth: 'north',
      sth: 'south',
      cwealth: 'commonwealth',
      pl: 'place',
      gdn: 'garden',
      gdns: 'gardens',
      cres: 'crescent',
      ter: 'terrace',
      pk: 'park',
    },
  },
  PK: {
    postalCode: /(?<!\d)(7[4-6]\d{3})(?!\d)/gu,
    details: [
      /\b(?:block|blk|phase|sector)\b\.?\s?-?\s?(?:[a-z]-?)?(?:\d{1,2}|[ivx]{1,4})(?:-?[a-z])?(?:\/\d{1,2})?(?![\p{L}\d])/giu,
      /\b(?:house|plot|bungalow)\b\.?\s?(?:no\.?)?\s?#?\s?[a-z]-?\d{1,4}(?!\d)/giu,
      /(?<![\p{L}\d-])[a-z]-\d{1,4}(?=\s*,)/giu,
      /\b(?:street|st|lane)\b\.?\s?(?:no\.?)?\s?#?\s?\d{1,3}(?=\s*[,،])/giu,
      /(?:بلاک|بلاك|فیز|سیکٹر|منزل)\s?(?:نمبر)?\s?\d{1,4}/gu,
    ],
    forms: [
      [/\bbungalow\b\.?\s?(?:no\.?\s?)?#?\s?(?=\d)/giu, ' '],
      [/(?:مکان|پلاٹ)?\s?نمبر\s?(?=\d)|(?:مکان|پلاٹ)\s?(?=\d)/gu, ' '],
      [/(?<!-)\b(?:pakistan|sindh|khi)\b|(?<!\p{L})(?:پاکستان|سندھ)(?!\p{L})/giu, ' '],
      [/\b(?:main|off)\s(?=\p{L})/giu, ' '],
    ],
  },
  KW: {
    ...ARABIC,
    postalCode: /(?<!\d)(\d{5})(?!\d)/gu,
    details: [...ARABIC.details, /\b(?:jadda|avenue|ave)\b\.?\s?\d{1,3}(?!\d)/giu],
  },
  TH: {
    // Without those of Samut Prakan.
    postalCode: /(?<!\d)(10(?!130|2[7-9]0|5[4-7]0)\d{3})(?!\d)/gu,
    numbers: { scattered: true },
    details: [
      // The road of the lane: "ซอยสุขุมวิท 24 ถนนสุขุมวิท".
      /(?<=ซ(?:อย|\.)[^,\d]{2,30}\d{1,3}\s)ถ(?:นน|\.)\s?[\p{L}\p{M}]+/gu,
      // "กลางซอย", in the middle of the lane, also before its name.
      /(?<![\p{L}\p{M}])(?:(?:หน้า)?ปาก|ต้น|กลาง|ท้าย|สุด|หน้า|ใน)(?:ซอย|ซ\.)(?=\s*(?:$|,))|(?<![\p{L}\p{M}])(?:(?:หน้า)?ปาก|ต้น|กลาง|ท้าย|สุด|หน้า)(?=(?:ซอย|ซ\.|ถนน|ถ\.)\s?[\p{L}\d])/gu,
      /(?:หมู่|หมู่ที่)\s?(?:ที่\s?)?\d{1,4}(?!\d)/gu,
      /(?<![\p{L}\p{M}])ม\.\s?\d{1,2}(?!\d)/gu,
      /\bmoo\.?\s?\d{1,2}\b/giu,
    ],
    forms: [
      [/(?:บ้าน)?เลขที่\s?(?=\d)/gu, ' '],
      [
        /กรุงเทพ(?:มหานคร|ฯ)?|(?<![\p{L}\p{M}])กทม\.?|\bkrung thep(?: maha nakhon)?\b|\bbkk\b|\bthailand\b|ประเทศไทย/giu,
        ' ',
      ],
      // Removes the subdistrict: the gazetteer has districts only.
      [/(?<=[^\s])\s*(?:แขวง|ต\.)\s?[\p{Script=Thai}]+?(?=\s|,|$|เขต)/gu, ' '],
      [/(?<=[^\s])[\s,]*\bkhwaeng\s[^,\d]{1,40}/giu, ' '],
      [/แขวง|เขต|(?<![\p{L}\p{M}])[ตอจ]\.|\bkh(?:waeng|et)\s/giu, ' '],
      [/(?<=[\p{L}\p{M}])(?=ถนน|ซอย)/gu, ' '],
      [/(?<=ซอย)(?=[^\s\d,]{2,30}\s?\d)/gu, ' '],
    ],
  },
  JP: {
    otherCode: /(?<!\d)\d{3}-\d{4}(?!\d)/u,
    postalCode: /〒?\s?(?<!\d)(1\d{2})-?(\d{4})(?!\d)/gu,
    codeDigits: 3,
    details: [/(?<=\s)[^\s\d]{2,12}(?:の前|側|横|の隣|付近)$/gu],
    forms: [[/日本国?(?=[、,\s]|〒|東京都)|\bjapan\b/giu, ' ']],
    readings: japaneseReadings,
    isBuilding: isJapaneseBuilding,
  },
  MY: {
    postalCode: /(?<!\d)(5\d{4}|60000)(?!\d)/gu,
    details: [/\b(?:blok|block|blk)\s[a-z\d]{1,3}\b/giu],
    forms: [CHINESE_HOUSE],
    abbreviations: {
      jln: 'jalan',
      jl: 'jalan',
      lrg: 'lorong',
      lor: 'lorong',
      bkt: 'bukit',
      tmn: 'taman',
      kg: 'kampung',
    },
  },
  HK: {
    details: [
      AFTER_CHINESE_NUMBER,
      BESIDE_IN_CHINESE,
      /\b(?:block|blk|tower|phase)\s?(?:\d{1,2}|[a-z])(?![\p{L}\d])|第?[\da-z]{1,2}[座期]/giu,
    ],
    forms: [
      [/\btst\b/giu, 'Tsim Sha Tsui'],
      [/\bcwb\b/giu, 'Causeway Bay'],
      [/(?<=\b(?:rd|road)\.?\s)c\b\.?/giu, 'Central'],
      [/(?<=\b(?:rd|road)\.?\s)e\b\.?/giu, 'East'],
      [/(?<=\b(?:rd|road)\.?\s)w\b\.?/giu, 'West'],
      ...CHINESE_FORMS,
    ],
  },
  TW: {
    otherCode: /(?<!\d)\d{3}(?:\d{2,3})?(?=\s?\p{Script=Han}{2}[市縣])/u,
    postalCode:
      /(?<!\d)(1[01]\d)(?:-?\d{2,3})?(?=\s?(?:[臺台][北灣湾]|taipei|\p{Script=Han}{2}[區区]))|(?<=taipei(?:\scity)?,?\s)(1[01]\d)(?!\d)/giu,
    codeDigits: 3,
    details: [/(?<=[區区])\p{Script=Han}{1,3}里(?:\d{1,2}鄰)?/gu, AFTER_CHINESE_NUMBER, BESIDE_IN_CHINESE],
    forms: [
      [/(\d+)\s?巷\s?(\d+)\s?弄\s?(\d+)/gu, '$1/$2/$3'],
      [/(\d+)\s?巷\s?(\d+)/gu, '$1/$2'],
      [/(?<=\d)\s?巷/gu, ' '],
      [/\b(?:no\.?\s?)?(\d+),?\s(?:alley|aly\.?)\s?(\d+),?\s(?:lane|ln\.?)\s?(\d+)/giu, '$3/$2/$1'],
      [/\b(?:no\.?\s?)?(\d+),?\s(?:lane|ln\.?)\s?(\d+)/giu, '$2/$1'],
      ...CHINESE_FORMS,
    ],
    abbreviations: { sec: 'section', e: 'east', w: 'west', n: 'north', s: 'south', dist: 'district' },
  },
  MM: {
    postalCode: /\(?(?<!\d)(11\d{3})(?!\d)\)?/gu,
    forms: [
      [/တိုက်\s?(?=\d)/gu, ' '],
      [/အမှတ်\s?[-၊,]?\s?\(?\s?(\d{1,4}(?:[-/]\d{1,3})?(?:\s?\p{L})?)\s?\)?/gu, ' $1 '],
      [/\((?=\d)|(?<=\d)\)/gu, ' '],
    ],
    abbreviations: { tsp: 'township' },
  },
  BD: {
    postalCode: /(?<!\d)(1[0-3]\d{2})(?!\d)/gu,
    details: [
      /\blift\s?-?\s?\d{1,2}\b/giu,
      /\b(?:block|blk|sector|sec)\b\.?\s?[-#]?\s?(?:[a-z](?![\p{L}\d])|\d{1,2}(?!\d))/giu,
    ],
    forms: [
      [/\b[rc]\/a\b/giu, ' '],
      [/(?<=\d)\s?[/-]?\s?এ(?![\p{L}\p{M}])/gu, 'a'],
      [/\b(?:house|holding|plot|h)\b\s?(?:no\b\.?)?\s?[#:/-]?\s?(?=\d)/giu, ' '],
      [/\b(?:road|rd|r)\b\.?\s?(?:no\b\.?)?\s?[#:/-]?\s?(?=\d)/giu, 'road '],
      [/(?:বাড়ি|বাসা|হোল্ডিং|হাউজ|হাউস)\s?(?:নং)?\s?[-#:]?\s?(?=\d)/gu, ' '],
    ],
  },
  PH: {
    // The number of a house is before its street: "Brgy. 701, 1750 Taft Ave".
    otherCode: new RegExp(`(?<=,\\s*)\\d{4}(?=\\s*(?:$|,|\\s\\p{L}))(?!\\s[^,]*\\b${STREET_IN_ENGLISH}\\b)`, 'iu'),
    postalCode: new RegExp(
      `(?<=[^\\d\\s][,\\s]+)(1[0-8]\\d{2})(?=\\s*(?:,|metro|manila|makati|pasay|quezon|taguig|philippines|(?<!\\b${STREET_IN_ENGLISH}\\.?\\s\\d{4})$))`,
      'giu',
    ),
    numbers: { scattered: true },
    details: [
      /\b(?:brgy|barangay|bgy)\b\.?\s[^,]{1,40}(?![\p{L}\p{M}])/giu,
      /\b(?:blk|block|lot|lt)\b\.?\s?\d{1,3}[a-z]?,?\s(?:blk|block|lot|lt)\b\.?\s?\d{1,3}[a-z]?\b/giu,
      /\b(?:cor|kanto)\s[^,]{1,40}(?![\p{L}\p{M}])/giu,
    ],
    forms: [[/\bq\.?c\b\.?/giu, 'Quezon City']],
    abbreviations: { gen: 'general', sen: 'senator' },
  },
  KH: {
    postalCode: /(?<!\d)(12\d{3,4})(?!\d)/gu,
    details: [/(?:សង្កាត់|ភូមិ)\s?[\p{Script=Khmer}\d]+/gu, /\b(?:sangkat|phum)\s[^,]{1,40}(?![\p{L}\p{M}])/giu],
    forms: [
      [/ផ្ទះ\s?(?:លេខ)?\s?(?=\d)|ផ្ទះ(?:លេខ)?/gu, ' '],
      [/ផ្លូវ\s?(?:លេខ)\s?/gu, 'ផ្លូវ '],
      [/(?<![\p{L}\p{M}])លេខ\s?(?=\d)/gu, ' '],
      [/ខណ្ឌ|\bkhan\s/giu, ' '],
      [/(?<=\d)\s?អា(?![\p{L}\p{M}])/gu, 'a'],
      [/#\s?(?=\d)/gu, ' '],
      [/(?<!\d)7\s?makk?ara(?!\p{L})/giu, 'Prampir Meakkakra'],
      // The table has the district, not its numbered quarters.
      [/(?<=បឹងកេងកង)\s?[1-3](?!\d)/gu, ' '],
      // "250E0": stairs and floor of a shop house.
      [/(?<=\d)(?:e[o\d]){1,2}(?![\p{L}\d])/giu, ' '],
    ],
  },
  LA: {
    postalCode: /(?<!\d)(01\d{3})(?!\d)/gu,
    details: [
      /(?<![\p{L}\p{M}])ບ້ານ\s?[\p{Script=Lao}]+/gu,
      /\bban\s[^,\d]{1,40}(?![\p{L}\p{M}])/giu,
      /(?:ຫນ່ວຍ|ຮ່ອມ)\s?\d{1,3}/gu,
    ],
    forms: [
      [/(?:ເຮືອນ)?ເລກທີ\s?(?=\d)|(?<![\p{L}\p{M}])ເມືອງ(?=\s?\p{Script=Lao})/gu, ' '],
      [/(?<![\p{L}\p{M}])ຖ\.\s?/gu, 'ຖະໜົນ'],
      [/ຖະຫນົນ\s?|ຖະໜົນ\s/gu, 'ຖະໜົນ'],
    ],
  },
  KR: {
    postalCode: /\(?(?<!\d)(0\d{4})(?!\d)\)?/gu,
    numbers: { metres: 10 },
    details: [
      /(?<=\s)[^\s,\d]{1,12}\s(?:앞|옆|뒤|건너편|맞은편)$/gu,
      /(?<!\p{L})[\p{Script=Hangul}]{1,4}\d?동(?=\s.*[로길])/gu,
      /(?<![\p{L}\d-])(?:\d{1,4}|[a-z])동(?!\p{L})/giu,
      // The name of a building behind the number of the house.
      /(?<=[로길]\s?\d{1,4}(?:-\d{1,3})?\s)(?!번지)\p{Script=Hangul}[^,()]{1,40}$/gu,
    ],
    forms: [[/(?<=\d)\s?번지?(?![\p{Script=Hangul}])/gu, ' ']],
  },
  SA: { ...ARABIC, postalCode: /(?<!\d)(1[1-4]\d{3})(?:-\d{4})?(?!\d)/gu },
  AE: { ...ARABIC, forms: [...ARABIC.forms, [/(?<!\p{L})u\.a\.e\b\.?/giu, ' ']] },
  BH: {
    ...ARABIC,
    postalCode: /(?:\b(?:block|blk)\s?|(?:مجمع|المنامة|المنامه)\s?|\b(?<=manama)\s)(\d{3,4})(?![\p{L}\d])/giu,
  },
  QA: {
    ...ARABIC,
    // "12 A Ring Road" is no house 12a.
    forms: [...ARABIC.forms, [/\b([a-f])\s(?=ring\b)/giu, '$1-']],
  },
  OM: {
    ...ARABIC,
    // Also behind the district: "…، روي 112".
    postalCode:
      /(?:\bp\.?c\.?\s?|(?<=muscat)\s|(?<=مسقط)\s|ر\.?ب\.?\s?|(?<=[,،]\s?(?!شارع|طريق)\p{Script=Arabic}[^\d,،]{1,30})\s(?=\d{3}\s*$))(1\d{2})(?![\p{L}\d])/giu,
  },
  JO: { ...ARABIC, postalCode: /(?<!\d)(11\d{3})(?!\d)/gu },
  EG: { ...ARABIC, numbers: {}, postalCode: /(?<!\d)(1[12]\d{3})(?!\d)/gu },
  IQ: {
    ...ARABIC,
    postalCode: /(?<!\d)(10\d{3})(?!\d)/gu,
    // "م 605 ز 12 د 30": quarter, alley and house.
    details: [...ARABIC.details, /(?<!\p{L})م\s?\.?\s?\d{3}\s?\/?\s?ز\s?\.?\s?\d{1,3}(?!\d)/gu],
    forms: [...ARABIC.forms, [/(?<!\p{L})د\s?\.?\s?(?=\d)/gu, ' ']],
  },
  TR: {
    postalCode: /(?<!\d)(06\d{3})(?!\d)/gu,
    details: [
      new RegExp(
        `(?<=^\\s*|,\\s*|\\d[a-z]?\\s|${TURKISH_STREET}\\s)(?:(?!${TURKISH_STREET})[^,\\d]){2,40}\\s(?:yanı|yakını|karşısı|arkası|önü|üstü|altı|bitişiği)(?:nda|nde)?(?=\\s*(?:,|$))`,
        'giu',
      ),
      /(?<=^\s*|,\s*)[\p{L}\s.]{2,30}?(?<!\p{L})(?:mahallesi|mah|mh)\b\.?/giu,
    ],
    abbreviations: {
      cad: 'caddesi',
      cd: 'caddesi',
      cadde: 'caddesi',
      sok: 'sokak',
      sk: 'sokak',
      sokagi: 'sokak',
      bulvar: 'bulvari',
      bul: 'bulvari',
      blv: 'bulvari',
      bulv: 'bulvari',
    },
  },
  HU: {
    otherCode: FOUR_DIGITS,
    postalCode: /(?<!\d)(1[0-2]\d{2})(?!\d)/gu,
    codeDigits: 3,
    zones: {
      pattern: /(?<![\p{L}\d])([ivx]{1,5}|\d{1,2})\.?\s?ker(?:ület)?(?!\p{L})\.?/giu,
      of: ({ district, postalCode }) =>
        numberIn(/^([IVX]+)\./, district) ?? (Number(postalCode.slice(1, 3)) || undefined),
    },
    details: [
      /(?<=\d\.?,?\s)[IVX]{1,4}(?:\s?\/\s?\d{1,3}\.?|\.?\s?em(?:elet)?\.?(?:\s?\d{1,3}\.?)?)/gu,
      /(?<=^|[\s,])(?:fszt|földszint)\.?\s?\d{1,3}\.?/giu,
    ],
    forms: [
      [/(?<=\d)\.(?=\s|,|$)/gu, ' '],
      [/(?<=\d)\s?(?:sz|szám)\b\.?/giu, ' '],
    ],
    abbreviations: { u: 'utca', krt: 'korut', rkp: 'rakpart', szt: 'szent' },
  },
  RO: {
    postalCode: /(?<!\d)(0\d{5})(?!\d)/gu,
    zones: {
      pattern: /\bsect(?:orul|or)?\.?\s?(\d)(?!\d)/giu,
      of: ({ district }) => numberIn(/^Sector(?:ul)? (\d)/, district),
    },
    details: [/\bbl(?:oc)?\b\.?\s?[a-z]{0,2}\d{0,4}[a-z]?(?=\s*(?:,|$|sc))/giu],
    forms: [
      [/\bb-?dul\b\.?/giu, 'bulevardul '],
      [/\bp-?[tț]a\b\.?/giu, 'piata '],
    ],
    abbreviations: {
      str: 'strada',
      bd: 'bulevardul',
      bld: 'bulevardul',
      blvd: 'bulevardul',
      boulevard: 'bulevardul',
      cal: 'calea',
      sos: 'soseaua',
    },
  },
  AT: {
    otherCode: FOUR_DIGITS,
    zones: {
      pattern: /(?<!\d)(\d{1,2})\.?\s?bez(?:irk|\.)|(?<=\bwien\s)(\d{1,2})\.?(?![\p{L}\d])/giu,
      of: ({ postalCode }) => Number(postalCode.slice(1, 3)) || undefined,
    },
    postalCode: /(?:\ba-)?(?<!\d)(1[0-2]\d0)(?!\d)/giu,
    codeDigits: 3,
    forms: [
      [/(?<=\p{L}{3})str\.?(?=[\s,]|$)/giu, 'straße'],
      [/(?<=\p{L}{3})g\.(?=[\s,]|$)/giu, 'gasse'],
    ],
    abbreviations: { str: 'strasse', pl: 'platz' },
  },
  SE: {
    details: [/\b(?:nb|bv|ög|gh)\b|\b(?:uppgång|port)\s[a-z\d]{1,2}\b/giu, RING_BELL],
    otherCode: THREE_AND_TWO_DIGITS,
    postalCode: /(?:\bse?-)?(?<!\d)(1(?:[0-2]\d|6\d|7[01]))\s?(\d{2})(?!\d)/giu,
    codeDigits: 2,
    forms: [
      [/(?<=\p{L}{3})g\.(?=\s)/giu, 'gatan'],
      [/(?<=\p{L}{3})v\.(?=\s)/giu, 'vägen'],
    ],
  },
  FI: {
    postalCode: /(?:\bfi?-)?(?<!\d)(00\d{3})(?!\d)/giu,
    details: [/\blh\.?\s?\d{1,3}\b/giu, /(?<=\d)\s?[A-Z]\s\d{1,3}(?!\d)/gu],
    forms: [
      [/(?<=\p{L}{3})k\.(?=\s)/giu, 'katu'],
      [/(?<=\p{L}{3})t\.(?=\s)/giu, 'tie'],
    ],
  },
  NO: {
    details: [/\b(?:inngang|oppgang)\s[a-z\d]{1,2}\b/giu, RING_BELL],
    otherCode: FOUR_DIGITS,
    postalCode: /(?:\bn-)?(?<!\d)(0\d{3})(?!\d)/giu,
    forms: [
      [/(?<=\p{L}{3})gt\.?(?=\s)/giu, 'gata'],
      [/(?<=\p{L}{3})(?:vn\.?|v\.)(?=\s)/giu, 'veien'],
    ],
    abbreviations: { gt: 'gate', pl: 'plass' },
  },
  GR: { ...GREEK, otherCode: THREE_AND_TWO_DIGITS, postalCode: /(?<!\d)(1\d{2})\s?(\d{2})(?!\d)/gu },
  CY: { ...GREEK, otherCode: FOUR_DIGITS, postalCode: /(?<!\d)([12]\d{3})(?!\d)/gu },
  AR: {
    otherCode: /(?<![\p{L}\d])[a-z]\d{4}(?:[a-z]{3})?(?![\p{L}\d])|(?<=,\s*)\d{4}(?=\s*(?:$|,|\s\p{L}))/iu,
    postalCode:
      /(?<![\p{L}\d])c(1\d{3})(?:[a-z]{3})?(?![\p{L}\d])|(?<=,\s*)(1\d{3})(?=\s*(?:$|,|caba|buenos|ciudad|capital))/giu,
    numbers: { metres: 1 },
    details: [
      /(?<=\d)\s?(?:esq(?:uina|\.)?|y)\s\p{L}[^,]{1,40}(?![\p{L}\p{M}])/giu,
      /(?<=\d\S*\s)(?:e\/|entre\s)\s?\p{L}[^,]{1,60}(?![\p{L}\p{M}])/giu,
    ],
    forms: [[/(?<!\p{L})n[°º]\s?(?=\d)/giu, ' ']],
    abbreviations: {
      avenue: 'avenida',
      avda: 'avenida',
      pte: 'presidente',
      pres: 'presidente',
      gral: 'general',
      tte: 'teniente',
      bme: 'bartolome',
    },
  },
}

/** House numbers are shorter, telephone numbers longer. */
const CODE = /(?<![\d-])\d{5,7}(?![\d-])/u

/** Whether a text without the postal code of the city has one of another city. */
export const hasOtherCode = (country: CountryCode, text: string): boolean =>
  CODE.test(text) || writingOf(country).otherCode?.test(text) === true

/** How addresses are written in a country. */
export const writingOf = (country: CountryCode): Writing => WRITINGS[country] ?? {}
