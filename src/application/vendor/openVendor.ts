import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import { GUEST_PERSON } from '../../domain/session/login.ts'
import { CurrentSession } from '../ports/CurrentSession.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { VendorRepository } from '../ports/VendorRepository.ts'
import { guestVendorAt } from './guestVendorAt.ts'

/** The current version of a vendor (API-14); a guest's keeps the address and name typed in this tab (GUEST-10). */
export const openVendor = Effect.fn('openVendor')(function* (id: VendorId) {
  const vendor = yield* (yield* VendorRepository).byId(id)
  if ((yield* (yield* CurrentSession).person) !== GUEST_PERSON) return vendor
  const stored = yield* (yield* SenderStore).read
  return stored === undefined ? vendor : guestVendorAt(vendor, stored)
})
