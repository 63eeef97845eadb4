import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { between } from '../../service/geolocator/streetNumbers.ts'

/** A way through the city, start first. */
export type Route = ReadonlyArray<Coordinates>

/** Metres along a route. */
export const routeLength = (route: Route): number =>
  route.reduce((sum, point, index) => {
    const before = route[index - 1]
    return before === undefined ? sum : sum + distanceInMetres(before, point)
  }, 0)

/** Where one is after so many metres, and what lies ahead from there, that position first. */
export const alongRoute = (route: Route, metres: number): { readonly position: Coordinates; readonly ahead: Route } => {
  let left = Math.max(0, metres)
  for (const [index, from] of route.entries()) {
    const to = route[index + 1]
    if (to === undefined) return { position: from, ahead: [from] }
    const length = distanceInMetres(from, to)
    if (left < length) {
      const position = between(from, to, left / length)
      return { position, ahead: [position, ...route.slice(index + 1)] }
    }
    left -= length
  }
  throw new RangeError('a route has a point at least')
}
