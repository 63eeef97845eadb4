import { LRUCache } from 'lru-cache'
import type { IndexedRows } from './indexedRow.ts'
import { Lists } from './lists.ts'
import { typosAllowed } from './searchWords.ts'
import { SortedTexts, type Range } from './sortedTexts.ts'

/** What a word matches: forms of names, and surroundings, each of which many rows have. */
export interface WordMatches {
  /** The forms, and the form that is the word itself, which is the first of them, or none. */
  readonly forms: ReadonlyArray<Range>
  readonly itself: Range
  /** The numbers of the areas. */
  readonly areas: ReadonlySet<number>
}

/** Limits the cache of matches by word: the addresses of one file share most of their words. */
const ASKED_KEPT = 2_000
/** Limits the same cache by its ranges of forms. */
const RANGES_KEPT = 100_000

/** Finds forms by how they begin. */
export class RowsByForm {
  readonly #forms: SortedTexts
  readonly #aroundForms: SortedTexts
  readonly #areasOf: Lists
  readonly #asked = new LRUCache<string, WordMatches>({
    max: ASKED_KEPT,
    maxSize: RANGES_KEPT,
    sizeCalculation: ({ forms, areas }) => 1 + forms.length + areas.size,
  })

  constructor({ forms, areas }: IndexedRows) {
    this.#forms = forms
    this.#aroundForms = new SortedTexts(areas.flatMap(({ around }) => [...around]))
    const having = areas.flatMap(({ around }, area) =>
      [...around].map((form) => [this.#aroundForms.only(form)[0], area] as const),
    )
    this.#areasOf = new Lists(
      this.#aroundForms.length,
      having.map(([form]) => form),
      having.map(([, area]) => area),
    )
  }

  has(form: string): boolean {
    return has(this.#forms.only(form)) || this.isAround(form)
  }

  isAround(form: string): boolean {
    return has(this.#aroundForms.only(form))
  }

  isBeginning(beginning: string): boolean {
    return has(this.#forms.startingWith(beginning)) || has(this.#aroundForms.startingWith(beginning))
  }

  /** What is the word itself. */
  itself(word: string): WordMatches {
    const itself = this.#forms.only(word)
    return { forms: [itself].filter(has), itself, areas: new Set(this.#areasOf.of(...this.#aroundForms.only(word))) }
  }

  /** What the word, or its beginning, matches; with `typos`, with as many as its length allows. */
  matching(word: string, typos: boolean): WordMatches {
    const asked = `${typos ? '~' : '='}${word}`
    const known = this.#asked.get(asked)
    if (known !== undefined) return known
    const limit = typos ? typosAllowed(word) : 0
    const rangesIn = (texts: SortedTexts) =>
      limit > 0 ? texts.startingLike(word, limit) : [texts.startingWith(word)].filter(has)
    const matches = {
      forms: rangesIn(this.#forms),
      itself: this.#forms.only(word),
      areas: new Set(rangesIn(this.#aroundForms).flatMap((range) => [...this.#areasOf.of(...range)])),
    }
    this.#asked.set(asked, matches)
    return matches
  }

  /** The forms that the word spells whole; with `typos`, with as many as its length allows. */
  spelled(word: string, typos: boolean): WordMatches {
    const limit = typos ? typosAllowed(word) : 0
    if (limit === 0) return this.itself(word)
    const { forms, ...matches } = this.matching(word, typos)
    const isWhole = (form: number) => Math.abs(this.#forms.lengthOf(form) - word.length) <= limit
    const whole = forms.flatMap(([from, to]) =>
      Array.from({ length: to - from }, (_, at): Range => [from + at, from + at + 1]).filter(([form]) => isWhole(form)),
    )
    return { ...matches, forms: whole }
  }
}

const has = ([from, to]: Range): boolean => to > from
