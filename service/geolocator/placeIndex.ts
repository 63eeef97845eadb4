import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { cityNames } from './addressFormat.ts'
import { DistrictNames, otherDistrict, type NamedDistrict } from './districtNames.ts'
import type { Gazetteer } from './gazetteer.ts'
import { CODE_FROM, IndexedRows, isNumberedStreet } from './indexedRow.ts'
import { readName, matchScore, type Candidate, type Comparison, type IndexHit } from './readName.ts'
import { readNameAmong, type NameAmongWords } from './readNameAmong.ts'
import { RowsByForm, type WordMatches } from './rowsByForm.ts'
import { bitOf, RowsOfText } from './rowsOfText.ts'
import { isGeneric, isHouseNumber, keyOf, wordsOf } from './searchWords.ts'
import { isInZone, isOtherCode } from './streetNumbers.ts'
import { TownIndex, type NamedTowns, type TownHit } from './townIndex.ts'
import type { Town } from './towns.ts'
import { readWrittenAddress, type WrittenAddress } from './writtenAddress.ts'

/** What was found for a text. */
export interface PlaceMatches {
  readonly rows: ReadonlyArray<IndexHit>
  /** Towns outside of the main city, the best first. */
  readonly towns: ReadonlyArray<TownHit>
  /** Whether a town fits better than all rows. */
  readonly townsFirst: boolean
}

/** How much the text may differ from a row, and which of many rows come first. */
interface Tolerance {
  readonly near: Coordinates | undefined
  /** Words may contain typos. */
  readonly typos: boolean
  /** The text may name another district of the city. */
  readonly anyDistrict: boolean
}

const MAX_WORDS = 12
/** A postal code with more rows is too unspecific to find them by. */
const ROWS_OF_A_CODE = 8

/** Scripts that are written without spaces between words. */
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]{3,}$/u

/** The bits of some words, by their places among all. */
const bitsOf = (words: ReadonlyArray<string>, some: ReadonlyArray<string>): number =>
  words.reduce((bits, word, at) => (some.includes(word) ? bits | bitOf(at) : bits), 0)

const contains = (many: ReadonlyArray<string>, few: ReadonlyArray<string>): boolean =>
  many.length > few.length && few.every((one) => many.includes(one))

/** Finds rows by word prefixes, in all their scripts and names. */
export class PlaceIndex {
  readonly #country: CountryCode
  readonly #city: ReadonlySet<string>
  readonly #rows: IndexedRows
  readonly #forms: RowsByForm
  readonly #found: RowsOfText
  readonly #towns: TownIndex
  readonly #districts: DistrictNames

  constructor(country: CountryCode, rows: Gazetteer, towns: ReadonlyArray<Town>) {
    const city = cityNames(country)
    this.#country = country
    this.#city = new Set(city.flatMap(wordsOf))
    this.#rows = new IndexedRows(country, rows)
    this.#forms = new RowsByForm(this.#rows)
    this.#found = new RowsOfText(this.#rows)
    this.#districts = new DistrictNames(rows.areas, this.#city)
    const districts = new Set(rows.areas.flatMap(({ district, districtEn }) => [district, districtEn].map(keyOf)))
    this.#towns = new TownIndex(towns, city, (words, isExact) =>
      isExact ? districts.has(words.join(' ')) : words.every((word) => this.#forms.has(word)),
    )
  }

  /**
   * Finds the rows that match all typed words. Tolerates another district, then typos, only without exact hits. Rows
   * found by name exclude rows found by their surroundings, "Road" excludes a Boulevard of the same name, and a typed
   * postal code or "Praha 2" excludes other sections of a street. If no row has all words, finds the rows whose whole
   * name is among them: what else is typed, such as an entrance or a landmark, is for the rider. Finds towns that are
   * all of the text beside rows that match it; towns among its words beside rows that lack a word, or instead of rows.
   * A town alone between commas excludes rows that lack a word: "Florida 550, Córdoba" is not Avenida Córdoba.
   */
  find(text: string, near?: Coordinates): PlaceMatches {
    const readings = readWrittenAddress(this.#country, text)
    const [first] = readings
    if (first === undefined) return { rows: [], towns: [], townsFirst: false }
    const exact = first.isElsewhere ? [] : this.#asRead(readings, { typos: false, near })
    const readsAll = exact.some(({ unused }) => unused.length === 0)
    // No town has a house number in its name.
    if (readsAll && first.words.some(isHouseNumber)) return { rows: exact, towns: [], townsFirst: false }
    const named = this.#towns.read(first, false)
    const isTown = named.alone.some(({ isExact }) => isExact)
    if (exact.length > 0 && (readsAll || !named.isApart)) {
      const towns = readsAll || named.alone.length > 0 ? named.alone : named.among
      return { rows: exact, towns, townsFirst: isTown && !exact.some(({ isExact }) => isExact) }
    }
    if (isTown) return { rows: [], towns: named.alone, townsFirst: true }
    const { alone, among, names } = this.#towns.read(first, true)
    const isInTown = first.isElsewhere || among.some(({ isExact }) => isExact)
    const similar = isInTown ? [] : this.#asRead(readings, { typos: true, near })
    if (similar.length > 0) return { rows: similar, towns: alone, townsFirst: false }
    if (alone.length > 0) return { rows: [], towns: alone, townsFirst: true }
    const rows = first.isElsewhere || named.isApart ? [] : this.#among(first, names, near)
    const offered = rows.length > 0 ? among.filter(({ isExact }) => !isExact) : among
    return { rows, towns: offered, townsFirst: rows.length === 0 }
  }

  #asRead(readings: ReadonlyArray<WrittenAddress>, search: Omit<Tolerance, 'anyDistrict'>): ReadonlyArray<IndexHit> {
    for (const anyDistrict of [false, true]) {
      for (const reading of readings) {
        const hits = this.#findAsRead(reading, { ...search, anyDistrict })
        if (hits.length > 0) return hits
      }
    }
    return []
  }

  /** The rows whose whole name is among the typed words; with typos if that makes more of the text. */
  #among(reading: WrittenAddress, towns: NamedTowns['names'], near: Coordinates | undefined): ReadonlyArray<IndexHit> {
    const exact = this.#namedAmong(reading, towns, { typos: false, near })
    const similar = this.#namedAmong(reading, towns, { typos: true, near })
    const isMore = exact.length === 0 || similar.some(({ said }) => exact.every((one) => contains(said, one.said)))
    const found = isMore && similar.length > 0 ? similar : exact
    const districts = this.#districts.in(reading)
    return found.map(({ hit, others, beside }) => ({
      ...hit,
      ...this.#counted({ ...hit, unused: [...hit.unused, ...others] }, reading, districts),
      details: this.#detailsOf(reading, [...others, ...beside]),
    }))
  }

  /** What was typed for the rider, also behind the words that are searched. */
  #detailsOf(reading: WrittenAddress, others: ReadonlyArray<string> = []): string {
    const behind = this.#behindSearched(reading.words)
    const typed = others.length + behind.length === 0 ? '' : reading.asTyped([...others, ...behind])
    return [reading.details, typed].filter((part) => part !== '').join(', ')
  }

  #behindSearched(words: ReadonlyArray<string>): ReadonlyArray<string> {
    return words.slice(MAX_WORDS).filter((word) => !this.#city.has(word))
  }

  /** The rows with the longest whole name among the typed words; first those with a number beside it. */
  #namedAmong(
    reading: WrittenAddress,
    towns: NamedTowns['names'],
    { typos, near }: Omit<Tolerance, 'anyDistrict'>,
  ): ReadonlyArray<NameAmongWords> {
    const comparison = { typos, hasCode: reading.postalCode !== undefined }
    const searched = reading
      .clauses()
      .flatMap((clause, at) => clause.map((word) => ({ word, clause: at })))
      .slice(0, MAX_WORDS)
    const typed = [...Map.groupBy(searched, ({ clause }) => clause)].flatMap(([clause, words]) =>
      this.#withNumberedStreets(words.flatMap(({ word }) => this.#cut(word))).map((word) => ({ word, clause })),
    )
    const words = [...new Set(typed.map(({ word }) => word))]
    const telling = words.filter((word) => !isHouseNumber(word) && !isGeneric(word) && !this.#city.has(word))
    this.#found.read(words.map((word) => this.#forms.spelled(word, typos)))
    const nameOf = this.#found.names()
    const rows = this.#found.likeliest(
      this.#found.named(bitsOf(words, telling)).filter((row) => nameOf(row) > 0),
      { numbers: 0, prefers: (area) => this.#agrees(area, reading), near },
    )
    const isOtherTown = (others: ReadonlyArray<string>) => {
      const left = others.join('')
      return towns.some((name) => {
        const own = name.filter((word) => !this.#city.has(word) && !isGeneric(word)).join('')
        return own !== '' && left.includes(own)
      })
    }
    const named = rows.flatMap((row) => {
      const entry = this.#rows.at(row)
      return entry.names
        .flatMap((name) => readNameAmong(row, entry, name, typed, this.#city, comparison) ?? [])
        .filter(({ others }) => !isOtherTown(others))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, 1)
    })
    const most = Math.max(...named.map(({ worth }) => worth))
    return named.filter(({ worth }) => worth === most)
  }

  #findAsRead(reading: WrittenAddress, tolerance: Tolerance): ReadonlyArray<IndexHit> {
    const words = reading.words.slice(0, MAX_WORDS)
    const isCodeAlone =
      words.every((word) => this.#city.has(word)) && (words.length === 0 || reading.postalCode !== undefined)
    if (isCodeAlone) return this.#rowsWithCode(reading.postalCode)
    for (const joined of this.#joinings(words)) {
      const hits = this.#candidates(joined, tolerance, reading)
      const inName = hits.filter((hit) => hit.inName)
      const named = inName.length > 0 ? inName : hits
      const kinds = named.filter((hit) => hit.kindsMatch)
      const best = kinds.length > 0 ? kinds : named
      const agreeing = best.filter(({ row }) => this.#agrees(this.#rows.gazetteer.areaOf(row), reading))
      const details = this.#detailsOf(reading)
      const districts = best.length > 0 ? this.#districts.in(reading) : []
      if (best.length > 0)
        return (agreeing.length > 0 ? agreeing : best).map((hit) => ({
          ...hit,
          ...this.#counted(hit, reading, districts),
          ...(details !== '' && { details }),
        }))
    }
    return []
  }

  #rowsWithCode(postalCode: string | undefined): ReadonlyArray<IndexHit> {
    if (postalCode === undefined) return []
    const areas = this.#rows.areas.map((area) => area.postalCode === postalCode)
    const rows = this.#rows.gazetteer.within((area) => areas[area] === true)
    return rows.length > ROWS_OF_A_CODE
      ? []
      : rows.map((row) => ({ row, isWhole: true, inName: false, isExact: true, used: 1, unused: [] }))
  }

  /**
   * Counts a typed zone of the city, another district, a town in a remark, and words that were too many to be searched.
   * A postal code is evidence against a row, which has one of several, only where its first digits name another part of
   * the city.
   */
  #counted(
    { row, used, unused }: IndexHit,
    { words, zone, postalCode, townOfRemark }: WrittenAddress,
    districts: ReadonlyArray<NamedDistrict>,
  ): Pick<IndexHit, 'used' | 'unused'> {
    const place = this.#rows.at(row)
    const isOther = postalCode !== undefined && isOtherCode(this.#country, place.postalCode, postalCode)
    const notSearched = [
      ...unused,
      ...otherDistrict(place, unused, districts),
      ...this.#behindSearched(words),
      ...townOfRemark,
      ...(isOther ? [postalCode] : []),
    ]
    if (zone === undefined) return { used, unused: notSearched }
    return isInZone(this.#country, place, zone) === false
      ? { used, unused: [...notSearched, String(zone)] }
      : { used: used + 1, unused: notSearched }
  }

  /**
   * Yields the words with the name of a numbered street as one word, then as typed, then with two neighbours joined if a
   * name has that word: "Si Lom" for Silom.
   */
  *#joinings(typed: ReadonlyArray<string>): Iterable<ReadonlyArray<string>> {
    const words = typed.flatMap((word) => this.#cut(word))
    const pairs = words.slice(1).map((second, index) => ({ index, first: words[index] ?? '', second }))
    for (const { index, first, second } of pairs) {
      if (isNumberedStreet(first, second) && this.#forms.has(first + second))
        yield words.toSpliced(index, 2, first + second)
    }
    yield words
    for (const { index, first, second } of pairs) {
      const one = first + second
      if (!/\d/.test(one) && this.#forms.isBeginning(one)) yield words.toSpliced(index, 2, one)
    }
  }

  /** The words with each known name of a numbered street as one word: "Street 130". */
  #withNumberedStreets(words: ReadonlyArray<string>): ReadonlyArray<string> {
    const joined: string[] = []
    for (const word of words) {
      const before = joined.at(-1)
      const isName = isNumberedStreet(before, word) && this.#forms.has(`${before}${word}`)
      if (isName) joined.pop()
      joined.push(isName ? `${before}${word}` : word)
    }
    return joined
  }

  /** The known words in a text without spaces: 旺角彌敦道; the word itself if it is known or begins with none. */
  #cut(word: string): ReadonlyArray<string> {
    if (!UNSPACED_SCRIPT.test(word) || this.#forms.isBeginning(word)) return [word]
    for (let length = word.length - 1; length > 1; length -= 1) {
      const beginning = word.slice(0, length)
      if (this.#forms.has(beginning)) return [beginning, ...this.#cut(word.slice(length))]
    }
    return [word]
  }

  /** Whether an area has the typed postal code or is in the typed zone of the city. */
  #agrees(area: number, { postalCode, zone }: WrittenAddress): boolean {
    const place = this.#rows.areas[area]!
    return (
      (place.postalCode !== '' && place.postalCode === postalCode) ||
      (zone !== undefined && isInZone(this.#country, place, zone) === true)
    )
  }

  #candidates(
    words: ReadonlyArray<string>,
    { typos, anyDistrict, near }: Tolerance,
    reading: WrittenAddress,
  ): ReadonlyArray<Candidate> {
    const elsewhere = anyDistrict ? words.filter((word) => this.#forms.isAround(word) && !this.#city.has(word)) : []
    if (anyDistrict && elsewhere.length === 0) return []
    const telling = words.filter((word) => !isHouseNumber(word) && !isGeneric(word) && !elsewhere.includes(word))
    const asked = telling.length > 0 || anyDistrict ? telling : words.length > 1 ? words : []
    const matches = words.map((word) =>
      this.#withCode(
        word,
        asked.includes(word) || elsewhere.includes(word) ? this.#forms.matching(word, typos) : this.#forms.itself(word),
      ),
    )
    const found = matches.filter((_, at) => asked.includes(words[at]!))
    const isLacking = found.some(({ forms, areas }) => forms.length === 0 && areas.size === 0)
    if (asked.length === 0 || (isLacking && telling.length > 0)) return []
    const rows = this.#found
    rows.read(matches)
    const bits = bitsOf(words, asked)
    const preference = {
      numbers: bitsOf(words, words.filter(isHouseNumber)),
      prefers: (area: number) => this.#agrees(area, reading),
      near,
    }
    const comparison = { typos, hasCode: reading.postalCode !== undefined }
    const read = (some: ReadonlyArray<number>) =>
      rows
        .likeliest(some, preference)
        .flatMap((row) => this.#candidate(row, words, telling.length > 0, comparison, elsewhere) ?? [])
    // A row must match every distinctive word. Rows that are found by name exclude the others, which may be all.
    const hasAll = (some: number) => (some & bits) === bits
    if (telling.length === 0) return read(rows.having(bits).filter((row) => hasAll(rows.wordsOf(row))))
    const named = read(rows.named(bits | bitsOf(words, elsewhere)).filter((row) => hasAll(rows.wordsOf(row))))
    if (found.some(({ areas }) => areas.size === 0) || named.some(({ inName }) => inName)) return named
    return read(rows.within(hasAll))
  }

  /** The matches of a word with the areas whose postal code a number begins. */
  #withCode(word: string, matches: WordMatches): WordMatches {
    if (word.length < CODE_FROM || !isHouseNumber(word)) return matches
    const areas = [...this.#rows.areas.entries()].flatMap(([area, { postalCode }]) =>
      postalCode.startsWith(word) ? [area] : [],
    )
    return { ...matches, areas: new Set([...matches.areas, ...areas]) }
  }

  #candidate(
    row: number,
    words: ReadonlyArray<string>,
    isTelling: boolean,
    comparison: Comparison,
    elsewhere: ReadonlyArray<string>,
  ): Candidate | undefined {
    const entry = this.#rows.at(row)
    let best: Candidate | undefined
    for (const name of entry.names) {
      const candidate = readName(row, entry, name, words, comparison, elsewhere)
      const fits = candidate !== undefined && (isTelling || (candidate.kindsMatch && !candidate.houseNumber))
      if (fits && (best === undefined || matchScore(candidate) > matchScore(best))) best = candidate
    }
    return best
  }
}
