import { textIdOf, type ServiceTextId } from './serviceTextId.ts'
import type { TextId } from './textIds.ts'

/** The values of a text's variables; one that is a text itself is localized first. */
export type TextArgs = Readonly<Record<string, string | number | NamedText>>

/** A text that is not localized yet. */
export interface NamedText {
  readonly id: TextId | ServiceTextId
  readonly args?: TextArgs
}

/** The text that an answer of the service names; if there is no such text, its `message` is shown. */
export const serviceText = (
  translationKey: string,
  message: string,
  values: Readonly<Record<string, string | number>> = {},
): NamedText =>
  translationKey === '' && message === ''
    ? { id: 'failure-unreadable-answer' }
    : { id: textIdOf(translationKey), args: { ...values, message } }
