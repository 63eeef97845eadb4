import { allMatches } from '../text/allMatches.ts'
import { isBlank } from '../text/blank.ts'
import type { MessageText } from './messageText.ts'
import { unitForms } from '../address/unitWords.ts'
import type { Country, CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { conventionsOf } from '../market/writingConventions.ts'
import { currencyOf, type Mark } from './currencyMarks.ts'
import {
  textAround,
  GROUPED,
  isEnded,
  isFree,
  isPlain,
  NEARBY,
  NAMED,
  TOTAL_BEFORE,
  GRAND,
  DONE_BEFORE,
  DOOR_BEFORE,
  PAID_BEFORE,
  PAY_BEFORE,
  BILL_BEFORE,
  PAID_AFTER,
  CALCULATED,
  CALCULATED_BEHIND,
  PART_BEFORE,
  PART_NEARBY,
  TOTAL_NEARBY,
  PART_BEHIND,
  CHANGE_BEFORE,
  BALANCE_BEFORE,
  BANKNOTE_BEHIND,
  EACH_BEFORE,
  EACH_BEHIND,
  HEDGE_BEFORE,
  HEDGE_BEHIND,
  MULTIPLIED,
  MULTIPLIED_BEFORE,
  IS_COUNTED,
  JOINED_BEFORE,
  JOINED_BEHIND,
  PLACE_BEFORE,
  PLACE_BEHIND,
  PLACE_FOLLOWS,
} from './numberContext.ts'
import { saysHowToPay } from './messagePayment.ts'
import { HOUSE_AND_STREET } from './addressSigns.ts'
import { ADDRESS_SCORE, STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import type { Span } from '../text/span.ts'
import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'
import { amountText, readWrittenAmount } from './writtenAmount.ts'
import * as arabic from './words/ar.ts'

/** Currencies whose amounts use a space between thousands. */
export const SPACED_THOUSANDS: ReadonlyArray<CurrencyCode> = ['CZK', 'EUR', 'HUF', 'NOK', 'SEK']

/** ",-", ":-" and "/-" mark an amount of money everywhere. */
const DASHED = /^(?:[.,:]-|\/-|,--)(?!\d)/
/** "12 دينار ونص". */
const HALF_BEHIND = new RegExp(`^ ?(?:${alternatives(arabic.AND_HALF)})(?!\\p{L})`, 'u')
/** "6 دينار و 300 فلس": thousandths of a dinar. */
const THOUSANDTHS_BEHIND = new RegExp(
  `^ ?${arabic.AND}? ?(?<count>\\d{1,3}) ?(?:${alternatives(arabic.THOUSANDTHS)})(?!\\p{L})`,
  'u',
)
/** "25 الف و500": the hundreds behind a number of thousands. */
const REST_OF_THOUSANDS = new RegExp(`^ ?${arabic.AND}? ?\\d{3}(?!\\d)`)
/** Longer numbers without a currency are no amounts. */
const MAX_LENGTH = 7
/** In minor units: more is several numbers, the last of them a phone's. */
const MAX_MINOR = 10 ** 10
/** In minor units of most currencies: smaller numbers are rather floors and counts. */
const HUNDRED = 10_000

/** Decimals behind a comma, where a point is usual: rather two numbers. */
const ODD_COMMA = /^\d+,\d{1,2}$/
const CLOCK = /^(?:[01]?\d|2[0-3])[.,][0-5]\d$/

export interface Candidate extends Span {
  /** With its currency. */
  readonly whole: Span
  readonly value: string | undefined
  readonly minor: number
  readonly isMarked: boolean
  readonly isMoney: boolean
  /** Money, or several digits behind a word for a sum: no part of an address. */
  readonly isApart: boolean
  /** What is left to pay of a total. */
  readonly isBalance: boolean
  /** The strength of the evidence; 0 is not sure. */
  readonly rank: number
}

export const RANKS = {
  grand: 9,
  markedTotal: 8,
  total: 7,
  calculated: 6,
  markedPrice: 5,
  price: 4,
  marked: 3,
  paid: 2,
  alone: 1,
  unsure: 0,
} as const

const NO_VALUE = { value: undefined, minor: 0 }

/** The number in the form's format; without a value if it is zero, invalid or ambiguous. */
const valueOf = (written: string, country: Country): { readonly value: string | undefined; readonly minor: number } => {
  if (/^0\d/.test(written)) return NO_VALUE
  const read = readWrittenAmount(written, country)
  return read.kind === 'amount' && read.amount.minor > 0
    ? { value: amountText(read.amount, country), minor: read.amount.minor }
    : NO_VALUE
}

/** A number in the form of an amount, which counts never have: "1,250", "22.50". */
const isWritten = (written: string, country: Country): boolean =>
  GROUPED.test(written) || (isDecimal(written, country) && decimalsOf(written) === 2)

const decimalsOf = (written: string): number => /[.,](\d+)$/.exec(written)?.[1]?.length ?? 0

const isDecimal = (written: string, country: Country) => written.includes(conventionsOf(country).decimalMark)

const hasAllDecimals = (written: string, country: Country): boolean =>
  isDecimal(written, country) && decimalsOf(written) === CURRENCY_DIGITS[country.currency]

/** A number of a message, and what the text around it says. */
interface Evidence extends Span {
  /** With its currency. */
  readonly whole: Span
  readonly written: string
  readonly value: string | undefined
  readonly minor: number
  /** The text on both sides of the number and its currency. */
  readonly before: string
  readonly after: string
  /** The currency on either side. */
  readonly left: Mark | undefined
  readonly right: Mark | undefined
  /** A currency or dashes make it a sum of money. */
  readonly isMarked: boolean
  readonly isForeign: boolean
  /** A currency between two numbers may belong to either. */
  readonly isContested: boolean
  /** "20k": thousands in a word behind the number. */
  readonly isThousands: boolean
  /** "10 دينار ونصف كيلو": the half may be of the goods. */
  readonly countsGoods: boolean
  /** Characters behind the number that multiply it; those before it count as part of the number. */
  readonly multiplied: number
  readonly hasFactorBefore: boolean
  readonly isNamed: boolean
  readonly isTotal: boolean
  readonly isPaidBefore: boolean
  readonly isPaid: boolean
  readonly isBalance: boolean
}

interface Marks {
  readonly owned: ReadonlyMap<Span, ReadonlyArray<Mark>>
  readonly contested: ReadonlySet<Span>
  readonly foreign: ReadonlyMap<Span, unknown>
}

/** What the text says about a number; `undefined` if it is zero. */
export const evidenceOf = (
  { plain, folded }: MessageText,
  span: Span,
  { owned, contested, foreign }: Marks,
  country: Country,
): Evidence | undefined => {
  const written = plain.slice(span.from, span.to)
  if (!/[1-9]/.test(written)) return undefined
  const marks = owned.get(span) ?? []
  const left = marks.find(({ to }) => to <= span.from)
  const right = marks.find(({ from }) => from >= span.to)
  const dashes = DASHED.exec(folded.slice(span.to, span.to + 3))?.[0].length ?? 0
  const end = right?.to ?? span.to + dashes
  const isInteger = right !== undefined && /^\d+$/.test(written)
  const half = isInteger ? (HALF_BEHIND.exec(folded.slice(end, end + 8))?.[0].length ?? 0) : 0
  const thousandths =
    isInteger && CURRENCY_DIGITS[country.currency] === 3 ? THOUSANDTHS_BEHIND.exec(folded.slice(end, end + 16)) : null
  const decimals = half > 0 ? '5' : thousandths?.groups?.['count']?.padStart(3, '0')
  const factor = MULTIPLIED_BEFORE.exec(folded.slice(Math.max(0, span.from - NEARBY), span.from))?.[0].length ?? 0
  const whole = { from: left?.from ?? span.from - factor, to: end + half + (thousandths?.[0].length ?? 0) }
  const { value, minor } = valueOf(
    decimals === undefined ? written : `${written}${conventionsOf(country).decimalMark}${decimals}`,
    country,
  )
  const { before, after } = textAround(folded, whole)
  const isThousands = currencyOf(country.currency).thousand !== undefined && /\p{L}/u.test(written)
  const isMarked = marks.length > 0 || dashes > 0 || isThousands
  const isNamed = NAMED.test(before) || (hasAllDecimals(written, country) && BILL_BEFORE.test(before))
  const isPaidBefore =
    PAID_BEFORE.test(before) ||
    PAY_BEFORE.test(before) ||
    (minor >= HUNDRED && /\d{3}/.test(written) && DOOR_BEFORE.test(before))
  return {
    from: span.from,
    to: span.to,
    whole,
    written,
    value,
    minor,
    before,
    after,
    left,
    right,
    isMarked,
    isForeign: !isMarked && foreign.has(span),
    isContested: contested.has(span),
    isThousands,
    countsGoods: half > 0 && /^ ?\p{L}/u.test(after) && !PAID_AFTER.test(after),
    multiplied: isThousands ? 0 : (MULTIPLIED.exec(folded.slice(span.to, span.to + NEARBY))?.[0].length ?? 0),
    hasFactorBefore: factor > 0,
    isNamed,
    isTotal: isNamed || CALCULATED.test(before),
    isPaidBefore,
    isPaid: isPaidBefore || PAID_AFTER.test(after),
    isBalance: BALANCE_BEFORE.test(before),
  }
}

/** Whether a number without a currency belongs to something else: a house, a count, a range, "3rd floor cash". */
const isOtherNumber = (folded: string, one: Evidence, country: Country): boolean => {
  const { before, after, written, isMarked, isNamed, isTotal, isPaidBefore } = one
  if (isMarked) return false
  const isSum = isWritten(written, country) && !CLOCK.test(written) && (isNamed || isPaidBefore)
  return (
    !isPlain(folded, one) ||
    (!isSum && (IS_COUNTED.test(after) || PLACE_BEHIND.test(after))) ||
    /\d\s?[-~〜～]\s?$/.test(before) ||
    (!isTotal && !isPaidBefore && PLACE_BEFORE.test(before))
  )
}

const hasEvidence = ({ isMarked, isTotal, isPaid, isForeign, isBalance, isContested }: Evidence): boolean =>
  isMarked || isTotal || isPaid || isForeign || isBalance || isContested

/** A price on a line of its own, or behind the words that it is paid. */
const isAlone = ({ before, after, written }: Evidence, country: Country): boolean =>
  ((/^[\s/|-]*$/.test(before) && /^\s*(?:[.!]\s*)?$/.test(after)) ||
    (DONE_BEFORE.test(before) && /^\s*(?:$|[.,!](?!\d))/.test(after))) &&
  hasAllDecimals(written, country)

/** A deposit, a fee, change, a banknote, a price each. */
const isPart = ({ before, after, isNamed, isPaidBefore }: Evidence): boolean =>
  (!isNamed && ((!isPaidBefore && PART_BEFORE.test(before)) || PART_BEHIND.test(after))) ||
  CHANGE_BEFORE.test(before) ||
  BANKNOTE_BEHIND.test(after) ||
  EACH_BEFORE.test(before) ||
  EACH_BEHIND.test(after)

const BANKNOTE = /^[125]0+$/
const JOINED_BY_AND = new RegExp(`^[^\\d\\n,;.]{0,32}[^\\S\\n](?:${alternatives(WORDS.itemsAnd)})[^\\S\\n]\\d`, 'u')

/** Whether another reading of a sum is possible. */
const isUnsure = (message: MessageText, one: Evidence, country: Country): boolean => {
  const { written, value, minor, before, after, left, right, isMarked, isNamed, isTotal, isPaid } = one
  const isNotOneNumber =
    minor > MAX_MINOR ||
    (ODD_COMMA.test(written) && !isDecimal(written, country)) ||
    (/\d $/.test(before) && /^\d{3}(?!\d)/.test(written) && SPACED_THOUSANDS.includes(country.currency))
  const isMultiplied = one.multiplied > 0 || one.hasFactorBefore || (one.isThousands && REST_OF_THOUSANDS.test(after))
  const isHedged =
    HEDGE_BEFORE.test(before) ||
    HEDGE_BEHIND.test(after) ||
    CALCULATED_BEHIND.test(after) ||
    (!isNamed && JOINED_BEFORE.test(before)) ||
    JOINED_BEHIND.test(after)
  // "pizza (120 Kč)": the price of what is before it.
  const isInBrackets =
    !isTotal && !isPaid && isMarked && /\p{L}\s?\($/u.test(before) && after.startsWith(')') && !saysHowToPay(before)
  const isBeforeWord =
    left !== undefined && right === undefined && /^\p{L}/u.test(after) && !isEnded(message, one.whole)
  // "zaplatí 500", "zaplatí 200 předem a 300 na místě": the banknote, or a part of the sum.
  const isOnlySaid = !isNamed && !PAID_BEFORE.test(before) && PAY_BEFORE.test(before)
  const isPerhapsPart = isOnlySaid && ((BANKNOTE.test(written) && !isMarked) || JOINED_BY_AND.test(after))
  const isNearPart = !isTotal && PART_NEARBY.test(before) && !TOTAL_NEARBY.test(before)
  return (
    value === undefined ||
    one.isForeign ||
    one.isContested ||
    one.countsGoods ||
    isNotOneNumber ||
    isMultiplied ||
    isHedged ||
    isInBrackets ||
    isBeforeWord ||
    isNearPart ||
    isPerhapsPart
  )
}

/** Of several digits: no count. */
const isLarge = ({ minor }: Evidence, { currency }: Country): boolean => minor >= 10 ** (CURRENCY_DIGITS[currency] + 2)

const NAMES = /^\s\p{Lu}\p{Ll}[\p{L}'-]*\s\p{Lu}\p{Ll}/u
const GOODS = wordPattern(WORDS.goods)
const HOUSE = new RegExp(`^\\s${HOUSE_AND_STREET}`, 'u')

/** "zaplatí 520 Jana Nová", "pay 45 10 Anson Road": what follows is a name or an address, which the number does not count. */
const isBeforeOther = (message: MessageText, one: Evidence, country: Country): boolean => {
  if (HOUSE.test(one.after)) return true
  if (!isLarge(one, country) || GOODS.test(one.after)) return false
  const { after } = textAround(message.plain, one.whole)
  return (
    NAMES.test(after) ||
    streetEvidence(message, { from: one.whole.to, to: one.whole.to + after.length }).score >= ADDRESS_SCORE
  )
}

/** The strength of what speaks for a sum about which there is no doubt. */
const rankOf = (message: MessageText, one: Evidence, country: Country): keyof typeof RANKS => {
  const { written, before, after, minor, isMarked, isNamed, isTotal, isPaidBefore } = one
  const isPrice = isNamed && !TOTAL_BEFORE.test(before)
  // "2 x 35 = 70": of one line of a bill, or of all of it.
  const isCalculated = isTotal && !isNamed
  if (GRAND.test(before)) return 'grand'
  if (isMarked && !isCalculated) return isPrice ? 'markedPrice' : isTotal ? 'markedTotal' : 'marked'
  const isClock = CLOCK.test(written) && !(isDecimal(written, country) && (isTotal || isPaidBefore))
  const isLong = written.replaceAll(/\D/g, '').length > MAX_LENGTH
  const isWhole =
    isWritten(written, country) ||
    isEnded(message, one.whole) ||
    isBeforeOther(message, one, country) ||
    (minor >= HUNDRED && (PLACE_FOLLOWS.test(after) || /^\.\s/.test(after)))
  if (isMarked) return 'calculated'
  if (!isWhole || isClock || isLong) return 'unsure'
  if (isTotal) return isPrice ? 'price' : isCalculated ? 'calculated' : 'total'
  return isPaidBefore || isFree(message, one) ? 'paid' : 'unsure'
}

/** "تیسری منزل", "501号": a floor or a flat that needs no number behind it. */
const endsInUnit = (before: string, { code }: Country): boolean =>
  allMatches(before, unitForms(code)).some(
    ({ 0: found, index, groups }) =>
      (groups?.['floor'] !== undefined || /\d/.test(found)) && isBlank(before.slice(index + found.length)),
  )

/** Where the amount starts if the first digits may belong to what is before them: "Korunní 12 350 Kč", "level 3,48". */
const startBehindHouse = (message: MessageText, one: Evidence, country: Country): number | undefined => {
  const { written } = one
  const [group] = /^\d{1,3}(?=[ .,]\d)/.exec(written) ?? []
  if (group === undefined || one.left !== undefined || one.isNamed) return undefined
  const { before } = textAround(message.folded, one)
  const [words = ''] = /(?:[^\s,;/|.]+\s)?[^\s,;/|.]+\s?$/.exec(before) ?? []
  const { score } = streetEvidence(message, { from: one.from - words.length, to: one.from + group.length })
  const isPlace = PLACE_BEFORE.test(before) && !PAY_BEFORE.test(before) && !endsInUnit(before, country)
  const isGrouped = GROUPED.test(written) && !(isDecimal(written, country) && CURRENCY_DIGITS[country.currency] === 3)
  const isUnusual = isGrouped && (written.includes(' ') || isDecimal(written, country))
  const isApart = isUnusual
    ? isFree(message, one, written.includes(' '))
    : !isPlace && !(isGrouped && score >= STREET_SCORE && one.right === undefined)
  if (isApart) return undefined
  return isGrouped && (score >= ADDRESS_SCORE || isPlace) ? one.from + group.length + 1 : one.from
}

/** Ranks a number as the amount to pay; `undefined` if it is certainly something else. */
export const candidateOf = (message: MessageText, one: Evidence, country: Country): Candidate | undefined => {
  const { written, whole, isMarked } = one
  const isMoney = isMarked || isWritten(written, country)
  const isApart = isMoney || (isLarge(one, country) && (one.isTotal || one.isPaidBefore))
  const candidate = (rank: keyof typeof RANKS, shown = whole) => ({
    ...one,
    whole: shown,
    isMoney,
    isApart,
    rank: RANKS[rank],
  })
  if (isOtherNumber(message.folded, one, country)) return undefined
  if (!hasEvidence(one)) return isAlone(one, country) ? candidate(CLOCK.test(written) ? 'unsure' : 'alone') : undefined
  if (isPart(one)) return undefined
  if (isUnsure(message, one, country))
    return candidate('unsure', { from: whole.from, to: Math.max(whole.to, one.to + one.multiplied) })
  const start = startBehindHouse(message, one, country)
  if (start !== undefined) return candidate('unsure', { from: start, to: whole.to })
  return candidate(rankOf(message, one, country))
}
