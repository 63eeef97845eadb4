import type { Coordinates } from '../../src/domain/coordinates.ts'

/** A place as found; parts that are not known are empty (ADDR-04). */
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

/** A geocoder that could not be asked, or whose answer could not be read. */
export interface GeocoderUnavailable {
  readonly found: 'unavailable'
  readonly because: 'unreachable' | 'timeout' | 'refused' | 'unreadable'
}

export type Found<T> = { readonly found: 'yes'; readonly value: T } | GeocoderUnavailable
type FoundOrNot<T> = Found<T> | { readonly found: 'nothing' }

export interface PlaceQuery {
  readonly text: string
  readonly country: string
  readonly near?: Coordinates
  /** A locale such as `cs` or `ur-Latn`; the geocoder's own choice without it. */
  readonly language?: string
}

/** Address to place and back (API-08 to API-10). */
export interface Geocoder {
  /** At most eight, the nearest first. */
  readonly autocomplete: (query: PlaceQuery) => Promise<Found<ReadonlyArray<FoundPlace>>>
  readonly reverse: (position: Coordinates, language?: string) => Promise<FoundOrNot<FoundPlace>>
  /** Nothing for an id that this geocoder never gave. */
  readonly details: (id: string, language?: string) => Promise<FoundOrNot<FoundPlace>>
}

export const SUGGESTIONS_AT_MOST = 8

export const NOTHING = { found: 'nothing' } as const
export const found = <T>(value: T): { readonly found: 'yes'; readonly value: T } => ({ found: 'yes', value })
