import { CODE_FROM, type IndexedRow, type NameWords } from './indexedRow.ts'
import {
  beginsLike,
  isBeforeLaneNumber,
  isBehindLaneNumber,
  isGeneric,
  isHouseNumber,
  isOtherKind,
  typosAllowed,
} from './searchWords.ts'

/** A row that matches the typed text. */
export interface IndexHit {
  readonly row: number
  /** As typed, in Western digits; absent if none was typed. */
  readonly houseNumber?: string
  /** Floor, flat or block, as typed; absent if none was typed. */
  readonly details?: string
  /** Whether all words of one of the row's names were typed. */
  readonly isWhole: boolean
  /** Whether the row's name was typed, not only its surroundings. */
  readonly inName: boolean
  /** Whether the typed words are whole words of the name and its surroundings, without typos. */
  readonly isExact: boolean
  /** The number of typed words that the row has. */
  readonly used: number
  /** Typed words that the row does not have: another district, another kind of street. */
  readonly unused: ReadonlyArray<string>
}

export interface Candidate extends IndexHit {
  readonly kindsMatch: boolean
}

/** How a row is compared with a text. */
export interface Comparison {
  readonly typos: boolean
  /** Whether the postal code of the text has been read, so that no other number of it is one. */
  readonly hasCode: boolean
}

/** Whether `form` begins with `typed`; with `typos`, with as many as its length allows. */
const isLike = (form: string, typed: string, typos: boolean): boolean => {
  const limit = typos ? typosAllowed(typed) : 0
  return limit === 0 ? form.startsWith(typed) : beginsLike(form, typed, limit)
}

/** Whether `typed` spells all of `form`; with `typos`, with as many as its length allows. */
export const isSpelled = (form: string, typed: string, typos: boolean): boolean =>
  form === typed || (typos && Math.abs(form.length - typed.length) <= typosAllowed(typed) && isLike(form, typed, true))

/** How well a candidate fits: the name first, then the kind of street. */
export const matchScore = ({ inName, kindsMatch, isWhole, isExact }: Candidate): number =>
  Number(inName) * 8 + Number(kindsMatch) * 4 + Number(isWhole) * 2 + Number(isExact)

/** Matches the typed words against one name of a row, with or without a house number and its surroundings. */
export const readName = (
  row: number,
  { names, takesNumber, around, codes, postalCode, kinds }: IndexedRow,
  name: NameWords,
  words: ReadonlyArray<string>,
  { typos, hasCode }: Comparison,
  elsewhere: ReadonlyArray<string>,
): Candidate | undefined => {
  const left = new Set(name)
  /** Words of the name that are typed in full, so that the district "灣仔" is not taken for the beginning of 灣仔道. */
  const inFull = new Set(name.filter(({ whole }) => words.some((word) => whole.includes(word))))
  /** A number that may be the postal code, or its beginning, is the house if the text has no other number for it. */
  const mayBeCode = (word: string) =>
    !hasCode && (codes.has(word) || (word.length >= CODE_FROM && postalCode.startsWith(word)))
  const hasHouseBesideCode = words.some(
    (word) => isHouseNumber(word) && !mayBeCode(word) && !name.some(({ forms }) => forms.includes(word)),
  )
  const isAround = (word: string) =>
    isHouseNumber(word)
      ? (around.has(word) && !codes.has(word)) || (mayBeCode(word) && (hasHouseBesideCode || !takesNumber))
      : elsewhere.includes(word) || around.has(word) || [...around].some((form) => isLike(form, word, typos))
  const isWholeAround = (word: string, isLast: boolean) =>
    isHouseNumber(word) ||
    around.has(word) ||
    (isLast && word.length > 1 && [...around].some((form) => form.startsWith(word)))
  const mayBeHouse = (index: number) =>
    takesNumber &&
    isHouseNumber(words[index] ?? '') &&
    !isBeforeLaneNumber(words[index - 1]) &&
    !isBehindLaneNumber(words[index + 1])
  /** The same number follows: of house 7 in the district "7 Makara", the first is the house. */
  const isRepeated = (index: number) => words.includes(words[index] ?? '', index + 1)
  const nameWords = name.map(({ word }) => word)
  const unused: Array<string> = []
  let houseNumber: string | undefined
  let inName = false
  let kindsMatch = true
  let isExact = true
  let isNamed = false
  for (const [index, word] of words.entries()) {
    const match =
      // House 57 in Street 57 is not the name of the street.
      [...left].find(({ word: own, whole }) => whole.includes(word) && (own === word || !words.includes(own))) ??
      [...left].find(
        (one) =>
          !inFull.has(one) &&
          (isHouseNumber(word) ? one.forms.includes(word) : one.forms.some((form) => isLike(form, word, typos))),
      )
    const isOther = isOtherKind(word, nameWords)
    if (isOther) unused.push(word)
    if (match !== undefined) {
      left.delete(match)
      inName ||= !isGeneric(word) && !isHouseNumber(word)
      isNamed ||= match.whole.includes(word)
      isExact &&= isGeneric(word) || match.whole.includes(word) || (!match.isJoined && isInitial(word, match.word))
    } else if (mayBeHouse(index) && (!isAround(word) || isRepeated(index)) && houseNumber === undefined)
      houseNumber = word
    else if (isGeneric(word)) kindsMatch &&= !isOther && kinds.has(word)
    else if (!isAround(word)) return undefined
    else if (elsewhere.includes(word) && !around.has(word)) unused.push(word)
    else isExact &&= isWholeAround(word, index === words.length - 1)
  }
  // "1200 A Mabini" may be 1200 in A. Mabini Street.
  const [, number, letter] = /^(\d+)(\p{L})$/u.exec(houseNumber ?? '') ?? []
  const initial = [...left].find(({ word }) => word === letter)
  if (initial !== undefined) {
    left.delete(initial)
    houseNumber = number
  }
  if (letter !== undefined && names.some((one) => one.some(({ word }) => word === letter))) isExact = false
  const unsaid = [...left].filter(({ word }) => !isGeneric(word))
  if (houseNumber !== undefined) {
    const meansAnotherNumber = unsaid.some(({ word }) => isHouseNumber(word))
    if (!inName || meansAnotherNumber || Number.parseInt(houseNumber, 10) === 0) return undefined
  }
  const isWhole = unsaid.length === 0
  return {
    row,
    inName,
    kindsMatch,
    isWhole,
    // Initials alone name nothing: "S" is no Storgata.
    isExact: isExact && ((isWhole && isNamed) || !inName),
    used: words.length - unused.length,
    unused,
    ...(houseNumber !== undefined && { houseNumber }),
  }
}

/** "M." for Milady, but not "I" for the numeral of Rama IV. */
const isInitial = (word: string, name: string): boolean => word.length === 1 && name.length > 2 && name.startsWith(word)
