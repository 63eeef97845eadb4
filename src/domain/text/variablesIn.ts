import type { TextMessage } from './completeMessages.ts'

/** The variables that a parsed message names in its value and its attributes; Fluent writes them as `{type: 'var', name}`. */
export const variablesIn = (message: TextMessage): ReadonlyArray<string> =>
  JSON.stringify(message).match(/"var","name":"[^"]+/g) ?? []
