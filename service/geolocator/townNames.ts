import { foldText } from '../../src/domain/text/foldText.ts'
import { isGeneric, withoutArticle, wordsOf } from './searchWords.ts'

/** Prefixes and suffixes that mean "city" and are written in one word with the name of a town. */
const BEHIND = /(?<=.{2})(?:[市町村區鎮鄉縣]|광역시|특별자치시|시|군|읍|မြို့)$/u
const BEFORE = new RegExp(
  `^(?:${['อำเภอเมือง', 'จังหวัด', 'อำเภอ', 'เทศบาลนคร', 'เทศบาลเมือง', 'เมือง', 'ក្រុង', 'ខេត្ត', 'ເມືອງ', 'ແຂວງ'].map(foldText).join('|')})(?=.{3})`,
  'u',
)

/** A word of a name without the word for its kind. */
export const bare = (word: string): string => word.replace(BEHIND, '').replace(BEFORE, '')

/** The spellings of a name that are compared with typed words, joined by spaces. */
export const keysOf = (name: string): ReadonlyArray<string> => {
  const words = wordsOf(name)
  const withoutFirst = isGeneric(words[0] ?? '') ? words.slice(1) : words
  const spellings = [words, withoutFirst, words.map(withoutArticle), words.map(bare)].map((one) => one.join(' '))
  return [...new Set([...spellings, words.join('')])].filter((key) => key.length > 1)
}
