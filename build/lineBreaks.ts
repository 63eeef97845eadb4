import type { Message } from './texts.ts'

/*
 * Marks in headlines of languages without spaces, so that lines end where words end (ADR 81): between Japanese phrases a
 * zero-width space, which allows a break, and inside loan words of Thai, Lao, Khmer and Burmese, which the dictionaries of
 * browsers do not know, and before Burmese particles a word joiner, which forbids one.
 */

const BREAK = '\u200b'
const JOINER = '\u2060'

/** Words that browsers break inside, with a hyphen where they would. Never before a sign that joins the one before it. */
const LOAN_WORDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  km: ['ការ-កម្ម៉-ង់', 'កម្ម៉-ង់', 'ដំ-ណឹង'],
  lo: ['ໄຣ-ເດີ້', 'ອໍ-ເດີ', 'ອີ-ເມວ', 'ອິນ-ເຕີ-ເນັດ', 'ຂໍ້-ຄ-ວາມ', 'ຄຳ-ຖາມ', 'ຄຳ-ຕອບ', 'ໂຫຼ-ດ'],
  my: ['ရိုက်-ဒါ', 'အီး-မေး-လ်', 'အ-ကော-င့်', 'လ-င့်-ခ်', 'အင်-တာ-နက်', 'ပေါ်-တယ်', 'စ-ကူ-တာ', 'မ-က်-ဆေ့-ချ်', 'စင်-တာ'],
  th: ['ไร-เด-อร์', 'ออ-เด-อร์', 'หลัก-ฐาน', 'คูปอง', 'เคาน์เตอร์', 'ออนไลน์', 'อีเมล'],
}

/** Before Burmese particles, which belong to the word before them. */
export const PARTICLE = /(?<=\p{Script=Myanmar})(?<!\u1039)(?=မှာ|တဲ့|ပါ|ကို|နဲ့|များ|တွေ|ရဲ့|လဲ|မလဲ|မယ်|လား|ပြီ)/gu

/** The loan words of a language, without marks. */
export const loanWordsOf = (locale: string): ReadonlyArray<string> =>
  (LOAN_WORDS[locale] ?? []).map((word) => word.replaceAll('-', ''))

/** The messages that are shown as headlines, or in the narrow columns of the overview. Titles of documents and names of controls are not among them. */
const HEADLINE =
  /(?<!page)-title$|^public-sentence-|^overview-change-|^((account|sign-in)-welcome|account-confirm-busy|request-summary|receipt-(order|timeline)|public-sender-details|site-(languages|register|terms)|password-forgot|search-recent|bulk-history(-empty)?|card-choose|edit-changes|order-cancel-why|outlet-owners|landing-(pay-(country|expect)|fee-place)|failure-load|shell-recent-notices)$/

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

const withLoanWords = (locale: string) => {
  const joined = (LOAN_WORDS[locale] ?? []).map((word) => word.replaceAll('-', JOINER))
  return (text: string) =>
    loanWordsOf(locale)
      .reduce((marked, word, index) => marked.replaceAll(word, joined[index] ?? word), text)
      .replaceAll(PARTICLE, JOINER)
}

const MARKS: Readonly<Record<string, (text: string) => string>> = {
  ja: (text) => phrasesOf(text).join(BREAK),
  ...Object.fromEntries(Object.keys(LOAN_WORDS).map((locale) => [locale, withLoanWords(locale)])),
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

/** The messages of a locale with marks in those of `HEADLINE`; attributes stay as they are. */
export const withLineBreaks = (locale: string, messages: ReadonlyArray<Message>): ReadonlyArray<Message> => {
  const mark = MARKS[locale]
  if (mark === undefined) return messages
  return messages.map((message) =>
    HEADLINE.test(message.id) ? { ...message, value: inPattern(message.value, mark) as Message['value'] } : message,
  )
}

/** The text without marks, for titles of documents. */
export const withoutLineBreaks = (text: string): string => text.replace(/[\u200b\u2060]/g, '')
