import type { Order } from './order.ts'
import { statusList } from './trackingLists.ts'
import { isBlank, trimText } from '../text/blank.ts'

/** The maximum length of a note, in Unicode code points. */
export const MAX_NOTE_LENGTH = 300

/** The maximum number of notes of an order. */
export const MAX_NOTES = 5

/** Why a note is not accepted (PUB-05): its text, or the state of the order. */
export const NOTE_REFUSALS = ['empty', 'too-long', 'collected', 'ended', 'not-now', 'enough'] as const
export type NoteRefusal = (typeof NOTE_REFUSALS)[number]

/** The key of the text of a refusal, in answers of the service. */
export const noteRefusalKey = (refusal: NoteRefusal): string => `error.note.${refusal}`

/** Control characters, halves of characters, and marks that change the direction of what follows, which hide a text. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu
const BLANK_LINES = /\n{3,}/g

/** The note as it is stored: without invisible characters, and with one empty line at most between others. */
export const tidyNote = (typed: string): string =>
  trimText(
    typed
      .normalize('NFC')
      .replaceAll(/\r\n?|[\u{2028}\u{2029}]/gu, '\n')
      .split('\n')
      .map((line) => trimText(line.replaceAll('\t', ' ').replaceAll(INVISIBLE, '')))
      .join('\n')
      .replaceAll(BLANK_LINES, '\n\n'),
  )

/** Why a tidied note is not accepted. */
export const noteTextRefusal = (text: string): Extract<NoteRefusal, 'empty' | 'too-long'> | undefined => {
  if (isBlank(text)) return 'empty'
  return Array.from(text).length > MAX_NOTE_LENGTH ? 'too-long' : undefined
}

/** Why an order with this number of notes accepts no other one: until it is collected, it accepts five. */
export const noteRefusal = (
  order: Pick<Order, 'status' | 'statusHistory'>,
  notes: number,
): Exclude<NoteRefusal, 'empty' | 'too-long'> | undefined => {
  switch (statusList(order)) {
    case 'new':
      return notes >= MAX_NOTES ? 'enough' : undefined
    case 'collected':
      return 'collected'
    case 'delivered':
    case 'cancelled':
      return 'ended'
    case undefined:
      return 'not-now'
  }
}

/** How many more notes the order accepts. */
export const notesLeft = (order: Pick<Order, 'status' | 'statusHistory'>, notes: number): number =>
  noteRefusal(order, notes) === undefined ? MAX_NOTES - notes : 0
