import type { Row } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import { bare } from './nameCandidate.ts'
import type { FoundName } from './nameParts.ts'
import { addressee, behindAddress, contact, leading, standingAlone } from './standingNames.ts'
import { addressed, DELIVER_TO, introduced, isForRelative, orderedFor, phrased, recipient } from './statedNames.ts'
import { findTitledName } from './titledName.ts'
import { foldedText } from '../text/plainText.ts'
import type { Span } from '../text/span.ts'
import { anyWordOf, wordPattern } from '../text/wordPattern.ts'
import { WORDS } from './words/allWords.ts'

const SHOP = wordPattern(WORDS.shops)
const ORDERER = wordPattern(WORDS.orderers)
const ONLY_RELATIVE = new RegExp(`^(?:${anyWordOf(`${WORDS.relatives}|${WORDS.relativesAlone}`)})$`, 'u')

/** Whether an address or the like follows the name in its field, possibly behind a number that was read before. */
const restIsOther = (plain: string, name: Span, value: Span): boolean =>
  /^\s*[,;.\d]|^[^\n]{0,12}\n\s*\S/.test(plain.slice(name.to, value.to))

export interface NameDependencies {
  /** The whole text as plain text. */
  readonly text: string
  /** The same with everything that was already read removed. */
  readonly plain: string
  readonly folded: string
  readonly rows: ReadonlyArray<Row>
  readonly fields: ReadonlyArray<LabelledField>
  readonly sender: Span | undefined
  readonly phone: Span | undefined
  /** The sender passes on an order with its number: a shop, not the customer. */
  readonly isSentByShop: boolean
}

/**
 * Finds the customer's name: the labelled one, the introduced one, the sender of the message, or the clause that looks
 * most like a name.
 */
export const findName = ({
  text,
  plain,
  folded,
  rows,
  fields,
  sender,
  phone,
  isSentByShop,
}: NameDependencies): FoundName | undefined => {
  const labelled = fields.filter(({ label, value }) => label === 'name' && value.to > value.from)
  const isOrderer = ({ title }: LabelledField): boolean => ORDERER.test(folded.slice(title.from, title.to))
  const inField = (field: LabelledField): ReadonlyArray<FoundName> => {
    const name = bare(plain, folded, field.value)
    // "objednal vnuk: 737 620 158": who ordered, without a name.
    return name.to <= name.from || ONLY_RELATIVE.test(folded.slice(name.from, name.to))
      ? []
      : [
          {
            ...name,
            whole: { from: field.whole.from, to: restIsOther(plain, name, field.value) ? name.to : field.whole.to },
          },
        ]
  }
  const stated =
    labelled.filter((field) => !isOrderer(field)).flatMap(inField)[0] ??
    orderedFor(plain, folded) ??
    (isForRelative(folded) ? (findTitledName(plain, folded) ?? addressee(plain, folded, rows)) : undefined) ??
    introduced(plain, folded) ??
    phrased(plain, folded) ??
    findTitledName(plain, folded) ??
    recipient(plain, folded) ??
    labelled.flatMap(inField)[0]
  if (stated) return stated
  const before = addressee(plain, folded, rows)
  if (before) return before
  if (
    sender &&
    !isSentByShop &&
    !SHOP.test(foldedText(text.slice(sender.from, sender.to))) &&
    !/\d/.test(text.slice(sender.from, sender.to))
  ) {
    const letters = /[\p{L}\p{M}][\p{L}\p{M}\s.'-]*/u.exec(text.slice(sender.from, sender.to))
    if (letters) {
      const from = sender.from + letters.index
      const name = { from, to: from + letters[0].trimEnd().length }
      return { ...name, whole: name }
    }
  }
  const first =
    contact(plain, folded, fields) ?? behindAddress(plain, folded, rows, phone, text) ?? leading(plain, folded, rows)
  if (first) return first
  const forWhom = addressed(plain, folded, DELIVER_TO)
  if (forWhom && /\s/.test(plain.slice(forWhom.from, forWhom.to))) return forWhom
  return standingAlone(plain, folded, rows, fields, phone, text) ?? forWhom
}
