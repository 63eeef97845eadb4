import type { TextMessage } from './completeMessages.ts'

/** The term in which a store that completes its locales says how many texts they have. */
const WHOLE = '-whole-locale'

const countOf = (messages: ReadonlyArray<TextMessage>): number =>
  messages.reduce((sum, { id, attributes }) => (id === WHOLE ? sum : sum + 1 + Object.keys(attributes ?? {}).length), 0)

/** Complete messages with a mark by which a reader knows that nothing of them was lost. */
export const markedWhole = (messages: ReadonlyArray<TextMessage>): ReadonlyArray<TextMessage> => [
  { id: WHOLE, value: String(countOf(messages)), attributes: {} },
  ...messages,
]

/** The store says that these messages are complete, and they are as many as it says. */
export const isWhole = (messages: ReadonlyArray<TextMessage>): boolean =>
  messages.find(({ id }) => id === WHOLE)?.value === String(countOf(messages))
