import { Data, Effect } from 'effect'
import { GUEST_PERSON } from '../../domain/session/login.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { VendorRepository } from '../ports/VendorRepository.ts'
import { guestVendorAt } from './guestVendorAt.ts'

/** The person is signed in but has no vendor to act for (AUTH-13). */
class NoVendors extends Data.TaggedError('NoVendors')<Record<never, never>> {}

/**
 * Loads the vendors and outlets that the person may act for; an empty list is a failure (AUTH-13). A guest's vendor
 * gets the address typed in this tab (GUEST-10).
 */
export const loadVendors = Effect.fn('loadVendors')(function* () {
  const vendors = yield* (yield* VendorRepository).all
  if (vendors.length === 0) return yield* new NoVendors()
  if ((yield* (yield* CurrentSession).person) !== GUEST_PERSON) return vendors
  const stored = yield* (yield* SenderStore).read
  return stored === undefined ? vendors : vendors.map((vendor) => guestVendorAt(vendor, stored))
})
