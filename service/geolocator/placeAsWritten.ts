import { fitsFully, isHouseAsWritten } from '../../src/domain/address/placeFit.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import type { SuggestedPlace } from './geocoder.ts'

const isSameHouse = (a: SuggestedPlace, b: SuggestedPlace): boolean =>
  a.street === b.street && a.streetNumber === b.streetNumber && a.building === b.building && a.city === b.city

/**
 * The place that software may use for a text without asking a person (ADDR-26): the house that the text names in full.
 * `undefined` if no place fits fully, or if several do within `reach` metres of `near` and are not the same address in
 * the same city; of sections of one street it is the nearest.
 */
export const placeAsWritten = (
  places: ReadonlyArray<SuggestedPlace>,
  near: Coordinates | undefined,
  reach: number,
): SuggestedPlace | undefined => {
  const metres = (place: SuggestedPlace) => (near === undefined ? 0 : distanceInMetres(near, place))
  const fitting = places.filter(({ fit }) => fitsFully(fit)).toSorted((a, b) => metres(a) - metres(b))
  const reached = fitting.filter((place) => metres(place) <= reach)
  const [first, ...others] = reached.length > 0 ? reached : fitting
  if (first === undefined || !isHouseAsWritten(first.fit)) return undefined
  return others.every((place) => isHouseAsWritten(place.fit) && isSameHouse(first, place)) ? first : undefined
}
