import type { Coordinates } from '../coordinates.ts'
import type { Country } from '../market/countries.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../market/paymentMethod.ts'
import { rowsOf } from './chunks.ts'
import type { LabelledField } from './labelledFields.ts'
import { findAddress } from './messageAddress.ts'
import { findAmount } from './messageAmount.ts'
import { splitCourtesies } from './messageCourtesies.ts'
import { findBuilding, separateUnits } from './messageDetails.ts'
import { findFloor, findUnit, floorsIn } from './messageFloor.ts'
import { endingOf, headOf, headsOf, isLabelled } from './messageHeads.ts'
import { findItems, isReference } from './messageItems.ts'
import { findName } from './messageName.ts'
import type { MoneyParts, ReadParts, TimeParts, WhereParts } from './messageParts.ts'
import { findPayment, withShortCash } from './messagePayment.ts'
import { findPhones } from './messagePhone.ts'
import { restOf } from './messageRest.ts'
import { messageText, withoutParts, type MessageText } from './messageText.ts'
import { findTime, type FoundTime } from './messageTime.ts'
import type { FoundName } from './nameParts.ts'
import { isAddressBehindOther, openMessage, type OpenedMessage } from './openMessage.ts'
import type { ReadPlace } from './readPlace.ts'
import { overlap, present, replaceByCommas, replaceByLineBreaks, type Span } from '../text/span.ts'

/** A proposed value and the parts of the message it was read from. */
interface Reading<Value = string> {
  readonly value: Value
  readonly spans: ReadonlyArray<Span>
}

/** `value` is E.164. */
interface PhoneReading extends Reading {
  readonly written: string
}

/** What a chat message says about an order. Nothing is certain: a person reviews it before it is used. */
export interface MessageReading {
  readonly name: Reading | undefined
  readonly phone: PhoneReading | undefined
  readonly address: Reading | undefined
  readonly unit: Reading | undefined
  readonly building: Reading | undefined
  /** In the format of the form's input, in the country's currency. */
  readonly amount: Reading | undefined
  /** What may be the amount, as it is written, if the message leaves it open; there is no `amount` then. */
  readonly unsureAmount: Reading | undefined
  /** One of the offered methods. */
  readonly payment: Reading<PaymentMethod> | undefined
  /** The time of delivery: HH:MM where the text says the part of the day, otherwise as it is written. */
  readonly time: Reading | undefined
  /** What is delivered: dishes and goods with their counts, and the number of the order. */
  readonly items: Reading | undefined
  /** Everything that belongs to no other field, without greetings and thanks. */
  readonly notes: Reading | undefined
  readonly place: Reading<ReadPlace> | undefined
  /** Words that only announce a value: labels, "deliver to", the headers of messengers. */
  readonly heads: ReadonlyArray<Span>
  /** Greetings, thanks and other words of courtesy that are left out of the notes. */
  readonly courtesies: ReadonlyArray<Span>
}

/** Maximum characters of a message; the rest is ignored. */
export const MAX_MESSAGE_LENGTH = 10_000

/** Labels of what the reader leaves where it is. */
const UNREAD: ReadonlyArray<LabelledField['label']> = ['other', 'time', 'notes', 'part-amount']

const wholeOf = (fields: ReadonlyArray<LabelledField>, kind: LabelledField['label']): ReadonlyArray<Span> =>
  fields.filter(({ label }) => label === kind).map(({ whole }) => whole)

const byPlace = (a: Span, b: Span): number => a.from - b.from

const spanOf = ({ from, to }: Span): Span => ({ from, to })

const pieces = (text: string, spans: ReadonlyArray<Span>): Reading | undefined => {
  const value = spans
    .map(({ from, to }) => text.slice(from, to))
    .filter((piece) => piece !== '')
    .join(', ')
  return value === '' ? undefined : { value, spans: spans.map(spanOf) }
}

/** The time with its hour as HH:MM, if that is certain; words that limit it stay. */
const timeText = (text: string, { from, to, clock, hour }: FoundTime): string =>
  text.slice(from, clock.from) + (hour ?? text.slice(clock.from, clock.to)) + text.slice(clock.to, to)

/** Ideographic commas separate words, never digits: "1,250円、3階". */
const withPauses = (text: string, { plain, folded }: MessageText): MessageText => {
  const pauses = [...text.matchAll(/、/g)].map(({ index }) => ({ from: index, to: index + 1 }))
  return { plain: replaceByLineBreaks(plain, pauses), folded: replaceByLineBreaks(folded, pauses) }
}

/** The customer's phone number, and the body without any. */
const readPhone = ({ whole, body, fields, sender }: OpenedMessage, country: Country) => {
  const phones = findPhones(body, fields, country)
  const header = sender && messageText(whole.plain.slice(0, sender.to))
  const ofSender = header && findPhones(header, [], country).find((found) => sender && overlap(found, sender))
  return { phone: phones[0] ?? ofSender, phoneless: withoutParts(body, phones) }
}

/** The amount and how it is paid. */
const readMoney = (
  text: string,
  phoneless: MessageText,
  country: Country,
  offered: ReadonlyArray<PaymentMethod>,
): MoneyParts => {
  const withoutPhrases = { plain: phoneless.plain, folded: withShortCash(phoneless.folded) }
  const { amount, unsure } = findAmount(withPauses(text, withoutPhrases), country)
  const payment = findPayment(phoneless.folded, offered)
  const paymentHead = payment ? headOf(phoneless.folded, 'payment', payment) : []
  return { amount, unsure, payment, paymentHead }
}

const certainOf = ({ amount, payment, paymentHead }: MoneyParts): ReadonlyArray<Span> => [
  ...present(amount, payment),
  ...paymentHead,
]

/** Everything that says what is paid, also where it leaves the amount open. */
const moneyOf = (money: MoneyParts): ReadonlyArray<Span> => [
  ...certainOf(money),
  ...money.unsure.filter(({ isApart }) => isApart),
]

const readTime = (
  { fields }: OpenedMessage,
  phoneless: MessageText,
  money: MoneyParts,
  country: Country,
): TimeParts => {
  const { folded } = withoutParts(phoneless, [...wholeOf(fields, 'notes'), ...certainOf(money)])
  const labelled = fields.find(({ label, value }) => label === 'time' && value.to > value.from)?.value
  const time = findTime(folded, country, labelled)
  return { time, timeHead: time ? [...headOf(folded, 'time', time), ...endingOf(folded, time)] : [] }
}

const timeOf = ({ time, timeHead }: TimeParts): ReadonlyArray<Span> => [...timeHead, ...present(time)]

const readItems = (
  { fields }: OpenedMessage,
  phoneless: MessageText,
  money: MoneyParts,
  time: TimeParts,
): ReadonlyArray<Span> => {
  const message = withoutParts(phoneless, [
    ...wholeOf(fields, 'notes'),
    ...wholeOf(fields, 'part-amount'),
    ...moneyOf(money),
    ...timeOf(time),
  ])
  return findItems(message, rowsOf(message.plain))
}

/** The message without what is read and what belongs to no field of the form. */
const restWithout = (opened: OpenedMessage, phoneless: MessageText, read: ReadonlyArray<Span>): MessageText => {
  const others = opened.fields
    .filter(({ label }) => UNREAD.includes(label))
    .map((field) =>
      isAddressBehindOther(opened, field) ? { from: field.whole.from, to: field.value.from } : field.whole,
    )
  return withoutParts(phoneless, [...others, ...read])
}

const readName = (
  opened: OpenedMessage,
  message: MessageText,
  phone: Span | undefined,
  items: ReadonlyArray<Span>,
  country: Country,
): FoundName | undefined => {
  const { whole, body, fields, sender } = opened
  const name = findName({
    text: whole.plain,
    message,
    rows: rowsOf(message.plain),
    fields,
    sender,
    phone,
    isSentByShop: opened.spans.length > 1 && items.some((span) => isReference(body.folded, span)),
  })
  // A floor with a number is not a name, even beside the phone number: "8010 Graz, 2. Stock, 0676 4481927".
  const isFloor = name !== undefined && floorsIn(message.folded, country.code).some((floor) => overlap(floor, name))
  return isFloor ? undefined : name
}

/** Whether a part is a clause of its own. */
const standsApart = (text: string, { from, to }: Span): boolean =>
  /(?:^|[,;.()\n])[^\S\n]{0,4}$/.test(text.slice(Math.max(0, from - 8), from)) &&
  /^[^\S\n]{0,4}(?:$|[,;.()\n])/.test(text.slice(to, to + 8))

/** The parts that fields of the form take, with the words that introduce a name. */
const valuesOf = ({ fields }: OpenedMessage, read: ReadParts): ReadonlyArray<Span> => {
  const { name, phone, items, time, address, unit, building } = read
  const introduced = name && (isLabelled(fields, name) ? name : name.whole)
  return [...address, ...unit, ...building, ...certainOf(read), ...items, ...present(time, introduced, phone)]
}

/** The address, and the unit and the building, which it does not repeat. */
const readWhereabouts = (opened: OpenedMessage, message: MessageText, country: Country): WhereParts => {
  const { text, whole, fields } = opened
  const rows = rowsOf(message.plain)
  const floor = findFloor(message, rows, country.code)
  const groundless = messageText(replaceByCommas(message.plain, floor))
  const written = findAddress(text, groundless, rowsOf(groundless.plain), fields, country.code, floor)
  const { unit: door, address } = separateUnits(text, written, fields, country.code)
  const storey = floor.filter(
    (span) => door.length === 0 || (standsApart(whole.plain, span) && !door.some((other) => overlap(other, span))),
  )
  const apart =
    door.length > 0
      ? []
      : findUnit(withoutParts(message, [...address, ...storey]), address.length + storey.length > 0, country.code)
  return {
    address,
    addressHead: address.slice(0, 1).flatMap((found) => headOf(message.folded, 'address', found)),
    unit: [...door, ...storey, ...apart].toSorted(byPlace),
    building: findBuilding(whole.folded, address, fields),
  }
}

/**
 * Reads a pasted message: first what is most certain (place, phone, amount); each step ignores the parts that earlier
 * steps have read. Every word ends up in a field: the rest becomes the notes. Pure, on the device, in time linear in
 * the text, of which the first 10,000 characters count.
 */
export const readMessage = (
  message: string,
  country: Country,
  near: Coordinates | undefined,
  offered: ReadonlyArray<PaymentMethod> = PAYMENT_METHODS,
): MessageReading => {
  const opened = openMessage(message.slice(0, MAX_MESSAGE_LENGTH), near)
  const { text, whole, place } = opened
  const { phone, phoneless } = readPhone(opened, country)
  const money = readMoney(text, phoneless, country, offered)
  const timed = readTime(opened, phoneless, money, country)
  const items = readItems(opened, phoneless, money, timed)
  const rest = restWithout(opened, phoneless, [...moneyOf(money), ...timeOf(timed), ...items])
  const name = readName(opened, rest, phone, items, country)
  const where = readWhereabouts(opened, withoutParts(rest, present(name?.whole)), country)
  const read: ReadParts = { name, phone, items, ...money, ...timed, ...where }

  const values = valuesOf(opened, read)
  const heads = headsOf(opened, phoneless.folded, read)
  const pinned = place?.place.kind === 'coordinates' ? [place] : []
  const left = restOf(whole.plain, [...values, ...heads, ...pinned])
  const { notes, courtesies } = values.length > 0 ? splitCourtesies(whole, left) : { notes: left, courtesies: [] }

  const { amount, payment } = money
  const { time } = timed
  return {
    name: name && pieces(text, [name]),
    phone: phone && { value: phone.number, written: text.slice(phone.from, phone.to), spans: [spanOf(phone)] },
    address: pieces(text, where.address),
    unit: pieces(text, where.unit),
    building: pieces(text, where.building),
    amount: amount && { value: amount.value, spans: [spanOf(amount)] },
    unsureAmount: pieces(text, money.unsure),
    payment: payment && { value: payment.method, spans: [spanOf(payment)] },
    time: time && { value: timeText(text, time), spans: [spanOf(time)] },
    items: pieces(text, items),
    notes: pieces(text, notes),
    place: place && { value: place.place, spans: [spanOf(place)] },
    heads: heads.map(spanOf),
    courtesies: courtesies.map(spanOf),
  }
}
