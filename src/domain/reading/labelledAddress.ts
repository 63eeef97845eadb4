import { allMatches } from '../text/allMatches.ts'
import type { MessageText } from './messageText.ts'
import { overlap, trimmed, type Span } from '../text/span.ts'
import { alternatives, wordPattern } from '../text/wordPattern.ts'
import { NOTE_HINT, OTHER_TOPIC, POSTCODE_AND_TOWN, TAIL } from './addressSigns.ts'
import type { LabelledField } from './labelledFields.ts'
import { ADDRESS_SCORE, STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import { WORDS } from './words/allWords.ts'

/** The start of a sentence about another topic. */
const NEXT_SENTENCE = new RegExp(`[.;?!]\\s+(?:\\p{L}{2,3}\\s+)?${OTHER_TOPIC.source}`, 'u')

/** The end of a sentence in Latin letters, with another one behind it. */
const SENTENCES = /(?<=\p{L}{5})[.!?](?=\s+\p{Lu}\p{Ll})/gu

/** What may stand between the label and the address. */
const INTRODUCED = new RegExp(`^(?:${alternatives(WORDS.addressIntroductions)})\\s+`)

/** ", interfon 45", ". gate code 2580", "88 ring när …": a note behind the address. */
const NOTE_BEHIND = new RegExp(`(?:[,.;]|(?<=\\p{N}))\\s+${NOTE_HINT.source}`, 'u')

const POSTAL = wordPattern(WORDS.postalWords)

/** The address behind a label, or the labelled parts of an address in text order; empty without a label. */
export const labelledAddress = (
  text: string,
  message: MessageText,
  fields: ReadonlyArray<LabelledField>,
): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const addresses = fields.filter(({ label, value }) => label === 'address' && value.to > value.from)
  // "お届け先:山口 様\n住所:大阪市…": the first one may have had the name, which was read.
  const address = addresses.find(({ value }) => /[\p{L}\p{N}]/u.test(plain.slice(value.from, value.to))) ?? addresses[0]
  if (address) {
    const own = sentence(message, address.value)
    const next = nextLine(plain, address.value.to)
    const goesOn =
      next !== undefined &&
      !fields.some(({ whole }) => overlap(whole, next)) &&
      !/^\p{L}[^\n:,]{1,20}:\s/u.test(plain.slice(next.from, next.to)) &&
      (streetEvidence(message, next).score >= ADDRESS_SCORE ||
        POSTCODE_AND_TOWN.test(plain.slice(next.from, next.to))) &&
      !NOTE_HINT.test(folded.slice(next.from, next.to))
    // The recipient's name was read and removed: "deliver to Bob Tan".
    const lines = goesOn ? [next, ...linesUnder(message, fields, next.to)] : []
    return own.to <= own.from ? lines : [own, ...lines]
  }
  const empty = fields.find(({ label }) => label === 'address')
  const below = empty && nextLine(plain, empty.whole.to)
  if (below) return [below, ...linesUnder(message, fields, below.to, STREET_SCORE)]
  return fields
    .filter(({ label, value }) => label === 'address-part' && value.to > value.from)
    .map(({ title, value }) =>
      (/\p{L}{2}/u.test(text.slice(value.from, value.to)) && /\S/.test(text.slice(title.to, value.from))) ||
      POSTAL.test(folded.slice(title.from, title.to))
        ? value
        : { from: title.from, to: value.to },
    )
}

/** Cuts a labelled address at the end of its line and before a sentence about another topic. */
const sentence = (message: MessageText, value: Span): Span => {
  const { plain, folded } = message
  const { from, to } = trimmed(plain, value)
  const [line = ''] = folded.slice(from, to).split('\n')
  const next = allMatches(plain.slice(from, from + line.length), SENTENCES).find(({ index }) => {
    const at = from + index + 1
    const [rest = ''] = plain.slice(at, from + line.length).split(/[.!?](?:\s|$)/, 1)
    return streetEvidence(message, { from: at, to: at + rest.length }).score <= 0
  })
  const stop = Math.min(
    ...[NEXT_SENTENCE, NOTE_BEHIND].map((end) => end.exec(line)?.index ?? line.length),
    next ? next.index + 1 : line.length,
  )
  const own = trimmed(plain, { from, to: from + stop })
  const introduced = INTRODUCED.exec(folded.slice(own.from, own.to))?.[0].length ?? 0
  const tail = TAIL.exec(folded.slice(own.from, own.to))
  const end = tail ? own.from + tail.index : own.to
  const cut = trimmed(plain, { from: own.from + introduced, to: end })
  return /\p{L}{4}\.$/u.test(plain.slice(cut.from, cut.to)) ? { from: cut.from, to: cut.to - 1 } : cut
}

/** The line below that goes on with an address, if it does. */
const linesUnder = (
  message: MessageText,
  fields: ReadonlyArray<LabelledField>,
  from: number,
  enough = ADDRESS_SCORE,
): ReadonlyArray<Span> => {
  const { plain, folded } = message
  const line = nextLine(plain, from)
  const isOther =
    line === undefined ||
    fields.some(({ whole }) => overlap(whole, line)) ||
    NOTE_HINT.test(folded.slice(line.from, line.to)) ||
    streetEvidence(message, line).score < enough
  return isOther ? [] : [line]
}

/** The line below a position; `undefined` if it is empty or missing. */
const nextLine = (plain: string, from: number): Span | undefined => {
  const found = /\n[^\n]*/.exec(plain.slice(from))
  if (!found) return undefined
  const start = from + found.index
  const line = trimmed(plain, { from: start, to: start + found[0].length })
  return line.to > line.from ? line : undefined
}
