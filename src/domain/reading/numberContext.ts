import type { MessageText } from './messageText.ts'
import { ARABIC, BENGALI, CYRILLIC, GREEK, LATIN } from '../text/letters.ts'
import type { Span } from '../text/span.ts'
import { alternatives, anyOf, anyWordOf, asWritten, wordPattern, wordsOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'
import * as arabic from './words/ar.ts'
import * as japanese from './words/ja.ts'

/** A letter of a script whose words stand alone: if one follows, the word has not ended. Korean words have endings. */
export const CONTINUING_LETTER = `[${LATIN}${GREEK}${CYRILLIC}${ARABIC}${BENGALI}]`
export const SPACE = '[^\\S\\n]'
/** What may occur between a word and its number, also the dots that lead to it: "TOTAL ....... 20.500". */
const GAP = `${SPACE}{0,14}(?:[:=(-]|[.…]+)?${SPACE}{0,14}`

const PLACE_WORDS = `${WORDS.streets}|${WORDS.houseWords}|${WORDS.floorWords}|${LABELS.unit}|${LABELS.building}|${LABELS['address-part']}|${LABELS.phone}|${LABELS.other}|${LABELS.time}|${WORDS.numbered}`

const paid = wordsOf(WORDS.paidWords)
const anyBut = (list: string, others: ReadonlyArray<string>) =>
  anyOf(wordsOf(list).filter((word) => !others.includes(word)))
const TOTAL = anyBut(LABELS.total, paid)
const PAID = anyOf(paid)
const COUNT = `\\(?\\d{1,2}${SPACE}?(?:${alternatives(WORDS.counted)})(?!${CONTINUING_LETTER})\\)?`
/** "incl. 5% VAT": what the total has in it. */
const INCLUDED = `${anyWordOf(WORDS.inclusive)}\\.?${SPACE}(?:\\d{1,2}${SPACE}?%${SPACE})?${anyWordOf(LABELS['part-amount'])}\\.?`
const FILLERS = `(?:${GAP}(?:${anyWordOf(WORDS.totalFillers)}|${COUNT}|${INCLUDED}|\\([^()\\n]{1,20}\\)))*`

const directlyBefore = (words: string) => new RegExp(`${words}${GAP}$`, 'u')
const directlyAfter = (list: string) =>
  new RegExp(`^${SPACE}{0,2}[-(+]?(?:${alternatives(list)})(?!${CONTINUING_LETTER})`, 'u')

export const NAMED = directlyBefore(`${TOTAL}${FILLERS}`)
const PRICES = wordsOf(WORDS.prices)
export const TOTAL_BEFORE = directlyBefore(`${anyBut(LABELS.total, [...paid, ...PRICES])}${FILLERS}`)
export const GRAND = directlyBefore(`${anyWordOf(WORDS.grandTotals)}${FILLERS}`)
export const PAID_BEFORE = directlyBefore(`${PAID}${FILLERS}`)
/** "zaplatí 520", "zaplatí kurýrovi 520". */
export const PAY_BEFORE = directlyBefore(
  `${anyWordOf(WORDS.payBefore)}(?:${GAP}${anyWordOf(`${WORDS.riders}|${WORDS.cards}|${WORDS.doors}`)}){0,2}`,
)
/** "Rechnung 45,90": a sum if the number has decimals, otherwise the number of the bill. */
export const BILL_BEFORE = directlyBefore(anyWordOf(WORDS.thingNumbers))
export const PAID_AFTER = directlyAfter(WORDS.paidWords)
/** "kártyával fizet az ajtónál 8970": after a way to pay at the door, a number of several digits is the sum. */
export const DOOR_BEFORE = directlyBefore(anyWordOf(WORDS.doors))
/** "bezahlt, 33,40": the clause before says that it is paid. */
export const DONE_BEFORE = new RegExp(`${anyWordOf(WORDS.paid)}[,:]${SPACE}$`, 'u')
export const CALCULATED = /\d[^\n/]{0,8}=\s?$/
/** "1000 - 10% = 900": a sum from which another one is calculated. */
export const CALCULATED_BEHIND = new RegExp(
  `^[^\\n,;:()=]{0,24}?(?:[-+−–%]|${anyWordOf(WORDS.reductions)})[^\\n,;:()=]{0,24}=[^\\S\\n]?\\P{L}{0,4}(?:\\p{L}{1,4}\\.?[^\\S\\n]?)?\\d`,
  'u',
)
/** "card on delivery" names no fee. */
const AT_DELIVERY = `(?<!${anyWordOf(WORDS.atDelivery)}[^\\S\\n]${anyWordOf(LABELS['part-amount'])})`
const PART_WORD = `${anyWordOf(LABELS['part-amount'])}${AT_DELIVERY}(?!${SPACE}{1,2}${anyWordOf(WORDS.deliveryItself)})`
export const PART_BEFORE = directlyBefore(`${PART_WORD}${FILLERS}`)
export const PART_NEARBY = new RegExp(`${PART_WORD}[^\\d\\n,;]*$`, 'u')
export const TOTAL_NEARBY = new RegExp(`(?:${TOTAL}|${PAID})[^\\d\\n,;]*$`, 'u')
export const PART_BEHIND = new RegExp(
  `${directlyAfter(WORDS.partBehind).source}(?!${japanese.NO_PART}|${GAP}\\P{L}{0,3}\\d)`,
  'u',
)
export const REDUCED = wordPattern(`${WORDS.reductions}|${WORDS.deposits}`)
export const HAS_DEPOSIT = wordPattern(WORDS.deposits)
export const CHANGE_BEFORE = directlyBefore(anyWordOf(WORDS.change))
export const BANKNOTE_BEHIND = directlyAfter(WORDS.banknotes)
/** At the start of a sentence, "A 7.500 forintot" is the article. */
export const EACH_BEFORE = directlyBefore(`(?<!(?:^|[.!?\\n])\\s*)(?:${anyWordOf(WORDS.each)}|\\d${SPACE}?[x×*])`)
export const EACH_BEHIND = directlyAfter(WORDS.eachBehind)
export const HEDGE_BEFORE = directlyBefore(anyWordOf(`${WORDS.hedges}|${WORDS.balances}`))
export const BALANCE_BEFORE = directlyBefore(`${anyWordOf(WORDS.balances)}${FILLERS}`)
export const HEDGE_BEHIND = directlyAfter(WORDS.hedgesBehind)
export const MULTIPLIED = new RegExp(`^${SPACE}?(?:${alternatives(WORDS.multipliers)})(?!${CONTINUING_LETTER})`, 'u')
/** "1万 2500円", "25 الف و500": the end of a number whose beginning is multiplied. */
export const MULTIPLIED_BEFORE = new RegExp(
  `\\d[\\d.,]{0,8}${SPACE}?(?:${alternatives(WORDS.multipliers)})${SPACE}?${arabic.AND}?${SPACE}?$`,
  'u',
)
export const IS_COUNTED = new RegExp(`^${SPACE}?(?:${alternatives(WORDS.counted)})(?!${CONTINUING_LETTER})`, 'u')
/** "100 + 50", "250-300": one of several numbers that belong together. */
export const JOINED_BEFORE = /\d\s?\+\s?$|\d\s?[-~〜～]\s?$/
export const JOINED_BEHIND = /^[^\S\n]?(?:[-~〜～][^\S\n]?\d|\+)/
/** A point belongs to an abbreviation, "St. 5", or ends the sentence. */
const PLACE_GAP = `(?:(?<=(?<!\\p{L})\\p{sc=Latin}{1,4})\\.${SPACE}?|${SPACE}{0,14}[:=(#-]?${SPACE}{0,14})`
export const PLACE_BEFORE = new RegExp(
  `${anyWordOf(PLACE_WORDS)}(?:${PLACE_GAP}(?:${asWritten(WORDS.placeNumbers)}))?${PLACE_GAP}$`,
  'u',
)
const KNOWN_BEFORE = directlyBefore(
  anyWordOf(`${LABELS.total}|${WORDS.paidWords}|${WORDS.totalFillers}|${WORDS.afterTotal}|${WORDS.payBefore}`),
)
const FREE_BEFORE = /(?:^[\s.]*|[,;:!?()|=/+\p{Extended_Pictographic}-]|[\p{L}\p{M}]{4}\.|\d\.\s)\s*$/u
const SMALL_WORD_BEFORE = /(?<!\p{L})\p{Ll}[\p{L}\p{M}]*[^\S\n]+$/u
/** A word that may follow the total: punctuation, the end, a courtesy, another label. */
const TAIL = new RegExp(
  `^\\s*(?:$|[\\n,;!?)(/|•"'*\\p{Extended_Pictographic}]|-(?!\\d)|\\.(?:\\s*$|\\s*\\n|\\s+\\p{Lu})|\\.?\\s*${arabic.AND}?(?:${alternatives(
    `${WORDS.afterTotal}|${WORDS.paidWords}|${WORDS.paying}|${WORDS.cards}|${WORDS.transfers}|${WORDS.change}|${WORDS.doors}|${LABELS['part-amount']}|${LABELS.phone}|${LABELS.address}|${LABELS.name}|${LABELS.notes}`,
  )})(?!${CONTINUING_LETTER}))`,
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
export const isFree = (message: MessageText, span: Span, mayFollowWords = true): boolean => {
  const { plain, folded } = message
  const { before } = textAround(folded, span)
  if (PLACE_BEFORE.test(before)) return false
  if (FREE_BEFORE.test(before) || KNOWN_BEFORE.test(before)) return true
  const isAllSmall = !/\p{Lu}/u.test(plain)
  return mayFollowWords && !isAllSmall && SMALL_WORD_BEFORE.test(textAround(plain, span).before)
}

export const isEnded = ({ plain, folded }: MessageText, span: Span): boolean =>
  TAIL.test(textAround(plain, span).after) || TAIL.test(textAround(folded, span).after)
