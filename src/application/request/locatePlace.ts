import { Data, Effect } from 'effect'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { Geolocator } from '../ports/Geolocator.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'

/** The reverse lookup failed, and so did what was tried instead (ADDR-19). */
export class ReverseLookupFailed extends Data.TaggedError('ReverseLookupFailed')<{
  readonly because: ServiceFailure
}> {}
/** There is no address at that place (ADDR-20). */
export class AddressNotFound extends Data.TaggedError('AddressNotFound')<Record<never, never>> {}

/**
 * The address where the map cursor was put (REQ-08). A failed lookup falls back to searching for the coordinates
 * (ADDR-03). The place has its own position: how far that is from the cursor is worth knowing.
 */
export const locatePlace = Effect.fn('locatePlace')(function* (position: Coordinates, language: string) {
  const geolocator = yield* Geolocator
  const searched = Effect.gen(function* () {
    const text = `${position.latitude},${position.longitude}`
    const [nearest] = yield* geolocator.autocomplete(text, position, language)
    return nearest === undefined ? yield* new AddressNotFound() : yield* geolocator.details(nearest.id, language)
  })
  return yield* geolocator.reverse(position, language).pipe(
    Effect.catch(() => searched),
    Effect.mapError((failure) =>
      failure._tag === 'AddressNotFound' ? failure : new ReverseLookupFailed({ because: failure }),
    ),
  )
})
