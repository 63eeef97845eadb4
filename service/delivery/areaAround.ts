import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'

const KM_PER_DEGREE = 111.32
const AREA_CORNERS = 36
/** The sides of the ring, not its corners, are as far as promised; the rest is the error of a flat map. */
const MARGIN = 1.01

/** The ring around a shop that has no delivery area: it holds whatever is within the distance its country promises. */
export const areaAround = (
  { latitude, longitude }: Coordinates,
  { deliveryDistanceKm }: Pick<Country, 'deliveryDistanceKm'>,
): ReadonlyArray<Coordinates> => {
  const degrees = (deliveryDistanceKm * MARGIN) / KM_PER_DEGREE
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const to5 = (value: number) => Math.round(value * 1e5) / 1e5
  return Array.from({ length: AREA_CORNERS }, (_, corner) => {
    const angle = (corner / AREA_CORNERS) * 2 * Math.PI
    return {
      latitude: to5(latitude + degrees * Math.sin(angle)),
      longitude: to5(longitude + (degrees * Math.cos(angle)) / shrink),
    }
  })
}
