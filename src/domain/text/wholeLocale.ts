import type { TextMessage } from './completeMessages.ts'

/** The id of the marker message, whose value is the number of texts in a completed locale. */
const WHOLE = '-whole-locale'

const countOf = (messages: ReadonlyArray<TextMessage>): number =>
  messages.reduce((sum, { id, attributes }) => (id === WHOLE ? sum : sum + 1 + Object.keys(attributes ?? {}).length), 0)

/** Adds the marker, by which a reader detects lost messages. */
export const markedWhole = (messages: ReadonlyArray<TextMessage>): ReadonlyArray<TextMessage> => [
  { id: WHOLE, value: String(countOf(messages)), attributes: {} },
  ...messages,
]

/** Whether the messages have the marker and are as many as it says. */
export const isWhole = (messages: ReadonlyArray<TextMessage>): boolean =>
  messages.find(({ id }) => id === WHOLE)?.value === String(countOf(messages))
