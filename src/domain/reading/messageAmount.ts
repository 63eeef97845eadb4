import type { CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { CURRENCY_WORDS, SPACED_THOUSANDS } from './currencyWords.ts'
import { LABELS } from './messageWords.ts'
import type { Span } from './span.ts'
import { wordPattern, wordsOf } from './wordPattern.ts'

export interface FoundAmount extends Span {
  /** Major units with a point, as the form takes them: "1250", "7.5". */
  readonly value: string
}

const NUMBER =
  /(?<![\d.,#/-]|\d:)(?:\d{1,3}(?:[.,'٬]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?)(?![\d:]|[.,/]\d)/gu
/** ",-" and "/-" say money everywhere. */
const DASHED = /^(?:[.,]-|\/-|,--)/
const TOTAL = wordPattern(LABELS.total, 'gu')
const PART = wordPattern(LABELS['part-amount'], 'gu')
const GRAND = wordPattern(
  'grand total|total bill|genel toplam|végösszeg|γενικό σύνολο|ยอดสุทธิ|total a cobrar|total a pagar|المبلغ الإجمالي|gesamtsumme|celkem k úhradě',
)
/** How it is paid, said behind the number. */
const PAID_WORDS =
  'cod|cash|cash on delivery|hotově|nakit|efectivo|készpénz|kp|μετρητά|เก็บปลายทาง|كاش|نقدا|現金|现金|swish|gcash|payme|bar|kontant|numerar'
const PAID = new RegExp(`^\\s?${wordPattern(PAID_WORDS).source}`, 'u')
/** Characters before a number in which a word about it stands. */
const NEARBY = 32

const patternsOf = (currency: CurrencyCode) => {
  const words = wordsOf(`${CURRENCY_WORDS[currency]}|${currency}`)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|')
  return {
    before: new RegExp(`(?<!\\p{L})(?:${words})\\.?\\s?$`, 'u'),
    after: new RegExp(`^(?:[.,]-)?\\s?(?:${words})(?!\\p{L})`, 'u'),
  }
}

/** A point or a comma before three digits groups them, unless the currency has three decimals and it is a point. */
const readNumber = (written: string, currency: CurrencyCode): string | undefined => {
  const digits = CURRENCY_DIGITS[currency]
  const separators = written.replaceAll(/\d/g, '')
  const last = separators.at(-1) ?? ''
  const behind = written.length - 1 - written.lastIndexOf(last)
  const isDecimal =
    (last === '.' || last === ',') &&
    (separators.length > 1 ? !separators.startsWith(last) : behind !== 3 || (digits === 3 && last === '.'))
  const at = isDecimal ? written.lastIndexOf(last) : written.length
  const whole = written
    .slice(0, at)
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  const decimals = written.slice(at + 1).replace(/0+$/, '')
  if (decimals.length > digits || whole.length > 12) return undefined
  return decimals === '' ? whole : `${whole}.${decimals}`
}

const lastMatch = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** How likely a number is what the customer pays: by the words and signs around it. */
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

/** What there is to pay, with its currency where that stands beside it; the last of several that are equally likely. */
export const findAmount = (plain: string, folded: string, currency: CurrencyCode): FoundAmount | undefined => {
  const patterns = patternsOf(currency)
  let best: (FoundAmount & { readonly score: number }) | undefined
  for (const { 0: number, index } of plain.matchAll(NUMBER)) {
    const from =
      number.includes(' ') && !SPACED_THOUSANDS.includes(currency) ? index + number.lastIndexOf(' ') + 1 : index
    const span = { from, to: index + number.length }
    const score = scoreOf(folded, span, patterns, currency)
    const value =
      score > 0 && score >= (best?.score ?? 0) ? readNumber(plain.slice(span.from, span.to), currency) : undefined
    if (value !== undefined && Number(value) > 0) best = { ...span, value, score }
  }
  if (!best) return undefined
  const before = patterns.before.exec(folded.slice(Math.max(0, best.from - 12), best.from))?.[0].length ?? 0
  const after = patterns.after.exec(folded.slice(best.to, best.to + 16))?.[0].length ?? 0
  return { value: best.value, from: best.from - before, to: best.to + after }
}
