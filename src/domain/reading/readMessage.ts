import type { Coordinates } from '../address/coordinates.ts'
import { findPlace, type ReadPlace } from '../address/readPlace.ts'
import type { Country } from '../market/countries.ts'
import { readChatHeaders } from './chatHeaders.ts'
import { rowsOf } from './chunks.ts'
import { labelledFields, type LabelledField } from './labelledFields.ts'
import { findAddress } from './messageAddress.ts'
import { findAmount } from './messageAmount.ts'
import { findName } from './messageName.ts'
import { findPhones } from './messagePhone.ts'
import { findBuilding, findNotes, findUnit } from './messageDetails.ts'
import { foldedText, plainText } from './plainText.ts'
import { overlap, without, type Span } from './span.ts'

/** A proposal and the parts of the message it was read from. */
export interface Reading<Value = string> {
  readonly value: Value
  readonly spans: ReadonlyArray<Span>
}

/** `value` is E.164. */
export interface PhoneReading extends Reading {
  readonly written: string
}

/** What a chat message says about an order. Nothing is certain: a person looks at it before it is taken over. */
export interface MessageReading {
  readonly name: Reading | undefined
  readonly phone: PhoneReading | undefined
  readonly address: Reading | undefined
  readonly unit: Reading | undefined
  readonly building: Reading | undefined
  /** Major units of the country's currency, as the form takes them. */
  readonly amount: Reading | undefined
  readonly notes: Reading | undefined
  readonly place: Reading<ReadPlace> | undefined
}

/** Characters of a message that are read; the rest is ignored. */
export const LONGEST_MESSAGE = 10_000
/** Decimals of two numbers that are a place: prices have fewer. */
const PLACE_DECIMALS = 4

const LINK = /https?:\/\/[^\s]{1,2000}/giu
const UNREAD: ReadonlyArray<LabelledField['label']> = ['other', 'notes', 'part-amount']

const spanOf = ({ from, to }: Span): Span => ({ from, to })

const pieces = (text: string, spans: ReadonlyArray<Span>): Reading | undefined => {
  const value = spans
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((piece) => piece !== '')
    .join(', ')
  return value === '' ? undefined : { value, spans: spans.map(spanOf) }
}

/**
 * Reads a pasted message: what is certain first (place, phone, amount), each without the parts that were read before.
 * Pure, on the device, in time that grows with the text, of which the first 10,000 characters count.
 */
export const readMessage = (message: string, country: Country, near: Coordinates | undefined): MessageReading => {
  const text = message.slice(0, LONGEST_MESSAGE)
  const whole = plainText(text)
  const { spans: headers, sender } = readChatHeaders(whole)
  const place = findPlace(text, near, PLACE_DECIMALS)
  const links = [...whole.matchAll(LINK)].map(({ 0: link, index }) => ({ from: index, to: index + link.length }))
  const body = without(whole, [...headers, ...links, ...(place ? [place] : [])])
  const fields = labelledFields(foldedText(body))

  const senderPhone =
    sender && findPhones(whole.slice(0, sender.to), foldedText(whole.slice(0, sender.to)), [], country.code)
  const phones = findPhones(body, foldedText(body), fields, country.code)
  const phone = phones[0] ?? senderPhone?.find((found) => sender && overlap(found, sender))
  const phoneless = without(body, phones)
  const amount = findAmount(phoneless, foldedText(phoneless), country.currency)

  const unread = fields.filter(({ label }) => UNREAD.includes(label)).map(({ whole: field }) => field)
  const rest = without(phoneless, [...unread, ...(amount ? [amount] : [])])
  const name = findName({
    text: whole,
    plain: rest,
    folded: foldedText(rest),
    rows: rowsOf(rest),
    fields,
    sender,
    phone,
  })
  const nameless = without(rest, name ? [name.whole] : [])
  const folded = foldedText(nameless)
  const address = findAddress(text, nameless, folded, rowsOf(nameless), fields)
  const addressText = foldedText(whole)

  return {
    name: name && pieces(text, [name]),
    phone: phone && { value: phone.number, written: text.slice(phone.from, phone.to), spans: [spanOf(phone)] },
    address: pieces(text, address),
    unit: pieces(text, findUnit(addressText, address, fields)),
    building: pieces(text, findBuilding(addressText, address, fields)),
    amount: amount && { value: amount.value, spans: [spanOf(amount)] },
    notes: pieces(text, findNotes(nameless, folded, rowsOf(without(nameless, address)), fields)),
    place: place && { value: place.place, spans: [spanOf(place)] },
  }
}
