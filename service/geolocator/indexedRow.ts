import { LRUCache } from 'lru-cache'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { cityNames } from './addressFormat.ts'
import type { Gazetteer, GazetteerArea } from './gazetteer.ts'
import { Lists } from './lists.ts'
import { SortedTexts } from './sortedTexts.ts'
import { digitsOf, formsOf, GENERIC, isGeneric, STATION, isHouseNumber, wholeFormsOf, wordsOf } from './searchWords.ts'
import { writingOf } from './writings.ts'

interface NameWord {
  readonly word: string
  readonly forms: ReadonlyArray<string>
  readonly whole: ReadonlyArray<string>
  /** Two words of the name in one, which a letter alone does not stand for. */
  readonly isJoined: boolean
}

/** The words of a name, each with the forms that match it, and those that are the whole word. */
export type NameWords = ReadonlyArray<NameWord>

/** What surrounds rows: one object for all of the same district and postal code. */
export interface Area {
  /** The words of district, city and postal code. */
  readonly around: ReadonlySet<string>
  /** The part of `around` that spells the postal code. */
  readonly codes: ReadonlySet<string>
  /** The digits of the postal code. */
  readonly postalCode: string
  readonly district: string
}

/** A row of the gazetteer as words that can be searched. */
export interface IndexedRow extends Area {
  readonly takesNumber: boolean
  readonly names: ReadonlyArray<NameWords>
  /** The words for its kind of street, of all its names. */
  readonly kinds: ReadonlySet<string>
}

/** From this many digits on, a number may be the beginning of a postal code. */
export const CODE_FROM = 3

/** The spellings of a postal code; none of three digits, which are house numbers unless the country's pattern reads them. */
const codesOf = (code: string): ReadonlyArray<string> =>
  digitsOf(code).length > CODE_FROM ? [code, digitsOf(code)] : []

/** Whether two words are the whole name of a numbered street: "Street 278", "၃၁ လမ်း". */
export const isNumberedStreet = (first = '', second = ''): boolean =>
  (isGeneric(first) && isHouseNumber(second)) || (isHouseNumber(first) && isGeneric(second))

/** The words of a name, then variants with two adjacent words joined: "MA Jinnah", "Bangrak", "Street 278". */
const namesOf = (words: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (words.length === 2 && isNumberedStreet(words[0], words[1])) return [words, [words.join('')]]
  const isJoined = (word: string | undefined) => word !== undefined && !isGeneric(word) && !/\d/.test(word)
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1]
    return isJoined(word) && isJoined(next) ? [words.toSpliced(index, 2, `${word}${next}`)] : []
  })
  return [words, ...joined]
}

/** All forms of the words of a text, also of two joined ones. */
const formsOfText = (text: string): ReadonlyArray<string> => namesOf(wordsOf(text)).flat().flatMap(formsOf)

/** Calls `make` once for each key. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

const areasOf = (country: CountryCode, areas: ReadonlyArray<GazetteerArea>): ReadonlyArray<Area> => {
  const ofCity = cityNames(country).flatMap(formsOfText)
  // "Sector 3" is taken off the text before its words are matched: a 3 that is left is a house number.
  const isZone = (form: string) => writingOf(country).zones !== undefined && isHouseNumber(form)
  const inDistrict = once((district) => formsOfText(district).filter((form) => !isZone(form)))
  return areas.map(({ district, districtEn, postalCode }) => {
    const codes = codesOf(postalCode).flatMap(formsOfText)
    return {
      around: new Set([...inDistrict(district), ...inDistrict(districtEn), ...codes, ...ofCity]),
      codes: new Set(codes),
      postalCode: digitsOf(postalCode),
      district,
    }
  })
}

/** Words of rows that are kept, because a text asks for many rows with the same words. */
const WORDS_KEPT = 2_000
/** Beside the number of a word in a name: whether it is the last of the name, and two words in one. */
const [LAST, JOINED, FLAGS] = [1, 2, 2]

/** Numbers that belong to others, in pairs. */
class Pairs {
  readonly owners: Array<number> = []
  readonly items: Array<number> = []

  add(owner: number, item: number): void {
    this.owners.push(owner)
    this.items.push(item)
  }
}

/** The words of all names of rows, in the order of the rows. */
const readNames = (rows: Gazetteer) => {
  /** The forms, in the order in which they are found. */
  const numbers = new Map<string, number>()
  const formsByWord = new Pairs()
  const addForm = (form: string) => {
    const known = numbers.get(form)
    if (known === undefined) numbers.set(form, numbers.size)
    return known ?? numbers.size - 1
  }
  const readWord = once((word) => {
    const number = addForm(word)
    const forms = formsOf(word).map(addForm)
    for (const form of forms) formsByWord.add(form, number)
    return { number, forms }
  })
  const wordsBetweenSpaces = once(wordsOf)
  /** How a number is read depends on the words beside it; any other word is read alone, once. */
  const wordsOfName = (text: string) =>
    /\p{Nd}/u.test(text) ? wordsOf(text) : text.split(' ').flatMap(wordsBetweenSpaces)
  const rowsByForm = new Pairs()
  const wordsByRow = new Pairs()
  for (const [row, { name, nameEn, aliases }] of rows.entries()) {
    const texts = [...new Set([name, nameEn, ...aliases])].map((text) => namesOf(wordsOfName(text)))
    const own = texts.flatMap(([words = []]) => words)
    const had: Array<number> = []
    for (const words of texts.flat())
      for (const [at, word] of words.entries()) {
        const { number, forms } = readWord(word)
        const flags = (at === words.length - 1 ? LAST : 0) | (own.includes(word) ? 0 : JOINED)
        wordsByRow.add(row, (number << FLAGS) | flags)
        for (const form of forms) if (!had.includes(form)) had.push(form)
      }
    for (const form of had) rowsByForm.add(form, row)
  }
  const sorted = [...numbers.keys()].toSorted()
  /** The number of a form in their order, by that in which they were found. */
  const places = new Uint32Array(sorted.length)
  for (const [place, form] of sorted.entries()) places[numbers.get(form)!] = place
  const place = (number: number) => places[number]!
  return {
    forms: new SortedTexts(sorted),
    rowsOf: new Lists(sorted.length, rowsByForm.owners.map(place), rowsByForm.items),
    wordsOf: new Lists(sorted.length, formsByWord.owners.map(place), formsByWord.items.map(place)),
    names: new Lists(
      rows.length,
      wordsByRow.owners,
      wordsByRow.items.map((word) => (place(word >> FLAGS) << FLAGS) | (word & (LAST | JOINED))),
    ),
  }
}

/** The rows of a gazetteer as numbers of words (ADR 150): what readers of names need of a row is made when it is asked for. */
export class IndexedRows {
  /** All forms of all words of names. */
  readonly forms: SortedTexts
  /** The rows that have a form. */
  readonly rowsOf: Lists
  /** The words that have a form. The number of a word is that of the form which is the word itself. */
  readonly wordsOf: Lists
  readonly #names: Lists
  /** 2 for words that a name is whole without, 0 for the others. */
  readonly kinds: Uint8Array
  readonly areas: ReadonlyArray<Area>
  readonly gazetteer: Gazetteer
  readonly #words = new LRUCache<number, NameWord>({ max: WORDS_KEPT })

  constructor(country: CountryCode, gazetteer: Gazetteer) {
    const read = readNames(gazetteer)
    this.forms = read.forms
    this.rowsOf = read.rowsOf
    this.wordsOf = read.wordsOf
    this.#names = read.names
    this.kinds = new Uint8Array(read.forms.length)
    for (const word of [...GENERIC, STATION]) this.kinds.fill(2, ...read.forms.only(word))
    this.areas = areasOf(country, gazetteer.areas)
    this.gazetteer = gazetteer
  }

  areaOf(row: number): Area {
    return this.areas[this.gazetteer.areaOf(row)]!
  }

  at(row: number): IndexedRow {
    const names: Array<Array<NameWord>> = []
    let words: Array<NameWord> = []
    for (const one of this.#names.of(row)) {
      const word = this.#wordOf(one & ~LAST)
      words.push(words.includes(word) ? { ...word } : word)
      if ((one & LAST) === 0) continue
      names.push(words)
      words = []
    }
    const { around, codes, postalCode, district } = this.areaOf(row)
    const kinds = names.flatMap((name) => name.map(({ word }) => word)).filter(isGeneric)
    return {
      around,
      codes,
      postalCode,
      district,
      takesNumber: this.gazetteer.takesNumber(row),
      names,
      kinds: new Set(kinds),
    }
  }

  /** The most that all words of one name of the row are worth. */
  bestName(row: number, worth: Uint8Array): number {
    const end = this.#names.start(row + 1)
    let best = 0
    let name = Infinity
    // Not `of`: this is asked for very many rows.
    for (let at = this.#names.start(row); at < end; at += 1) {
      const one = this.#names.item(at)
      name = Math.min(name, worth[one >> FLAGS]!)
      if ((one & LAST) === 0) continue
      best = Math.max(best, name)
      name = Infinity
    }
    return best
  }

  #wordOf(one: number): NameWord {
    const known = this.#words.get(one)
    if (known !== undefined) return known
    const word = this.forms.at(one >> FLAGS)
    const made = { word, forms: formsOf(word), whole: wholeFormsOf(word), isJoined: (one & JOINED) !== 0 }
    this.#words.set(one, made)
    return made
  }
}
