import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { HOUSE_AND_STREET, STREETS_BEFORE_NAMES } from './addressSigns.ts'
import { FLOOR_WORDS, UNIT_LABELS } from '../address/unitWords.ts'
import { LETTERS, NUMBERS } from '../text/letters.ts'
import type { Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern, wordsOf } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import * as english from './words/en.ts'
import * as japanese from './words/ja.ts'
import * as korean from './words/ko.ts'
import * as chinese from './words/zh.ts'
import * as spanish from './words/es.ts'

const STREET = wordPattern(WORDS.streets)
const ENDING = new RegExp(`(?<!\\p{L})\\p{L}{3,30}(?:${wordsOf(WORDS.streetEndings).join('|')})(?!\\p{L})`, 'u')
/** 테헤란로 152, 우동1로 38 */
const KOREAN = new RegExp(`\\p{sc=Hangul}{1,8}\\d{0,3}(?:${korean.STREETS})\\s?\\d`, 'u')
/** Sejong-daero 12, 12 Teheran-ro */
const LATIN_KOREAN = new RegExp(`\\p{Lu}\\p{L}+-(?:${korean.LATIN_STREETS})(?!\\p{L})`, 'u')
/** 東京都渋谷区神南1-2-3, 大阪市北区梅田3丁目1番3号 */
const JAPANESE = new RegExp(
  `〒\\d{3}-?\\d{4}\\s?\\p{sc=Han}{1,6}[${japanese.REGIONS}]|[\\p{sc=Han}${japanese.IN_NAMES}\\u3005]{1,6}[${japanese.REGIONS}][\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}${japanese.IN_NAMES}\\u3005\\u30fc]{0,20}\\d{1,4}(?:(?:-|${japanese.PARTS})\\d{0,4}){0,4}`,
  'u',
)
/** 부산 해운대구 우동 1408-3: the number of a plot in a quarter. */
const KOREAN_PLOT = new RegExp(
  `[${korean.DISTRICTS}]\\s\\p{sc=Hangul}{1,6}[${korean.QUARTERS}]\\s\\d{1,5}(?:-\\d{1,5})?(?![\\d\\p{sc=Hangul}])`,
  'u',
)
/** 沙田第一城12座: a block of an estate. */
const ESTATE = new RegExp(`\\p{sc=Han}{2}\\d{1,3}[${chinese.BLOCKS}]`, 'u')
/** A street in lower case without accents, as people type in a hurry: "jugoslavska 11". */
const HURRIED = new RegExp(
  `(?<!\\p{L})\\p{Ll}{3,}(?:${asWritten(WORDS.hurriedStreetEndings)})\\s\\d{1,4}(?:/\\d{1,4})?(?![\\p{L}\\d])`,
  'u',
)
/** "33 Telok Blangah Way": words that mean a street only behind a number and a name. */
const NUMBER_AND_NAME = new RegExp(
  `(?<![\\p{L}\\d])\\d{1,4}\\p{Lu}?\\s(?:\\p{Lu}[\\p{L}'-]+\\s){1,3}(?:${asWritten(WORDS.streetsBehindNames)})(?!\\p{L})`,
  'u',
)
const HOUSE = wordPattern(WORDS.houseWords)
const UNIT = /#\s?\p{L}?\d{1,4}-\d{1,5}/u
const CITY = wordPattern(WORDS.cities)
const DISTRICT = new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives(WORDS.districts)})`, 'u')
/** A name followed by a house number: "Korunní 1208/74". */
const NAME_AND_NUMBER = new RegExp(
  `(?<!\\p{L})\\p{Lu}[\\p{L}\\p{M}.'-]{1,30}(?:\\s(?:\\p{Lu}[\\p{L}\\p{M}.'-]{0,20}|\\p{Ll}{1,3}\\.?)){0,3}\\s(?<number>\\d{1,5})(?:[/-]\\d{1,5})?[^\\P{L}x]?(?![\\p{L}\\d]|\\s?[x×%]|\\s(?:${asWritten(WORDS.unitsBehindNumbers)})(?!\\p{L}))`,
  'u',
)
/** "korunni 88 praha 3": in small letters, a name and a number before a town. */
const BEFORE_TOWN = new RegExp(
  `(?<![${LETTERS}])\\p{Ll}{3,30}\\s(?<number>\\d{1,4}(?:/\\d{1,4})?[a-z]?),?\\s${anyWordOf(WORDS.cities)}`,
  'u',
)
/** "55 lorong chuan", "korunní 12", "hlavni 3 olomouc": the start of an address in small letters. */
export const SMALL_STREET = new RegExp(
  `(?<=[^\\S\\n])(?:${HOUSE_AND_STREET}|(?:${alternatives(STREETS_BEFORE_NAMES)})\\.?[^\\S\\n]\\p{L}|${BEFORE_TOWN.source}|(?<hurried>${HURRIED.source}))`,
  'u',
)
/** "17. listopadu", "9 de Julio", "25ης Μαρτίου". */
const DAY = `(?<![${LETTERS}${NUMBERS}][./-]?)\\d{1,2}(?:\\.|\\p{L}{1,2})?\\s(?:(?:${alternatives(WORDS.beforeMonth)})\\s)?${anyWordOf(WORDS.months)}`
const DATE = new RegExp(DAY, 'u')
const isDate = (clause: string, low: string): boolean => {
  const date = DATE.exec(low)
  // "Mánesova 3 Jan Dvořák": a person, and no month.
  return date !== null && !/^\s\p{Lu}/u.test(clause.slice(date.index + date[0].length))
}
/** "17. listopadu 12": a street with the name of a day, and the number of a house. */
const NAMED_BY_DAY = new RegExp(
  `(?<!${anyWordOf(WORDS.onDay)}\\s)${DAY}\\s(?!20[2-9]\\d)\\d{1,4}(?:/\\d{1,4})?[a-z]?(?=\\s*(?:$|[,;)\\n]|\\d{1,2}(?:\\.|\\p{L}{2})\\s)|\\s(?:${alternatives(`${WORDS.cities}|${FLOOR_WORDS}|${UNIT_LABELS}`)})(?!\\p{L}))`,
  'u',
)
/** "Piac u. 28", but "can u bring", "u nádraží". */
const BARE_U = new RegExp(`(?<![${LETTERS}${NUMBERS}])u(?![${LETTERS}${NUMBERS}]|\\.?\\s?\\d|\\.$)`, 'gu')
/** "Out" in Swedish and Norwegian, behind a word in small letters: "kjøre ut 2 pizza"; "Váci út 12" is a street. */
const OUT = /(?<=(?<!\p{L})\p{Ll}+\s)ut(?!\p{L})/gu
const GATE = wordPattern(english.GATES, 'gu')
/** A word for a time, "Nach 18", and no street. */
const AFTER_LIMIT = new RegExp(`^${anyWordOf(WORDS.limits)}\\s\\d`, 'u')
/** "2 chicken karahi", "1× dort": items, not places. */
const THINGS = new RegExp(`^\\d{1,2}\\s?(?:[x×]|${asWritten(WORDS.unitsBeforeThings)})?\\s?\\p{Ll}`, 'u')
/** "3 docenas de empanadas a Gorriti 4780": where things are brought. */
const TO_PLACE = new RegExp(`\\s${anyWordOf(WORDS.addressWords)}\\s$`, 'u')
/** "1,5 kg x 140 = 210": a line of a bill. */
const CALCULATION = /=|\d\s?\+\s?\d|[\p{L}\d]\s[x×]\s?\d/u
/** "1,5 kg", "2 kg mere", "70 lei/kg": a weight; "No 12 kg baru" and "15 Kg Pandan" are in Malay villages. */
const WEIGHT = /(?<!(?:[Nn][Oo]|[Ll][Oo][Tt])\.?\s?\d{0,4}\s?)(?<=[\d/]\s?)(?:kg|K[Gg](?!\s?\p{Lu}))(?!\p{L})/gu
const POSTCODE = /(?<![\d#])\d{3}\s?\d{2,3}(?!\d)/u

/** Source of a pattern: "Rechnung 20488", "invoice number 20488". */
export const NUMBERED_THING = `${anyWordOf(WORDS.thingNumbers)}(?:[^\\S\\n](?:${alternatives(WORDS.numberWords)}))?[^\\S\\n]?[:#.]?[^\\S\\n]?\\d{3,12}`
/** The number of a bill or an order is no house. */
const REFERENCE = new RegExp(`${NUMBERED_THING}(?!\\d)`, 'u')
const withoutMatch = (text: string, match: RegExpExecArray | null): string =>
  match === null
    ? text
    : text.slice(0, match.index) + ' '.repeat(match[0].length) + text.slice(match.index + match[0].length)

/** The minimum scores of an address, and of one with a word for a street. */
export const ADDRESS_SCORE = 2
export const STREET_SCORE = 3

export interface Evidence {
  /** Below 0, the clause is certainly no address. */
  readonly score: number
  /**
   * Position of the first sign of an address in the clause; words that introduce the address come before it. -1 if
   * there is none.
   */
  readonly at: number
}

/** Scores how much a clause looks like part of an address. */
export const streetEvidence = (message: MessageText, { from, to }: Span): Evidence => {
  const { plain, folded } = message
  const reference = REFERENCE.exec(folded.slice(from, to))
  const clause = withoutMatch(plain.slice(from, to), reference)
  const weights = new Set(allMatches(clause, WEIGHT).map(({ index }) => index))
  const outs = new Set(/\p{Lu}/u.test(clause) ? allMatches(clause, OUT).map(({ index }) => index) : [])
  const low = withoutMatch(folded.slice(from, to), reference)
    .replaceAll('ut', (ut, at: number) => (outs.has(at) ? '  ' : ut))
    .replaceAll(spanish.EACH, ' '.repeat(spanish.EACH.length))
    .replaceAll(GATE, (gate) => ' '.repeat(gate.length))
    .replaceAll(BARE_U, ' ')
    .replaceAll('kg', (kg, at: number) => (weights.has(at) ? '  ' : kg))
  const street =
    STREET.exec(low) ??
    NUMBER_AND_NAME.exec(clause) ??
    ENDING.exec(low) ??
    KOREAN.exec(clause) ??
    LATIN_KOREAN.exec(clause) ??
    JAPANESE.exec(clause) ??
    KOREAN_PLOT.exec(clause) ??
    NAMED_BY_DAY.exec(low)
  const district = street ? null : DISTRICT.exec(low)
  const estate = street ? null : ESTATE.exec(clause)
  const named = AFTER_LIMIT.test(low)
    ? null
    : (NAME_AND_NUMBER.exec(clause) ?? HURRIED.exec(clause) ?? BEFORE_TOWN.exec(low))
  const unit = UNIT.exec(clause)
  const hasNumber = /\d/.test(clause)
  const house = hasNumber ? HOUSE.exec(low) : null
  const hasHouse = house !== null
  // "Unit 02-11": less than a street with a number.
  const isFlat = street === null && named?.index === house?.index
  const areBrought = named !== null && TO_PLACE.test(low.slice(0, named.index))
  const areThings =
    ((THINGS.test(clause) && !areBrought) || CALCULATION.test(clause) || isDate(clause, low)) &&
    street === null &&
    !hasHouse
  const number = named
    ? named.index + (named.groups?.['number'] === undefined ? 0 : named[0].indexOf(named.groups['number']))
    : undefined
  const block = estate ? estate.index + estate[0].length - 2 : undefined
  const signs = [street?.index ?? district?.index ?? block ?? number ?? house?.index, unit?.index].filter(
    (at) => at !== undefined,
  )
  return {
    score:
      (street ? (hasNumber ? 3 : 1.5) : estate ? 3 : 0) +
      (named && !areThings ? (isFlat ? 1.4 : 2) : 0) +
      (district ? (hasNumber ? 1.5 : 1) : 0) +
      (unit || hasHouse ? 1.5 : 0) +
      (CITY.test(low) || (POSTCODE.test(clause) && clause.length > 6) ? 0.5 : 0) -
      (areThings ? 3 : 0),
    at: signs.length === 0 ? -1 : Math.min(...signs),
  }
}
