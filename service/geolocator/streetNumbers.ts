import type { CountryCode } from '../../src/domain/market/countries.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { pointBetween } from '../../src/domain/route.ts'
import type { PlaceInCity } from './writing.ts'
import { writingOf } from './writings.ts'

const METRES_PER_NUMBER = 6
const MIN_NUMBERS = 20

interface Ends {
  readonly low: Coordinates
  readonly high: Coordinates
}

/** The length of a street per house number in a country, counting both sides, in metres. */
export const metresPerNumber = (country: CountryCode): number => writingOf(country).numbers?.metres ?? METRES_PER_NUMBER

const numbersOn = (metres: number, perNumber: number): number => Math.max(MIN_NUMBERS, Math.round(metres / perNumber))

/** The highest number of a street, usually one per six metres, counting both sides. */
export const highestNumber = ({ low, high }: Ends, perNumber = METRES_PER_NUMBER): number =>
  numbersOn(distanceInMetres(low, high), perNumber)

const countsLast = (country: CountryCode): boolean => writingOf(country).numbers?.counted === 'last'

/** The part of a house number that counts along the street: in Czechia the part after the slash (681/14). */
export const countedNumber = (country: CountryCode, houseNumber: string): string =>
  countsLast(country) ? (houseNumber.split('/').at(-1) ?? houseNumber) : houseNumber

/** Numbers are not in order on every short street, so that its length is no evidence against them. */
const NUMBERS_ANYWHERE = 200

/** Whether a street of this length in metres, with all its parts, may have the house number, counted generously. */
export const isLikelyNumber = (country: CountryCode, metres: number, houseNumber: string): boolean =>
  writingOf(country).numbers?.scattered === true ||
  Number.parseInt(countedNumber(country, houseNumber), 10) <=
    Math.max(NUMBERS_ANYWHERE, 2 * numbersOn(metres, metresPerNumber(country)))

/** Whether two house numbers name one house: in Czechia one of both numbers of a house is enough (681/14). */
export const isSameNumber = (country: CountryCode, a: string, b: string): boolean => {
  if (a === b) return true
  const [few, many] = [a.split('/'), b.split('/')].toSorted((one, two) => one.length - two.length)
  return countsLast(country) && few?.length === 1 && many?.includes(few[0] ?? '') === true
}

/** The position of a house number; numbers above the highest are at the high end. */
export const positionOfNumber = (street: Ends, houseNumber: string, perNumber = METRES_PER_NUMBER): Coordinates => {
  const highest = highestNumber(street, perNumber)
  const number = Math.min(Math.max(Number.parseInt(houseNumber, 10), 1), highest)
  return pointBetween(street.low, street.high, (number - 1) / (highest - 1))
}

/** The street's point nearest to a position, the house number there, and the distance in metres. */
export const nearestOnStreet = (
  street: Ends,
  position: Coordinates,
  perNumber = METRES_PER_NUMBER,
): { readonly point: Coordinates; readonly houseNumber: string; readonly metres: number } => {
  const shrink = Math.cos((position.latitude * Math.PI) / 180)
  const x = (street.high.longitude - street.low.longitude) * shrink
  const y = street.high.latitude - street.low.latitude
  const length = x * x + y * y
  const along =
    length === 0
      ? 0
      : ((position.longitude - street.low.longitude) * shrink * x + (position.latitude - street.low.latitude) * y) /
        length
  const fraction = Math.min(1, Math.max(0, along))
  const point = pointBetween(street.low, street.high, fraction)
  return {
    point,
    houseNumber: String(1 + Math.round(fraction * (highestNumber(street, perNumber) - 1))),
    metres: distanceInMetres(position, point),
  }
}

/** Whether a place is in a numbered district of the city; `undefined` if its district is not known. */
export const isInZone = (country: CountryCode, place: PlaceInCity, zone: number): boolean | undefined => {
  const { zones } = writingOf(country)
  const own = zones?.of(place)
  return own === undefined ? undefined : own === (zones?.within?.[zone] ?? zone)
}

/** Whether a postal code is of another part of the city than the known code of a place. */
export const isOtherCode = (country: CountryCode, placeCode: string, code: string): boolean => {
  const digits = writingOf(country).codeDigits
  return digits !== undefined && placeCode !== '' && placeCode.slice(0, digits) !== code.slice(0, digits)
}
