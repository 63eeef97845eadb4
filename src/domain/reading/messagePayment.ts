import { allMatches } from '../text/allMatches.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { LATIN } from '../text/letters.ts'
import { overlap, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { DEEDS, WORDS } from './words/allWords.ts'
import * as korean from './words/ko.ts'
import * as thai from './words/th.ts'
import * as english from './words/en.ts'
import * as german from './words/de.ts'

export interface FoundPayment extends Span {
  readonly method: PaymentMethod
}

/** Korean words have endings. */
const KOREAN_CARD = `(?:${korean.CREDIT})?${korean.CARD}(?:${korean.BY} ?)?(?:${korean.PAYMENT})?`
const CARD = `(?:${anyWordOf(WORDS.cards)}|${KOREAN_CARD})`
const TRANSFER = `(?:${anyWordOf(WORDS.transfers)}|(?:${korean.TRANSFERS})(?:${korean.PARTICLES})?)`
const DOOR = `(?:${anyWordOf(WORDS.doors)}|${korean.DOORS})`
/** What may occur between the card and the door, within a clause. */
const BESIDE = '[^\\d\\n,.;!?]{0,16}?'
/** Excludes a greeting card that the rider leaves at the door: "kart kapıda bırakın". */
const NOT_LEFT_THERE = `(?![^\\S\\n]?(?:${alternatives(WORDS.leftThere)}))`
const CARD_AT_DOOR = new RegExp(
  `(?:(?:${CARD}|${TRANSFER})${BESIDE}${DOOR}|${DOOR}${BESIDE}(?:${CARD}|${TRANSFER})|${anyWordOf(WORDS.paying)}${BESIDE}(?:${CARD}|${TRANSFER})${BESIDE}${anyWordOf(WORDS.riders)})${NOT_LEFT_THERE}`,
  'gu',
)
/** Words for paying at the door, in cash if no card is named: "kapıda ödeme, kartla". */
const AT_DOOR = new RegExp(`^${anyWordOf(WORDS.atDoor)}$`, 'u')

const LATIN_LETTER = `[${LATIN}]`
/** What follows words of Bengali, Tamil, Burmese and Korean without a space. */
const ENDING = '[\\u0980-\\u09fe\\u0b82-\\u0bfa\\u1000-\\u109f\\u1100-\\u11ff\\uac00-\\ud7a3]*'
/** A deed and that it is done, within a clause. */
const DONE = new RegExp(
  DEEDS.map(([deed, done]) => {
    const [first, last] = [deed, done].map(
      (list) =>
        `(?:(?<!${LATIN_LETTER})|(?!${LATIN_LETTER}))(?:${alternatives(list)})(?:(?!${LATIN_LETTER})|(?<!${LATIN_LETTER}))`,
    )
    return `${first}(?:(?!${thai.ENDS_DEED})[^\\d\\n,.;!?]){0,24}?${last}${ENDING}`
  }).join('|'),
  'gu',
)
/** Words of a sum that is only a part: what is said of it does not hold for the order. */
const PART_BEFORE = new RegExp(`${anyWordOf(WORDS.deposits)}[^\\n,;!?]{0,24}$`, 'u')
/** The same behind it, with the sum: "paid 500 advance", "paid a deposit of 20". "Paid in advance" is all of it. */
const PART_BEHIND = new RegExp(
  `^[^\\S\\n](?:[^\\n,;!?\\p{L}\\d]{0,4}\\d(?:[\\d.,]*\\d)?[^\\n,;!?\\d]{0,12}?|\\p{L}[^\\S\\n])?${anyWordOf(WORDS.deposits)}`,
  'u',
)

const WAYS = {
  PAYMENT_ON_DELIVERY: WORDS.terminals,
  CASH_ON_DELIVERY: WORDS.cash,
  PAID: WORDS.paid,
} as const satisfies Partial<Record<PaymentMethod, string>>
const METHODS = ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY', 'PAID'] as const
const PATTERNS = METHODS.map((method) => ({ method, pattern: wordPattern(WAYS[method], 'gu') }))
const EVIDENCE: ReadonlyArray<{ readonly method: PaymentMethod; readonly pattern: RegExp }> = [
  { method: 'PAYMENT_ON_DELIVERY', pattern: CARD_AT_DOOR },
  { method: 'PAID', pattern: DONE },
  ...PATTERNS,
]

const ANY_WAY = new RegExp(
  `${anyWordOf([...Object.values(WAYS), WORDS.cards, WORDS.doors, WORDS.transfers].join('|'))}|${KOREAN_CARD}|${DONE.source}`,
  'u',
)

/** Whether a text names a way to pay, offered or not. */
export const saysHowToPay = (folded: string): boolean => ANY_WAY.test(folded)

/** Words that mean cash only behind a sum: "48,90 € bar", "560 ปลายทาง". */
const CASH_BEHIND_SUM = new RegExp(
  [
    `(?<=(?:\\d|€|(?<!\\p{L})(?:${german.EUROS})|${thai.BAHT})[^\\S\\n]{0,2})(?:${german.CASH}(?![\\p{L}\\p{M}])|${thai.CASH})`,
    `(?<!\\p{L})${german.CASH}(?=[,:]?[^\\S\\n](?:€[^\\S\\n]?)?\\d)`,
    `${korean.CASH}(?=[^\\S\\n]?(?:${korean.PAYS}))`,
  ].join('|'),
  'gu',
)

/** A negation directly before the words reverses their meaning: "not paid". */
const NEGATION = new RegExp(`(?:${anyWordOf(WORDS.negations)}|${asWritten(WORDS.unspacedNegations)})\\s?$`, 'u')
/** "Bezahlt wird an der Tür": what is still to come. */
const TO_COME = new RegExp(`^[^\\S\\n]${anyWordOf(WORDS.toCome)}`, 'u')
const NEARBY = 12
const WALLETS = wordPattern(WORDS.transfers, 'gu')
const MAX_WAY_LENGTH = 40
const CASH = wordPattern(WORDS.cash, 'gu')

/**
 * Shortens phrases for cash payment to one word of equal length, so that "cash on delivery 350" is not read as the
 * delivery fee.
 */
export const withShortCash = (folded: string): string =>
  folded.replace(CASH, (words) =>
    words.length > english.SHORT_CASH.length ? english.SHORT_CASH.padEnd(words.length) : words,
  )

/** "betalt med Vipps", "paid via PayNow already", "will pay by card on delivery": with what it is paid, or where. */
const PAID_WITH = new RegExp(
  `^(?:[^\\S\\n]{0,2}(?:(?:${asWritten(WORDS.paidWith)})[^\\S\\n]{0,2})?(?:${anyWordOf(`${WORDS.cards}|${WORDS.transfers}|${WORDS.doors}|${WORDS.alreadyBehindPaid}`)}))+`,
  'u',
)

/** "kártyával kifizetve", "カード決済済": the same before it. */
const WITH_BEFORE = new RegExp(
  `(?:(?:${asWritten(WORDS.paidWith)})[^\\S\\n]{1,2})?${anyWordOf(`${WORDS.cards}|${WORDS.transfers}`)}[^\\S\\n]{0,2}$`,
  'u',
)

/** "Zain Cash": a wallet that is called after cash. */
const isInWallet = (folded: string, { from, to, method }: FoundPayment): boolean =>
  method === 'CASH_ON_DELIVERY' &&
  allMatches(folded, WALLETS).some(({ 0: wallet, index }) => index < from && to <= index + wallet.length)

/** Whether a card at the door is one that was charged before: "카드결제 완료 문 앞". */
const isDone = (card: Span, { method, from, to }: FoundPayment): boolean =>
  method === 'PAID' && overlap(card, { from, to })

/**
 * Finds the first payment method in the message that is among the offered ones; a card is meant where the first words
 * only say that it is paid at the door.
 */
export const findPayment = (folded: string, offered: ReadonlyArray<PaymentMethod>): FoundPayment | undefined => {
  const found = [...EVIDENCE, { method: 'CASH_ON_DELIVERY', pattern: CASH_BEHIND_SUM } as const]
    .filter(({ method }) => offered.includes(method))
    .flatMap(({ method, pattern }) =>
      allMatches(folded, pattern).map(({ 0: words, index }) => ({ method, from: index, to: index + words.length })),
    )
    .filter((one, _, all) => one.method !== 'PAYMENT_ON_DELIVERY' || !all.some((other) => isDone(one, other)))
    .filter((one) => !isInWallet(folded, one))
    .filter(({ from }) => !NEGATION.test(folded.slice(Math.max(0, from - NEARBY), from)))
    .filter(({ method, to }) => method !== 'PAID' || !TO_COME.test(folded.slice(to, to + NEARBY)))
    .filter(
      ({ method, from, to }) =>
        method !== 'PAID' ||
        !(
          PART_BEFORE.test(folded.slice(Math.max(0, from - 2 * NEARBY), from)) ||
          PART_BEHIND.test(folded.slice(to, to + 3 * NEARBY))
        ),
    )
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const [first] = found
  const card = found.find(({ method }) => method === 'PAYMENT_ON_DELIVERY')
  if (first?.method === 'PAID' || (first !== undefined && first === card)) {
    const behind = PAID_WITH.exec(folded.slice(first.to, first.to + MAX_WAY_LENGTH))?.[0] ?? ''
    const before = WITH_BEFORE.exec(folded.slice(Math.max(0, first.from - MAX_WAY_LENGTH), first.from))?.[0] ?? ''
    return { ...first, from: first.from - before.length, to: first.to + behind.length }
  }
  return first && card && AT_DOOR.test(folded.slice(first.from, first.to)) ? card : first
}
