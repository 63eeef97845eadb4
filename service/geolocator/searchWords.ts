import { foldText } from '../../src/domain/text/foldText.ts'
import { withoutChineseVariants } from '../base/chineseVariants.ts'

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  ln: 'lane',
  dr: 'drive',
  hwy: 'highway',
  ul: 'ulice',
  nam: 'namesti',
  tr: 'trida',
  nabr: 'nabrezi',
  center: 'centre',
  ctr: 'centre',
  cntr: 'centre',
  twr: 'tower',
  twrs: 'towers',
  stn: 'station',
  hosp: 'hospital',
  mkt: 'market',
  intl: 'international',
  univ: 'university',
  uni: 'university',
  ถ: 'ถนน',
  ซ: 'ซอย',
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(foldText))

/** Words for kinds of streets. Matching one improves a hit; missing one does not exclude it. */
export const GENERIC = wordsIn(
  'street road avenue boulevard highway lane drive section ulice trida namesti nabrezi square thanon soi shara sharea block city al el ku chome ' +
    'utca ut ter korut rakpart strada bulevardul calea soseaua piata caddesi sokak bulvari avenida calle leoforos odos plateia gu ' +
    'ถนน ซอย แขวง เขต شارع طريق قطعه ميدان منطقه سڑك روڈ λεωφόρος οδός πλατεία ផ្លូវ មហាវិថី ຖະໜົນ လမ်း မြို့နယ် রোড',
)
export const isGeneric = (word: string): boolean => GENERIC.has(word)

/** A long name is whole without it. */
export const STATION = 'station'

const ARTICLES = wordsIn('al el')
export const isArticle = (word: string): boolean => ARTICLES.has(word)

/** Generic words that stand beside names of towns, quarters and places too. */
const NO_STREETS = wordsIn('section square city al el block ku gu chome แขวง เขต قطعه منطقه မြို့နယ်')
/** Jalan and the like, which are part of the name for the search. */
const OTHER_STREETS = wordsIn('jalan lorong')
/** Whether the word says that its neighbour is the name of a street. */
export const isStreetKind = (word: string): boolean =>
  OTHER_STREETS.has(word) || (isGeneric(word) && !NO_STREETS.has(word)) || CHINESE_STREET.test(word)
const CHINESE_STREET = /\p{Script=Han}{2}(?:[路街道]|大道|通[りリ])$/u

const BEFORE_STREET = wordsIn(
  'jalan lorong soi ถนน ซอย شارع طريق strada calea bulevardul soseaua calle avenida leoforos odos λεωφόρος οδός ulice rue ຖະໜົນ ផ្លូវ',
)
/** Whether the word makes the next one the name of a street, even if that is a town too: "Jalan Ipoh". */
export const isStreetKindBefore = (word: string): boolean => BEFORE_STREET.has(word)

const BEHIND_STREET = wordsIn(
  'street road avenue boulevard highway lane drive yolu caddesi sokak bulvari utca ut ter korut strasse gasse gata vagen gate vei tie katu namesti trida روڈ রোড လမ်း',
)
/** Whether the word makes the one before the name of a street, even if that is a town too: "Konya Yolu". */
export const isStreetKindBehind = (word: string): boolean => BEHIND_STREET.has(word)

/** A house number in normalized form: 12, 12a, 12β, 12ক, 12ب, 12/3, 12-14, 12&14. */
const HOUSE_NUMBER = /^\d{1,4}[a-zα-ωক-ঙابج]?(?:[/&-]\d{1,4}[a-zα-ωক-ঙابج]?){0,2}$/

/** Whether the word can be a house number; expects folded text. */
export const isHouseNumber = (word: string): boolean => HOUSE_NUMBER.test(word)

/** Two house numbers joined by "and": "12 & 14", "12 a 14". */
const AND = /(\d[a-z]?)\s*(?:[&+]|\band\b|\ba\b)\s*(?=\d)/gu
/** A letter that belongs to the preceding number: "12 A", "15-C", "45/A", "98 / A", "12 Α". */
const LETTER_BEHIND = /(?<![\p{L}\d])(\d{1,4})(?:\s?[/-]\s?|\s)(?=[a-hα-θক-ঙ](?:[\s,]|$)|[ابج](?:\s*[,،]|\s+\D|\s*$))/gu

/** The ending of an ordinal: 31st Street. */
const ORDINAL = /(?<![\p{L}\d])(\d{1,3})(?:st|nd|rd|th)(?![\p{L}\d])/gu

/** Word separators. A slash, hyphen or ampersand between two numbers is part of a house number instead. */
const SEPARATORS = /(?:[^\p{L}\p{M}\p{Nd}/&-]|(?<!\d[a-zα-ω]?)[/&-]|[/&-](?!\d))+/u

/** A Japanese block number in digits: 4丁目. */
const CHOME = /([1-9])(?=丁目)/gu
const kanjiNumeral = (digit: string): string => '一二三四五六七八九'[Number(digit) - 1] ?? digit
/** Kana with several spellings in Japanese names: 霞ヶ関, 霞が関; 虎ノ門, 虎の門. */
const KANA_OF_NAMES = /(?<=\p{Script=Han})[ヶヵケカガ](?=\p{Script=Han})/gu

/**
 * Word boundaries in text without spaces: at a number, after a Japanese or Chinese prefecture, city or ward, and between
 * a Latin word and its number.
 */
const UNSPACED =
  /(?<=[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}])(?=\d)|(?<=\d)(?=[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\p{Script=Han}\p{Script=Hangul}])|(?<=[都府県区區市])(?=\p{Script=Han})|(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{3})/u

/** Text of only Latin letters or only digits needs no splitting. */
const PLAIN = /^(?:[a-z]*|\d*)$/
const split = (part: string) =>
  withoutChineseVariants(part.replaceAll(CHOME, kanjiNumeral).replaceAll(KANA_OF_NAMES, 'ケ')).split(UNSPACED)

/** The normalized words of a text in order. A house number such as 12/3a stays one word. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  foldText(text)
    .replaceAll(AND, '$1&')
    .replaceAll(LETTER_BEHIND, '$1')
    .replaceAll(ORDINAL, '$1')
    .split(SEPARATORS)
    .flatMap((part) => (PLAIN.test(part) ? part : split(part)))
    .filter((word) => word !== '')
    .map((word) => ABBREVIATIONS[word] ?? word)

/** The words of a name in one text, equal for all its spellings. */
export const keyOf = (name: string): string => wordsOf(name).join(' ')

const LATIN = /^[a-z]+$/
const THAI = /[\u0E00-\u0E7F]/u
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** Words for kinds of streets that are written in one word with the name, before or behind it. */
const BEFORE_NAME = ['ถนน', 'ซอย', 'ផ្លូវ', 'មហាវិថី', 'ຖະໜົນ'].map(foldText)
const BEHIND_NAME = ['လမ်းမကြီး', 'လမ်း', 'မြို့နယ်'].map(foldText)

/** Whether the word is a name with the word for its kind before it: ถนนสีลม. */
export const hasKindBefore = (word: string): boolean =>
  BEFORE_NAME.some((kind) => word.length > kind.length && word.startsWith(kind))

const withoutKind = (word: string): ReadonlyArray<string> => [
  ...BEFORE_NAME.filter((kind) => word.startsWith(kind)).map((kind) => word.slice(kind.length)),
  ...BEHIND_NAME.filter((kind) => word.endsWith(kind)).map((kind) => word.slice(0, -kind.length)),
]

/** A word without the Arabic article; a short word keeps it, which may be no article. */
export const withoutArticle = (word: string): string => word.replace(/^ال(?=.{3})/u, '')

/** Starts at 2: a single "i" is more often an initial than a numeral. */
const ROMAN_NUMERALS = ['', '', 'ii', 'iii', 'iv', '', 'vi', 'vii', 'viii', 'ix']

/**
 * The forms that match one word of a name. Thai has no spaces, so each suffix from a word boundary on is a form. An
 * Arabic word matches with and without its article.
 */
export const formsOf = (word: string): ReadonlyArray<string> => {
  if (LATIN.test(word) && !ROMAN_NUMERALS.includes(word)) return [word]
  const forms = [word]
  if (THAI.test(word)) {
    for (const { index } of thaiWords.segment(word)) if (index > 0) forms.push(word.slice(index))
  }
  forms.push(...withoutKind(word))
  forms.push(withoutArticle(word))
  const numeral = ROMAN_NUMERALS.indexOf(word)
  if (numeral > 0) forms.push(String(numeral))
  return [...new Set(forms)].filter((form) => form !== '')
}

const THAI_KINDS: Readonly<Record<string, string>> = { ถนน: 'ซอย', ซอย: 'ถนน' }

/** The spellings that are the whole word of a name: without an attached word for its kind, the Arabic article, as a number. */
export const wholeFormsOf = (word: string): ReadonlyArray<string> => {
  const numeral = ROMAN_NUMERALS.indexOf(word)
  const spellings = [word, ...withoutKind(word), withoutArticle(word), ...(numeral > 0 ? [String(numeral)] : [])]
  return [...new Set(spellings)]
}

const LANES = new Set(['soi', 'ซอย'])
/** Whether a number behind the word is the name of a lane and no house number: "สุขุมวิท ซ.22". */
export const isBeforeLaneNumber = (word: string | undefined): boolean => word !== undefined && LANES.has(word)

const LANES_BEHIND = new Set(['길', '번길', '가길'].map(foldText))
/** Whether a number before the word is the name of a lane of the street: "대학로12길". */
export const isBehindLaneNumber = (word: string | undefined): boolean => word !== undefined && LANES_BEHIND.has(word)

/** Words for kinds of streets that are written beside any name: "ul. Mánesova". */
const ANY_STREET = wordsIn(
  'ulice thanon shara sharea block city al el ku gu chome section odos calle شارع οδός ផ្លូវ ຖະໜົນ လမ်း မြို့နယ်',
)

/**
 * Whether a typed word for a kind of street names another kind than the name has: "Lane" for Orchard Road, "ซอย" for
 * ถนนสีลม.
 */
export const isOtherKind = (word: string, name: ReadonlyArray<string>): boolean => {
  const other = THAI_KINDS[word]
  if (other !== undefined) return name.some((one) => one.startsWith(other)) && !name.some((one) => one.startsWith(word))
  if (!isGeneric(word) || ANY_STREET.has(word) || name.includes(word)) return false
  return name.some((one) => isGeneric(one) && !ANY_STREET.has(one))
}

/** The number of typos tolerated in a word of this length. */
export const typosAllowed = (word: string): number => {
  if (/\d/u.test(word) || word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** Whether `typed` is a prefix of `word` with at most `limit` wrong, missing, extra or transposed letters. */
export const beginsLike = (word: string, typed: string, limit: number): boolean => {
  if (word.length + limit < typed.length) return false
  const width = Math.min(word.length, typed.length + limit)
  let beforePrevious: number[] = []
  let previous = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let best = row
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return false
    beforePrevious = previous
    previous = current
  }
  return Math.min(...previous) <= limit
}

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')
