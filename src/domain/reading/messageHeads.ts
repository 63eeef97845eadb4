import type { LabelledField } from './labelledFields.ts'
import { findPayment } from './messagePayment.ts'
import type { FoundName } from './nameParts.ts'
import type { ReadParts } from './messageParts.ts'
import { isAddressBehindOther, type OpenedMessage } from './openMessage.ts'
import { HONORIFIC_BEHIND } from './titledName.ts'
import { PAYMENT_METHODS } from '../market/paymentMethod.ts'
import { WORDS } from './words/allWords.ts'
import { overlap, present, type Span } from '../text/span.ts'
import { alternatives, anyWordOf } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'

const before = (list: string, link = '') => new RegExp(`(?:${anyWordOf(list)})\\s?\\.?\\s?[:=]?\\s?${link}$`, 'u')
/** "Mitt nummer är 070-123 45 67". */
const IS = `(?:(?:${alternatives(WORDS.numberIs)})\\s)?`
const HEADS = {
  name: before(WORDS.titles),
  phone: before(`${LABELS.phone}|${WORDS.numberWords}`, IS),
  address: before(WORDS.addressWords),
  amount: before(`${LABELS.total}|${WORDS.payBefore}|${WORDS.thingNumbers}`),
  payment: before(WORDS.paymentHeads),
  time: before(WORDS.atTime),
} as const
const NEARBY = 32

/**
 * The word directly before a value that says what it is, if any. `folded` has the values that were already read
 * removed.
 */
export const headOf = (folded: string, kind: keyof typeof HEADS, { from }: Span): ReadonlyArray<Span> => {
  const start = Math.max(0, from - NEARBY)
  const match = HEADS[kind].exec(folded.slice(start, from))
  return match ? [{ from: start + match.index, to: from }] : []
}

const ENDING = new RegExp(`^['’]?(?:${alternatives(WORDS.digitEndings)})(?!\\p{L})`, 'u')

/** "19.30'da", "12:30-ra": the ending of a time. */
export const endingOf = (folded: string, { to }: Span): ReadonlyArray<Span> => {
  const length = ENDING.exec(folded.slice(to, to + NEARBY))?.[0].length ?? 0
  return length > 0 ? [{ from: to, to: to + length }] : []
}

/** The labels whose values were read; a label without a value on its line belongs to the next line. */
export const labelsOf = (
  fields: ReadonlyArray<LabelledField>,
  labels: ReadonlyArray<LabelledField['label']>,
  read: ReadonlyArray<Span>,
): ReadonlyArray<Span> =>
  fields
    .filter(
      ({ label, value, whole }) =>
        labels.includes(label) &&
        (read.some((span) => overlap(span, value)) ||
          (value.to <= value.from && read.some(({ from }) => from >= whole.to))),
    )
    .map(({ whole, value }) => ({ from: whole.from, to: Math.max(value.from, whole.from) }))

/** Whether the name is the value of a label. */
export const isLabelled = (fields: ReadonlyArray<LabelledField>, name: Span): boolean =>
  fields.some(({ label, value }) => label === 'name' && overlap(value, name))

/** The words that only announce what was read: labels, "deliver to", the headers of messengers. */
export const headsOf = (
  opened: OpenedMessage,
  phoneless: string,
  { name, phone, amount, payment, paymentHead, time, timeHead, address, addressHead, unit, building }: ReadParts,
): ReadonlyArray<Span> => {
  const { body, fields, forwarded } = opened
  const others = fields.filter((field) => isAddressBehindOther(opened, field))
  const notes = fields.map(({ value }) => value)
  // "Cash: 459" states both amount and payment method. If the method is not offered, the label goes to the notes.
  const saysNoPayment = ({ from, to }: Span) => findPayment(body.folded.slice(from, to), PAYMENT_METHODS) === undefined
  return [
    ...present(forwarded),
    ...headersOf(opened, name, phone),
    ...labelsOf(fields, ['name'], present(name)),
    ...labelsOf(fields, ['phone'], present(phone)),
    ...labelsOf(fields, ['address', 'address-part'], address),
    ...labelsOf(
      fields.filter(({ value }) => name !== undefined && value.from <= name.whole.from),
      ['address'],
      present(name),
    ),
    ...labelsOf(others, ['other', 'part-amount'], address),
    ...labelsOf(fields, ['unit', 'floor'], unit),
    ...labelsOf(fields, ['building'], building),
    ...labelsOf(fields, ['total'], present(amount)).filter(saysNoPayment),
    ...labelsOf(fields, ['other', 'total'], present(payment)),
    ...labelsOf(fields, ['other', 'time'], present(time)),
    ...labelsOf(fields, ['notes'], notes),
    ...(name ? aroundName(opened, name) : []),
    ...(phone ? headOf(body.folded, 'phone', phone) : []),
    ...addressHead,
    ...paymentHead,
    ...timeHead,
    ...(amount ? headOf(phoneless, 'amount', amount).filter(saysNoPayment) : []),
  ].filter(({ from, to }) => to > from)
}

/** The headers of messengers; one that is a number counts as text, unless it is the customer's or has their name. */
const headersOf = (
  { text, spans, sender }: OpenedMessage,
  name: Span | undefined,
  phone: Span | undefined,
): ReadonlyArray<Span> => {
  const [first, ...others] = spans
  if (first === undefined || sender === undefined) return spans
  const written = text.slice(sender.from, sender.to)
  const isRead =
    written === (name && text.slice(name.from, name.to)) || present(name, phone).some((found) => overlap(found, sender))
  return isRead || !/\p{N}/u.test(written)
    ? spans
    : [{ from: first.from, to: sender.from }, { from: sender.to, to: first.to }, ...others]
}

/** The words around a name that introduce it, and its title. */
const aroundName = ({ body, fields }: OpenedMessage, name: FoundName): ReadonlyArray<Span> => [
  ...(isLabelled(fields, name)
    ? []
    : [
        { from: name.whole.from, to: name.from },
        { from: name.to, to: name.whole.to },
      ]),
  ...headOf(body.folded, 'name', name),
  ...fields
    .filter(({ label, value }) => label === 'name' && overlap(value, name))
    .map(({ value }) => ({ from: value.from, to: name.from })),
  { from: name.to, to: name.to + (HONORIFIC_BEHIND.exec(body.folded.slice(name.to))?.[0].length ?? 0) },
]
