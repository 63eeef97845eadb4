import type { CountryCode } from '../../src/domain/market/countries.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'

const METRES_PER_NUMBER = 6
const LEAST_NUMBERS = 20

interface Ends {
  readonly low: Coordinates
  readonly high: Coordinates
}

/** The highest number of a street: one per six metres, counting both sides. */
export const highestNumber = ({ low, high }: Ends): number =>
  Math.max(LEAST_NUMBERS, Math.round(distanceInMetres(low, high) / METRES_PER_NUMBER))

export const between = (from: Coordinates, to: Coordinates, fraction: number): Coordinates => ({
  latitude: from.latitude + (to.latitude - from.latitude) * fraction,
  longitude: from.longitude + (to.longitude - from.longitude) * fraction,
})

/** The part of a house number that counts along the street: in Czechia the part after the slash (681/14). */
export const countedNumber = (country: CountryCode, houseNumber: string): string =>
  country === 'CZ' ? (houseNumber.split('/').at(-1) ?? houseNumber) : houseNumber

/** Numbers are not in order on every short street, so that its length is no evidence against them. */
const NUMBERS_ANYWHERE = 200

/** Whether a street of this length may have the house number, counted generously. */
export const isLikelyNumber = (street: Ends, houseNumber: string): boolean =>
  Number.parseInt(houseNumber, 10) <= Math.max(NUMBERS_ANYWHERE, 2 * highestNumber(street))

/** Whether two house numbers name one house: in Czechia one of both numbers of a house is enough (681/14). */
export const isSameNumber = (country: CountryCode, a: string, b: string): boolean => {
  if (a === b) return true
  const [few, many] = [a.split('/'), b.split('/')].toSorted((one, two) => one.length - two.length)
  return country === 'CZ' && few?.length === 1 && many?.includes(few[0] ?? '') === true
}

/** The position of a house number; numbers above the highest are at the high end. */
export const positionOfNumber = (street: Ends, houseNumber: string): Coordinates => {
  const highest = highestNumber(street)
  const number = Math.min(Math.max(Number.parseInt(houseNumber, 10), 1), highest)
  return between(street.low, street.high, (number - 1) / (highest - 1))
}

/** The street's point nearest to a position, the house number there, and the distance in metres. */
export const nearestOnStreet = (
  street: Ends,
  position: Coordinates,
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
  const point = between(street.low, street.high, fraction)
  return {
    point,
    houseNumber: String(1 + Math.round(fraction * (highestNumber(street) - 1))),
    metres: distanceInMetres(position, point),
  }
}

/** The numbered district of Prague in a Czech postal code: its second digit, where 0 means 10. */
export const zoneOf = (postalCode: string): number => Number(postalCode.charAt(1)) || 10

/** Whether a postal code is of another numbered district; those above 10 have no codes of their own. */
export const isOtherZone = (postalCode: string, zone: number): boolean =>
  postalCode !== '' && zone <= 10 && zoneOf(postalCode) !== zone
