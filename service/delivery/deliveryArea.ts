import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { COUNTRIES, type CountryCode } from '../../src/domain/market/countries.ts'
import { mayBeIn } from './countryBounds.ts'

type Ring = ReadonlyArray<Coordinates>

/** What decides where a vendor delivers (API-21). */
export interface DeliveryReach {
  readonly country: CountryCode
  readonly vendorLocation: Coordinates
  /** Rings; if empty, the country's distance applies (OP-73). */
  readonly areas: ReadonlyArray<Ring>
}

const isOnEdge = (a: Coordinates, b: Coordinates, point: Coordinates): boolean => {
  const cross =
    (b.longitude - a.longitude) * (point.latitude - a.latitude) -
    (b.latitude - a.latitude) * (point.longitude - a.longitude)
  const isBetween = (low: number, value: number, high: number) =>
    value >= Math.min(low, high) && value <= Math.max(low, high)
  return (
    Math.abs(cross) < 1e-12 &&
    isBetween(a.latitude, point.latitude, b.latitude) &&
    isBetween(a.longitude, point.longitude, b.longitude)
  )
}

/** Whether the point is inside the ring or on its edge; the ring is closed implicitly. */
export const isInside = (ring: Ring, point: Coordinates): boolean => {
  let inside = false
  for (const [index, a] of ring.entries()) {
    const b = ring.at(index - 1)
    if (b === undefined) continue
    if (isOnEdge(a, b, point)) return true
    const crosses = a.latitude > point.latitude !== b.latitude > point.latitude
    const share = (point.latitude - a.latitude) / (b.latitude - a.latitude)
    if (crosses && point.longitude < a.longitude + (b.longitude - a.longitude) * share) inside = !inside
  }
  return inside
}

/**
 * Whether the destination is inside a delivery area or, without areas, within the distance; never in another country
 * (FEE-01).
 */
export const isDeliverable = ({ country, vendorLocation, areas }: DeliveryReach, destination: Coordinates): boolean => {
  if (!mayBeIn(country, destination)) return false
  const rings = areas.filter((ring) => ring.length >= 3)
  if (rings.length > 0) return rings.some((ring) => isInside(ring, destination))
  const limit = COUNTRIES[country].deliveryDistanceKm * 1_000
  return distanceInMetres(vendorLocation, destination) <= limit
}
