import { trimmed, type Span } from '../text/span.ts'

/** "[12:03, 4/5/2026] Ahmed: …" and "4/5/26, 12:03 - Ahmed: …": time and sender. */
const HEADERS = [
  /^[^\S\n]*\[(?=[^\]\n]*\d)[^\]\n]{3,40}\][^\S\n]?([^:\n[\]]{1,40}):[^\S\n]?/gmu,
  /^[^\S\n]*\d{1,4}[./-]\s?\d{1,2}[./-]\s?(?:\d{1,4}\.?)?,?\s\d{1,2}[:.]\d{2}[^\n:]{0,15}?\s-\s([^:\n]{1,40}):[^\S\n]?/gmu,
]

export interface ChatHeaders {
  readonly spans: ReadonlyArray<Span>
  /** The sender of the first message with a header; possibly a phone number. */
  readonly sender: Span | undefined
}

/** Finds the headers that messengers put before forwarded messages. */
export const readChatHeaders = (plain: string): ChatHeaders => {
  const found = HEADERS.flatMap((header) => [...plain.matchAll(header)]).sort((a, b) => a.index - b.index)
  const [first] = found
  const name = first?.[1]
  if (first === undefined || name === undefined) return { spans: [], sender: undefined }
  const from = first.index + first[0].lastIndexOf(name)
  return {
    spans: found.map(({ 0: header, index }) => ({ from: index, to: index + header.length })),
    sender: trimmed(plain, { from, to: from + name.length }),
  }
}
