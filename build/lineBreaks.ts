import type { Message } from './texts.ts'

/*
 * Marks in headlines of languages without spaces, so that lines end where words end (ADR 81): between Japanese phrases a
 * zero-width space, which allows a break, and inside Thai loan words, which the dictionaries of browsers do not know, a
 * word joiner, which forbids one.
 */

const BREAK = '\u200b'
const JOINER = '\u2060'

/** Thai words that browsers break inside. */
export const THAI_WORDS = ['ไรเดอร์', 'ออเดอร์', 'หลักฐาน', 'คูปอง', 'เคาน์เตอร์', 'ออนไลน์', 'อีเมล']

/** The messages that are shown as headlines. Titles of documents and names of controls are not among them. */
const HEADLINE =
  /(?<!page)-title$|^(public-sentence-|account-welcome$|account-confirm-busy$|request-summary$|receipt-(order|timeline)$|site-languages$|search-recent$|bulk-history$|failure-load$|shell-recent-notices$)/

const segmentsOf = (text: string, locale: string): ReadonlyArray<string> =>
  Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment)

/** A particle, an ending or a sign: it belongs to the phrase before it. */
const isEnding = (segment: string): boolean => /^[\p{Script=Hiragana}ー\p{P}\s]/u.test(segment)
/** An honorific prefix belongs to the word after it. */
const isPrefix = (phrase: string): boolean => /(?:^|[、。，])[おご]$/u.test(phrase)
const endsSentencePart = (phrase: string): boolean => /[、。，！？]$/u.test(phrase)
/** Parts of one compound. */
const isCompound = (phrase: string, segment: string): boolean =>
  /\p{Script=Han}$/u.test(phrase) && /^\p{Script=Han}/u.test(segment)

const phrasesOf = (text: string): ReadonlyArray<string> =>
  segmentsOf(text, 'ja').reduce<ReadonlyArray<string>>((phrases, segment) => {
    const last = phrases.at(-1)
    if (last === undefined) return [segment]
    const belongs = endsSentencePart(last)
      ? /^[\p{P}\s]/u.test(segment)
      : isEnding(segment) || isPrefix(last) || isCompound(last, segment)
    return belongs ? [...phrases.slice(0, -1), last + segment] : [...phrases, segment]
  }, [])

const MARKED_THAI = THAI_WORDS.map((word) => [word, segmentsOf(word, 'th').join(JOINER)] as const)

const MARKS: Readonly<Record<string, (text: string) => string>> = {
  ja: (text) => phrasesOf(text).join(BREAK),
  th: (text) => MARKED_THAI.reduce((marked, [word, joined]) => marked.replaceAll(word, joined), text),
}

interface Select {
  readonly type: 'select'
  readonly variants: ReadonlyArray<{ readonly value: unknown }>
}

const isSelect = (part: unknown): part is Select =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'select'

/** Applies `mark` to the text of a pattern, and to that of its variants. */
const inPattern = (pattern: unknown, mark: (text: string) => string): unknown => {
  if (typeof pattern === 'string') return mark(pattern)
  if (Array.isArray(pattern)) return pattern.map((part) => inPattern(part, mark))
  if (!isSelect(pattern)) return pattern
  const variants = pattern.variants.map((variant) => ({ ...variant, value: inPattern(variant.value, mark) }))
  return { ...pattern, variants }
}

/** The messages of a locale with marks in the headlines; attributes stay as they are. */
export const withLineBreaks = (locale: string, messages: ReadonlyArray<Message>): ReadonlyArray<Message> => {
  const mark = MARKS[locale]
  if (mark === undefined) return messages
  return messages.map((message) =>
    HEADLINE.test(message.id) ? { ...message, value: inPattern(message.value, mark) as Message['value'] } : message,
  )
}

/** The text without marks, for titles of documents. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\u200b\u2060]/g, '')
