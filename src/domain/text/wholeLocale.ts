import type { TextMessage } from './completeMessages.ts'

/** The id of the marker message, whose value is the number of texts in a completed locale. */
const WHOLE = '-whole-locale'

const countOf = (messages: ReadonlyArray<TextMessage>): number =>
  messages.reduce((sum, { id, attributes }) => (id === WHOLE ? sum : sum + 1 + Object.keys(attributes ?? {}).length), 0)

/**
 * Adds the marker, by which a reader detects lost messages. `ids` identifies the set of all ids of the build: texts of
 * another build may lack some that the page needs.
 */
export const markedWhole = (messages: ReadonlyArray<TextMessage>, ids: string): ReadonlyArray<TextMessage> => [
  { id: WHOLE, value: `${countOf(messages)} ${ids}`, attributes: {} },
  ...messages,
]

/** Whether the messages have the marker of this set of ids and are as many as it says. */
export const hasAllMessages = (messages: ReadonlyArray<TextMessage>, ids: string): boolean =>
  messages.find(({ id }) => id === WHOLE)?.value === `${countOf(messages)} ${ids}`
