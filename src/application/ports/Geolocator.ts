import { Context, type Effect } from 'effect'
import type { PlaceFit } from '../../domain/address/placeFit.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { NotFound, ServiceFailure } from './ServiceFailure.ts'

/** ENT-09. */
export interface PlaceSuggestion {
  readonly id: string
  readonly formattedAddress: string
  readonly coordinates: Coordinates
  /** How it agrees with the searched text; absent if the geocoder does not say so. */
  readonly fit?: PlaceFit
}

/** Unknown parts are empty strings. */
export interface Place extends PlaceSuggestion {
  readonly street: string
  readonly streetNumber: string
  readonly building: string
  readonly area: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

/**
 * Geocoding in both directions (API-08 to API-10). Suggestions are in `language`; a place, which is stored, has the
 * country's own names.
 */
export interface GeolocatorPort {
  readonly autocomplete: (
    text: string,
    near: Coordinates | undefined,
    language: string,
  ) => Effect.Effect<ReadonlyArray<PlaceSuggestion>, ServiceFailure>
  /** `NotFound` if no place is nearby. */
  readonly reverse: (position: Coordinates) => Effect.Effect<Place, NotFound | ServiceFailure>
  readonly details: (id: string) => Effect.Effect<Place, NotFound | ServiceFailure>
}

export class Geolocator extends Context.Service<Geolocator, GeolocatorPort>()('application/Geolocator') {}
