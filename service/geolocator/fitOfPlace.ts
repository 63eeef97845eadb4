import { placeFit, type Exactness, type PlaceFit } from '../../src/domain/address/placeFit.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { cityNames } from './addressFormat.ts'
import type { FoundPlace } from './geocoder.ts'
import { digitsOf, isGeneric, isHouseNumber, isOtherKind, wholeFormsOf, wordsOf } from './searchWords.ts'
import { isInZone, isSameNumber } from './streetNumbers.ts'
import { readWrittenAddress, type WrittenAddress } from './writtenAddress.ts'

/** What another geocoder says of a place beside its parts. */
export interface PlaceKind {
  readonly exactness: Exactness
  /** Names of county, state and country. */
  readonly beyond: ReadonlyArray<string>
}

/** Whether a whole name was typed; words for the kind of a street may be missing. */
const isSaid = (name: ReadonlyArray<string>, words: ReadonlyArray<string>): boolean => {
  const isTyped = (one: string) => wholeFormsOf(one).some((form) => words.includes(form))
  return name.some(isTyped) && name.every((one) => isGeneric(one) || isTyped(one))
}

/** The words of a name; those of each script if it is written in two: "彌敦道 Nathan Road". */
const spellingsOf = (name: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const latin = name.filter((one) => !OTHER_THAN_LATIN.test(one))
  const other = name.filter((one) => OTHER_THAN_LATIN.test(one) || !/\p{L}/u.test(one))
  return latin.some((one) => /\p{L}/u.test(one)) && latin.length < name.length ? [name, latin, other] : [name]
}
const OTHER_THAN_LATIN = /(?!\p{Script=Latin})\p{L}/u

/** The houses of a number, which may be several: "12;14". */
const housesOf = (number: string): ReadonlyArray<string> =>
  number
    .split(/[;,]/u)
    .map((one) => wordsOf(one).join(''))
    .filter((one) => one !== '')

const fitAsRead = (
  country: CountryCode,
  { words, postalCode, zone, townOfRemark }: WrittenAddress,
  place: FoundPlace,
  { exactness, beyond }: PlaceKind,
): PlaceFit => {
  const street = wordsOf(place.street)
  const building = wordsOf(place.building)
  const houses = housesOf(place.streetNumber)
  const code = digitsOf(place.postalCode)
  const around = new Set(
    [place.area, place.city, place.postalCode, code, ...cityNames(country), ...beyond].flatMap(wordsOf),
  )
  const namesWord = (name: ReadonlyArray<string>, word: string) =>
    name.some((one) => wholeFormsOf(one).includes(word) || (word.length === 1 && one.startsWith(word)))
  let isNumberSaid = false
  const unused = words.filter((word) => {
    if (isOtherKind(word, street)) return true
    if (isGeneric(word) || namesWord(street, word)) return false
    const isSame = isHouseNumber(word) && houses.some((house) => isSameNumber(country, word, house))
    isNumberSaid ||= isSame
    if (isSame || around.has(word)) return false
    return (isHouseNumber(word) && houses.length > 0) || !namesWord(building, word)
  })
  unused.push(...townOfRemark.filter((word) => !around.has(word)))
  if (postalCode !== undefined && code !== '' && code !== postalCode) unused.push(postalCode)
  if (zone !== undefined && isInZone(country, { postalCode: code, district: place.area }, zone) === false)
    unused.push(String(zone))
  const isStreetSaid = spellingsOf(street).some((name) => isSaid(name, words))
  const isBuildingSaid = spellingsOf(building).some((name) => isSaid(name, words))
  const isHouse = exactness === 'house'
  const isNamed = isHouse ? isBuildingSaid || (isStreetSaid && isNumberSaid) : isStreetSaid || isBuildingSaid
  return placeFit(
    isHouse && houses.length === 0 && !isBuildingSaid ? 'street' : exactness,
    words.filter((word) => !unused.includes(word)).length,
    unused,
    isNamed || (street.length + building.length === 0 && words.every((word) => around.has(word))),
  )
}

/**
 * The fit of a place of another geocoder, which does not say what it used of a text. Words are compared with its names;
 * of several readings of the text the best one counts.
 */
export const fitOfPlace = (country: CountryCode, text: string, place: FoundPlace, kind: PlaceKind): PlaceFit => {
  const [first, ...others] = readWrittenAddress(country, text).map((reading) =>
    fitAsRead(country, reading, place, kind),
  )
  return others.reduce(
    (best, one) => (one.fit > best.fit ? one : best),
    first ?? placeFit(kind.exactness, 0, [], false),
  )
}
