/**
 * Characters without any ink: white space, control and format characters, Hangul fillers and the Braille blank.
 * `Default_Ignorable_Code_Point` holds zero-width spaces, joiners, soft hyphens, bidi marks, variation selectors and
 * tags.
 */
const INVISIBLE = '\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB\\u{16FE4}\\u{1D159}'
const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u')
const AT_START = new RegExp(`^[${INVISIBLE}]+`, 'u')
const AT_END = new RegExp(`(?<![${INVISIBLE}])[${INVISIBLE}]+$`, 'u')
const ALL_INVISIBLE = new RegExp(`(?!\\s)[${INVISIBLE}]`, 'gu')
/** Variation selectors and tags, which change the sign before them, such as a heart and the flag of Wales. */
const OF_THE_SIGN = /^(?:\p{Variation_Selector}|[\u{E0020}-\u{E007F}])+/u

/** A text without all invisible characters except white space, for numbers and codes. */
export const withoutInvisible = (text: string): string => text.replaceAll(ALL_INVISIBLE, '')

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** Marks that begin another direction, and others than those that end it. */
const BEGINS_DIRECTION = /[\u202a\u202b\u202d\u202e\u2066-\u2068]/
const OTHER_THAN_ENDS = /[^\u202c\u2069]+/g

const isInk = (code: number): boolean => code > 0x20 && code < 0x7f

/**
 * A text without the invisible characters at its ends; those inside stay, such as the joiners of Persian, Khmer and
 * emoji, and so do the ends of directions that begin inside. All texts that people write are trimmed by this rule and
 * never with `trim()` (ADR 112).
 */
export const trimText = (text: string): string => {
  if (isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1))) return text
  const begun = text.replace(AT_START, '')
  const isTurned = BEGINS_DIRECTION.test(begun)
  return begun.replace(
    AT_END,
    (end) => (OF_THE_SIGN.exec(end)?.[0] ?? '') + (isTurned ? end.replaceAll(OTHER_THAN_ENDS, '') : ''),
  )
}
