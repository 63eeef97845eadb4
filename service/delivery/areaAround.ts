import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { Country } from '../../src/domain/market/countries.ts'

const KM_PER_DEGREE = 111.32
const AREA_CORNERS = 36
/** Extends the ring so that its sides, not only its corners, reach the distance; includes the flat-map error. */
const MARGIN = 1.01

/** The delivery ring of a vendor without a delivery area, which contains all places within the country's distance. */
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
