import { LRUCache } from 'lru-cache'
import { cityNames } from './addressFormat.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { hasHouseNumbers, type GazetteerRow } from './gazetteer.ts'
import {
  beginsLike,
  digitsOf,
  formsOf,
  isBeforeLaneNumber,
  isGeneric,
  isHouseNumber,
  isOtherKind,
  isStreetKind,
  keyOf,
  typosAllowed,
  wholeFormsOf,
  wordsOf,
} from './searchWords.ts'
import { startingWith } from './startingWith.ts'
import { isOtherZone, zoneOf } from './streetNumbers.ts'
import { TownIndex, type NamedTowns, type TownHit } from './townIndex.ts'
import type { Town } from './towns.ts'
import { readWrittenAddress, type WrittenAddress } from './writtenAddress.ts'
import { writingOf } from './writings.ts'

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

/** What was found for a text. */
export interface Found {
  readonly rows: ReadonlyArray<IndexHit>
  /** Towns outside of the main city, the best first. */
  readonly towns: ReadonlyArray<TownHit>
  /** Whether a town fits better than all rows. */
  readonly townsFirst: boolean
}

interface Candidate extends IndexHit {
  readonly kindsMatch: boolean
}

/** The words of a name, each with the forms that match it, and those that are the whole word. */
type NameWords = ReadonlyArray<{
  readonly word: string
  readonly forms: ReadonlyArray<string>
  readonly whole: ReadonlyArray<string>
}>

interface IndexedRow {
  readonly takesNumber: boolean
  readonly names: ReadonlyArray<NameWords>
  /** The words of district, city and postal code. */
  readonly around: ReadonlySet<string>
  /** The part of `around` that spells the postal code. */
  readonly codes: ReadonlySet<string>
  /** The digits of the postal code. */
  readonly postalCode: string
  readonly district: string
}

/** How much the text may differ from a row. */
interface Tolerance {
  /** Words may contain typos. */
  readonly typos: boolean
  /** The text may name another district of the city. */
  readonly anyDistrict: boolean
}

/** How a row is compared with a text. */
interface Comparison {
  readonly typos: boolean
  /** Whether the postal code of the text has been read, so that no other number of it is one. */
  readonly hasCode: boolean
}

const WORDS_AT_MOST = 12
/** Limits the cache of rows by word: the addresses of one file share most of their words. */
const ASKED_KEPT = 2_000
/** From this many digits on, a number may be the beginning of a postal code. */
const CODE_FROM = 3
/** A postal code with more rows is too unspecific to find them by. */
const ROWS_OF_A_CODE = 8

/** Scripts that are written without spaces between words. */
const UNSPACED_SCRIPT = /^[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]{3,}$/u

/** The spellings of a postal code; none of three digits, which are house numbers unless the country's pattern reads them. */
const codesOf = (code: string): ReadonlyArray<string> =>
  digitsOf(code).length > CODE_FROM ? [code, digitsOf(code)] : []

/** Whether two words are the whole name of a numbered street: "Street 278", "၃၁ လမ်း". */
const isNumberedStreet = (first = '', second = ''): boolean =>
  (isGeneric(first) && isHouseNumber(second)) || (isHouseNumber(first) && isGeneric(second))

/** The words of a name, then variants with two adjacent words joined: "MA Jinnah", "Bangrak", "Street 278". */
const namesOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const words = wordsOf(text)
  if (words.length === 2 && isNumberedStreet(words[0], words[1])) return [words, [words.join('')]]
  const isJoined = (word: string | undefined) => word !== undefined && !isGeneric(word) && !/\d/.test(word)
  const joined = words.flatMap((word, index) => {
    const next = words[index + 1]
    return isJoined(word) && isJoined(next) ? [words.toSpliced(index, 2, `${word}${next}`)] : []
  })
  return [words, ...joined]
}

/** All forms of the words of a text, also of two joined ones. */
const formsOfText = (text: string): ReadonlyArray<string> => namesOf(text).flat().flatMap(formsOf)

/** Finds rows by word prefixes, in all their scripts and names. */
export class PlaceIndex {
  readonly #country: CountryCode
  readonly #city: ReadonlySet<string>
  readonly #rows: ReadonlyArray<IndexedRow>
  /** All forms of all words, sorted, so that a prefix is a range. */
  readonly #forms: ReadonlyArray<string>
  readonly #rowsOf: ReadonlyMap<string, ReadonlySet<number>>
  /** The surroundings of all rows. */
  readonly #around: ReadonlySet<string>
  readonly #towns: TownIndex
  readonly #asked = new LRUCache<string, ReadonlySet<number>>({ max: ASKED_KEPT })

  constructor(country: CountryCode, rows: ReadonlyArray<GazetteerRow>, towns: ReadonlyArray<Town>) {
    const city = cityNames(country)
    this.#country = country
    this.#city = new Set(city.flatMap(wordsOf))
    const ofCity = city.flatMap(formsOfText)
    const known = new Map<string, ReadonlyArray<string>>()
    // "Sector 3" is taken off the text before its words are matched: a 3 that is left is a house number.
    const isZone = (form: string) => writingOf(country).zones !== undefined && isHouseNumber(form)
    const inDistrict = (district: string) => {
      const forms = known.get(district) ?? formsOfText(district).filter((form) => !isZone(form))
      known.set(district, forms)
      return forms
    }
    this.#rows = rows.map((row) => {
      const codes = codesOf(row.postalCode).flatMap(formsOfText)
      return {
        takesNumber: hasHouseNumbers(row),
        names: [...new Set([row.name, row.nameEn, ...row.aliases])]
          .flatMap(namesOf)
          .map((words) => words.map((word) => ({ word, forms: formsOf(word), whole: wholeFormsOf(word) }))),
        around: new Set([...inDistrict(row.district), ...inDistrict(row.districtEn), ...codes, ...ofCity]),
        codes: new Set(codes),
        postalCode: digitsOf(row.postalCode),
        district: row.district,
      }
    })
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
    this.#around = new Set(this.#rows.flatMap(({ around }) => [...around]))
    const districts = new Set(rows.flatMap(({ district, districtEn }) => [district, districtEn]).map(keyOf))
    this.#towns = new TownIndex(towns, city, (words, isExact) =>
      isExact ? districts.has(words.join(' ')) : words.every((word) => rowsOf.has(word)),
    )
  }

  /**
   * Finds the rows that match all typed words. Tolerates another district, then typos, only without exact hits. Rows
   * found by name exclude rows found by their surroundings, "Road" excludes a Boulevard of the same name, and a typed
   * postal code or "Praha 2" excludes other sections of a street. If no row has all words, finds the rows whose whole
   * name is among them: what else is typed, such as an entrance or a landmark, is for the rider. Finds towns that are
   * all of the text beside rows that match it; towns among its words beside rows that lack a word, or instead of rows.
   */
  find(text: string): Found {
    const readings = readWrittenAddress(this.#country, text)
    const [first] = readings
    if (first === undefined) return { rows: [], towns: [], townsFirst: false }
    const exact = first.isElsewhere ? [] : this.#asRead(readings, false)
    const readsAll = exact.some(({ unused }) => unused.length === 0)
    // No town has a house number in its name.
    if (readsAll && first.words.some(isHouseNumber)) return { rows: exact, towns: [], townsFirst: false }
    const named = this.#towns.read(first, false)
    const isTown = named.alone.some(({ isExact }) => isExact)
    if (exact.length > 0) {
      const towns = readsAll || named.alone.length > 0 ? named.alone : named.among
      return { rows: exact, towns, townsFirst: isTown && !exact.some(({ isExact }) => isExact) }
    }
    if (isTown) return { rows: [], towns: named.alone, townsFirst: true }
    const { alone, among, names } = this.#towns.read(first, true)
    const isInTown = first.isElsewhere || among.some(({ isExact }) => isExact)
    const similar = isInTown ? [] : this.#asRead(readings, true)
    if (similar.length > 0) return { rows: similar, towns: alone, townsFirst: false }
    if (alone.length > 0) return { rows: [], towns: alone, townsFirst: true }
    const rows = first.isElsewhere ? [] : this.#among(first, names)
    return { rows, towns: rows.length > 0 ? [] : among, townsFirst: rows.length === 0 }
  }

  #asRead(readings: ReadonlyArray<WrittenAddress>, typos: boolean): ReadonlyArray<IndexHit> {
    for (const anyDistrict of [false, true]) {
      for (const reading of readings) {
        const hits = this.#findAsRead(reading, { typos, anyDistrict })
        if (hits.length > 0) return hits
      }
    }
    return []
  }

  /** The rows whose whole name is among the typed words; with typos if that makes more of the text. */
  #among(reading: WrittenAddress, towns: NamedTowns['names']): ReadonlyArray<IndexHit> {
    const exact = this.#namedAmong(reading, towns, false)
    const similar = this.#namedAmong(reading, towns, true)
    const isMore = exact.length === 0 || similar.some(({ said }) => exact.every((one) => contains(said, one.said)))
    const found = isMore && similar.length > 0 ? similar : exact
    return found.map(({ hit, others }) => ({
      ...hit,
      ...this.#counted({ ...hit, unused: [...hit.unused, ...others] }, reading),
      details: [reading.details, reading.asTyped(others)].filter((part) => part !== '').join(', '),
    }))
  }

  /** The rows with the longest whole name among the typed words; first those with a number beside it. */
  #namedAmong(
    { clauses, postalCode }: WrittenAddress,
    towns: NamedTowns['names'],
    typos: boolean,
  ): ReadonlyArray<NameAmongWords> {
    const comparison = { typos, hasCode: postalCode !== undefined }
    const typed = clauses()
      .flatMap((clause, at) => clause.flatMap((word) => this.#cut(word)).map((word) => ({ word, clause: at })))
      .slice(0, WORDS_AT_MOST)
    const telling = typed.filter(({ word }) => !isHouseNumber(word) && !isGeneric(word) && !this.#city.has(word))
    const rows = new Set(telling.flatMap(({ word }) => [...this.#rowsFor(word, typos)]))
    const isOtherTown = (others: ReadonlyArray<string>) => {
      const left = others.join('')
      return towns.some((name) => {
        const own = name.filter((word) => !this.#city.has(word)).join('')
        return own !== '' && left.includes(own)
      })
    }
    const found = [...rows].flatMap((row) => {
      const entry = this.#rows[row]
      const named =
        entry?.names.flatMap((name) => readNameAmong(row, entry, name, typed, this.#city, comparison) ?? []) ?? []
      return named
        .filter(({ others }) => !isOtherTown(others))
        .toSorted((a, b) => b.worth - a.worth)
        .slice(0, 1)
    })
    const most = Math.max(...found.map(({ worth }) => worth))
    return found.filter(({ worth }) => worth === most)
  }

  #findAsRead(reading: WrittenAddress, tolerance: Tolerance): ReadonlyArray<IndexHit> {
    const words = reading.words.slice(0, WORDS_AT_MOST)
    const isCodeAlone =
      words.every((word) => this.#city.has(word)) && (words.length === 0 || reading.postalCode !== undefined)
    if (isCodeAlone) return this.#rowsWithCode(reading.postalCode)
    for (const joined of this.#joinings(words)) {
      const hits = this.#candidates(joined, tolerance, reading.postalCode !== undefined)
      const inName = hits.filter((hit) => hit.inName)
      const named = inName.length > 0 ? inName : hits
      const kinds = named.filter((hit) => hit.kindsMatch)
      const best = kinds.length > 0 ? kinds : named
      const agreeing = best.filter(({ row }) => this.#agrees(row, reading))
      const { details } = reading
      if (best.length > 0)
        return (agreeing.length > 0 ? agreeing : best).map((hit) => ({
          ...hit,
          ...this.#counted(hit, reading),
          ...(details !== '' && { details }),
        }))
    }
    return []
  }

  #rowsWithCode(postalCode: string | undefined): ReadonlyArray<IndexHit> {
    if (postalCode === undefined) return []
    const rows = [...this.#rows.entries()].filter(([, row]) => row.postalCode === postalCode)
    return rows.length > ROWS_OF_A_CODE
      ? []
      : rows.map(([row]) => ({ row, isWhole: true, inName: false, isExact: true, used: 1, unused: [] }))
  }

  /**
   * Counts a typed zone of the city, and words that were too many to be searched. A postal code is no evidence against
   * a row, which has one of several.
   */
  #counted({ row, used, unused }: IndexHit, { words, zone }: WrittenAddress): Pick<IndexHit, 'used' | 'unused'> {
    const notSearched = [...unused, ...words.slice(WORDS_AT_MOST)]
    if (zone === undefined) return { used, unused: notSearched }
    const place = this.#rows[row]
    return place !== undefined && isOtherZone(this.#country, place, zone)
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
      if (isNumberedStreet(first, second) && this.#rowsOf.has(first + second))
        yield words.toSpliced(index, 2, first + second)
    }
    yield words
    for (const { index, first, second } of pairs) {
      const one = first + second
      if (!/\d/.test(one) && startingWith(this.#forms, one).length > 0) yield words.toSpliced(index, 2, one)
    }
  }

  /** The known words in a text without spaces: 旺角彌敦道; the word itself if it is known or begins with none. */
  #cut(word: string): ReadonlyArray<string> {
    if (!UNSPACED_SCRIPT.test(word) || startingWith(this.#forms, word).length > 0) return [word]
    for (let length = word.length - 1; length > 1; length -= 1) {
      const beginning = word.slice(0, length)
      if (this.#rowsOf.has(beginning)) return [beginning, ...this.#cut(word.slice(length))]
    }
    return [word]
  }

  /** Whether a row has the typed postal code or is in the typed zone of the city. */
  #agrees(row: number, { postalCode, zone }: WrittenAddress): boolean {
    const place = this.#rows[row]
    return (
      place !== undefined &&
      ((place.postalCode !== '' && place.postalCode === postalCode) ||
        (zone !== undefined && zoneOf(this.#country, place) === zone))
    )
  }

  #candidates(
    words: ReadonlyArray<string>,
    { typos, anyDistrict }: Tolerance,
    hasCode: boolean,
  ): ReadonlyArray<Candidate> {
    const elsewhere = anyDistrict ? words.filter((word) => this.#around.has(word) && !this.#city.has(word)) : []
    if (anyDistrict && elsewhere.length === 0) return []
    const telling = words.filter((word) => !isHouseNumber(word) && !isGeneric(word) && !elsewhere.includes(word))
    const asked = telling.length > 0 || anyDistrict ? telling : words.length > 1 ? words : []
    const found = asked.map((word) => this.#rowsFor(word, typos)).toSorted((a, b) => a.size - b.size)
    const [fewest = new Set<number>(), ...others] = found
    // A row must match every distinctive word.
    const rows =
      telling.length > 0
        ? [...fewest].filter((row) => others.every((known) => known.has(row)))
        : new Set(found.flatMap((known) => [...known]))
    return [...rows].flatMap(
      (row) => this.#candidate(row, words, telling.length > 0, { typos, hasCode }, elsewhere) ?? [],
    )
  }

  #candidate(
    row: number,
    words: ReadonlyArray<string>,
    isTelling: boolean,
    comparison: Comparison,
    elsewhere: ReadonlyArray<string>,
  ): Candidate | undefined {
    const entry = this.#rows[row]
    if (entry === undefined) return undefined
    let best: Candidate | undefined
    for (const name of entry.names) {
      const candidate = readName(row, entry, name, words, comparison, elsewhere)
      const fits = candidate !== undefined && (isTelling || (candidate.kindsMatch && !candidate.houseNumber))
      if (fits && (best === undefined || worth(candidate) > worth(best))) best = candidate
    }
    return best
  }

  #rowsFor(word: string, typos: boolean): ReadonlySet<number> {
    const asked = `${typos ? '~' : '='}${word}`
    const known = this.#asked.get(asked)
    if (known !== undefined) return known
    const forms = typos ? this.#forms.filter((form) => isLike(form, word, true)) : startingWith(this.#forms, word)
    const rows = new Set(forms.flatMap((form) => [...(this.#rowsOf.get(form) ?? [])]))
    this.#asked.set(asked, rows)
    return rows
  }
}

const isLike = (form: string, typed: string, typos: boolean): boolean => {
  const limit = typos ? typosAllowed(typed) : 0
  return limit === 0 ? form.startsWith(typed) : beginsLike(form, typed, limit)
}

/** Whether `typed` spells all of `form`; with `typos`, with as many as its length allows. */
const isSpelled = (form: string, typed: string, typos: boolean): boolean =>
  form === typed || (typos && Math.abs(form.length - typed.length) <= typosAllowed(typed) && isLike(form, typed, true))

interface NameAmongWords {
  readonly hit: Candidate
  /** The typed words of the name. */
  readonly said: ReadonlyArray<string>
  /** The length of the name without its kind; more for a street with a number beside it. */
  readonly worth: number
  /** The typed words that have nothing to do with the row. */
  readonly others: ReadonlyArray<string>
}

interface TypedWord {
  readonly word: string
  /** The part of the text between commas. */
  readonly clause: number
}

const NUMBER_BESIDE = 1_000
/** A shorter name of one word never matches with a typo. */
const LETTERS_FOR_TYPOS = 6

const contains = (many: ReadonlyArray<string>, few: ReadonlyArray<string>): boolean =>
  many.length > few.length && few.every((one) => many.includes(one))

/** Matches a name of which every word is typed; of the other words, those around it and the number beside it count. */
const readNameAmong = (
  row: number,
  entry: IndexedRow,
  name: NameWords,
  typed: ReadonlyArray<TypedWord>,
  city: ReadonlySet<string>,
  comparison: Comparison,
): NameAmongWords | undefined => {
  const { typos } = comparison
  const telling = name.filter(({ word }) => !isGeneric(word))
  const named = telling.length > 2 ? telling.filter(({ word }) => word !== 'station') : telling
  const isOf = (one: TypedWord | undefined, parts: NameWords) =>
    one !== undefined && parts.some(({ forms }) => forms.some((form) => isSpelled(form, one.word, typos)))
  const clauses = Map.groupBy(typed, ({ clause }) => clause)
  const clause = [...clauses.values()].find((one) => named.every((part) => one.some((word) => isOf(word, [part]))))
  if (clause === undefined) return undefined
  /** A number beside the name, or alone between commas. */
  const isItsNumber = (one: TypedWord, at: number) =>
    isHouseNumber(one.word) &&
    [typed[at - 1], typed[at + 1]].some(
      (beside) =>
        beside !== undefined &&
        clause.includes(beside) &&
        isOf(beside, name) &&
        (clause.includes(one) || clauses.get(one.clause)?.length === 1),
    )
  const isKept = (one: TypedWord, at: number) =>
    isOf(one, name) || isGeneric(one.word) || entry.around.has(one.word) || isItsNumber(one, at)
  const kept = typed.filter(isKept).map(({ word }) => word)
  const others = typed.filter((one, at) => !isKept(one, at))
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
  }
}

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
    one !== undefined && one.clause === clause && others.includes(one) && !isHouseNumber(one.word)
  const isKind = (one: TypedWord | undefined) => one !== undefined && (isGeneric(one.word) || isStreetKind(one.word))
  const before = isKind(typed[first - 1]) ? typed[first - 2] : typed[first - 1]
  const behind = isKind(typed[last + 1]) ? typed[last + 2] : typed[last + 1]
  const isBefore = isOther(before)
  const isBehind = isOther(typed[last + 1])
  const isNumber = (one: TypedWord | undefined) => one?.clause === clause && isHouseNumber(one?.word ?? '')
  if (isBefore && typed.slice(0, first).some(isNumber)) return true
  // The number of another street, which is said before this one: "Skoufa 40 Kolonaki".
  if (typed[first - 1] === before && isNumber(before) && isOther(typed[first - 2])) return true
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
      words.some((one) => others.includes(one) && !city.has(one.word) && !isHouseNumber(one.word)) &&
      words.some(({ word }) => isStreetKind(word)) &&
      (entry.takesNumber || words.some(({ word }) => isHouseNumber(word))),
  )
}

const worth = ({ inName, kindsMatch, isWhole, isExact }: Candidate): number =>
  Number(inName) * 8 + Number(kindsMatch) * 4 + Number(isWhole) * 2 + Number(isExact)

/** Matches the typed words against one name of a row, with or without a house number and its surroundings. */
const readName = (
  row: number,
  { takesNumber, around, codes, postalCode }: IndexedRow,
  name: NameWords,
  words: ReadonlyArray<string>,
  { typos, hasCode }: Comparison,
  elsewhere: ReadonlyArray<string>,
): Candidate | undefined => {
  const left = new Set(name)
  /** Words of the name that are typed in full, so that the district "灣仔" is not taken for the beginning of 灣仔道. */
  const inFull = new Set(name.filter(({ whole }) => words.some((word) => whole.includes(word))))
  const isAround = (word: string) =>
    isHouseNumber(word)
      ? (around.has(word) && !(hasCode && codes.has(word))) ||
        (!hasCode && word.length >= CODE_FROM && word !== postalCode && postalCode.startsWith(word))
      : elsewhere.includes(word) || around.has(word) || [...around].some((form) => isLike(form, word, typos))
  const isWholeAround = (word: string, isLast: boolean) =>
    isHouseNumber(word) ||
    around.has(word) ||
    (isLast && word.length > 1 && [...around].some((form) => form.startsWith(word)))
  const mayBeHouse = (index: number) =>
    takesNumber && isHouseNumber(words[index] ?? '') && !isBeforeLaneNumber(words[index - 1])
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
    if (isOtherKind(word, nameWords)) unused.push(word)
    if (match !== undefined) {
      left.delete(match)
      inName ||= !isGeneric(word) && !isHouseNumber(word)
      isNamed ||= match.whole.includes(word)
      isExact &&= isGeneric(word) || match.whole.includes(word) || isInitial(word, match.word)
    } else if (mayBeHouse(index) && (!isAround(word) || isRepeated(index)) && houseNumber === undefined)
      houseNumber = word
    else if (isGeneric(word)) kindsMatch = false
    else if (!isAround(word)) return undefined
    else if (elsewhere.includes(word) && !around.has(word)) unused.push(word)
    else isExact &&= isWholeAround(word, index === words.length - 1)
  }
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
