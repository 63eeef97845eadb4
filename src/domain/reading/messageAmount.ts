import type { MessageText } from './messageText.ts'
import type { Country, CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { conventionsOf } from '../market/writingConventions.ts'
import { currencyOf, marksIn, owners, type Currency } from './currencyMarks.ts'
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
  HAS_DEPOSIT,
  DONE_BEFORE,
  DOOR_BEFORE,
  PAID_BEFORE,
  PAID_AFTER,
  CALCULATED,
  PART_BEFORE,
  PART_NEARBY,
  TOTAL_NEARBY,
  PART_BEHIND,
  REDUCED,
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
import { ADDRESS_SCORE, STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import type { Span } from '../text/span.ts'
import { alternatives } from '../text/wordPattern.ts'
import { amountText, KOREAN_COUNT, readWrittenAmount } from './writtenAmount.ts'
import * as arabic from './words/ar.ts'
import * as korean from './words/ko.ts'

interface FoundAmount extends Span {
  /** Formatted for the form's input: "1250", "1250,50" in Prague. */
  readonly value: string
}

export interface FoundAmounts {
  readonly amount: FoundAmount | undefined
  /** Numbers that may be the amount. Empty if one of them certainly is. */
  readonly unsure: ReadonlyArray<UnsureAmount>
}

interface UnsureAmount extends Span {
  /** Whether a currency makes it a sum of money, whatever it is for. */
  readonly isMoney: boolean
}

/** Currencies whose amounts use a space between thousands. */
const SPACED_THOUSANDS: ReadonlyArray<CurrencyCode> = ['CZK', 'EUR', 'HUF', 'NOK', 'SEK']

const NUMBER = new RegExp(
  String.raw`(?<![\d#]|\d[.:'٬/]|\d,(?=\d{1,3}(?!\d))|#\s)(?:${KOREAN_COUNT}(?= ?${korean.WON}(?!${korean.NOTE}))|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:[.,'٬]\d{3})+(?:[.,]\d{1,2})?|[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)(?!\d|:(?!-)|[.,/]\d(?!\d?:\d\d))`,
  'gu',
)
/** ",-", ":-" and "/-" mark an amount of money everywhere. */
const DASHED = /^(?:[.,:]-|\/-|,--)(?!\d)/
/** "12 دينار ونص". */
const HALF_BEHIND = new RegExp(`^ ?(?:${alternatives(arabic.AND_HALF)})(?!\\p{L})`, 'u')
/** "25 الف و500": the hundreds behind a number of thousands. */
const REST_OF_THOUSANDS = new RegExp(`^ ?${arabic.AND}? ?\\d{3}(?!\\d)`)
/** Longer numbers without a currency are no amounts. */
const LONGEST = 7
/** In minor units of most currencies: smaller numbers are rather floors and counts. */
const HUNDRED = 10_000

/** Decimals behind a comma, where a point is usual: rather two numbers. */
const ODD_COMMA = /^\d+,\d{1,2}$/
const CLOCK = /^(?:[01]?\d|2[0-3])[.,][0-5]\d$/

interface Candidate extends Span {
  /** With its currency. */
  readonly whole: Span
  readonly value: string | undefined
  readonly minor: number
  readonly isMarked: boolean
  readonly isMoney: boolean
  /** What is left to pay of a total. */
  readonly isBalance: boolean
  /** The strength of the evidence; 0 is not sure. */
  readonly rank: number
}

const RANKS = {
  grand: 8,
  markedTotal: 7,
  total: 6,
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

const numbersIn = (
  plain: string,
  { thousand }: Currency,
  folded: string,
  currency: CurrencyCode,
): ReadonlyArray<Span> =>
  [...plain.matchAll(NUMBER)].map(({ 0: number, index }) => {
    const isOneNumber = !/^\d+ /.test(number) || SPACED_THOUSANDS.includes(currency)
    const end = index + number.length
    return {
      from: isOneNumber ? index : index + number.lastIndexOf(' ') + 1,
      to: end + (thousand?.exec(folded.slice(end, end + 8))?.[0].length ?? 0),
    }
  })

/** A number in the form of an amount, which counts never have: "1,250", "22.50". */
const isWritten = (written: string, country: Country): boolean =>
  GROUPED.test(written) || (isDecimal(written, country) && decimalsOf(written) === 2)

const decimalsOf = (written: string): number => /[.,](\d+)$/.exec(written)?.[1]?.length ?? 0

const isDecimal = (written: string, country: Country) => written.includes(conventionsOf(country).decimalMark)

/** A price on a line of its own, or behind the words that it is paid. */
const isAlone = (folded: string, span: Span, written: string, country: Country): boolean => {
  const { before, after } = textAround(folded, span)
  return (
    ((/^[\s/|-]*$/.test(before) && /^\s*(?:[.!]\s*)?$/.test(after)) ||
      (DONE_BEFORE.test(before) && /^\s*(?:$|[.,!](?!\d))/.test(after))) &&
    isDecimal(written, country) &&
    decimalsOf(written) === CURRENCY_DIGITS[country.currency]
  )
}

/** Where the amount starts if the first digits may belong to what is before them: "Korunní 12 350 Kč", "level 3,48". */
const startBehindHouse = (
  message: MessageText,
  span: Span,
  written: string,
  country: Country,
  hasCurrencyBehind: boolean,
): number | undefined => {
  const { folded } = message
  const [group] = /^\d{1,3}(?=[ .,]\d)/.exec(written) ?? []
  if (group === undefined) return undefined
  const { before } = textAround(folded, span)
  const [words = ''] = /(?:[^\s,;/|.]+\s)?[^\s,;/|.]+\s?$/.exec(before) ?? []
  const { score } = streetEvidence(message, { from: span.from - words.length, to: span.from + group.length })
  const isPlace = PLACE_BEFORE.test(before)
  const isGrouped = GROUPED.test(written) && !(isDecimal(written, country) && CURRENCY_DIGITS[country.currency] === 3)
  const isUnusual = isGrouped && (written.includes(' ') || isDecimal(written, country))
  const isApart = isUnusual
    ? isFree(message, span, written.includes(' '))
    : !isPlace && !(isGrouped && score >= STREET_SCORE && !hasCurrencyBehind)
  if (isApart) return undefined
  return isGrouped && (score >= ADDRESS_SCORE || isPlace) ? span.from + group.length + 1 : span.from
}

/**
 * Finds the amount to pay by its evidence: a currency beside it, a word for the total, a way to pay. A number without
 * evidence is none; if the evidence is weak or points at several amounts, no amount is returned but what may be meant.
 */
export const findAmount = (message: MessageText, country: Country): FoundAmounts => {
  const { plain, folded } = message
  const currency = currencyOf(country.currency)
  const numbers = numbersIn(plain, currency, folded, country.currency)
  const { owned, contested } = owners(message, numbers, marksIn(folded, currency.own))
  const foreign = owners(message, numbers, marksIn(folded, currency.foreign)).owned

  const judge = (span: Span): ReadonlyArray<Candidate> => {
    const marks = owned.get(span) ?? []
    const left = marks.find(({ to }) => to <= span.from)
    const right = marks.find(({ from }) => from >= span.to)
    const dashes = DASHED.exec(folded.slice(span.to, span.to + 3))?.[0].length ?? 0
    const written = plain.slice(span.from, span.to)
    if (!/[1-9]/.test(written)) return []
    const end = right?.to ?? span.to + dashes
    const half = right && /^\d+$/.test(written) ? (HALF_BEHIND.exec(folded.slice(end, end + 8))?.[0].length ?? 0) : 0
    const factor = MULTIPLIED_BEFORE.exec(folded.slice(Math.max(0, span.from - NEARBY), span.from))?.[0].length ?? 0
    const whole = { from: left?.from ?? span.from - factor, to: end + half }
    const { value, minor } = valueOf(half > 0 ? `${written}${conventionsOf(country).decimalMark}5` : written, country)
    const { before, after } = textAround(folded, whole)
    // "10 دينار ونصف كيلو": the half may be of the goods.
    const countsGoods = half > 0 && /^ ?\p{L}/u.test(after) && !PAID_AFTER.test(after)
    const isThousands = currency.thousand !== undefined && /\p{L}/u.test(written)
    const isMarked = marks.length > 0 || dashes > 0 || isThousands
    const isMoney = isMarked || isWritten(written, country)
    const isBalance = BALANCE_BEFORE.test(before)
    const isPaidBefore =
      PAID_BEFORE.test(before) || (minor >= HUNDRED && /\d{3}/.test(written) && DOOR_BEFORE.test(before))
    const isPaid = isPaidBefore || PAID_AFTER.test(after)
    const candidate = (rank: keyof typeof RANKS, shown = whole) => [
      { ...span, whole: shown, value, minor, isMarked, isMoney, isBalance, rank: RANKS[rank] },
    ]

    const isNamed = NAMED.test(before)
    const isSum = isWritten(written, country) && !CLOCK.test(written) && (isNamed || isPaidBefore)
    const isOutside = !isPlain(folded, span) || (!isSum && (IS_COUNTED.test(after) || PLACE_BEHIND.test(after)))
    if (!isMarked && (isOutside || /\d\s?[-~〜～]\s?$/.test(before))) return []
    const isTotal = isNamed || CALCULATED.test(before)
    const isForeign = !isMarked && foreign.has(span)
    // "3rd floor cash": the number belongs to what is before it.
    if (!isMarked && !isTotal && !isPaidBefore && PLACE_BEFORE.test(before)) return []
    if (!isMarked && !isTotal && !isPaid && !isForeign && !isBalance && !contested.has(span))
      return isAlone(folded, span, written, country) ? candidate(CLOCK.test(written) ? 'unsure' : 'alone') : []

    const isPart =
      (!isNamed && ((!isPaidBefore && PART_BEFORE.test(before)) || PART_BEHIND.test(after))) ||
      CHANGE_BEFORE.test(before) ||
      BANKNOTE_BEHIND.test(after) ||
      EACH_BEFORE.test(before) ||
      EACH_BEHIND.test(after)
    if (isPart) return []
    const multiple = isThousands ? 0 : (MULTIPLIED.exec(folded.slice(span.to, span.to + NEARBY))?.[0].length ?? 0)
    const isUnsure =
      value === undefined ||
      isForeign ||
      contested.has(span) ||
      countsGoods ||
      HEDGE_BEFORE.test(before) ||
      HEDGE_BEHIND.test(after) ||
      (!isNamed && JOINED_BEFORE.test(before)) ||
      JOINED_BEHIND.test(after) ||
      multiple > 0 ||
      factor > 0 ||
      (isThousands && REST_OF_THOUSANDS.test(after)) ||
      (!isTotal &&
        !isPaid &&
        isMarked &&
        /\p{L}\s?\($/u.test(before) &&
        after.startsWith(')') &&
        !saysHowToPay(before)) ||
      (ODD_COMMA.test(written) && !isDecimal(written, country)) ||
      (/\d $/.test(before) && /^\d{3}(?!\d)/.test(written) && SPACED_THOUSANDS.includes(country.currency)) ||
      (left !== undefined && right === undefined && /^\p{L}/u.test(after) && !isEnded(message, whole)) ||
      (!isTotal && PART_NEARBY.test(before) && !TOTAL_NEARBY.test(before))
    if (isUnsure) return candidate('unsure', { from: whole.from, to: Math.max(whole.to, span.to + multiple) })
    const start = left || isNamed ? undefined : startBehindHouse(message, span, written, country, right !== undefined)
    if (start !== undefined) return candidate('unsure', { from: start, to: whole.to })
    const isPrice = isNamed && !TOTAL_BEFORE.test(before)
    if (GRAND.test(before)) return candidate('grand')
    if (isMarked) return candidate(isPrice ? 'markedPrice' : isTotal ? 'markedTotal' : 'marked')
    const isClock = CLOCK.test(written) && !(isDecimal(written, country) && (isTotal || isPaidBefore))
    const isLong = written.replaceAll(/\D/g, '').length > LONGEST
    const isWhole =
      isWritten(written, country) ||
      isEnded(message, whole) ||
      (minor >= HUNDRED && (PLACE_FOLLOWS.test(after) || /^\.\s/.test(after)))
    if (!isWhole || isClock || isLong) return candidate('unsure')
    if (isTotal) return candidate(isPrice ? 'price' : 'total')
    return candidate(isPaidBefore || isFree(message, span) ? 'paid' : 'unsure')
  }
  // "a pizza at 200 each and a coffee 50": without a total, each is only a part.
  const hasPieces = numbers.some((span) => {
    const { before, after } = textAround(folded, span)
    return owned.has(span) && (EACH_BEFORE.test(before) || EACH_BEHIND.test(after))
  })
  return decided(numbers.flatMap(judge), REDUCED.test(folded) || hasPieces, HAS_DEPOSIT.test(folded))
}

const covers = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to

/**
 * The one amount that the evidence points at. `isReduced` tells that a discount or a deposit is taken off it,
 * `isPaidInPart` that it is a deposit: then it stays open whether the total is meant or what is left of it.
 */
const decided = (candidates: ReadonlyArray<Candidate>, isReduced: boolean, isPaidInPart: boolean): FoundAmounts => {
  const sure = candidates.filter(({ rank }) => rank > 0)
  const rank = Math.max(...sure.map((candidate) => candidate.rank))
  const best = sure.filter((candidate) => candidate.rank === rank)
  const sum = best.reduce((total, { minor }) => total + minor, 0)
  const values = new Set(best.map(({ value }) => value))
  const total = values.size > 1 && best.length > 2 ? best.find(({ minor }) => minor * 2 === sum) : best.at(-1)
  // "about 500 Kč or 600 Kč": without a total, another sum of money leaves it open.
  const hasOther = candidates.some(
    (other) => other.rank === RANKS.unsure && other.isMoney && other.value !== total?.value,
  )
  // "total 1000, deposit 200, balance 800": both may be meant.
  const hasBalance = candidates.some(({ isBalance, value }) => isBalance && value !== total?.value)
  const isOpen = (rank < RANKS.total && (isReduced || hasOther)) || hasBalance || isPaidInPart
  // A total is at least as much as each of its parts.
  const isTooLittle =
    total !== undefined && !total.isMarked && candidates.some(({ isMarked, minor }) => isMarked && minor > total.minor)
  if (total?.value !== undefined && (values.size === 1 || best.length > 2) && !isTooLittle && !isOpen)
    return { amount: { value: total.value, ...total.whole }, unsure: [] }
  const open = sure.length > 0 && !hasOther ? sure : candidates
  const shown = open.filter(({ whole }) => !open.some((other) => other.whole !== whole && covers(other.whole, whole)))
  return { amount: undefined, unsure: shown.map(({ whole, isMoney }) => ({ ...whole, isMoney })) }
}
