import { distanceInMetres, type Coordinates } from './coordinates.ts'

/** The point at this share of the straight way. */
export const pointBetween = (from: Coordinates, to: Coordinates, share: number): Coordinates => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
})

/** The length of a route in metres, from point to point. */
export const routeLength = (route: ReadonlyArray<Coordinates>): number =>
  route.reduce((sum, point, index) => {
    const before = route[index - 1]
    return before === undefined ? sum : sum + distanceInMetres(before, point)
  }, 0)
