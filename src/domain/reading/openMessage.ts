import { allMatches } from '../text/allMatches.ts'
import type { Coordinates } from '../coordinates.ts'
import { readChatHeaders, type ChatHeaders } from './chatHeaders.ts'
import { labelledFields, type LabelledField } from './labelledFields.ts'
import { messageText, type MessageText } from './messageText.ts'
import { findPlace, type FoundPlace } from './readPlace.ts'
import { STREET_SCORE, streetEvidence } from './streetEvidence.ts'
import { plainText } from '../text/plainText.ts'
import { present, replaceByLineBreaks } from '../text/span.ts'
import { asWritten } from '../text/wordPattern.ts'
import { LABELS } from './labels.ts'
import { VISARGA } from './words/bn.ts'

/** A message of which nothing is read yet but what messengers, maps and labels say. */
export interface OpenedMessage extends ChatHeaders {
  /** As it was pasted. */
  readonly text: string
  readonly whole: MessageText
  /** What the people wrote: without headers, links and the place. */
  readonly body: MessageText
  readonly place: FoundPlace | undefined
  readonly fields: ReadonlyArray<LabelledField>
}

/** Minimum decimals of two numbers that form a place; prices have fewer. */
const PLACE_DECIMALS = 4

const LINK = /https?:\/\/[^\s]{1,2000}/giu

/**
 * A row of a table has one value in each cell: "A1093⇥Siti Rahmah⇥+65 9832 7716". A line that begins with a time is of a
 * chat: "18:22⇥Anna⇥hello".
 */
const withCellsApart = (text: string): string =>
  text.replaceAll(/^(?!\d{1,2}:\d{2}\t)[^\n\t]*(?:\t[^\n\t]*){2,}$/gm, (row) => row.replaceAll('\t', '\n'))

const BENGALI_LABELS = Object.values(LABELS).flatMap((list) =>
  list.split('|').filter((label) => /^\p{sc=Bengali}/u.test(label)),
)
/** "নামঃ", in the place of a colon; "মোঃ রফিকুল" is a name. */
const LABEL_SIGN = new RegExp(`(?<=(?:${asWritten(BENGALI_LABELS.join('|'))}))${VISARGA}(?=\\s)`, 'gu')

/** "【合計】6,380円", "নামঃ সাদিয়া": other signs than a colon that end a label. The text keeps its length. */
const withColons = (text: string): string =>
  text.replaceAll(/【([^【】\n]{1,16})】/g, (_, label: string) => ` ${label}:`).replaceAll(LABEL_SIGN, ':')

export const openMessage = (text: string, near: Coordinates | undefined): OpenedMessage => {
  const whole = plainText(withColons(withCellsApart(text)))
  const headers = readChatHeaders(whole)
  const place = findPlace(text, near, PLACE_DECIMALS)
  const links = allMatches(whole, LINK).map(({ 0: link, index }) => ({ from: index, to: index + link.length }))
  const body = messageText(
    replaceByLineBreaks(whole, [...present(headers.forwarded, place), ...headers.spans, ...links]),
  )
  return { ...headers, text, whole: messageText(whole), body, place, fields: labelledFields(body) }
}

/** "order: Korunní 12", "delivery: Korunní 12": what is behind such a label may be all of the order. */
export const isAddressBehindOther = ({ body }: OpenedMessage, { label, value }: LabelledField): boolean =>
  (label === 'other' || label === 'part-amount') && streetEvidence(body, value).score >= STREET_SCORE
