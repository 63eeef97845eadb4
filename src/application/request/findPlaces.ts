import { Data, Effect } from 'effect'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { readPlace } from '../../domain/address/readPlace.ts'
import { Analytics } from '../ports/Analytics.ts'
import { Geolocator, type PlaceSuggestion } from '../ports/Geolocator.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'

const reasonOf = (failure: ServiceFailure): string => {
  switch (failure._tag) {
    case 'ServiceUnavailable':
      return failure.reason
    case 'ServiceRefusal':
      return failure.code
    case 'SignedOut':
      return 'signed-out'
  }
}

/** The text is a link to a map that hides its place: it has to be opened first. */
export class PlaceHidden extends Data.TaggedError('PlaceHidden')<Record<never, never>> {}

/**
 * The places a typed text may mean, the nearest to `near` first (ADDR-01); none is an empty list (ADDR-20). What reads
 * as coordinates is looked up the other way round (ADDR-02) and, when that fails, like any text (ADDR-03). A failure is
 * counted (ADDR-18). Whoever types waits 500 ms before asking.
 */
export const findPlaces = Effect.fn('findPlaces')(function* (
  text: string,
  near: Coordinates | undefined,
  language: string,
) {
  const geolocator = yield* Geolocator
  const analytics = yield* Analytics
  const autocomplete: Effect.Effect<ReadonlyArray<PlaceSuggestion>, ServiceFailure> = geolocator
    .autocomplete(text, near, language)
    .pipe(Effect.tapError((failure) => analytics.push({ event: 'autocomplete-failed', reason: reasonOf(failure) })))
  const place = readPlace(text, near)
  if (place === undefined) return yield* autocomplete
  if (place.kind === 'short-link') return yield* new PlaceHidden()
  return yield* geolocator.reverse(place.coordinates, language).pipe(
    Effect.map((place): ReadonlyArray<PlaceSuggestion> => [place]),
    Effect.catch(() => autocomplete),
  )
})
