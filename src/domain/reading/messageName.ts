import { rowsOf, type Row } from './chunks.ts'
import { isOfOrderer, type LabelledField } from './labelledFields.ts'
import { withoutParts, type MessageText } from './messageText.ts'
import { addressBehindName } from './nameBeforeAddress.ts'
import { bare } from './nameCandidate.ts'
import type { FoundName, NameClues } from './nameParts.ts'
import { likeliestName } from './likeliestName.ts'
import { addressee, behindAddress, behindLabel, contact, leading } from './standingNames.ts'
import {
  addressed,
  announcedBeside,
  broughtTo,
  DELIVER_TO,
  introduced,
  isForRelative,
  orderedFor,
  phrased,
  recipient,
} from './statedNames.ts'
import { findTitledName } from './titledName.ts'
import { foldedText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { anyWordOf, asWritten, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'

const SHOP = wordPattern(WORDS.shops)
const ONLY_RELATIVE = new RegExp(`^(?:${anyWordOf(`${WORDS.relatives}|${WORDS.relativesAlone}`)})$`, 'u')

/** "Lakshmi. Zone 44": the point that ends a sentence, and no abbreviation. */
const POINT_AT_END = /(?<=[\p{L}\p{M}]{3})\.$/u

/**
 * Finds the customer's name: the labelled one, the introduced one, the sender of the message, or the clause that looks
 * most like a name.
 */
export const findName = (clues: NameClues): FoundName | undefined => {
  const name = anyName(clues)
  const isPointed = name !== undefined && POINT_AT_END.test(clues.message.plain.slice(name.from, name.to))
  return isPointed ? { ...name, to: name.to - 1 } : name
}

const anyName = (clues: NameClues): FoundName | undefined => {
  const { message, fields } = clues
  const isOrderer = (field: LabelledField): boolean => isOfOrderer(message.folded, field)
  const labelled = fields.filter(({ label, value }) => label === 'name' && value.to > value.from)
  const orderers = labelled.filter(isOrderer)
  const others = withoutParts(
    message,
    orderers.map(({ whole }) => whole),
  )
  const rows = orderers.length > 0 ? rowsOf(others.plain) : clues.rows
  return (
    statedName(
      others,
      rows,
      labelled.filter((field) => !isOrderer(field)),
    ) ??
    addressee(others, rows) ??
    behindLabel(others, fields) ??
    firstIn(message, orderers) ??
    senderName(clues) ??
    contact(message, fields) ??
    announcedBeside(message, clues.phone, clues.text) ??
    behindAddress(message, clues.rows, clues.phone, clues.text) ??
    leading(message, clues.rows) ??
    unannouncedName(clues)
  )
}

const firstIn = (message: MessageText, fields: ReadonlyArray<LabelledField>): FoundName | undefined =>
  fields.flatMap((field) => nameInField(message, field) ?? [])[0]

/** The name that one of the labels, a phrase or a title announces. */
const statedName = (
  message: MessageText,
  rows: ReadonlyArray<Row>,
  labelled: ReadonlyArray<LabelledField>,
): FoundName | undefined =>
  firstIn(message, labelled) ??
  orderedFor(message) ??
  (isForRelative(message.folded) ? (findTitledName(message) ?? addressee(message, rows)) : undefined) ??
  introduced(message) ??
  phrased(message) ??
  findTitledName(message) ??
  broughtTo(message) ??
  recipient(message)

/** The name in a field; none if it only says who ordered: "objednal vnuk: 737 620 158". */
const nameInField = (message: MessageText, { value, whole }: LabelledField): FoundName | undefined => {
  const address = addressBehindName(message, value)
  const name = bare(message, { from: value.from, to: address ?? value.to })
  if (name.to <= name.from || ONLY_RELATIVE.test(message.folded.slice(name.from, name.to))) return undefined
  const to = address !== undefined || restIsOther(message.plain, name, value) ? name.to : whole.to
  return { ...name, whole: { from: whole.from, to } }
}

/** "Ayesha Siddiqui hai, House 45": the end of a name in its field. */
const OTHER_BEHIND = new RegExp(`^(?:\\s(?:${asWritten(WORDS.hereBehind)}))?\\s*[,;.\\d]|^[^\\n]{0,12}\\n\\s*\\S`, 'u')

/** Whether an address or the like follows the name in its field, possibly behind a number that was read before. */
const restIsOther = (plain: string, name: Span, value: Span): boolean =>
  OTHER_BEHIND.test(plain.slice(name.to, value.to))

/** The letters of the name under which a customer sent the message. */
const senderName = ({ text, sender, isSentByShop }: NameClues): FoundName | undefined => {
  if (sender === undefined || isSentByShop) return undefined
  const written = text.slice(sender.from, sender.to)
  if (SHOP.test(foldedText(written)) || /\d/.test(written)) return undefined
  const letters = /[\p{L}\p{M}][\p{L}\p{M}\s.'-]*/u.exec(written)
  if (letters === null) return undefined
  const from = sender.from + letters.index
  const name = { from, to: from + letters[0].trimEnd().length }
  return { ...name, whole: name }
}

/** The name that nothing announces; "for" before a single word does so only if no clause looks like a name. */
const unannouncedName = (clues: NameClues): FoundName | undefined => {
  const { message } = clues
  const forWhom = addressed(message, DELIVER_TO)
  const isFull = forWhom !== undefined && /\s/.test(message.plain.slice(forWhom.from, forWhom.to))
  return isFull ? forWhom : (likeliestName(clues) ?? forWhom)
}
