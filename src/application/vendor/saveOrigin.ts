import { Data, Effect } from 'effect'
import type { Mode } from '../../domain/session/mode.ts'
import {
  locatedAt,
  originAddress,
  originRefusals,
  type OriginDraft,
  type OriginRefusal,
} from '../../domain/vendor/originAddress.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { VendorRepository } from '../ports/VendorRepository.ts'

/** The rules say no (ADDR-09 to ADDR-11): the first refusal is announced, all are marked. */
export class OriginRefused extends Data.TaggedError('OriginRefused')<{
  readonly first: OriginRefusal
}> {}

/** Saves where the vendor's orders are collected (ADDR-08) and answers the vendor there; a guest's stays here (ADDR-14). */
export const saveOrigin = Effect.fn('saveOrigin')(function* (vendor: Vendor, draft: OriginDraft, mode: Mode) {
  const [first] = originRefusals(draft)
  if (first !== undefined) return yield* new OriginRefused({ first })
  const { country } = yield* CurrentDeployment
  const address = originAddress(draft, vendor.location.countryCode || country.code)
  if (mode === 'guest') return locatedAt(vendor, address)
  return yield* (yield* VendorRepository).saveAddress(vendor.id, address)
})
