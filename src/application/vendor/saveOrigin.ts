import { Data, Effect } from 'effect'
import type { SenderDraft } from '../../domain/request/sender.ts'
import { SenderStore } from '../ports/SenderStore.ts'
import { guestVendorAt } from './guestVendorAt.ts'
import {
  originAddress,
  originRefusals,
  type OriginDraft,
  type OriginRefusal,
} from '../../domain/vendor/originAddress.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { VendorRepository } from '../ports/VendorRepository.ts'

/** The validation refused the address (ADDR-09 to ADDR-11), first of all for this reason. */
class OriginRefused extends Data.TaggedError('OriginRefused')<{
  readonly first: OriginRefusal
}> {}

/**
 * Saves the vendor's collection address (ADDR-08) and returns the updated vendor. A guest's address, recognized by
 * `sender`, stays on the device (ADDR-14, REQ-36).
 */
export const saveOrigin = Effect.fn('saveOrigin')(function* (
  vendor: Vendor,
  draft: OriginDraft,
  sender: SenderDraft | undefined,
) {
  const [first] = originRefusals(draft)
  if (first !== undefined) return yield* new OriginRefused({ first })
  const { country } = yield* CurrentDeployment
  const address = originAddress(draft, vendor.location.countryCode || country.code)
  if (sender !== undefined) {
    yield* (yield* SenderStore).keep({ sender, address })
    return guestVendorAt(vendor, { sender, address })
  }
  return yield* (yield* VendorRepository).saveAddress(vendor.id, address)
})
