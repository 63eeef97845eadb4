import type { PaymentMethod } from '../market/paymentMethod.ts'
import { overlap, type Span } from '../text/span.ts'
import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { CARDS, DOORS, PAYMENT_WORDS, TRANSFERS } from './paymentWords.ts'

export interface FoundPayment extends Span {
  readonly method: PaymentMethod
}

/** Korean words have endings. */
const KOREAN_CARD = '(?:신용)?카드'
const KOREAN_DOOR = '현장|문 ?앞|만나서|도착하'
const CARD = `(?:${wordPattern(CARDS).source}|${KOREAN_CARD})`
const DOOR = `(?:${wordPattern(DOORS).source}|${KOREAN_DOOR})`
/** What may occur between the card and the door, within a clause. */
const BESIDE = '[^\\d\\n,.;!?]{0,16}?'
/** Excludes a greeting card that the rider leaves at the door: "kart kapıda bırakın". */
const NOT_LEFT_THERE = `(?![^\\S\\n]?(?:${alternatives('bırak|leave|left|abgeben|lassen|ablegen|nechte|nechat|dejar|dejala|두고|놔')}))`
const CARD_AT_DOOR = new RegExp(`(?:${CARD}${BESIDE}${DOOR}|${DOOR}${BESIDE}${CARD})${NOT_LEFT_THERE}`, 'gu')
/** Words for paying at the door, in cash if no card is named: "kapıda ödeme, kartla". */
const AT_DOOR = new RegExp(
  `^${wordPattern('เก็บปลายทาง|เก็บเงินปลายทาง|จ่ายปลายทาง|ชำระปลายทาง|kapıda ödeme|contra entrega|při převzetí|pay on delivery|payment on delivery|عند الاستلام|عند التسليم|ڈیلیوری پر|delivery pe|到付|현장결제').source}$`,
  'u',
)

const METHODS = ['PAYMENT_ON_DELIVERY', 'CASH_ON_DELIVERY', 'PAID'] as const
const PATTERNS = METHODS.map((method) => ({ method, pattern: wordPattern(PAYMENT_WORDS[method], 'gu') }))
const EVIDENCE: ReadonlyArray<{ readonly method: PaymentMethod; readonly pattern: RegExp }> = [
  { method: 'PAYMENT_ON_DELIVERY', pattern: CARD_AT_DOOR },
  ...PATTERNS,
]

const ANY_WAY = new RegExp(
  `${wordPattern([...Object.values(PAYMENT_WORDS), CARDS, DOORS, TRANSFERS].join('|')).source}|${KOREAN_CARD}`,
  'u',
)

/** Whether a text names a way to pay, offered or not. */
export const saysHowToPay = (folded: string): boolean => ANY_WAY.test(folded)

/** Words that mean cash only behind a sum: "48,90 € bar", "560 ปลายทาง". */
const CASH_BEHIND_SUM = /(?<=(?:\d|€|(?<!\p{L})eur|(?<!\p{L})euro|บาท)[^\S\n]{0,2})(?:bar(?![\p{L}\p{M}])|ปลายทาง)/gu

/** A negation directly before the words reverses their meaning: "not paid". */
const NEGATION = new RegExp(
  `(?:${wordPattern("not|isn't|not yet|un|no|není|nebylo|nicht|nem|nu|ej|inte|ikke|ei|δεν|غير|لم يتم|لم|ما|değil").source}|ยังไม่|ไม่ได้|ไม่|未|没|沒|不|미)\\s?$`,
  'u',
)
const NEARBY = 12
const CASH = wordPattern(PAYMENT_WORDS.CASH_ON_DELIVERY, 'gu')
const SHORT = 'cash'

/**
 * Shortens phrases for cash payment to one word of equal length, so that "cash on delivery 350" is not read as the
 * delivery fee.
 */
export const withShortCash = (folded: string): string =>
  folded.replace(CASH, (words) => (words.length > SHORT.length ? SHORT.padEnd(words.length) : words))

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
      [...folded.matchAll(pattern)].map(({ 0: words, index }) => ({ method, from: index, to: index + words.length })),
    )
    .filter((one, _, all) => one.method !== 'PAYMENT_ON_DELIVERY' || !all.some((other) => isDone(one, other)))
    .filter(({ from }) => !NEGATION.test(folded.slice(Math.max(0, from - NEARBY), from)))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const [first] = found
  const card = found.find(({ method }) => method === 'PAYMENT_ON_DELIVERY')
  return first && card && AT_DOOR.test(folded.slice(first.from, first.to)) ? card : first
}
