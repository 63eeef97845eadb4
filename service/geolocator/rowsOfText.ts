import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { IndexedRows } from './indexedRow.ts'
import type { WordMatches } from './rowsByForm.ts'

/** How well a word of a name is typed. */
const PARTLY = 1
const WHOLE = 2

/** More rows are not read word by word. */
const MOST_RANKED = 100
/** More than the square of a distance in degrees. */
const BEYOND_DEGREES = 360 ** 2

/** Which rows come first. */
export interface Preference {
  /** The bits of words that may be house numbers. */
  readonly numbers: number
  readonly prefers: (area: number) => boolean
  readonly near: Coordinates | undefined
}

const MOST_BITS = 31
/** The bit of a word, by its place in the text; all words from the 31st on share one. */
export const bitOf = (at: number): number => 1 << Math.min(at, MOST_BITS - 1)

const bitsIn = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

/** Which words of a text each row has: a bit for each word. One text at a time, so that its memory is used again. */
export class RowsOfText {
  readonly #rows: IndexedRows
  readonly #byName: Uint32Array
  readonly #byArea: Uint32Array
  #named: Array<number> = []
  #matches: ReadonlyArray<WordMatches> = []

  constructor(rows: IndexedRows) {
    this.#rows = rows
    this.#byName = new Uint32Array(rows.gazetteer.length)
    this.#byArea = new Uint32Array(rows.areas.length)
  }

  /** Reads the matches of each word of a text instead of those of the text before. */
  read(matches: ReadonlyArray<WordMatches>): void {
    for (const row of this.#named) this.#byName[row] = 0
    this.#byArea.fill(0)
    this.#named = []
    this.#matches = matches
    for (const [at, { forms, areas }] of matches.entries()) {
      const bit = bitOf(at)
      for (const area of areas) this.#byArea[area]! |= bit
      for (const [from, to] of forms)
        for (const row of this.#rows.rowsOf.of(from, to)) {
          if (this.#byName[row] === 0) this.#named.push(row)
          this.#byName[row]! |= bit
        }
    }
  }

  /** The rows that have one of the words in a name. */
  named(words: number): ReadonlyArray<number> {
    return this.#named.filter((row) => (this.#byName[row]! & words) !== 0)
  }

  /** The rows that have one of the words in a name or around them. */
  having(words: number): ReadonlyArray<number> {
    const within = this.within((area) => (area & words) !== 0)
    return [...new Set([...this.named(words), ...within])]
  }

  /** The rows of which the bits of the area pass. */
  within(passes: (words: number) => boolean): ReadonlyArray<number> {
    return this.#rows.gazetteer.within((area) => passes(this.#byArea[area]!))
  }

  /** The words that a row has in its names or its surroundings. */
  wordsOf(row: number): number {
    return this.#byName[row]! | this.#byArea[this.#rows.gazetteer.areaOf(row)]!
  }

  /** How well the words of the best name of a row are typed. */
  names(): (row: number) => number {
    const typed = this.#rows.kinds.slice()
    for (const { forms, itself } of this.#matches) {
      for (const [from, to] of forms) for (const word of this.#rows.wordsOf.of(from, to)) typed[word]! ||= PARTLY
      for (const word of this.#rows.wordsOf.of(...itself)) typed[word] = WHOLE
    }
    return (row) => this.#rows.bestName(row, typed)
  }

  /**
   * At most `MOST_RANKED` of the rows, so that the time for a text has a bound: those that have the most of its words,
   * `numbers` among them where a house number may follow the name; of these the ones in preferred areas, then those of
   * which a whole name is typed, then the nearest, or without a position the first.
   */
  likeliest(rows: ReadonlyArray<number>, { numbers, prefers, near }: Preference): ReadonlyArray<number> {
    if (rows.length <= MOST_RANKED) return rows
    const { gazetteer } = this.#rows
    const remoteness = near === undefined ? (row: number) => row / gazetteer.length : gazetteer.remoteness(near)
    const nameOf = this.names()
    const isPreferred = this.#rows.areas.map((_, area) => Number(prefers(area)))
    const ranks = new Float64Array(rows.length)
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!
      const words = bitsIn(this.wordsOf(row) | (gazetteer.takesNumber(row) ? numbers : 0))
      const merit = (words * 2 + isPreferred[gazetteer.areaOf(row)]!) * (WHOLE + 1) + nameOf(row)
      ranks[at] = remoteness(row) - merit * BEYOND_DEGREES
    }
    const last = ranks.toSorted()[MOST_RANKED - 1]!
    return rows.filter((_, at) => ranks[at]! <= last).slice(0, MOST_RANKED)
  }
}
