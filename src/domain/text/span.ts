/** A part of a text in UTF-16 units: `from` is inclusive, `to` exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Those of the parts that there are. */
export const present = (...spans: ReadonlyArray<Span | undefined>): ReadonlyArray<Span> =>
  spans.filter((span) => span !== undefined)

export const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

const LOOSE = /[\s,;:|/\-–—*_<>•·!?]/

/** The part without white space and loose punctuation at its ends. */
export const trimmed = (text: string, { from, to }: Span): Span => {
  let start = from
  let end = to
  while (start < end && (LOOSE.test(text[start]!) || text[start] === '.')) start += 1
  while (end > start && LOOSE.test(text[end - 1]!)) end -= 1
  return { from: start, to: end }
}

/** Replaces these parts by commas, so that no pattern matches across them. The text keeps its length. */
export const replaceByCommas = (text: string, spans: ReadonlyArray<Span>): string =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + ','.repeat(to - from) + left.slice(to), text)

/** Replaces these parts by line breaks, so that nothing is matched in or across them. */
export const replaceByLineBreaks = (text: string, spans: ReadonlyArray<Span>): string => {
  let left = ''
  let at = 0
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue
    left += text.slice(at, Math.max(at, from)) + '\n'.repeat(to - Math.max(at, from))
    at = to
  }
  return left + text.slice(at)
}
