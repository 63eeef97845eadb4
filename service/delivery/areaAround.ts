import type { Coordinates } from '../../src/domain/address/coordinates.ts'
import { numberBetween, seededRandom } from '../dispatch/seededRandom.ts'

const KM_PER_DEGREE = 111.32
const AREA_CORNERS = 9

/** A ring of six to eight kilometres around a shop that has no delivery area yet; the same one for the same seed. */
export const areaAround = ({ latitude, longitude }: Coordinates, seed: string): ReadonlyArray<Coordinates> => {
  const random = seededRandom(`${seed}/area`)
  return Array.from({ length: AREA_CORNERS }, (_, corner) => {
    const angle = (corner / AREA_CORNERS) * 2 * Math.PI
    const degrees = numberBetween(random, 6, 8) / KM_PER_DEGREE
    const shrink = Math.cos((latitude * Math.PI) / 180)
    const to5 = (value: number) => Math.round(value * 1e5) / 1e5
    return {
      latitude: to5(latitude + degrees * Math.sin(angle)),
      longitude: to5(longitude + (degrees * Math.cos(angle)) / shrink),
    }
  })
}
