import type { GazetteerArea } from './gazetteer.ts'
import type { IndexedRow } from './indexedRow.ts'
import { withoutArticle, wordsOf } from './searchWords.ts'
import type { WrittenAddress } from './writtenAddress.ts'

const MOST_WORDS = 4

/** The name of a district in a text, with the districts that have it. */
export interface NamedDistrict {
  readonly words: ReadonlyArray<string>
  readonly districts: ReadonlySet<string>
}

const keyOf = (words: ReadonlyArray<string>): string => words.map(withoutArticle).join(' ')

/** Finds the districts of the city that a text names. */
export class DistrictNames {
  /** The districts, as the rows name them, by a name. */
  readonly #byName = new Map<string, Set<string>>()
  readonly #city: ReadonlySet<string>

  constructor(areas: ReadonlyArray<GazetteerArea>, city: ReadonlySet<string>) {
    this.#city = city
    const named = Map.groupBy(areas, ({ district }) => district)
    for (const [district, inside] of named)
      for (const name of new Set([district, ...inside.map(({ districtEn }) => districtEn)])) {
        const key = keyOf(wordsOf(name))
        this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(district))
      }
  }

  /** Those with several words, or between commas. "Manama" is the city before it is a district of that name. */
  in(reading: WrittenAddress): ReadonlyArray<NamedDistrict> {
    const found: Array<NamedDistrict> = []
    for (const clause of reading.clauses())
      for (let start = 0; start < clause.length; start += 1)
        for (let end = start + 1; end <= Math.min(clause.length, start + MOST_WORDS); end += 1) {
          const words = clause.slice(start, end)
          const isApart = words.length > 1 || clause.length === 1
          const districts = isApart ? this.#byName.get(keyOf(words)) : undefined
          if (districts !== undefined && !words.every((word) => this.#city.has(word))) found.push({ words, districts })
        }
    return found
  }
}

/**
 * The words of a district that is named in full and is another than that of the place, although each word is one of the
 * place: "Jabal Amman" is not Jabal Al Weibdeh in Amman.
 */
export const otherDistrict = (
  { district, names }: IndexedRow,
  unused: ReadonlyArray<string>,
  named: ReadonlyArray<NamedDistrict>,
): ReadonlyArray<string> => {
  if (named.some(({ districts }) => districts.has(district))) return []
  const isOfName = (words: ReadonlyArray<string>) =>
    names.some((name) => words.every((word) => name.some(({ whole }) => whole.includes(word))))
  const other = named.find(({ words }) => !words.some((word) => unused.includes(word)) && !isOfName(words))
  return other?.words ?? []
}
