import { Effect } from 'effect'
import type { GeolocatorPort, Place } from '../../../src/application/ports/Geolocator.ts'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { foldText } from '../../../src/domain/text/foldText.ts'
import { nearestPlace } from '../../../src/adapters/memory/MemoryStreets.ts'
import { notFound } from '../../../src/adapters/memory/refusals.ts'

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
      const nearest = nearestPlace(places, position)
      return nearest === undefined ? Effect.fail(notFound()) : Effect.succeed(nearest)
    }),
  details: (id) =>
    Effect.suspend(() => {
      const place = places.find((one) => one.id === id)
      return place === undefined ? Effect.fail(notFound()) : Effect.succeed(place)
    }),
})
