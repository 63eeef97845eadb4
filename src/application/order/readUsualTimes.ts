import { Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { UsualTimes } from '../ports/UsualTimes.ts'

/** The usual time of each step at this vendor. Only a supplement to the timeline: empty if the call fails. */
export const readUsualTimes = Effect.fn('readUsualTimes')(function* (vendorId: VendorId) {
  const usualTimes = yield* UsualTimes
  return yield* Effect.orElseSucceed(usualTimes.ofVendor(vendorId), (): ReadonlyArray<UsualTime> => [])
})
