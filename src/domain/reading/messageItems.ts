import { allMatches } from '../text/allMatches.ts'
import { withoutParts, type MessageText } from './messageText.ts'
import { rowsOf, type Row } from './chunks.ts'
import { NOTE_HINT } from './addressSigns.ts'
import { goodsBesideAddress } from './goodsBesideAddress.ts'
import { ADDRESS_SCORE, streetEvidence } from './streetEvidence.ts'
import { overlap, trimmed, type Span } from '../text/span.ts'
import { alternatives, anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { WORDS } from './words/allWords.ts'
import { CURRENCY_WORDS } from './words/currencies.ts'
import * as arabic from './words/ar.ts'

/** "Order #5519", "Objednávka č. 4521", "رقم الطلب 44120", without the digits. */
const BEFORE_REFERENCE = `^\\P{L}{0,3}(?:${alternatives(WORDS.orders)})(?![\\p{L}\\p{M}])[^\\S\\n]{0,2}[:#.]{0,2}[^\\S\\n]?(?:(?:${asWritten(WORDS.orderNumbers)}|#)\\.?[^\\S\\n]?){0,2}[:#]?[^\\S\\n]?[\\p{L}-]{0,4}#?`
const REFERENCE = new RegExp(`${BEFORE_REFERENCE}\\d{2,12}$`, 'u')
/** The same before something else: "Pedido 3321 Sofía Ledesma Av. Rivadavia 5520". */
const REFERENCE_FIRST = new RegExp(`${BEFORE_REFERENCE}\\d{3,12}(?![\\p{L}\\p{N}/-])`, 'u')
/** "2x svíčková", "1 teh tarik", "3 مندي دجاج". */
const COUNT_FIRST = new RegExp(
  `^(?:${arabic.AND})?\\d{1,2}[^\\S\\n]?(?:[x×*][^\\S\\n]?|(?:${asWritten(WORDS.itemCounters)})[^\\S\\n])?[\\p{L}][^\\n]*$`,
  'u',
)
/** Words that count things in languages that never count without one. */
const COUNTERS = `(?:${asWritten(WORDS.unspacedCounters)}|[x×]|(?:${asWritten(WORDS.itemCounters)})(?!\\p{L}))`
/** "唐揚げ弁当3つ", "菠蘿包4個", "떡볶이 2", "Margherita 2x". */
const COUNT_LAST = new RegExp(
  `^[\\p{L}\\p{M}][\\p{L}\\p{M}\\u30fc .'-]*[^\\S\\n]?[x×]?\\d{1,2}[^\\S\\n]?${COUNTERS}?\\.?$`,
  'u',
)
/** "ผัดไทย 2 ข้าวผัดปู 1": several counts in one clause. */
const COUNTS = /^(?:[\p{L}\p{M}][^\d\n]{1,40}\d{1,2}[^\S\n]?){2,}$/u
/** "Chci 2 pizzy", "Bitte 3 Schnitzel": an order in words, which looks like a street with the number of a house. */
const WISH = /^\p{Lu}\p{L}*(?:\s\p{L}{1,8}){0,3}\s\d{1,2}\s\p{L}{3,}[^\d\n]*$/u
const TIMES = new RegExp(`[x×][^\\S\\n]?\\d|\\d[^\\S\\n]?${COUNTERS}`, 'u')
const NO_ITEM = wordPattern(
  `${WORDS.streets}|${WORDS.houseWords}|${WORDS.floorWords}|${LABELS.phone}|${LABELS.total}|${WORDS.banknotes}|${WORDS.noItems}`,
)
const CITY = wordPattern(WORDS.cities)
/** "gulyás", "lahmacun 1 ayran": things in small letters, also several. */
const IN_SMALL_LETTERS = "\\p{Ll}[\\p{L}\\p{M}'-]*(?:\\s(?:\\d{1,2}\\s?[x×]?\\s)?\\p{Ll}[\\p{L}\\p{M}'-]*){0,6}"
/**
 * Things that are multiplied, stand before a name, "2 gulyás Nagy Anna Váci út 12", or behind a postcode: "S570118 2 boxes
 * mooncake".
 */
const THINGS = new RegExp(
  `(?<=^|\\s)\\d{1,2}\\s?[x×]\\s?${IN_SMALL_LETTERS}|^\\d{1,2}\\s${IN_SMALL_LETTERS}(?=\\s\\p{Lu}\\p{Ll}+\\s\\p{Lu}\\p{Ll})|(?<=\\d{5}\\s)\\d{1,2}\\s${IN_SMALL_LETTERS}$`,
  'u',
)
const PRICE = new RegExp(`\\d\\s?${anyWordOf(Object.values(CURRENCY_WORDS).join('|'))}`, 'u')
/** "1x dort pro Janu Novákovou", "1 laksa to Mr Lee": whom the things are for. */
const FOR_SOMEBODY = new RegExp(
  `[^\\S\\n](?:${alternatives(`${WORDS.sendTo}|${WORDS.orderFor}|${WORDS.forPerson}|${WORDS.toPerson}`)})[^\\S\\n]` +
    `(?<title>(?:${alternatives(WORDS.titles)})\\.?[^\\S\\n])?`,
  'gu',
)
/** The point of a sentence behind a count, and not of "s.r.o." */
const ENDS_SENTENCE = new RegExp(`\\d[^\\S\\n]?${COUNTERS}?\\.$`, 'u')
const NAME = /^\p{Lu}/u
const NAMES = /^\p{Lu}[\p{L}\p{M}'-]+\s\p{Lu}/u
/** "1x dort na Vinohradskou 12". */
const TO_PLACE = new RegExp(`\\s(?:${alternatives(WORDS.addressWords)})$`, 'u')
const SEPARATORS = new RegExp(
  `[,、;]| (?:${asWritten(WORDS.itemsAnd)}) |(?<=\\d)[^\\S\\n]?${arabic.AND}(?=\\d)|[^\\S\\n]${arabic.AND}(?=\\d)`,
  'u',
)

export const isReference = (folded: string, { from, to }: Span): boolean => REFERENCE.test(folded.slice(from, to))

/** "3rd", "3ος", "3p.", "3ro B": a floor. */
const ORDINAL = new RegExp(`^\\d{1,2}\\.?(?:${asWritten(WORDS.ordinals)})\\.?(?:[^\\S\\n]\\p{L})?$`, 'u')

/** The things without whom they are for, and without the end of a sentence. */
const withoutPerson = ({ plain, folded }: MessageText, { from, to }: Span): Span => {
  const person = allMatches(folded.slice(from, to), FOR_SOMEBODY).find(({ 0: before, index, groups }) =>
    (groups?.['title'] === undefined ? NAMES : NAME).test(plain.slice(from + index + before.length, to)),
  )
  const end = ENDS_SENTENCE.test(plain.slice(from, to)) ? to - 1 : to
  return { from, to: person === undefined ? end : from + person.index }
}

/** The orders in words that look like an address, beside a clause that is one, and no town with a number: "Praha 2". */
const wishesIn = (message: MessageText, clauses: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const addresses = clauses.filter(
    (clause) =>
      streetEvidence(message, clause).score >= ADDRESS_SCORE && !CITY.test(folded.slice(clause.from, clause.to)),
  )
  const wishes = addresses.filter(
    ({ from, to }) => WISH.test(plain.slice(from, to)) && !NO_ITEM.test(folded.slice(from, to)),
  )
  return wishes.length < addresses.length ? wishes : []
}

const isItem = (message: MessageText, span: Span): boolean => {
  const { plain, folded } = message
  const text = plain.slice(span.from, span.to)
  const areCounts = COUNTS.test(text) && !/\p{Lu}/u.test(text)
  // "zvonit 2x": what to do, and how often.
  const isCountLast = COUNT_LAST.test(text) && !NOTE_HINT.test(folded.slice(span.from, span.to))
  if (ORDINAL.test(text) || (!areCounts && !COUNT_FIRST.test(text) && !isCountLast)) return false
  return !NO_ITEM.test(folded.slice(span.from, span.to)) && streetEvidence(message, span).score < ADDRESS_SCORE
}

/** The things of a clause that is an address without them; `undefined` if it is no address. */
const thingsBesideAddress = (message: MessageText, clause: Span): Span | undefined => {
  const { plain, folded } = message
  const found = THINGS.exec(plain.slice(clause.from, clause.to))
  if (found === null) return undefined
  const from = clause.from + found.index
  const [things = ''] = folded.slice(from, from + found[0].length).split(TO_PLACE, 1)
  const to = from + things.length
  const isAddress = [
    { from: clause.from, to: from },
    { from: to, to: clause.to },
  ].some((rest) => {
    const { score } = streetEvidence(message, trimmed(plain, rest))
    return score >= ADDRESS_SCORE && !PRICE.test(folded.slice(rest.from, rest.to))
  })
  return isAddress && !NO_ITEM.test(things) ? { from, to } : undefined
}

/** Dishes and goods with their counts, and the number of the order: what is delivered, which is no note. */
export const findItems = (message: MessageText, rows: ReadonlyArray<Row>): ReadonlyArray<Span> => {
  const references = rows
    .flatMap(({ clauses }) => clauses)
    .flatMap(({ from, to }) => {
      const length = REFERENCE_FIRST.exec(message.folded.slice(from, to))?.[0].length
      return length === undefined || from + length >= to ? [] : [{ from, to: from + length }]
    })
  const rest = withoutParts(message, references)
  return [...references, ...thingsIn(rest, rowsOf(rest.plain))]
}

const thingsIn = (message: MessageText, rows: ReadonlyArray<Row>): ReadonlyArray<Span> => {
  const clauses = rows.flatMap((row) => row.clauses)
  const wishes = wishesIn(message, clauses)
  const beside = clauses.flatMap(
    (clause) =>
      thingsBesideAddress(message, clause) ??
      (wishes.includes(clause) ? [] : (goodsBesideAddress(message, clause) ?? [])),
  )
  const isOther = (item: Span): boolean => !beside.some((things) => overlap(things, item))
  return [...beside, ...[...wishes, ...countedIn(message, rows)].filter(isOther)]
}

const countedIn = (message: MessageText, rows: ReadonlyArray<Row>): ReadonlyArray<Span> =>
  rows.flatMap((row) => {
    const whole = trimmed(message.plain, row)
    if (REFERENCE.test(message.folded.slice(whole.from, whole.to))) return [whole]
    const clauses = row.clauses.filter(({ from, to }) => to > from)
    const found = clauses.filter((clause) => {
      const text = message.plain.slice(clause.from, clause.to)
      return (
        REFERENCE.test(message.folded.slice(clause.from, clause.to)) ||
        (isItem(message, clause) &&
          (TIMES.test(text) || clauses.length > 1 || SEPARATORS.test(text) || /\d[^\d]+\d/.test(text)))
      )
    })
    // A number behind a name, "Žitná 23", counts something only among other counts.
    const isList = clauses.length > 1 && found.length === clauses.length
    const items = found.filter(({ from, to }) => {
      const text = message.plain.slice(from, to)
      return (
        isList ||
        TIMES.test(text) ||
        REFERENCE.test(message.folded.slice(from, to)) ||
        (COUNT_FIRST.test(text) && /^\P{L}*\p{Ll}/u.test(text)) ||
        COUNTS.test(text) ||
        /\d[^\d]+\d[^\d]/.test(text)
      )
    })
    return items.map((item) => withoutPerson(message, item))
  })
