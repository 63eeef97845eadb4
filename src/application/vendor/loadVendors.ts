import { Data, Effect } from 'effect'
import { VendorRepository } from '../ports/VendorRepository.ts'

/** Signed in, but there is no vendor to act for (AUTH-13). */
export class NoVendors extends Data.TaggedError('NoVendors')<Record<never, never>> {}

/** The vendors and outlets the person may act for; none is a failure of its own (AUTH-13). */
export const loadVendors = Effect.fn('loadVendors')(function* () {
  const vendors = yield* (yield* VendorRepository).all
  return vendors.length > 0 ? vendors : yield* new NoVendors()
})
