import {
  AFTER_TOTAL,
  BALANCES,
  BANKNOTES,
  CHANGE_WORDS,
  COUNTED,
  DELIVERY_ITSELF,
  DEPOSITS,
  EACH_AFTER,
  EACH_WORDS,
  HEDGES,
  HEDGES_AFTER,
  MULTIPLIERS,
  NUMBERED_WORDS,
  PAID_WORDS,
  PART_AFTER,
  PRICE_WORDS,
  REDUCTIONS,
  TOTAL_FILLERS,
} from './amountWords.ts'
import { CARDS, DOORS, PAYING, PAYMENT_WORDS, TRANSFERS } from './paymentWords.ts'
import type { Span } from '../text/span.ts'
import { alternatives, anyOf, wordPattern, wordsOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'

/** Letters of scripts with spaces between words: if one follows, the word has not ended. */
export const SPACED_LETTER = '[\\p{sc=Latin}\\p{sc=Arabic}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{sc=Bengali}]'
export const SPACE = '[^\\S\\n]'
/** What may occur between a word and its number. */
const GAP = `${SPACE}{0,14}[:=.(-]?${SPACE}{0,14}`

const GRAND_WORDS =
  'grand total|total bill|genel toplam|végösszeg|γενικό σύνολο|ยอดสุทธิ|total a cobrar|total a pagar|المبلغ الإجمالي|gesamtsumme|celkem k úhradě'
const PLACE_WORDS = `${WORDS.streets}|${WORDS.houseWords}|${WORDS.floorWords}|${LABELS.unit}|${LABELS.building}|${LABELS['address-part']}|${LABELS.phone}|${LABELS.other}|${LABELS.time}|${NUMBERED_WORDS}`

const paid = wordsOf(PAID_WORDS)
const anyBut = (list: string, others: ReadonlyArray<string>) =>
  anyOf(wordsOf(list).filter((word) => !others.includes(word)))
const TOTAL = anyBut(LABELS.total, paid)
const PAID = anyOf(paid)
const COUNT = `\\(?\\d{1,2}${SPACE}?(?:${alternatives(COUNTED)})(?!${SPACED_LETTER})\\)?`
const FILLERS = `(?:${GAP}(?:${anyOf(wordsOf(TOTAL_FILLERS))}|${COUNT}|\\([^()\\n]{1,20}\\)))*`

const directlyBefore = (words: string) => new RegExp(`${words}${GAP}$`, 'u')
const directlyAfter = (list: string) =>
  new RegExp(`^${SPACE}{0,2}[-(+]?(?:${alternatives(list)})(?!${SPACED_LETTER})`, 'u')

export const NAMED = directlyBefore(`${TOTAL}${FILLERS}`)
const PRICES = wordsOf(PRICE_WORDS)
export const TOTAL_BEFORE = directlyBefore(`${anyBut(LABELS.total, [...paid, ...PRICES])}${FILLERS}`)
export const GRAND = directlyBefore(`${anyOf(wordsOf(GRAND_WORDS))}${FILLERS}`)
export const PAID_BEFORE = directlyBefore(`${PAID}${FILLERS}`)
export const PAID_AFTER = directlyAfter(PAID_WORDS)
/** "kártyával fizet az ajtónál 8970": after a way to pay at the door, a number of several digits is the sum. */
export const DOOR_BEFORE = directlyBefore(anyOf(wordsOf(DOORS)))
/** "bezahlt, 33,40": the clause before says that it is paid. */
export const DONE_BEFORE = new RegExp(`${anyOf(wordsOf(PAYMENT_WORDS.PAID))}[,:]${SPACE}$`, 'u')
export const CALCULATED = /\d[^\n/]{0,8}=\s?$/
/** "card on delivery" names no fee. */
const AT_DELIVERY = `(?<!${wordPattern('on|upon|at|عند|při|bei|vid|ved|la|par|pe|kapıda').source}[^\\S\\n]${wordPattern(LABELS['part-amount']).source})`
const PART_WORD = `${wordPattern(LABELS['part-amount']).source}${AT_DELIVERY}(?!${SPACE}{1,2}${wordPattern(DELIVERY_ITSELF).source})`
export const PART_BEFORE = directlyBefore(`${PART_WORD}${FILLERS}`)
export const PART_NEARBY = new RegExp(`${PART_WORD}[^\\d\\n,;]*$`, 'u')
export const TOTAL_NEARBY = new RegExp(`(?:${TOTAL}|${PAID})[^\\d\\n,;]*$`, 'u')
export const PART_BEHIND = new RegExp(`${directlyAfter(PART_AFTER).source}(?!別|込|無料|${GAP}\\P{L}{0,3}\\d)`, 'u')
export const REDUCED = wordPattern(`${REDUCTIONS}|${DEPOSITS}`)
export const HAS_DEPOSIT = wordPattern(DEPOSITS)
export const CHANGE_BEFORE = directlyBefore(anyOf(wordsOf(CHANGE_WORDS)))
export const BANKNOTE_BEHIND = directlyAfter(BANKNOTES)
export const EACH_BEFORE = directlyBefore(`(?:${anyOf(wordsOf(EACH_WORDS))}|\\d${SPACE}?[x×*])`)
export const EACH_BEHIND = directlyAfter(EACH_AFTER)
export const HEDGE_BEFORE = directlyBefore(anyOf(wordsOf(`${HEDGES}|${BALANCES}`)))
export const BALANCE_BEFORE = directlyBefore(`${anyOf(wordsOf(BALANCES))}${FILLERS}`)
export const HEDGE_BEHIND = directlyAfter(HEDGES_AFTER)
export const MULTIPLIED = new RegExp(`^${SPACE}?(?:${alternatives(MULTIPLIERS)})(?!${SPACED_LETTER})`, 'u')
/** "1万 2500円", "25 الف و500": the end of a number whose beginning is multiplied. */
export const MULTIPLIED_BEFORE = new RegExp(
  `\\d[\\d.,]{0,8}${SPACE}?(?:${alternatives(MULTIPLIERS)})${SPACE}?و?${SPACE}?$`,
  'u',
)
export const IS_COUNTED = new RegExp(`^${SPACE}?(?:${alternatives(COUNTED)})(?!${SPACED_LETTER})`, 'u')
/** "100 + 50", "250-300": one of several numbers that belong together. */
export const JOINED_BEFORE = /\d\s?\+\s?$|\d\s?[-~〜～]\s?$/
export const JOINED_BEHIND = /^[^\S\n]?(?:[-~〜～][^\S\n]?\d|\+)/
/** A point belongs to an abbreviation, "St. 5", or ends the sentence. */
const PLACE_GAP = `(?:(?<=(?<!\\p{L})\\p{sc=Latin}{1,4})\\.${SPACE}?|${SPACE}{0,14}[:=(#-]?${SPACE}{0,14})`
export const PLACE_BEFORE = new RegExp(
  `${anyOf(wordsOf(PLACE_WORDS))}(?:${PLACE_GAP}(?:no|nr|c|number|رقم|ที่))?${PLACE_GAP}$`,
  'u',
)
const KNOWN_BEFORE = directlyBefore(
  anyOf(wordsOf(`${LABELS.total}|${PAID_WORDS}|${TOTAL_FILLERS}|${AFTER_TOTAL}|zaplatím|zaplatí|platím|pay|i pay`)),
)
const FREE_BEFORE = /(?:^[\s.]*|[,;:!?()|=/+\p{Extended_Pictographic}-]|[\p{L}\p{M}]{4}\.|\d\.\s)\s*$/u
const SMALL_WORD_BEFORE = /(?<!\p{L})\p{Ll}[\p{L}\p{M}]*[^\S\n]+$/u
/** A word that may follow the total: punctuation, the end, a courtesy, another label. */
const TAIL = new RegExp(
  `^\\s*(?:$|[\\n,;!?)(/|•"'*\\p{Extended_Pictographic}]|-(?!\\d)|\\.(?:\\s*$|\\s*\\n|\\s+\\p{Lu})|\\.?\\s*و?(?:${alternatives(
    `${AFTER_TOTAL}|${PAID_WORDS}|${PAYING}|${CARDS}|${TRANSFERS}|${CHANGE_WORDS}|${DOORS}|${LABELS['part-amount']}|${LABELS.phone}|${LABELS.address}|${LABELS.name}|${LABELS.notes}`,
  )})(?!${SPACED_LETTER}))`,
  'u',
)
export const PLACE_BEHIND = new RegExp(
  `${directlyAfter(`${WORDS.floorWords}|${WORDS.houseWords}|${WORDS.streets}`).source}(?!${GAP}#?\\d)`,
  'u',
)
/** The label of the next detail. */
export const PLACE_FOLLOWS = new RegExp(`${directlyAfter(PLACE_WORDS).source}${GAP}#?\\d`, 'u')
const ORDINAL_BEHIND = new RegExp(`^\\.?${SPACE}?(?:${alternatives(WORDS.floorWords)})(?!${GAP}\\d)`, 'u')

/** How many characters around a number may hold a word about it. */
export const NEARBY = 48

export const GROUPED = /^\d{1,3}[ .,]\d{3}/

/** The text around a number, on its line. */
export const textAround = (folded: string, { from, to }: Span) => {
  const line =
    folded
      .slice(Math.max(0, from - NEARBY), from)
      .split('\n')
      .at(-1) ?? ''
  const before = line.slice(Math.max(line.lastIndexOf(';'), line.lastIndexOf('? ')) + 1)
  return { before, after: folded.slice(to, to + NEARBY).split('\n', 1)[0] ?? '' }
}

/** Whether a number may be a sum of money at all: not within a word, not an ordinal, not the number of a floor. */
export const isPlain = (folded: string, { from, to }: Span): boolean => {
  const { before, after } = textAround(folded, { from, to })
  const isInCode = /\p{L}-$|\p{sc=Latin}$/u.test(before) && !NAMED.test(before) && !PAID_BEFORE.test(before)
  return !isInCode && !/^\p{sc=Latin}/u.test(after) && !ORDINAL_BEHIND.test(after)
}

/** Whether a number begins a clause or follows a word that announces a price. */
export const isFree = (plain: string, folded: string, span: Span, mayFollowWords = true): boolean => {
  const { before } = textAround(folded, span)
  if (PLACE_BEFORE.test(before)) return false
  if (FREE_BEFORE.test(before) || KNOWN_BEFORE.test(before)) return true
  const isAllSmall = !/\p{Lu}/u.test(plain)
  return mayFollowWords && !isAllSmall && SMALL_WORD_BEFORE.test(textAround(plain, span).before)
}

export const isEnded = (plain: string, folded: string, span: Span): boolean =>
  TAIL.test(textAround(plain, span).after) || TAIL.test(textAround(folded, span).after)
