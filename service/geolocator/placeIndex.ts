import { cityOf } from './addressFormat.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import type { GazetteerRow } from './gazetteer.ts'
import { beginsLike, formsOf, isGeneric, typosAllowed, wordsOf } from './searchWords.ts'

/** A row that answers what was typed. */
export interface IndexHit {
  readonly row: number
  /** As typed, in Western digits; absent when none was typed. */
  readonly houseNumber?: string
  /** One of its names says nothing that was not typed. */
  readonly isWhole: boolean
}

interface Candidate extends IndexHit {
  readonly inName: boolean
  readonly kindsMatch: boolean
}

/** A name as its words, each with the forms it is found under. */
type NameWords = ReadonlyArray<{ readonly word: string; readonly forms: ReadonlyArray<string> }>

interface IndexedRow {
  readonly isStreet: boolean
  readonly names: ReadonlyArray<NameWords>
  /** District, city and postal code. */
  readonly around: ReadonlySet<string>
}

const HOUSE_NUMBER = /^\d{1,4}(?:\/\d{1,4})?[a-z]?$/
const WORDS_AT_MOST = 12
/** Words whose rows are remembered: the addresses of one file say the same ones again and again. */
const ASKED_KEPT = 2_000

const isNumber = (word: string) => HOUSE_NUMBER.test(word)

/** Finds rows by the beginnings of their words, in every script and name they have. */
export class PlaceIndex {
  readonly #rows: ReadonlyArray<IndexedRow>
  /** Every form of every word, sorted, so that a beginning is a range. */
  readonly #forms: ReadonlyArray<string>
  readonly #rowsOf: ReadonlyMap<string, ReadonlySet<number>>
  readonly #asked = new Map<string, ReadonlySet<number>>()

  constructor(country: CountryCode, rows: ReadonlyArray<GazetteerRow>) {
    const city = cityOf(country)
    this.#rows = rows.map(({ kind, name, nameEn, aliases, district, districtEn, postalCode }) => ({
      isStreet: kind === 'street',
      names: [...new Set([name, nameEn, ...aliases])].map((text) =>
        wordsOf(text).map((word) => ({ word, forms: formsOf(word) })),
      ),
      around: new Set(
        [district, districtEn, city.own, city.english, postalCode, postalCode.replace(/\s/g, '')]
          .flatMap(wordsOf)
          .flatMap(formsOf),
      ),
    }))
    const rowsOf = new Map<string, Set<number>>()
    for (const [row, { names, around }] of this.#rows.entries()) {
      for (const form of [...names.flat().flatMap(({ forms }) => forms), ...around]) {
        const known = rowsOf.get(form)
        if (known === undefined) rowsOf.set(form, new Set([row]))
        else known.add(row)
      }
    }
    this.#rowsOf = rowsOf
    this.#forms = [...rowsOf.keys()].toSorted()
  }

  /**
   * Rows all of whose typed words are found, with typos only when there are none without; those found by their name
   * keep out those found by their surroundings, and "Road" keeps out the Boulevard of the same name.
   */
  find(text: string): ReadonlyArray<IndexHit> {
    const words = wordsOf(text).slice(0, WORDS_AT_MOST)
    for (const typos of [false, true]) {
      const hits = this.#candidates(words, typos)
      const inName = hits.filter((hit) => hit.inName)
      const best = inName.length > 0 ? inName : hits
      if (best.length > 0) return best.some((hit) => hit.kindsMatch) ? best.filter((hit) => hit.kindsMatch) : best
    }
    return []
  }

  #candidates(words: ReadonlyArray<string>, typos: boolean): ReadonlyArray<Candidate> {
    const telling = words.filter((word) => !isNumber(word) && !isGeneric(word))
    const asked = telling.length > 0 ? telling : words.length > 1 ? words : []
    const found = asked.map((word) => this.#rowsFor(word, typos)).toSorted((a, b) => a.size - b.size)
    const [fewest = new Set<number>(), ...others] = found
    // Each word that tells something is needed: a row that one of them does not find is none.
    const rows =
      telling.length > 0
        ? [...fewest].filter((row) => others.every((known) => known.has(row)))
        : new Set(found.flatMap((known) => [...known]))
    return [...rows].flatMap((row) => this.#candidate(row, words, telling.length > 0, typos) ?? [])
  }

  #candidate(row: number, words: ReadonlyArray<string>, isTelling: boolean, typos: boolean): Candidate | undefined {
    const entry = this.#rows[row]
    if (entry === undefined) return undefined
    let best: Candidate | undefined
    for (const name of entry.names) {
      const candidate = readName(row, entry, name, words, typos)
      const fits = candidate !== undefined && (isTelling || (candidate.kindsMatch && !candidate.houseNumber))
      if (fits && (best === undefined || worth(candidate) > worth(best))) best = candidate
    }
    return best
  }

  #rowsFor(word: string, typos: boolean): ReadonlySet<number> {
    const asked = `${typos ? '~' : '='}${word}`
    const known = this.#asked.get(asked)
    if (known !== undefined) return known
    const forms = typos ? this.#forms.filter((form) => isLike(form, word, true)) : this.#formsFrom(word)
    const rows = new Set(forms.flatMap((form) => [...(this.#rowsOf.get(form) ?? [])]))
    if (this.#asked.size >= ASKED_KEPT) this.#asked.clear()
    this.#asked.set(asked, rows)
    return rows
  }

  #formsFrom(beginning: string): ReadonlyArray<string> {
    let low = 0
    let high = this.#forms.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#forms[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    let end = low
    while (this.#forms[end]?.startsWith(beginning)) end += 1
    return this.#forms.slice(low, end)
  }
}

const isLike = (form: string, typed: string, typos: boolean): boolean => {
  const limit = typos ? typosAllowed(typed) : 0
  return limit === 0 ? form.startsWith(typed) : beginsLike(form, typed, limit)
}

const worth = ({ inName, kindsMatch, isWhole }: Candidate): number =>
  Number(inName) * 4 + Number(kindsMatch) * 2 + Number(isWhole)

/** What was typed, read as one of a row's names with or without a house number and its surroundings. */
const readName = (
  row: number,
  { isStreet, around }: IndexedRow,
  name: NameWords,
  words: ReadonlyArray<string>,
  typos: boolean,
): Candidate | undefined => {
  const left = new Set(name)
  let houseNumber: string | undefined
  let inName = false
  let kindsMatch = true
  for (const word of words) {
    const match = [...left].find(({ forms }) =>
      isNumber(word) ? forms.includes(word) : forms.some((form) => isLike(form, word, typos)),
    )
    if (match !== undefined) {
      left.delete(match)
      inName ||= !isGeneric(word) && !isNumber(word)
    } else if (isNumber(word) && !around.has(word) && isStreet && houseNumber === undefined) houseNumber = word
    else if (isGeneric(word)) kindsMatch = false
    else if (isNumber(word) ? !around.has(word) : ![...around].some((form) => isLike(form, word, typos)))
      return undefined
  }
  const unsaid = [...left].filter(({ word }) => !isGeneric(word))
  if (houseNumber !== undefined) {
    const meansAnotherNumber = unsaid.some(({ word }) => isNumber(word))
    if (!inName || meansAnotherNumber || Number.parseInt(houseNumber, 10) === 0) return undefined
  }
  return { row, inName, kindsMatch, isWhole: unsaid.length === 0, ...(houseNumber !== undefined && { houseNumber }) }
}
