import type { Country, CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { CURRENCY_WORDS, SPACED_THOUSANDS, THOUSAND_WORDS } from './currencyWords.ts'
import { LABELS } from './messageWords.ts'
import type { Span } from '../text/span.ts'
import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { amountText, readWrittenAmount } from './writtenAmount.ts'

export interface FoundAmount extends Span {
  /**
   * Formatted for the form's input: "1250", "1250,50" in Prague. An ambiguous amount stays as it was written, so that
   * the form asks what it means.
   */
  readonly value: string
}

const NUMBER =
  /(?<![\d.,#/-]|\d:)(?:\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d{1,3}(?:[.,'٬]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)(?![\d:]|[.,/]\d)/gu
/** ",-" and "/-" mark an amount of money everywhere. */
const DASHED = /^(?:[.,]-|\/-|,--)/
const TOTAL = wordPattern(LABELS.total, 'gu')
const PART = wordPattern(LABELS['part-amount'], 'gu')
const GRAND = wordPattern(
  'grand total|total bill|genel toplam|végösszeg|γενικό σύνολο|ยอดสุทธิ|total a cobrar|total a pagar|المبلغ الإجمالي|gesamtsumme|celkem k úhradě',
)
/** Words after a number that name a payment method. */
const PAID_WORDS =
  'cod|cash|cash on delivery|hotově|nakit|efectivo|készpénz|kp|μετρητά|เก็บปลายทาง|كاش|نقدا|現金|现金|swish|gcash|payme|bar|kontant|numerar'
const PAID = new RegExp(`^\\s?${wordPattern(PAID_WORDS).source}`, 'u')
/** How many characters before a number may hold a word about it. */
const NEARBY = 32

/** Letters of scripts with spaces between words: if one follows, the word has not ended. */
const SPACED_LETTER = '[\\p{sc=Latin}\\p{sc=Arabic}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Bengali}]'

const patternsOf = (currency: CurrencyCode) => {
  const words = alternatives(`${CURRENCY_WORDS[currency]}|${currency}`)
  const thousand = THOUSAND_WORDS[currency]
  return {
    thousand:
      thousand === undefined ? undefined : new RegExp(`^\\s?(?:${alternatives(thousand)})(?!${SPACED_LETTER})`, 'u'),
    before: new RegExp(`(?<!\\p{L})(?:${words})\\.?\\s?$`, 'u'),
    after: new RegExp(`^(?:[.,]-)?\\s?(?:${words})(?!${SPACED_LETTER})`, 'u'),
  }
}

const lastMatch = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** Scores how likely a number is the amount to pay, by the words and signs around it. */
const scoreOf = (
  folded: string,
  { from, to }: Span,
  patterns: ReturnType<typeof patternsOf>,
  currency: CurrencyCode,
) => {
  const line =
    folded
      .slice(Math.max(0, from - NEARBY), from)
      .split('\n')
      .at(-1) ?? ''
  const before = line.slice(Math.max(line.lastIndexOf(';'), line.lastIndexOf('? ')) + 1)
  const after = folded.slice(to, to + 12)
  const total = lastMatch(TOTAL, before)
  const part = lastMatch(PART, before)
  const isNamed = total >= 0 && total >= part && !/\d/.test(before.slice(total))
  const isPart = part > total && !/\d/.test(before.slice(part))
  const isMoney = patterns.before.test(before) || patterns.after.test(after) || DASHED.test(after)
  const decimals = /[.,](\d+)$/.exec(folded.slice(from, to))?.[1]?.length ?? 0
  const isAlone =
    /^[\s/|-]*$/.test(line) && /^\s*(?:[\n.!]|$)/.test(after) && decimals === CURRENCY_DIGITS[currency] && decimals > 0
  if (/\p{L}$/u.test(before) && !patterns.before.test(before)) return 0
  if (/^\s?(?:x|×|%|kg|g|ks|pc|pcs)(?!\p{L})/u.test(after) && !isMoney) return 0
  const isPaid = PAID.test(after)
  return (
    (isMoney ? 3 : 0) +
    (isPaid ? 2 : 0) +
    (isNamed ? 6 : 0) +
    (GRAND.test(before) ? 1 : 0) +
    (isAlone ? 1 : 0) -
    (isPart ? 6 : 0)
  )
}

/** Ambiguous amounts: the form refuses them and shows how to write them. */
const UNDECIDED = /^\d{1,3}[.,]\d{3}$/

/** The number in the form's format; `undefined` for zero and for invalid amounts. */
const valueOf = (written: string, country: Country): string | undefined => {
  const read = readWrittenAmount(written, country)
  if (read.kind === 'amount') return read.amount.minor > 0 ? amountText(read.amount, country) : undefined
  return UNDECIDED.test(written) ? written : undefined
}

/** Finds the amount to pay, with an adjacent currency. If several are equally likely, the last one wins. */
export const findAmount = (plain: string, folded: string, country: Country): FoundAmount | undefined => {
  const { currency } = country
  const patterns = patternsOf(currency)
  let best: (FoundAmount & { readonly score: number }) | undefined
  for (const { 0: number, index } of plain.matchAll(NUMBER)) {
    const from =
      number.includes(' ') && !SPACED_THOUSANDS.includes(currency) ? index + number.lastIndexOf(' ') + 1 : index
    const end = index + number.length
    const thousand = patterns.thousand?.exec(folded.slice(end, end + 8))?.[0].length ?? 0
    const span = { from, to: end + thousand }
    const score = scoreOf(folded, span, patterns, currency) + (thousand > 0 ? 3 : 0)
    const value =
      score > 0 && score >= (best?.score ?? 0) ? valueOf(plain.slice(span.from, span.to), country) : undefined
    if (value !== undefined) best = { ...span, value, score }
  }
  if (!best) return undefined
  const before = patterns.before.exec(folded.slice(Math.max(0, best.from - 12), best.from))?.[0].length ?? 0
  const after = patterns.after.exec(folded.slice(best.to, best.to + 16))?.[0].length ?? 0
  const dashes = after > 0 ? 0 : (DASHED.exec(folded.slice(best.to, best.to + 3))?.[0].length ?? 0)
  return { value: best.value, from: best.from - before, to: best.to + after + dashes }
}
