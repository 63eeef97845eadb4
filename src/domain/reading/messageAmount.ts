import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { candidateOf, evidenceOf, RANKS, SPACED_THOUSANDS, type Candidate } from './amountEvidence.ts'
import type { Country, CurrencyCode } from '../market/countries.ts'
import { currencyOf, marksIn, owners, type Currency } from './currencyMarks.ts'
import { textAround, HAS_DEPOSIT, REDUCED, EACH_BEFORE, EACH_BEHIND } from './numberContext.ts'
import type { Span } from '../text/span.ts'
import { KOREAN_COUNT } from './writtenAmount.ts'
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
  /** Whether it is a sum of money, whatever it is for: no part of an address. */
  readonly isApart: boolean
}

const NUMBER = new RegExp(
  String.raw`(?<![\d#]|\d[.:'٬/]|\d,(?=\d{1,3}(?!\d))|#\s)(?:${KOREAN_COUNT}(?= ?${korean.WON}(?!${korean.NOTE}))|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:[.,'٬]\d{3})+(?:[.,]\d{1,2})?|[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)(?!\d|:(?!-)|[.,/]\d(?!\d?:\d\d))`,
  'gu',
)

const numbersIn = (
  plain: string,
  { thousand }: Currency,
  folded: string,
  currency: CurrencyCode,
): ReadonlyArray<Span> =>
  allMatches(plain, NUMBER).map(({ 0: number, index }) => {
    const isOneNumber = !/^\d+ /.test(number) || SPACED_THOUSANDS.includes(currency)
    const end = index + number.length
    return {
      from: isOneNumber ? index : index + number.lastIndexOf(' ') + 1,
      to: end + (thousand?.exec(folded.slice(end, end + 8))?.[0].length ?? 0),
    }
  })

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
  const candidates = numbers.flatMap((span) => {
    const evidence = evidenceOf(message, span, { owned, contested, foreign }, country)
    return (evidence && candidateOf(message, evidence, country)) ?? []
  })
  // "a pizza at 200 each and a coffee 50": without a total, each is only a part.
  const hasPieces = numbers.some((span) => {
    const { before, after } = textAround(folded, span)
    return owned.has(span) && (EACH_BEFORE.test(before) || EACH_BEHIND.test(after))
  })
  return decided(candidates, REDUCED.test(folded) || hasPieces, HAS_DEPOSIT.test(folded))
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
  const isOpen = (rank < RANKS.calculated && (isReduced || hasOther)) || hasBalance || isPaidInPart
  // A total is at least as much as each of its parts.
  const isTooLittle =
    total !== undefined && !total.isMarked && candidates.some(({ isMarked, minor }) => isMarked && minor > total.minor)
  if (total?.value !== undefined && (values.size === 1 || best.length > 2) && !isTooLittle && !isOpen)
    return { amount: { value: total.value, ...total.whole }, unsure: [] }
  const open = sure.length > 0 && !hasOther ? sure : candidates
  const shown = open.filter(({ whole }) => !open.some((other) => other.whole !== whole && covers(other.whole, whole)))
  return { amount: undefined, unsure: shown.map(({ whole, isApart }) => ({ ...whole, isApart })) }
}
