import type { Place } from '../../application/ports/Geolocator.ts'
import { distanceInMetres, type Coordinates } from '../../domain/coordinates.ts'

/** The maximum distance in metres between a position and its address. */
const WITHIN_REACH = 500

/** The place whose address is that of the position; `undefined` if none is near. */
export const nearestPlace = (places: ReadonlyArray<Place>, position: Coordinates): Place | undefined =>
  places
    .map((place) => ({ place, metres: distanceInMetres(position, place.coordinates) }))
    .filter(({ metres }) => metres <= WITHIN_REACH)
    .toSorted((a, b) => a.metres - b.metres)[0]?.place
