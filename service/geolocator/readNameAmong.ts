import { isNumberedStreet, type IndexedRow, type NameWords } from './indexedRow.ts'
import { isSpelled, readName, type Candidate, type Comparison } from './readName.ts'
import { hasKindBefore, isBehindLaneNumber, isGeneric, isHouseNumber, isStreetKind, STATION } from './searchWords.ts'

export interface NameAmongWords {
  readonly hit: Candidate
  /** The typed words of the name. */
  readonly said: ReadonlyArray<string>
  /** The length of the name without its kind; more for a street with a number beside it. */
  readonly worth: number
  /** The typed words that have nothing to do with the row. */
  readonly others: ReadonlyArray<string>
  /** Words that belong to those beside them: "Block" of "Lower Block", "Dhaka" of "Dhaka Club". */
  readonly beside: ReadonlyArray<string>
}

export interface TypedWord {
  readonly word: string
  /** The part of the text between commas. */
  readonly clause: number
}

const NUMBER_BESIDE = 1_000
/** A shorter name of one word never matches with a typo. */
const LETTERS_FOR_TYPOS = 6

/** Matches a name of which every word is typed; of the other words, those around it and the number beside it count. */
export const readNameAmong = (
  row: number,
  entry: IndexedRow,
  name: NameWords,
  typed: ReadonlyArray<TypedWord>,
  city: ReadonlySet<string>,
  comparison: Comparison,
): NameAmongWords | undefined => {
  const { typos } = comparison
  const telling = name.filter(({ word }) => !isGeneric(word))
  const named = telling.length > 2 ? telling.filter(({ word }) => word !== STATION) : telling
  const isOf = (one: TypedWord | undefined, parts: NameWords) =>
    one !== undefined && parts.some(({ forms }) => forms.some((form) => isSpelled(form, one.word, typos)))
  const clauses = Map.groupBy(typed, ({ clause }) => clause)
  const clause = [...clauses.values()].find((one) => named.every((part) => one.some((word) => isOf(word, [part]))))
  if (clause === undefined) return undefined
  /** Whether a number is beside the name, or beside the word for its kind. */
  const isBeside = (at: number) =>
    [-1, 1].some((step) => {
      const isKind = !isOf(typed[at + step], name) && isStreetKind(typed[at + step]?.word ?? '')
      const beside = typed[isKind ? at + 2 * step : at + step]
      return beside !== undefined && clause.includes(beside) && isOf(beside, name)
    })
  const numbers = typed.filter((one, at) => isHouseNumber(one.word) && isBeside(at))
  const ofClause = numbers.filter((one) => clause.includes(one))
  /** The number beside the name; without one, a number alone between commas. */
  const itsNumbers =
    ofClause.some((one) => !isOf(one, name)) || ofClause.length === numbers.length
      ? ofClause
      : numbers.filter((one) => clause.includes(one) || clauses.get(one.clause)?.length === 1)
  /** "Al" of "Al Jazira Tower" is a part of what else is typed. */
  const isKind = (one: TypedWord) =>
    isGeneric(one.word) && (clause.includes(one) || !clauses.get(one.clause)?.some(isOther))
  const isOther = ({ word }: TypedWord): boolean => !isGeneric(word) && !isHouseNumber(word) && !entry.around.has(word)
  const isKept = (one: TypedWord) =>
    isOf(one, name) || isKind(one) || (!isGeneric(one.word) && entry.around.has(one.word)) || itsNumbers.includes(one)
  const kept = typed.filter(isKept).map(({ word }) => word)
  const others = typed.filter((one) => !isKept(one))
  const beside = typed.filter(
    (one, at) =>
      !others.includes(one) &&
      !isHouseNumber(one.word) &&
      !isOf(one, name) &&
      [typed[at - 1], typed[at + 1]].some(
        (other) => other?.clause === one.clause && others.includes(other) && !isHouseNumber(other.word),
      ),
  )
  const said = clause.filter((one) => isOf(one, named))
  const hit = readName(row, entry, name, kept, comparison, [])
  if (hit?.inName !== true || namesOtherStreet({ entry, name, typed, others, said, hit, city, typos })) return undefined
  const { houseNumber, ...withoutNumber } = hit
  const isOwnNumber = entry.names.some((one) => one.some(({ word }) => word === houseNumber))
  return {
    hit: isOwnNumber ? withoutNumber : hit,
    said: said.map(({ word }) => word),
    worth:
      named.reduce((sum, { word }) => sum + word.length, 0) +
      (houseNumber === undefined || isOwnNumber ? 0 : NUMBER_BESIDE),
    others: others.map(({ word }) => word),
    beside: beside.map(({ word }) => word),
  }
}

/** "Road 90" alone between commas. */
const isOtherNumberedStreet = (words: ReadonlyArray<TypedWord>, others: ReadonlyArray<TypedWord>): boolean =>
  words.length === 2 &&
  isNumberedStreet(words[0]?.word, words[1]?.word) &&
  words.some((one) => others.includes(one) && isHouseNumber(one.word))

interface Named {
  readonly entry: IndexedRow
  readonly name: NameWords
  readonly typed: ReadonlyArray<TypedWord>
  readonly others: ReadonlyArray<TypedWord>
  /** The typed words of the name without its kind. */
  readonly said: ReadonlyArray<TypedWord>
  readonly hit: Candidate
  readonly city: ReadonlySet<string>
  readonly typos: boolean
}

/** Whether a word next to the name makes it the name of another street: "12 Upper Cross Street" is not Cross Street. */
const namesOtherStreet = ({ entry, name, typed, others, said, hit, city, typos }: Named): boolean => {
  const first = typed.findIndex((one) => said.includes(one))
  const last = typed.findLastIndex((one) => said.includes(one))
  const clause = typed[first]?.clause
  const isOther = (one: TypedWord | undefined) =>
    one !== undefined &&
    one.clause === clause &&
    others.includes(one) &&
    !isHouseNumber(one.word) &&
    !/^[a-z]$/.test(one.word)
  const isKind = (one: TypedWord | undefined) => one !== undefined && (isGeneric(one.word) || isStreetKind(one.word))
  const before = isKind(typed[first - 1]) ? typed[first - 2] : typed[first - 1]
  const behind = isKind(typed[last + 1]) ? typed[last + 2] : typed[last + 1]
  const isBefore = isOther(before)
  const isBehind = isOther(typed[last + 1])
  const isNumber = (one: TypedWord | undefined) => one?.clause === clause && isHouseNumber(one?.word ?? '')
  if (isBefore && typed.slice(0, first).some(isNumber)) return true
  if (isBehindLaneNumber(typed[last + 2]?.word) && isNumber(typed[last + 1])) return true
  // The number of another street, which is said before this one: "Skoufa 40 Kolonaki".
  const saysKindBefore = typed[first - 1] !== before || hasKindBefore(typed[first]?.word ?? '')
  if (!saysKindBefore && isNumber(before) && isOther(typed[first - 2])) return true
  // Of two numbers beside the name one is part of the name of another street: "35 Jalan Telawi 3".
  if (hit.houseNumber !== undefined && isNumber(before) && isNumber(behind)) return true
  const isOfKind = name.some(({ word }) => isStreetKind(word))
  const saysKind = typed.some((one) => one.clause === clause && isStreetKind(one.word))
  if (isOfKind && !saysKind && (isBefore || isBehind)) return true
  if (typos && said.length === 1 && (isBefore || isBehind || (said[0]?.word.length ?? 0) < LETTERS_FOR_TYPOS))
    return true
  // Another clause names a street that is not known.
  return [...Map.groupBy(typed, (one) => one.clause).values()].some(
    (words) =>
      words.every((one) => one.clause !== clause && !said.includes(one)) &&
      (words.some(
        (one) => others.includes(one) && !city.has(one.word) && !isHouseNumber(one.word) && !isGeneric(one.word),
      ) ||
        isOtherNumberedStreet(words, others)) &&
      words.some(({ word }) => isStreetKind(word)) &&
      (entry.takesNumber || words.some(({ word }) => isHouseNumber(word))),
  )
}
