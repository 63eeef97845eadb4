import type { ServiceTextId } from './serviceTextId.ts'
import type { TextId } from './textIds.ts'

/** The values of a text's variables; one that is a text itself is localized first. */
export type TextArgs = Readonly<Record<string, string | number | NamedText>>

/** A text that is not localized yet. */
export interface NamedText {
  readonly id: TextId | ServiceTextId
  readonly args?: TextArgs
}
