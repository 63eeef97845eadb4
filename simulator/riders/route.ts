import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { pointBetween } from '../../src/domain/route.ts'

/** A route through the city, from its start. */
export type Route = ReadonlyArray<Coordinates>

/** The position after this many metres, and the remaining route from there, starting with the position. */
export const alongRoute = (route: Route, metres: number): { readonly position: Coordinates; readonly ahead: Route } => {
  let left = Math.max(0, metres)
  for (const [index, from] of route.entries()) {
    const to = route[index + 1]
    if (to === undefined) return { position: from, ahead: [from] }
    const length = distanceInMetres(from, to)
    if (left < length) {
      const position = pointBetween(from, to, left / length)
      return { position, ahead: [position, ...route.slice(index + 1)] }
    }
    left -= length
  }
  throw new RangeError('A route needs at least one point')
}
