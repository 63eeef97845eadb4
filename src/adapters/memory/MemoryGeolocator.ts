import { Effect } from 'effect'
import type { GeolocatorPort, Place } from '../../application/ports/Geolocator.ts'
import { distanceInMetres } from '../../domain/coordinates.ts'
import { foldText } from '../../domain/text/foldText.ts'
import { notFound } from './refusals.ts'

/** The maximum distance in metres between a position and its address. */
const WITHIN_REACH = 500

/** Places in memory, found by any part of their address. */
export const makeMemoryGeolocator = (places: ReadonlyArray<Place>): GeolocatorPort => ({
  autocomplete: (text, near) =>
    Effect.sync(() => {
      const wanted = foldText(text.trim())
      const found = places.filter(({ formattedAddress }) => foldText(formattedAddress).includes(wanted))
      const distance = (place: Place) => (near === undefined ? 0 : distanceInMetres(near, place.coordinates))
      return found
        .toSorted((a, b) => distance(a) - distance(b))
        .map(({ id, formattedAddress, coordinates, fit }) => ({
          id,
          formattedAddress,
          coordinates,
          ...(fit && { fit }),
        }))
    }),
  reverse: (position) =>
    Effect.suspend(() => {
      const [nearest] = places
        .map((place) => ({ place, metres: distanceInMetres(position, place.coordinates) }))
        .filter(({ metres }) => metres <= WITHIN_REACH)
        .toSorted((a, b) => a.metres - b.metres)
      return nearest === undefined ? Effect.fail(notFound()) : Effect.succeed(nearest.place)
    }),
  details: (id) =>
    Effect.suspend(() => {
      const place = places.find((one) => one.id === id)
      return place === undefined ? Effect.fail(notFound()) : Effect.succeed(place)
    }),
})
