import { separateUnit } from '../../src/domain/address/writtenUnit.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { westernDigits } from '../../src/domain/market/westernDigits.ts'
import { wordsOf } from './searchWords.ts'
import { trimText } from '../../src/domain/text/blank.ts'

/** The parts of a typed address. */
export interface WrittenAddress {
  /** Folded words of names, surroundings and house numbers, in order. */
  readonly words: ReadonlyArray<string>
  /** Digits without spaces or hyphens; absent if the text has no postal code of the city. */
  readonly postalCode?: string
  /** The numbered district of the city, such as 2 in "Praha 2". */
  readonly zone?: number
  /** Floor, flat and block as typed, for the rider; empty if there are none. */
  readonly details: string
}

/** How addresses are written in a country, in addition to the common patterns. All patterns are global. */
interface Writing {
  /** A postal code of the gazetteer's city; its groups are the digits. */
  readonly postalCode?: RegExp
  /** The city with a numbered district; the group is the number. */
  readonly zone?: RegExp
  /** Parts for the rider that are not searched for. */
  readonly details: ReadonlyArray<RegExp>
  /** Replacements with the spelling of the gazetteer. */
  readonly forms: ReadonlyArray<readonly [RegExp, string]>
  /** Normalized abbreviations and their full words. */
  readonly abbreviations?: Readonly<Record<string, string>>
}

/** Labels before a house number, without any other meaning. */
const NUMBER_LABEL: readonly [RegExp, string] = [
  /\b(?:house|building|bldg|plot|h)?\b\.?\s?\b(?:number|no|nr)\b[.:]?\s?(?=\d)|\b(?:house|building|bldg|plot)\b\.?\s?#?\s?(?=\d)/giu,
  ' ',
]

const WRITINGS: Partial<Readonly<Record<CountryCode, Writing>>> = {
  CZ: {
    postalCode: /(?<!\d)(1\d{2})\s?(\d{2})(?!\d|\/\d)/gu,
    zone: /(?:\b(?:praha|prague|prag)\s?-?\s?|(?<![\p{L}\d])p-?)(\d{1,2})(?![\d/])/giu,
    details: [
      /(?<!\p{L})vchod\s?(?:č\.?\s?)?\d{1,4}[a-z]?(?!\p{L})/giu,
      /(?<!\p{L})zvonek\s[^,;()]{1,60}/giu,
      /(?<=,\s?)(?:ve dvoře|dvůr|vnitroblok)(?!\p{L})/giu,
    ],
    forms: [
      [/(?<!\p{L})č(?:ís)?\.?\s?(?:[po]\.?)?\s?(?=\d)/giu, ' '],
      [/(?<!\p{L})(?:česká republika|česko|ceska republika|cesko|czech republic|czechia)(?!\p{L})/giu, ' '],
    ],
    abbreviations: { cs: 'ceskoslovenske' },
  },
  SG: {
    postalCode: /(?<!\d|#|-)(?:\bs\s?)?\(?(\d{6})(?!\d)\)?/giu,
    details: [],
    forms: [[/\b(?:blk|block)\b\.?\s?(?=\d)/giu, ' ']],
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
      [/(?:مکان|پلاٹ)?\s?نمبر\s?(?=\d)|(?:مکان|پلاٹ)\s?(?=\d)/gu, ' '],
      [/\b(?:pakistan|sindh|khi)\b|(?<!\p{L})(?:پاکستان|سندھ)(?!\p{L})/giu, ' '],
      [/\b(?:main|off)\s(?=\p{L})/giu, ' '],
    ],
  },
  KW: {
    postalCode: /(?<!\d)(\d{5})(?!\d)/gu,
    details: [
      /(?<!\p{L})(?:قطعة|قطعه|ق|جادة|جاده)\s?\.?\s?\d{1,4}(?!\d)/gu,
      /\b(?:block|blk|jadda|avenue|ave)\b\.?\s?\d{1,3}(?!\d)/giu,
    ],
    forms: [
      [/(?<!\p{L})ش(?:\.\s?|\s)(?=\p{L})/gu, 'شارع '],
      [/(?<!\p{L})(?:منزل|مبنى|مبني|بناية|بنايه|عمارة|عماره|بيت|قسيمة|قسيمه|رقم|م)\s?\.?\s?(?:رقم\s?)?(?=\d)/gu, ' '],
      [/(?<!\p{L})(?:محافظة|محافظه|دولة|دوله)(?!\p{L})/gu, ' '],
      [/\bgovernorate\b/giu, ' '],
    ],
  },
  TH: {
    postalCode: /(?<!\d)(10\d{3})(?!\d)/gu,
    details: [
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
    ],
  },
  JP: {
    postalCode: /〒?\s?(?<!\d)(1\d{2})-?(\d{4})(?!\d)/gu,
    details: [],
    forms: [[/日本国?(?=[、,\s]|〒|東京都)|\bjapan\b/giu, ' ']],
  },
}

/** A remark in brackets with a letter in it: "(dvůr)". */
const BRACKETS = /\((?=[^()]*\p{L})[^()]{1,60}\)/gu

const EVERYWHERE: Writing = { details: [], forms: [] }

/** Dashes between two numbers, including the Japanese long vowel mark. */
const BETWEEN_NUMBERS = /(?<=\d)\s?[-\u2010-\u2015\u2212ー]\s?(?=\d)/gu
const KANJI_DIGITS = '〇一二三四五六七八九'

/** Converts a Japanese numeral below a hundred: 十二 is 12. */
const kanjiNumber = (numeral: string): string => {
  const [tens, units] = numeral.includes('十') ? numeral.split('十') : ['', numeral]
  const digit = (sign: string | undefined) => (sign ? KANJI_DIGITS.indexOf(sign) : 0)
  const ten = numeral.includes('十') ? digit(tens || '一') : 0
  return String(ten * 10 + digit(units))
}

/** Normalizes Japanese block and house numbers to "12-3"; a room number after them is a detail. */
const withJapaneseNumbers = (text: string): string =>
  text
    .replaceAll(/(?<=丁目|番地?の?|町)[一二三四五六七八九十]{1,3}(?=番|号(?!室))/gu, kanjiNumber)
    .replaceAll(/(?<=\d)\s?[のノ]\s?(?=\d)/gu, '-')
    .replaceAll(/(\d)\s?番(?:地の?|の)?\s?(?=\d)/gu, '$1-')
    .replaceAll(/(\d)\s?(?:番地?|号(?!室))/gu, '$1 ')

/** Reads the first number as a block: 4-12-3 is 12-3 in 四丁目, for quarters with blocks. */
const withJapaneseBlock = (text: string): string =>
  text.replace(/(^|[^\d目-])(\d)-(?=\d)/u, (_, before: string, block: string) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(before)
      ? `${before}${block}丁目 `
      : `${before}${block} `,
  )

/** Removes all matches from the text and returns them. */
const takeOut = (
  text: string,
  patterns: ReadonlyArray<RegExp>,
): { readonly left: string; readonly taken: ReadonlyArray<string> } => {
  const taken: string[] = []
  let left = text
  for (const pattern of patterns) {
    left = left.replace(pattern, (found) => {
      taken.push(trimText(found.replace(/^\(|\)$/g, '')))
      return ' '
    })
  }
  return { left, taken }
}

const postalCodeIn = (text: string, pattern: RegExp | undefined): readonly [string, string | undefined] => {
  let code: string | undefined
  if (pattern === undefined) return [text, undefined]
  const left = text.replace(pattern, (_, ...groups: ReadonlyArray<unknown>) => {
    code ??= groups.filter((group, index) => typeof group === 'string' && index < groups.length - 2).join('')
    return ' '
  })
  return [left, code]
}

/** The possible readings of an address, most likely first. */
export const readWrittenAddress = (country: CountryCode, text: string): ReadonlyArray<WrittenAddress> => {
  const writing = WRITINGS[country] ?? EVERYWHERE
  const written = westernDigits(text).normalize('NFKC').replace(BETWEEN_NUMBERS, '-')
  const { unit, text: withoutUnit } = separateUnit({ unit: '', building: '', text: written }, country)
  const [withoutCode, postalCode] = postalCodeIn(withoutUnit, writing.postalCode)
  let zone: number | undefined
  const withoutZone =
    writing.zone === undefined
      ? withoutCode
      : withoutCode.replace(writing.zone, (_, number: string) => {
          zone ??= Number(number)
          return ' '
        })
  const { left, taken } = takeOut(withoutZone, [BRACKETS, ...writing.details])
  const plain = [...writing.forms, NUMBER_LABEL].reduce((rest, [form, name]) => rest.replace(form, name), left)
  return (country === 'JP' ? japaneseReadings(plain) : [{ text: plain }]).map(({ text: reading, building }) => ({
    words: wordsOf(reading).map((word) => writing.abbreviations?.[word] ?? word),
    ...(postalCode !== undefined && { postalCode }),
    ...(zone !== undefined && { zone }),
    details: [building ?? '', ...taken, unit].filter((part) => part !== '').join(', '),
  }))
}

interface JapaneseReading {
  readonly text: string
  /** The text after the numbers. */
  readonly building?: string
}

const japaneseReadings = (text: string): ReadonlyArray<JapaneseReading> => {
  const plain = withJapaneseNumbers(text)
  const inBlock = withJapaneseBlock(plain)
  const [, address, building] = /^(\D*\d[\d-]*(?:丁目\s?\d[\d-]*)?)\s+([^\d\s].*)$/u.exec(trimText(plain)) ?? []
  return [
    { text: inBlock },
    ...(inBlock === plain ? [] : [{ text: plain }]),
    ...(address && building ? [{ text: withJapaneseBlock(address), building: trimText(building) }] : []),
  ]
}
