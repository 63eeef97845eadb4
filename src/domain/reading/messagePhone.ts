import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import type { Country, CountryCode, CurrencyCode } from '../market/countries.ts'
import { writtenPhone } from '../market/writtenPhone.ts'
import { BEGINS_WITH_HOUSE, HOUSE_AND_STREET } from './addressSigns.ts'
import { CURRENCY_WORDS } from './words/currencies.ts'
import { isOfOrderer, type LabelledField } from './labelledFields.ts'
import { overlap, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'

export interface FoundPhone extends Span {
  /** E.164. */
  readonly number: string
  /** Whether people of its country dial a prefix before it, as they write it. */
  readonly needsPrefix: boolean
}

/** Maximum attempts at parsing a number, which bounds the time for a message full of digits. */
const TRIES = 400
const MIN_LENGTH = 7
const MAX_LENGTH = 15

const RUN = new RegExp(
  `(?:(?<![\\p{sc=Latin}\\d#@〒]|\\d,(?=\\d{3}(?!\\d|[ -]\\d{3}))|[\\p{sc=Latin}\\d][-.])|(?<=(?<!\\p{L})(?:${asWritten(WORDS.phoneShorts)})))[+(]{0,2}\\d(?:[ .()/-]{0,2}\\d){5,30}`,
  'giu',
)
/** "#05 9123 4567": a floor before a number of a country that dials no prefix. */
const FLOOR_BEFORE = /#\d{2}[^\S\n]$/
/** A number with its prefix behind the sign, which is no flat: "#05-123". */
const HASHED = /#(?!\d{1,4}-\d{1,5}(?!\d))0\d*(?:[ .()/-]{0,2}\d){5,30}/g
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}[./-]\d{1,2}[./-]\d{1,2}$/
const PHONE_WORD = wordPattern(LABELS.phone)
const LABEL_BEFORE = new RegExp(
  `${PHONE_WORD.source}[\\s.:#=()-]{0,4}(?:(?:${alternatives(WORDS.numberIs)})[\\s.:]{1,2})?$`,
  'u',
)
const THING_BEFORE = new RegExp(
  `${anyWordOf(`${WORDS.thingNumbers}|${WORDS.orders}`)}(?:[^\\S\\n]${anyWordOf(WORDS.numberWords)})?[\\s.:#=()-]{0,4}$`,
  'u',
)
/** "Rechnung 0664 1234567", "order 91234567": words that announce a number or say what is brought. */
const BILL_WORD = new RegExp(
  `(?<!${anyWordOf(WORDS.numberWords)}[.\\s]{1,2}|[\\p{L}\\p{M}])(?:${alternatives(WORDS.bills)})[^\\S\\n]$`,
  'u',
)
/** "faktura 202600123": many numbers of bills begin with the year. */
const YEAR_FIRST = /^20[2-9]/
const MONEY_BEFORE = new RegExp(`${anyWordOf(`${LABELS.total}|${WORDS.paidWords}`)}[\\s.:=()-]{0,4}$`, 'u')
const ORDER_WORD = wordPattern(`${LABELS.other}|${LABELS.time}`)
/** "If she does not answer, call …": a second number, which is not the customer's. */
const CONDITION_BEFORE = new RegExp(`${anyWordOf(WORDS.conditions)}[^.!?\\n\\d]{0,60}$`, 'u')
/** How many characters before a number may hold a word about it. */
const NEARBY = 18
/** How many characters behind a number may hold a currency and the street of the address. */
const BEHIND = 60
const MAX_CONDITION_LENGTH = 80

/**
 * What tells that a number is an amount: the currency of the country behind its last group, or before the first one
 * without another number before it.
 */
interface MoneySigns {
  readonly behind: RegExp
  readonly before: RegExp
}

const moneySigns = new Map<CurrencyCode, MoneySigns>()

const moneySignsOf = (currency: CurrencyCode): MoneySigns => {
  const known = moneySigns.get(currency)
  if (known) return known
  const words = alternatives(`${CURRENCY_WORDS[currency]}|${currency}`)
  const signs = {
    behind: new RegExp(
      `^(?:[.,]-|/-|[.,]\\d{1,3})?[^\\S\\n]?(?:${words})(?![\\p{L}.])(?:(?![^\\S\\n]?\\d)|(?=[^\\S\\n]${HOUSE_AND_STREET}))`,
      'u',
    ),
    before: new RegExp(`(?<![\\p{L}\\p{N}]|\\d[^\\S\\n])(?:${words})\\.?[^\\S\\n]?$`, 'u'),
  }
  moneySigns.set(currency, signs)
  return signs
}

/** Thousands with spaces between them: "kr 1 250 000". */
const SPACED_THOUSANDS = /^[1-9]\d{0,2}(?: \d{3}){1,2}$/

interface Candidate extends FoundPhone {
  readonly score: number
  /**
   * Comes before the score: 0 if it may be the customer's, 1 if it is the orderer's, 2 if it is to be called instead, 3
   * if it may be the number of a bill.
   */
  readonly rank: number
}

const groupsOf = (run: string, at: number): ReadonlyArray<Span> =>
  [...run.matchAll(/[+(]*\d+/g)].map(({ 0: group, index }) => ({ from: at + index, to: at + index + group.length }))

/** At most this many groups of digits form one number. */
const GROUPS = 7

/** Splits the groups at those that are sums of money. */
const parts = (groups: ReadonlyArray<Span>, isMoney: (group: Span) => boolean): ReadonlyArray<ReadonlyArray<Span>> => {
  const found: Array<Array<Span>> = [[]]
  for (const group of groups) {
    if (isMoney(group)) found.push([])
    else found.at(-1)!.push(group)
  }
  return found
}

/** Where the first match begins, if any does. */
const begins = (pattern: RegExp, text: string): number => pattern.exec(text)?.index ?? Infinity

type Parse = (groups: ReadonlyArray<Span>) => FoundPhone | undefined

/** The longest phone numbers in neighbouring groups of digits, from left to right. */
const fromLeft = (groups: ReadonlyArray<Span>, parse: Parse): ReadonlyArray<FoundPhone> => {
  for (let last = Math.min(groups.length, GROUPS); last > 0; last -= 1) {
    const found = parse(groups.slice(0, last))
    if (found) return [found, ...fromLeft(groups.slice(last), parse)]
  }
  return groups.length === 0 ? [] : fromLeft(groups.slice(1), parse)
}

/** The same from right to left. */
const fromRight = (groups: ReadonlyArray<Span>, parse: Parse): ReadonlyArray<FoundPhone> => {
  for (let first = Math.max(0, groups.length - GROUPS); first < groups.length; first += 1) {
    const found = parse(groups.slice(first))
    if (found) return [...fromRight(groups.slice(0, first), parse), found]
  }
  return groups.length === 0 ? [] : fromRight(groups.slice(0, -1), parse)
}

/**
 * The phone numbers in neighbouring groups of digits, read from the side that leaves fewer digits over. "350 777 214
 * 563" has two: without further evidence it stays open which one is meant.
 */
const numbersIn = (
  groups: ReadonlyArray<Span>,
  parse: Parse,
  evidenceOf: (phones: ReadonlyArray<FoundPhone>) => ReadonlyArray<number>,
): ReadonlyArray<FoundPhone> => {
  const left = fromLeft(groups, parse)
  const right = fromRight(groups, parse)
  const isSame = left.length === right.length && left.every(({ from }, index) => from === right[index]?.from)
  if (isSame) return left
  const ofRight = evidenceOf(right)
  for (const [index, evidence] of evidenceOf(left).entries()) {
    const difference = evidence - (ofRight[index] ?? 0)
    if (difference !== 0) return difference > 0 ? left : right
  }
  return []
}

/** What a spreadsheet adds to a number without spaces: "777123456.0". */
const DECIMALS = /^[.,]0{1,2}(?![\d.,])/

/** Behind a number that a spreadsheet has rounded: "7.77123E+8". */
const EXPONENT = /^e[+]?\d{1,2}(?!\d)/

/** "70/284-9163", "30/1234567": the area before a slash, without the prefix. */
const AREA_AND_NUMBER = /^\d{1,2}\/\d{3}[ -]?\d{3,4}$/

/** Behind the number of things: "2 burgers", "2x dort". */
const COUNTED = /^[^\S\n]?[x×]|^[^\S\n](?=\p{L})\P{Lu}/u
/** Characters of a number with its separators. */
const MAX_WRITTEN = 24
const POSTCODE = /(?<!\d)(?:\d{5}|\d{3} \d{2})(?=[^\S\n]\p{Lu}\p{Ll})/gu
const HAS_PREFIX = /^\(?[+0]/

/** Reads groups of digits as one phone number, unless they are more than the number. */
const phoneParser = (
  { plain, folded }: MessageText,
  country: CountryCode,
  isLabelled: (phone: Span) => boolean,
  isPaid: (phone: Span) => boolean,
): Parse => {
  let tries = TRIES
  const postcodes = allMatches(plain, POSTCODE).map(({ index, 0: code }) => ({
    from: index,
    to: index + code.length,
  }))
  const known = new Map<string, FoundPhone | undefined>()
  const read = (from: number, to: number) => {
    const written = plain.slice(from, to)
    const digits = written.replaceAll(/\D/g, '').length
    if (digits < MIN_LENGTH || digits > MAX_LENGTH || DATE.test(written) || tries === 0) return undefined
    tries -= 1
    const number = writtenPhone(written, country)
    // Two zeros begin an international number, or belong to something else, such as a postcode.
    if (number?.isValid() !== true || number.nationalNumber.startsWith('00')) return undefined
    return { number: number.number, from, to, needsPrefix: HAS_PREFIX.test(number.formatNational()) }
  }
  const cached = (groups: ReadonlyArray<Span>) => {
    const [from, to] = [groups[0]!.from, groups.at(-1)!.to]
    const key = `${from}-${to}`
    if (!known.has(key)) known.set(key, read(from, to))
    return known.get(key)
  }
  const beginsNumber = (from: number): boolean => {
    const behind = groupsOf(plain.slice(from, from + MAX_WRITTEN), from).slice(0, GROUPS)
    return behind.some((_, last) => cached(behind.slice(0, last + 1)) !== undefined)
  }
  return (groups) => {
    const phone = cached(groups)
    if (!phone) return undefined
    const [first, ...others] = groups.map(({ from }) => HAS_PREFIX.test(plain.slice(from, from + 2)))
    if (groups.length > 1 && !first) {
      // "10110. 99/12": where numbers start with a zero, such groups without it are other numbers.
      const written = plain.slice(phone.from, phone.to)
      const isSeveral = isPaid(phone) || (/[./]/.test(written) && !AREA_AND_NUMBER.test(written))
      if (phone.needsPrefix && isSeveral && !isLabelled(phone)) return undefined
      // "$88 91234567": an amount before a number.
      if (isPaid(phone) && cached(groups.slice(1))) return undefined
      // "Lane 4 0300 1234567", "인하로 507 010-3344-5566": a number does not start before its prefix.
      if (others.some((isStart, at) => isStart && beginsNumber(groups[at + 1]!.from))) return undefined
      // "lgh 1203 113 59 Stockholm": a flat and the postcode of a town.
      if (phone.needsPrefix && !isLabelled(phone) && postcodes.some((code) => overlap(code, phone))) return undefined
    }
    // "012-345 6789 2 burgers", "81234567 10": nor does it go on with the number of something else.
    const last = groups.at(-1)!
    const isCount = last.to - last.from === 1 && COUNTED.test(plain.slice(last.to))
    const mayEnd =
      groups.length > 1 && (isCount || groups.length === 2 || BEGINS_WITH_HOUSE.test(folded.slice(last.from)))
    return mayEnd && cached(groups.slice(0, -1)) ? undefined : phone
  }
}

/**
 * Finds all phone numbers of the country, and those of other countries with an international prefix. Sorted by how
 * likely each is the customer's: labelled before unlabelled, earlier before later, then that of an orderer of
 * somebody else's order, those to call instead last.
 */
export const findPhones = (
  message: MessageText,
  fields: ReadonlyArray<LabelledField>,
  { code, currency }: Pick<Country, 'code' | 'currency'>,
): ReadonlyArray<FoundPhone> => {
  const { plain, folded } = message
  const money = moneySignsOf(currency)
  const before = ({ from }: Span, characters: number): string =>
    folded
      .slice(Math.max(0, from - characters), from)
      .split('\n')
      .at(-1) ?? ''
  const isLabelled = (phone: Span) => LABEL_BEFORE.test(before(phone, NEARBY))
  /** Whether the number is rather an amount: "total 350 8123 4567". */
  const isPaid = (phone: Span) => {
    const announcement = before(phone, NEARBY)
    return MONEY_BEFORE.test(announcement) || money.before.test(announcement)
  }
  const parse = phoneParser(message, code, isLabelled, isPaid)
  const isMoney = ({ to }: Span) => money.behind.test(folded.slice(to, to + BEHIND))
  const endsInHouse = ({ from, to }: Span) =>
    BEGINS_WITH_HOUSE.test(folded.slice(from + plain.slice(from, to).search(/\d+$/)))
  /** From the strongest: a label, no word for money before it, no house in it, a trunk or international prefix, more digits. */
  const evidenceOf = (phones: ReadonlyArray<FoundPhone>) => {
    const written = phones.map(({ from, to }) => plain.slice(from, to))
    return [
      phones.filter(isLabelled).length,
      -phones.filter(isPaid).length,
      -phones.filter(endsInHouse).length,
      -written.filter((number) => !HAS_PREFIX.test(number)).length,
      written.join('').replaceAll(/\D/g, '').length,
    ]
  }
  const people = fields.filter(({ label }) => label === 'name' || label === 'address')
  const isOrderer = (field: LabelledField) => isOfOrderer(folded, field)
  /** Whether the number belongs to the orderer while the message names another recipient. */
  const isOrderers = (phone: Span) => {
    const whose = people.findLast(({ whole }) => whole.from < phone.from)
    return (
      whose !== undefined &&
      isOrderer(whose) &&
      people.some((other) => !isOrderer(other) && (other.label === 'name' || other.whole.from > phone.from))
    )
  }
  const withDecimals = (phone: FoundPhone): FoundPhone => {
    const decimals = /\d\D/.test(plain.slice(phone.from, phone.to)) ? null : DECIMALS.exec(plain.slice(phone.to))
    return { ...phone, to: phone.to + (decimals?.[0].length ?? 0) }
  }
  const scored = (phone: FoundPhone, index: number): Candidate => {
    const field = fields.find(({ value }) => overlap(value, phone))
    const label = field?.label
    // "Lieferung: Karl Mayer Praterstraße 33 1020 Wien 0664 1122334": a number far behind such a label is not its value.
    const isFirst =
      field !== undefined &&
      phone.from - field.value.from < NEARBY * 2 &&
      !/[,;/|]|\.\s/.test(folded.slice(field.value.from, phone.from))
    const isOther = isFirst && (label === 'other' || label === 'time' || label === 'total' || label === 'part-amount')
    const nearby = before(phone, NEARBY)
    const written = plain.slice(phone.from, phone.to)
    const isInternational = /^\(?(?:\+|00)/.test(written)
    const announcement = before(phone, NEARBY + 8)
    // "order number 91234567": a label of phones within the words for another number.
    const isThing = begins(THING_BEFORE, announcement) < begins(LABEL_BEFORE, announcement)
    const isComplete = HAS_PREFIX.test(written) || !(phone.needsPrefix || YEAR_FIRST.test(written))
    const isBill = isThing && isComplete && BILL_WORD.test(announcement)
    const score =
      (label === 'phone' ? 4 : 0) +
      (isOther ? -4 : 0) +
      (PHONE_WORD.test(nearby) ? 3 : 0) +
      (label === undefined && ORDER_WORD.test(nearby) ? -2 : 0) +
      (isThing && !isBill ? -12 : 0) +
      (isInternational ? 1 : 0)
    const isInstead = index > 0 && CONDITION_BEFORE.test(before(phone, MAX_CONDITION_LENGTH))
    return { ...phone, score, rank: isBill ? 3 : isInstead ? 2 : isOrderers(phone) ? 1 : 0 }
  }
  const isAmount = (run: string, from: number) =>
    SPACED_THOUSANDS.test(run) && money.before.test(before({ from, to: from }, NEARBY))
  // A phone number behind "#" begins directly behind it or with a prefix of its own: no part of "#041 2345678" is one.
  const hashed = allMatches(plain, HASHED).map(({ index, 0: run }) => ({ from: index + 1, to: index + run.length }))
  const isInHashed = ({ from, to, needsPrefix }: FoundPhone): boolean =>
    !HAS_PREFIX.test(plain.slice(from, to)) &&
    (needsPrefix || !FLOOR_BEFORE.test(plain.slice(0, from))) &&
    hashed.some((other) => from > other.from && from < other.to)
  const whole = hashed.flatMap(({ from, to }) =>
    numbersIn(groupsOf(plain.slice(from, to), from), parse, evidenceOf).filter((phone) => phone.from === from),
  )
  return allMatches(plain, RUN)
    .filter(({ 0: run, index }) => !isAmount(run, index) && !EXPONENT.test(folded.slice(index + run.length)))
    .flatMap(({ 0: run, index }) =>
      parts(groupsOf(run, index), isMoney).flatMap((groups) => numbersIn(groups, parse, evidenceOf)),
    )
    .filter((phone) => !isInHashed(phone))
    .concat(whole)
    .map(withDecimals)
    .map(scored)
    .filter(({ score }) => score > -3)
    .toSorted((a, b) => a.rank - b.rank || b.score - a.score || a.from - b.from)
    .filter(({ rank }, index) => rank < 3 || index === 0)
}
