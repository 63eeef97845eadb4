import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { UsualTimes } from '../ports/UsualTimes.ts'

/** How long each step usually takes at this vendor. They only stand beside a timeline: without an answer none are known. */
export const readUsualTimes = Effect.fn('readUsualTimes')(function* (vendorId: VendorId) {
  const usualTimes = yield* UsualTimes
  return yield* Effect.orElseSucceed(usualTimes.ofVendor(vendorId), (): ReadonlyArray<UsualTime> => [])
})
