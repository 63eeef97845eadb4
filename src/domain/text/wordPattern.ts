import { foldedText, plainText } from './plainText.ts'
import { NUMBERS, SPACED_LETTERS } from './letters.ts'

/** Matches words of scripts without spaces between words, which may start anywhere. */
export const WRITTEN_WITHOUT_SPACES =
  /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/** A sign that makes a word longer; scripts without spaces do not: "用LINE Pay付". */
const LETTER = `[${SPACED_LETTERS}${NUMBERS}]`

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

/** Matches nothing, in the place of words that a text does not have. */
export const NO_WORD = '(?!)'

/** Parts of a pattern one behind the other; nothing without one of them. */
export const sequence = (...parts: ReadonlyArray<string>): string =>
  parts.includes(NO_WORD) ? NO_WORD : parts.join('')
/** One of several parts, the first that fits. */
export const choice = (...parts: ReadonlyArray<string>): string => {
  const possible = parts.filter((part) => part !== NO_WORD)
  return possible.length === 0 ? NO_WORD : `(?:${possible.join('|')})`
}
/** A part that may be absent. */
export const optional = (part: string): string => (part === NO_WORD ? '' : `(?:${part})?`)

const knownLists = new Map<string, ReadonlyArray<string>>()

/**
 * Makes patterns of those words that a folded text has: a browser needs seconds to compile a large pattern of the words
 * of all languages.
 */
export const wordsIn = (folded: string) => {
  const bare = folded.replaceAll(new RegExp(VOWEL_SIGNS, 'g'), '')
  const isHere = (word: string): boolean => word !== '' && word.split(' ').every((part) => bare.includes(part))
  /** The words of a list that the text has, folded. */
  const words = (list: string): ReadonlyArray<string> => {
    const known = knownLists.get(list) ?? wordsOf(list)
    knownLists.set(list, known)
    return known.filter(isHere)
  }
  /** Any word of the lists, in any position, the longest first. */
  const anyWord = (...lists: ReadonlyArray<string>): string => {
    const here = [...new Set(lists.flatMap(words))].sort((a, b) => b.length - a.length)
    return choice(...here.map(escaped))
  }
  return { isHere, words, anyWord }
}

/**
 * The source of a pattern that finds any of the words in folded text, as whole words in scripts with spaces. In Arabic,
 * "and" is a prefix of its word.
 */
export const anyOf = (words: ReadonlyArray<string>): string => {
  const spaced = words.filter((word) => !WRITTEN_WITHOUT_SPACES.test(word)).map(escaped)
  const unspaced = words.filter((word) => WRITTEN_WITHOUT_SPACES.test(word)).map(escaped)
  const isolated = spaced.length > 0 ? `(?<!${LETTER})و?(?:${spaced.join('|')})(?!${LETTER})` : undefined
  return choice(...[isolated, ...unspaced].filter((part) => part !== undefined))
}

/** The source of a pattern that finds any word of a list in folded text. */
export const anyWordOf = (list: string): string => anyOf(wordsOf(list))
export const wordPattern = (list: string, flags = 'u'): RegExp => new RegExp(anyWordOf(list), flags)
