import { Data, Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import { Geolocator } from '../ports/Geolocator.ts'

/** The reverse lookup and its fallback failed (ADDR-19). */
export class ReverseLookupFailed extends Data.TaggedError('ReverseLookupFailed')<Record<never, never>> {}
/** There is no address at that place (ADDR-20). */
class AddressNotFound extends Data.TaggedError('AddressNotFound')<Record<never, never>> {}

/** What follows a failed reverse lookup: a search for the coordinates (ADDR-03), or a failure (CON-08). */
export type AfterFailedReverse = 'search' | 'give-up'

/**
 * The address at the map cursor (REQ-08). In the request form, a failed lookup falls back to a search for the
 * coordinates (ADDR-03); for a collection point it fails, because its address stays as it is (OUTLET-05, CON-08). The
 * place has its own position, which may differ from the cursor's.
 */
export const locatePlace = Effect.fn('locatePlace')(function* (
  position: Coordinates,
  language: string,
  afterFailure: AfterFailedReverse = 'search',
) {
  const geolocator = yield* Geolocator
  const searched = Effect.gen(function* () {
    const text = `${position.latitude},${position.longitude}`
    const [nearest] = yield* geolocator.autocomplete(text, position, language)
    return nearest === undefined ? yield* new AddressNotFound() : yield* geolocator.details(nearest.id)
  })
  return yield* geolocator.reverse(position).pipe(
    Effect.catch((failure) =>
      afterFailure === 'search' ? searched : Effect.fail(failure._tag === 'NotFound' ? new AddressNotFound() : failure),
    ),
    Effect.mapError((failure) => (failure._tag === 'AddressNotFound' ? failure : new ReverseLookupFailed())),
  )
})
