import type { Message } from './texts.ts'

/*
 * Pseudo-locales for development: with `PSEUDO=1` the English pages show the messages of `en-XA`, with accents and a third
 * longer, and the Arabic pages those of `ar-XB`, English from right to left. A text that looks ordinary is no message, one
 * without its last bracket is cut off, one with two pairs of brackets is glued.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTS = 'áƀçðéƒĝĥîĵķļɱñöþʠŕšţûṽŵẋýžÅƁÇÐÉFĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const ACCENTED = new Map(Array.from(ACCENTS, (accented, index) => [PLAIN[index], accented] as const))

/** Text without the names of its markup, such as `<strong>`. */
const MARKUP = /(<[^>]*>)/
const outsideMarkup = (text: string, change: (text: string) => string): string =>
  text
    .split(MARKUP)
    .map((part) => (MARKUP.test(part) || part.trim() === '' ? part : change(part)))
    .join('')

const accented = (text: string): string => text.replaceAll(/[a-z]/gi, (letter) => ACCENTED.get(letter) ?? letter)
/** English grows by about a third in other languages, short texts more. */
const padding = (length: number): string => ' ~'.repeat(Math.ceil(length / 6))
const mirrored = (text: string): string => text.replaceAll(/[a-z]+/gi, (word) => `\u202e${word}\u202c`)

type Pattern = unknown

const mapText = (pattern: Pattern, change: (text: string) => string): Pattern => {
  if (typeof pattern === 'string') return outsideMarkup(pattern, change)
  if (Array.isArray(pattern)) return pattern.map((part: Pattern) => mapText(part, change))
  if (typeof pattern !== 'object' || pattern === null || !('variants' in pattern)) return pattern
  const variants = (pattern.variants as ReadonlyArray<{ readonly value: Pattern }>).map((variant) => ({
    ...variant,
    value: mapText(variant.value, change),
  }))
  return { ...pattern, variants }
}

const lengthOf = (pattern: Pattern): number =>
  typeof pattern === 'string'
    ? pattern.length
    : Array.isArray(pattern)
      ? pattern.reduce((sum: number, part: Pattern) => sum + lengthOf(part), 0)
      : 8

const bracketed = (pattern: Pattern): Pattern => {
  const parts: ReadonlyArray<Pattern> = Array.isArray(pattern) ? pattern : [pattern]
  return ['[', ...parts.map((part) => mapText(part, accented)), `${padding(lengthOf(pattern))}]`]
}

const CHANGES: Readonly<Record<string, (pattern: Pattern) => Pattern>> = {
  en: bracketed,
  ar: (pattern) => mapText(pattern, mirrored),
}

/** Translates the English messages into the pseudo-locale of a locale's pages; `undefined` if it has no pseudo-locale. */
export const pseudoMessages = (locale: string, english: ReadonlyArray<Message>): ReadonlyArray<Message> | undefined => {
  const change = CHANGES[locale]
  if (change === undefined) return undefined
  return english.map(({ id, value, attributes }) => ({
    id,
    // Terms are names, and stay recognizable.
    value: (value === null || id.startsWith('-') ? value : change(value)) as Message['value'],
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, pattern]) => [name, change(pattern)]),
    ) as Message['attributes'],
  }))
}
