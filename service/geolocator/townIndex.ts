import {
  isArticle,
  isGeneric,
  isHouseNumber,
  isStreetKind,
  isStreetKindBefore,
  isStreetKindBehind,
  keyOf,
  typosAllowed,
} from './searchWords.ts'
import { SortedTexts } from './sortedTexts.ts'
import { bare, keysOf } from './townNames.ts'
import type { Town } from './towns.ts'
import type { WrittenAddress } from './writtenAddress.ts'

/** A town that a text names. */
export interface TownHit {
  readonly town: number
  /** What else was typed: the street, which is not known there; absent if nothing was. */
  readonly details?: string
  /** Whether the whole name was typed, without typos. */
  readonly isExact: boolean
  readonly used: number
  readonly unused: ReadonlyArray<string>
}

/** The towns in a text. */
export interface NamedTowns {
  /** Those whose name, or its beginning, is all of the text. */
  readonly alone: ReadonlyArray<TownHit>
  /** Those whose whole name is among other words. */
  readonly among: ReadonlyArray<TownHit>
  /**
   * The words of each name in the text, also of towns abroad; with typos only if it is all the text between two commas:
   * "Szegedi" may be the name of a person.
   */
  readonly names: ReadonlyArray<ReadonlyArray<string>>
  /** Whether the name of a town is all the text between two commas; it is not part of a street's name then. */
  readonly isApart: boolean
}

interface Mention {
  readonly towns: ReadonlyArray<number>
  readonly start: number
  readonly end: number
  readonly isExact: boolean
}

const WORDS_OF_A_NAME = 6
const OFFERED = 8
/** The most towns that are offered if the text has other words too. */
const AMONG_OFFERED = 3
const LETTERS_TO_BEGIN = 3
/** A shorter name counts only at one end of a text, or before the country there: "Nan" in Thailand, "Hit" in Iraq. */
const LETTERS_ANYWHERE = 4
/** A shorter name never matches a town with a typo among other words. */
const LETTERS_FOR_TYPOS = 6

const UNSPACED = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A name with which words without spaces begin: 浜松市 in 浜松市中央区. */
const BEGINS_WORDS = /[都府県区區市]$/u

/** Finds the towns of a country by their names in all scripts. */
export class TownIndex {
  readonly #towns: ReadonlyArray<Town>
  readonly #townsOf = new Map<string, Array<number>>()
  /** All keys, sorted, so that a beginning is a range. */
  readonly #keys: SortedTexts
  /** Names of the city and the country, which say nothing about a town. */
  readonly #around: ReadonlySet<string>
  readonly #isOfCity: (words: ReadonlyArray<string>, isExact: boolean) => boolean

  /** `isOfCity` tells whether words of a whole name, or of one with typos, are rather a part of the main city. */
  constructor(
    towns: ReadonlyArray<Town>,
    around: ReadonlyArray<string>,
    isOfCity: (words: ReadonlyArray<string>, isExact: boolean) => boolean,
  ) {
    this.#towns = towns
    this.#isOfCity = isOfCity
    this.#around = new Set(around.map(keyOf))
    for (const index of towns.keys()) {
      for (const key of new Set(this.#namesOf(index).flatMap(keysOf))) {
        if (!this.#around.has(key)) this.#townsOf.set(key, [...(this.#townsOf.get(key) ?? []), index])
      }
    }
    this.#keys = new SortedTexts(this.#townsOf.keys())
  }

  /** The towns that a text names, with typos only if it names none without. */
  read(reading: WrittenAddress, typos: boolean): NamedTowns {
    const { words } = reading
    const clauses = reading.clauses().map((clause) => clause.join(' '))
    const exact = this.#mentions(words, false)
    const mentions = exact.length > 0 || !typos ? exact : this.#mentions(words, true)
    const whole = mentions.filter((mention) => this.#others(words, mention).length === 0)
    const alone = whole.flatMap(({ towns, isExact }) =>
      towns.map((town) => ({ town, isExact, used: words.length, unused: [] })),
    )
    /** "San Martín 500" is a street, also where San Martín is a town. */
    const isBeforeNumber = ({ end }: Mention) => Number(isHouseNumber(words[end] ?? ''))
    const among = mentions.toSorted(
      (a, b) =>
        isBeforeNumber(a) - isBeforeNumber(b) ||
        b.end - b.start - (a.end - a.start) ||
        Number(b.isExact) - Number(a.isExact) ||
        b.start - a.start,
    )
    return {
      alone: this.#offered(alone.length > 0 ? alone : this.#begunBy(words, typos)).slice(0, OFFERED),
      among: this.#offered(among.flatMap((mention) => this.#hitsOf(mention, reading))).slice(0, AMONG_OFFERED),
      names: mentions
        .filter(({ isExact, start, end }) => isExact || clauses.includes(words.slice(start, end).join(' ')))
        .map(({ start, end }) => words.slice(start, end)),
      isApart:
        clauses.length > 1 && exact.some(({ start, end }) => clauses.includes(words.slice(start, end).join(' '))),
    }
  }

  #hitsOf(mention: Mention, reading: WrittenAddress): ReadonlyArray<TownHit> {
    const others = this.#others(reading.words, mention)
    const { postalCode = '', details, words } = reading
    return mention.towns.map((town) => {
      const street = this.#namesOf(town)
        .filter((name) => BEGINS_WORDS.test(name))
        .reduce((left, name) => left.replace(name, ''), reading.asTyped(others, 'one'))
      const typed = [details, street, postalCode].filter((part) => part !== '').join(', ')
      return {
        town,
        isExact: mention.isExact,
        used: words.length - others.length,
        unused: postalCode === '' ? others : [...others, postalCode],
        ...(typed !== '' && { details: typed }),
      }
    })
  }

  #namesOf(town: number): ReadonlyArray<string> {
    const { name = '', nameEn = '', aliases = [] } = this.#towns[town] ?? {}
    return [name, nameEn, ...aliases]
  }

  #offered(hits: ReadonlyArray<TownHit>): ReadonlyArray<TownHit> {
    return hits.filter(({ town }) => this.#towns[town]?.isAbroad === false)
  }

  /** The whole names in a text, the longest at each place; none within a name of the city or the country. */
  #mentions(words: ReadonlyArray<string>, typos: boolean): ReadonlyArray<Mention> {
    const mentions: Mention[] = []
    for (let start = 0; start < words.length;) {
      const mention = this.#mentionAt(words, start, typos)
      const around = this.#aroundAt(words, start, words.length)
      const isLonger = mention !== undefined && mention.end - start > around
      if (isLonger) mentions.push(mention)
      start = isLonger ? mention.end : start + Math.max(1, around)
    }
    return mentions
  }

  #mentionAt(words: ReadonlyArray<string>, start: number, typos: boolean): Mention | undefined {
    if (isStreetKindBefore(words[start - 1] ?? '')) return undefined
    for (let length = Math.min(WORDS_OF_A_NAME, words.length - start); length > 0; length -= 1) {
      const end = start + length
      if (isStreetKindBehind(words[end] ?? '')) continue
      const typed = words.slice(start, end)
      const key = typed.join(' ')
      const isAtEnd = start === 0 || end + this.#aroundAt(words, end, words.length) === words.length
      if (!UNSPACED.test(key) && key.length < LETTERS_ANYWHERE && !isAtEnd) continue
      const towns = typos
        ? this.#spelledLike(key, typed.length)
        : (this.#townsOf.get(key) ?? this.#townsOf.get(typed.map(bare).join(' ')))
      const isOfCity = [end, end + 1].some((at) => this.#isOfCity(words.slice(start, at), !typos))
      if (towns !== undefined && towns.length > 0 && !isOfCity) return { towns, start, end, isExact: !typos }
    }
    return undefined
  }

  #spelledLike(typed: string, words: number): ReadonlyArray<number> {
    const limit = typosAllowed(typed)
    if (limit === 0 || typed.length < LETTERS_FOR_TYPOS) return []
    return this.#startingLike(typed, limit)
      .filter((key) => Math.abs(key.length - typed.length) <= limit && key.split(' ').length === words)
      .flatMap((key) => this.#townsOf.get(key) ?? [])
  }

  /** A typo leaves the first letter as it is. */
  #startingLike(typed: string, limit: number): ReadonlyArray<string> {
    return this.#keys.textsIn(this.#keys.startingLike(typed, limit, this.#keys.startingWith(typed.charAt(0))))
  }

  /** The typed words that are neither the town nor the country or the main city around it. */
  #others(words: ReadonlyArray<string>, { start, end }: Mention): ReadonlyArray<string> {
    const others: string[] = []
    for (let at = 0; at < words.length;) {
      if (at === start) at = end
      else {
        const isStreet = isStreetKindBefore(words[at - 1] ?? '')
        const around = isStreet ? 0 : this.#aroundAt(words, at, at < start ? start : words.length)
        const word = words[at]
        if (around === 0 && word !== undefined && !this.#belongs(words, at, start, end)) others.push(word)
        at += Math.max(1, around)
      }
    }
    return others
  }

  /** An article before the name, "City" behind it. */
  #belongs(words: ReadonlyArray<string>, at: number, start: number, end: number): boolean {
    const word = words[at] ?? ''
    const isBeside = at === start - 1 || (at === end && !isArticle(word))
    return isBeside && isGeneric(word) && !isStreetKind(word)
  }

  /** The number of words at a place that are a name of the country or the city. */
  #aroundAt(words: ReadonlyArray<string>, at: number, before: number): number {
    for (let length = Math.min(WORDS_OF_A_NAME, before - at); length > 0; length -= 1)
      if (this.#around.has(words.slice(at, at + length).join(' '))) return length
    return 0
  }

  /** Towns whose name begins with the whole text. */
  #begunBy(words: ReadonlyArray<string>, typos: boolean): ReadonlyArray<TownHit> {
    const typed = words.join(' ')
    const isTooShort = typed.length < (UNSPACED.test(typed) ? 2 : LETTERS_TO_BEGIN)
    if (isTooShort || words.some(isHouseNumber)) return []
    const begun = this.#keys.textsIn([this.#keys.startingWith(typed)])
    const limit = typos ? typosAllowed(typed) : 0
    const keys = begun.length > 0 || limit === 0 ? begun : this.#startingLike(typed, limit)
    const towns = new Set(keys.flatMap((key) => this.#townsOf.get(key) ?? []))
    return [...towns]
      .toSorted((a, b) => a - b)
      .map((town) => ({ town, isExact: false, used: words.length, unused: [] }))
  }
}
