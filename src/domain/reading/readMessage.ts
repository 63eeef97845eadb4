import type { Coordinates } from '../coordinates.ts'
import { findPlace, type ReadPlace } from './readPlace.ts'
import type { Country } from '../market/countries.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '../market/paymentMethod.ts'
import { readChatHeaders } from './chatHeaders.ts'
import { rowsOf } from './chunks.ts'
import { labelledFields, type LabelledField } from './labelledFields.ts'
import { findAddress } from './messageAddress.ts'
import { findAmount } from './messageAmount.ts'
import { findName } from './messageName.ts'
import { HONORIFIC_BEHIND } from './titledName.ts'
import { findPhones } from './messagePhone.ts'
import { findBuilding, separateUnits } from './messageDetails.ts'
import { findFloor, findUnit, floorsIn } from './messageFloor.ts'
import { findItems, isReference } from './messageItems.ts'
import { findTime, type FoundTime } from './messageTime.ts'
import { splitCourtesies } from './messageCourtesies.ts'
import { headOf, labelsOf } from './messageHeads.ts'
import { findPayment, withShortCash } from './messagePayment.ts'
import { restOf } from './messageRest.ts'
import { STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { overlap, replaceByCommas, replaceByLineBreaks, type Span } from '../text/span.ts'

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
export const LONGEST_MESSAGE = 10_000
/** Minimum decimals of two numbers that form a place; prices have fewer. */
const PLACE_DECIMALS = 4

const LINK = /https?:\/\/[^\s]{1,2000}/giu
const UNREAD: ReadonlyArray<LabelledField['label']> = ['other', 'time', 'notes', 'part-amount']

/** A list of the value, empty without one. */
const listOf = <Value>(value: Value | undefined): ReadonlyArray<Value> => (value === undefined ? [] : [value])

/** Whether a part is a clause of its own. */
const standsApart = (text: string, { from, to }: Span): boolean =>
  /(?:^|[,;.()\n])[^\S\n]{0,4}$/.test(text.slice(Math.max(0, from - 8), from)) &&
  /^[^\S\n]{0,4}(?:$|[,;.()\n])/.test(text.slice(to, to + 8))

const byPlace = (a: Span, b: Span): number => a.from - b.from

const spanOf = ({ from, to }: Span): Span => ({ from, to })

const pieces = (text: string, spans: ReadonlyArray<Span>): Reading | undefined => {
  const value = spans
    .map(({ from, to }) => text.slice(from, to))
    .filter((piece) => piece !== '')
    .join(', ')
  return value === '' ? undefined : { value, spans: spans.map(spanOf) }
}

/**
 * A row of a table has one value in each cell: "A1093⇥Siti Rahmah⇥+65 9832 7716". A line that begins with a time is of a
 * chat: "18:22⇥Anna⇥hello".
 */
const withCellsApart = (text: string): string =>
  text.replaceAll(/^(?!\d{1,2}:\d{2}\t)[^\n\t]*(?:\t[^\n\t]*){2,}$/gm, (row) => row.replaceAll('\t', '\n'))

/** The time with its hour as HH:MM, if that is certain; words that limit it stay. */
const timeText = (text: string, { from, to, clock, hour }: FoundTime): string =>
  text.slice(from, clock.from) + (hour ?? text.slice(clock.from, clock.to)) + text.slice(clock.to, to)

/** Ideographic commas separate words, never digits: "1,250円、3階". */
const withPauses = (text: string, plain: string, folded: string): readonly [string, string] => {
  const pauses = [...text.matchAll(/、/g)].map(({ index }) => ({ from: index, to: index + 1 }))
  return [replaceByLineBreaks(plain, pauses), replaceByLineBreaks(folded, pauses)]
}

/** Removes a number that sent the message from the first header: it counts as text unless it was read. */
const headersWithout = (text: string, headers: ReadonlyArray<Span>, sender: Span | undefined): ReadonlyArray<Span> => {
  const [first, ...others] = headers
  if (first === undefined || sender === undefined || !/\p{N}/u.test(text.slice(sender.from, sender.to))) return headers
  return [{ from: first.from, to: sender.from }, { from: sender.to, to: first.to }, ...others]
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
  const text = message.slice(0, LONGEST_MESSAGE)
  const whole = plainText(withCellsApart(text))
  const { spans: headers, sender, forwarded } = readChatHeaders(whole)
  const place = findPlace(text, near, PLACE_DECIMALS)
  const links = [...whole.matchAll(LINK)].map(({ 0: link, index }) => ({ from: index, to: index + link.length }))
  const body = replaceByLineBreaks(whole, [...listOf(forwarded), ...headers, ...links, ...listOf(place)])
  const bodyFolded = foldedText(body)
  const fields = labelledFields(bodyFolded, body)

  const senderPhone =
    sender && findPhones(whole.slice(0, sender.to), foldedText(whole.slice(0, sender.to)), [], country.code)
  const phones = findPhones(body, bodyFolded, fields, country.code)
  const phone = phones[0] ?? senderPhone?.find((found) => sender && overlap(found, sender))
  const phoneless = replaceByLineBreaks(body, phones)
  const phonelessFolded = foldedText(phoneless)
  const { amount, unsure } = findAmount(...withPauses(text, phoneless, withShortCash(phonelessFolded)), country)
  const payment = findPayment(phonelessFolded, offered)
  const paymentHead = listOf(payment).flatMap((found) => headOf(phonelessFolded, 'payment', found))

  // "order: Korunní 12", "delivery: Korunní 12": what is behind such a label may be all of the order.
  const isAddress = ({ label, value }: LabelledField) =>
    (label === 'other' || label === 'part-amount') && streetEvidence(body, bodyFolded, value).score >= STREET_SCORE
  const unread = fields
    .filter(({ label }) => UNREAD.includes(label))
    .map((one) => (isAddress(one) ? { from: one.whole.from, to: one.value.from } : one.whole))
  const certain = [...listOf(amount), ...listOf(payment), ...paymentHead]
  const noted = fields.filter(({ label }) => label === 'notes').map(({ whole: field }) => field)
  const timedFolded = foldedText(replaceByLineBreaks(phoneless, [...noted, ...certain]))
  const labelledTime = fields.find(({ label, value }) => label === 'time' && value.to > value.from)?.value
  const time = findTime(timedFolded, country, labelledTime)
  const timeSpans = listOf(time).flatMap((found) => [...headOf(timedFolded, 'time', found), found])
  const parts = fields.filter(({ label }) => label === 'part-amount').map(({ whole: field }) => field)
  const money = unsure.filter(({ isMoney }) => isMoney)
  const timeless = replaceByLineBreaks(phoneless, [...noted, ...parts, ...certain, ...money, ...timeSpans])
  const items = findItems(timeless, foldedText(timeless), rowsOf(timeless))
  const rest = replaceByLineBreaks(phoneless, [...unread, ...certain, ...money, ...timeSpans, ...items])
  const restFolded = foldedText(rest)
  const found = findName({
    text: whole,
    plain: rest,
    folded: restFolded,
    rows: rowsOf(rest),
    fields,
    sender,
    phone,
    isSentByShop: headers.length > 1 && items.some((span) => isReference(bodyFolded, span)),
  })
  // A floor with a number is not a name, even beside the phone number: "8010 Graz, 2. Stock, 0676 4481927".
  const isFloor = found !== undefined && floorsIn(restFolded, country.code).some((one) => overlap(one, found))
  const name = isFloor ? undefined : found
  const nameless = replaceByLineBreaks(rest, listOf(name?.whole))
  const folded = foldedText(nameless)
  const floor = findFloor(nameless, folded, rowsOf(nameless), country.code)
  const groundless = replaceByCommas(nameless, floor)
  const whereabouts = findAddress(
    text,
    groundless,
    foldedText(groundless),
    rowsOf(groundless),
    fields,
    country.code,
    floor,
  )
  const addressText = foldedText(whole)
  const { unit: door, address } = separateUnits(text, whereabouts, fields, country.code)
  const storey = floor.filter(
    (span) => door.length === 0 || (standsApart(whole, span) && !door.some((other) => overlap(other, span))),
  )
  const stated = [...door, ...storey]
  const apart =
    door.length > 0
      ? []
      : findUnit(
          replaceByLineBreaks(nameless, [...address, ...storey]),
          address.length + storey.length > 0,
          country.code,
        )
  const unit = [...stated, ...apart].toSorted(byPlace)
  const building = findBuilding(addressText, address, fields)

  const isNameLabelled =
    name !== undefined && fields.some(({ label, value }) => label === 'name' && overlap(value, name))
  const nameSpan = isNameLabelled ? name : name?.whole
  const isSenderRead =
    sender !== undefined &&
    (text.slice(sender.from, sender.to) === (name && text.slice(name.from, name.to)) ||
      [name, phone].some((found) => found && overlap(found, sender)))
  const pinned = place?.place.kind === 'coordinates' ? [spanOf(place)] : []
  const read = [
    ...address,
    ...unit,
    ...building,
    ...certain,
    ...items,
    ...listOf(time),
    ...listOf(nameSpan),
    ...listOf(phone),
  ]
  // "Cash: 459" states both amount and payment method. If the method is not offered, the label goes to the notes.
  const saysNoPayment = ({ from, to }: Span) => findPayment(bodyFolded.slice(from, to), PAYMENT_METHODS) === undefined
  const heads = [
    ...listOf(forwarded),
    ...(isSenderRead ? headers : headersWithout(text, headers, sender)),
    ...labelsOf(fields, ['name'], listOf(name)),
    ...labelsOf(fields, ['phone'], listOf(phone)),
    ...labelsOf(fields, ['address', 'address-part'], address),
    ...labelsOf(fields.filter(isAddress), ['other', 'part-amount'], address),
    ...labelsOf(fields, ['unit', 'floor'], unit),
    ...labelsOf(fields, ['building'], building),
    ...labelsOf(fields, ['total'], listOf(amount)).filter(saysNoPayment),
    ...labelsOf(fields, ['other', 'total'], listOf(payment)),
    ...labelsOf(fields, ['other', 'time'], listOf(time)),
    ...labelsOf(
      fields,
      ['notes'],
      fields.map(({ value }) => value),
    ),
    ...(name && !isNameLabelled
      ? [
          { from: name.whole.from, to: name.from },
          { from: name.to, to: name.whole.to },
        ]
      : []),
    ...listOf(name).flatMap((found) => [
      ...headOf(bodyFolded, 'name', found),
      ...fields
        .filter(({ label, value }) => label === 'name' && overlap(value, found))
        .map(({ value }) => ({ from: value.from, to: found.from })),
      { from: found.to, to: found.to + (HONORIFIC_BEHIND.exec(bodyFolded.slice(found.to))?.[0].length ?? 0) },
    ]),
    ...listOf(phone).flatMap((found) => headOf(bodyFolded, 'phone', found)),
    ...address.slice(0, 1).flatMap((found) => headOf(folded, 'address', found)),
    ...paymentHead,
    ...timeSpans.slice(0, -1),
    ...listOf(amount)
      .flatMap((found) => headOf(phonelessFolded, 'amount', found))
      .filter(saysNoPayment),
  ].filter(({ from, to }) => to > from)

  const left = restOf(whole, [...read, ...heads, ...pinned])
  const { notes, courtesies } =
    read.length > 0 ? splitCourtesies(whole, foldedText(whole), left) : { notes: left, courtesies: [] }

  return {
    name: name && pieces(text, [name]),
    phone: phone && { value: phone.number, written: text.slice(phone.from, phone.to), spans: [spanOf(phone)] },
    address: pieces(text, address),
    unit: pieces(text, unit),
    building: pieces(text, building),
    amount: amount && { value: amount.value, spans: [spanOf(amount)] },
    unsureAmount: pieces(text, unsure),
    payment: payment && { value: payment.method, spans: [spanOf(payment)] },
    time: time && { value: timeText(text, time), spans: [spanOf(time)] },
    items: pieces(text, items),
    notes: pieces(text, notes),
    place: place && { value: place.place, spans: [spanOf(place)] },
    heads: heads.map(spanOf),
    courtesies: courtesies.map(spanOf),
  }
}
