import { LRUCache } from 'lru-cache'
import type { IndexedRow } from './indexedRow.ts'
import { isSpelled } from './readName.ts'
import { typosAllowed } from './searchWords.ts'
import { startingLike } from './startingLike.ts'
import { startingWith } from './startingWith.ts'

/** What a word matches: rows by a form of their names, and surroundings, each of which many rows have. */
export interface WordMatches {
  readonly named: ReadonlySet<number>
  readonly around: ReadonlySet<IndexedRow['around']>
  /** Those of the named rows that have the whole word. */
  readonly spelled: ReadonlyArray<number>
}

/** Limits the cache of matches by word: the addresses of one file share most of their words. */
const ASKED_KEPT = 2_000
/** Limits the same cache by its rows: many rows begin with the same letters. */
const ROWS_KEPT = 200_000

/** Finds rows by a form of a word, or by how it begins. What surrounds many rows is kept once. */
export class RowsByForm {
  readonly #named = new Map<string, Array<number>>()
  readonly #around = new Map<string, Array<IndexedRow['around']>>()
  readonly #rowsIn: ReadonlyMap<IndexedRow['around'], ReadonlyArray<number>>
  /** All forms of all words, sorted, so that a beginning is a range. */
  readonly #forms: ReadonlyArray<string>
  readonly #asked = new LRUCache<string, WordMatches>({
    max: ASKED_KEPT,
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ named, around }) => 1 + named.size + around.size,
  })

  constructor(rows: ReadonlyArray<IndexedRow>) {
    for (const [row, { names }] of rows.entries())
      for (const words of names)
        for (const { forms } of words)
          for (const form of forms) {
            const known = this.#named.get(form)
            if (known === undefined) this.#named.set(form, [row])
            else if (known.at(-1) !== row) known.push(row)
          }
    const areas = Map.groupBy(rows.keys(), (row) => rows[row]!.around)
    for (const around of areas.keys())
      for (const form of around) this.#around.set(form, [...(this.#around.get(form) ?? []), around])
    this.#rowsIn = areas
    this.#forms = [...new Set([...this.#named.keys(), ...this.#around.keys()])].toSorted()
  }

  has(form: string): boolean {
    return this.#named.has(form) || this.#around.has(form)
  }

  isAround(form: string): boolean {
    return this.#around.has(form)
  }

  isBeginning(beginning: string): boolean {
    return startingWith(this.#forms, beginning).length > 0
  }

  /** The rows that have one of the surroundings. */
  within(around: Iterable<IndexedRow['around']>): ReadonlyArray<number> {
    return [...around].flatMap((area) => this.#rowsIn.get(area) ?? [])
  }

  /** What the word, or its beginning, matches; with `typos`, with as many as its length allows. */
  matching(word: string, typos: boolean): WordMatches {
    const asked = `${typos ? '~' : '='}${word}`
    const known = this.#asked.get(asked)
    if (known !== undefined) return known
    const limit = typos ? typosAllowed(word) : 0
    const forms = limit > 0 ? startingLike(this.#forms, word, limit) : startingWith(this.#forms, word)
    const rowsOf = (form: string) => this.#named.get(form) ?? []
    const matches = {
      named: new Set(forms.flatMap(rowsOf)),
      around: new Set(forms.flatMap((form) => this.#around.get(form) ?? [])),
      spelled: forms.filter((form) => isSpelled(form, word, typos)).flatMap(rowsOf),
    }
    this.#asked.set(asked, matches)
    return matches
  }
}
