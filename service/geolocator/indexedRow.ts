import type { CountryCode } from '../../src/domain/market/countries.ts'
import { cityNames } from './addressFormat.ts'
import { hasHouseNumbers, type GazetteerRow } from './gazetteer.ts'
import { digitsOf, formsOf, isGeneric, isHouseNumber, wholeFormsOf, wordsOf } from './searchWords.ts'
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
interface Area {
  /** The words of district, city and postal code. */
  readonly around: ReadonlySet<string>
  /** The part of `around` that spells the postal code. */
  readonly codes: ReadonlySet<string>
}

/** A row of the gazetteer as words that can be searched. */
export interface IndexedRow extends Area {
  readonly takesNumber: boolean
  readonly names: ReadonlyArray<NameWords>
  /** The words for its kind of street, of all its names. */
  readonly kinds: ReadonlySet<string>
  /** The digits of the postal code. */
  readonly postalCode: string
  readonly district: string
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

/** Calls `make` once for each key. */
const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}

/** The rows of a country's gazetteer, in their order. What many rows have is one object. */
export const indexedRows = (country: CountryCode, rows: ReadonlyArray<GazetteerRow>): ReadonlyArray<IndexedRow> => {
  const ofCity = cityNames(country).flatMap(formsOfText)
  // "Sector 3" is taken off the text before its words are matched: a 3 that is left is a house number.
  const isZone = (form: string) => writingOf(country).zones !== undefined && isHouseNumber(form)
  const inDistrict = once((district) => formsOfText(district).filter((form) => !isZone(form)))
  const areaOf = once((key): Area => {
    const [district = '', districtEn = '', postalCode = ''] = key.split('\t')
    const codes = codesOf(postalCode).flatMap(formsOfText)
    return {
      around: new Set([...inDistrict(district), ...inDistrict(districtEn), ...codes, ...ofCity]),
      codes: new Set(codes),
    }
  })
  const wordOf = (isJoined: boolean) =>
    once((word): NameWord => ({ word, forms: formsOf(word), whole: wholeFormsOf(word), isJoined }))
  const [ownWord, joinedWord] = [wordOf(false), wordOf(true)]
  const kindsOf = once((key): ReadonlySet<string> => new Set(key.split(' ').filter(isGeneric)))
  return rows.map((row) => {
    const texts = [...new Set([row.name, row.nameEn, ...row.aliases])].map(namesOf)
    const names = texts.flat()
    const own = new Set(texts.flatMap(([words = []]) => words))
    return {
      ...areaOf([row.district, row.districtEn, row.postalCode].join('\t')),
      takesNumber: hasHouseNumbers(row),
      names: names.map((words) =>
        words.map((word, at) => {
          const named = own.has(word) ? ownWord(word) : joinedWord(word)
          return words.indexOf(word) < at ? { ...named } : named
        }),
      ),
      kinds: kindsOf(names.flat().filter(isGeneric).join(' ')),
      postalCode: digitsOf(row.postalCode),
      district: row.district,
    }
  })
}
