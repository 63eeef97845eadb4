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
