import { Data, Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import { readPlace } from '../../domain/reading/readPlace.ts'
import { Analytics } from '../ports/Analytics.ts'
import { Geolocator, type PlaceSuggestion } from '../ports/Geolocator.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { ReverseLookupFailed, type AfterFailedReverse } from './locatePlace.ts'

const reasonOf = (failure: ServiceFailure): string => (failure._tag === 'SignedOut' ? 'signed-out' : failure.reason)

/** The text is a map link that hides its place and must be opened first. */
class PlaceHidden extends Data.TaggedError('PlaceHidden')<Record<never, never>> {}

/**
 * Finds the places that a typed text may mean, the nearest to `near` first (ADDR-01); empty if there are none
 * (ADDR-20). Coordinates get a reverse lookup (ADDR-02); if that fails, they are searched like any text (ADDR-03), or
 * the search fails if the caller wants so (CON-08). Failed searches are logged (ADDR-18). The caller debounces by 500
 * ms.
 */
export const findPlaces = Effect.fn('findPlaces')(function* (
  text: string,
  near: Coordinates | undefined,
  language: string,
  afterFailedReverse: AfterFailedReverse = 'search',
) {
  const geolocator = yield* Geolocator
  const analytics = yield* Analytics
  const autocomplete: Effect.Effect<ReadonlyArray<PlaceSuggestion>, ServiceFailure> = geolocator
    .autocomplete(text, near, language)
    .pipe(Effect.tapError((failure) => analytics.push({ event: 'autocomplete-failed', reason: reasonOf(failure) })))
  const place = readPlace(text, near)
  if (place === undefined) return yield* autocomplete
  if (place.kind === 'short-link') return yield* new PlaceHidden()
  return yield* geolocator.reverse(place.coordinates).pipe(
    Effect.map((found): ReadonlyArray<PlaceSuggestion> => [found]),
    Effect.catch((): Effect.Effect<ReadonlyArray<PlaceSuggestion>, ServiceFailure | ReverseLookupFailed> =>
      afterFailedReverse === 'search' ? autocomplete : new ReverseLookupFailed(),
    ),
  )
})
