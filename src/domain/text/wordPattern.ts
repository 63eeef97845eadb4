import { foldedText, plainText } from './plainText.ts'

/** Matches words of scripts without spaces between words, which may start anywhere. */
export const WRITTEN_WITHOUT_SPACES =
  /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** A sign that makes a word longer; scripts without spaces do not: "用LINE Pay付". */
const LETTER =
  '(?![\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}])[\\p{L}\\p{M}\\p{N}]'

/** Matches vowel signs and tatweel of Arabic, which few people write. */
export const VOWEL_SIGNS = '[\\u064B-\\u0652\\u0640]'

const withoutMeaning = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const escaped = (word: string) =>
  withoutMeaning(word)
    .replaceAll(' ', '[^\\S\\n]{1,2}')
    .replaceAll(/(?=\p{L})\p{Script=Arabic}/gu, `$&${VOWEL_SIGNS}*`)

/** Splits a list at its bars and folds the words, the longest first, so that "total bill" is not read as "total". */
export const wordsOf = (list: string): ReadonlyArray<string> =>
  [...new Set(list.split('|').map((word) => foldedText(plainText(word))))].sort((a, b) => b.length - a.length)

/** The source of a pattern for any of the words of a list, in any position. */
export const alternatives = (list: string): string => wordsOf(list).map(escaped).join('|')

/** The same for text that is not folded: with accents, and with capital letters as the list has them. */
export const asWritten = (list: string): string =>
  list
    .split('|')
    .toSorted((a, b) => b.length - a.length)
    .map(withoutMeaning)
    .join('|')

/**
 * The source of a pattern that finds any of the words in folded text, as whole words in scripts with spaces. In Arabic,
 * "and" is a prefix of its word.
 */
export const anyOf = (words: ReadonlyArray<string>): string => {
  const spaced = words.filter((word) => !WRITTEN_WITHOUT_SPACES.test(word)).map(escaped)
  const unspaced = words.filter((word) => WRITTEN_WITHOUT_SPACES.test(word)).map(escaped)
  const isolated = spaced.length > 0 ? `(?<!${LETTER})و?(?:${spaced.join('|')})(?!${LETTER})` : undefined
  return `(?:${[isolated, ...unspaced].filter((part) => part !== undefined).join('|')})`
}

/** A pattern that finds any word of a list in folded text. */
export const wordPattern = (list: string, flags = 'u'): RegExp => new RegExp(anyOf(wordsOf(list)), flags)
