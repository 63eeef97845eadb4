import { foldedText } from '../text/plainText.ts'
import { replaceByLineBreaks, type Span } from '../text/span.ts'

/** A message and the same in small letters without accents. Both have the same length: a span is one part of both. */
export interface MessageText {
  readonly plain: string
  readonly folded: string
}

export const messageText = (plain: string): MessageText => ({ plain, folded: foldedText(plain) })

/** The message without these parts, which become line breaks: nothing is matched in or across them. */
export const withoutParts = ({ plain }: MessageText, parts: ReadonlyArray<Span>): MessageText =>
  messageText(replaceByLineBreaks(plain, parts))
