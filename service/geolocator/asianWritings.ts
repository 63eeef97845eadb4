import { isJapaneseBuilding, japaneseReadings, kanjiNumber } from './japaneseNumbers.ts'
import type { Writing } from './writing.ts'

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

/** Words behind the name of a street. */
const STREET_IN_ENGLISH = '(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ext|highway|hwy)'

export const ASIAN_WRITINGS = {
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
} satisfies Readonly<Record<string, Writing>>
