import type { PlaceFit } from '../../src/domain/address/placeFit.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'

/** A place that a geocoder found; unknown parts are empty (ADDR-04). */
export interface FoundPlace extends Coordinates {
  readonly id: string
  readonly formattedAddress: string
  readonly street: string
  readonly streetNumber: string
  readonly building: string
  readonly area: string
  readonly city: string
  readonly postalCode: string
  readonly countryCode: string
}

/** A place that a geocoder suggests for a text. */
export interface SuggestedPlace extends FoundPlace {
  readonly fit: PlaceFit
}

/** The geocoder did not answer, or its answer could not be decoded. */
export interface GeocoderUnavailable {
  readonly found: 'unavailable'
  readonly because: 'unreachable' | 'timeout' | 'refused' | 'unreadable'
}

export type GeocoderResult<T> = { readonly found: 'yes'; readonly value: T } | GeocoderUnavailable
type GeocoderResultOrNothing<T> = GeocoderResult<T> | { readonly found: 'nothing' }

export interface PlaceQuery {
  readonly text: string
  readonly country: string
  readonly near?: Coordinates
  /** A locale such as `cs` or `ur-Latn`; without it the geocoder chooses. */
  readonly language?: string
}

/** Geocoding and reverse geocoding (API-08 to API-10). */
export interface Geocoder {
  /**
   * At most eight places, ranked for a person: by the embedded geocoder those that fit fully, then the others, by
   * nearness, and towns last unless only they fit; by others as they rank near a position. Software chooses by `fit`
   * (ADDR-26).
   */
  readonly autocomplete: (query: PlaceQuery) => Promise<GeocoderResult<ReadonlyArray<SuggestedPlace>>>
  readonly reverse: (position: Coordinates, language?: string) => Promise<GeocoderResultOrNothing<FoundPlace>>
  /** Finds nothing for an id that this geocoder did not issue. */
  readonly details: (id: string, language?: string) => Promise<GeocoderResultOrNothing<FoundPlace>>
}

export const MAX_SUGGESTIONS = 8

export const NOT_FOUND = { found: 'nothing' } as const
export const foundValue = <T>(value: T): { readonly found: 'yes'; readonly value: T } => ({ found: 'yes', value })
