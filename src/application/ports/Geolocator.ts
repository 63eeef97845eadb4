import { Context, type Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** ENT-09. */
export interface PlaceSuggestion {
  readonly id: string
  readonly formattedAddress: string
  readonly coordinates: Coordinates
}

/** Parts that are not known are empty texts. */
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
 * Address to place and back (API-08 to API-10). Suggestions are in `language`; a whole place, which is what gets stored,
 * has the names that the country uses itself.
 */
export interface GeolocatorPort {
  readonly autocomplete: (
    text: string,
    near: Coordinates | undefined,
    language: string,
  ) => Effect.Effect<ReadonlyArray<PlaceSuggestion>, ServiceFailure>
  /** Nothing within reach is a `ServiceRefusal` with status 404. */
  readonly reverse: (position: Coordinates) => Effect.Effect<Place, ServiceFailure>
  readonly details: (id: string) => Effect.Effect<Place, ServiceFailure>
}

export class Geolocator extends Context.Service<Geolocator, GeolocatorPort>()('application/Geolocator') {}
