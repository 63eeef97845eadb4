import { Effect } from 'effect'
import type { UsualTimesPort } from '../../application/ports/UsualTimes.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { notFound } from './refusals.ts'

/** Vendors missing in `times` are refused as unknown. */
export const makeMemoryUsualTimes = (times: ReadonlyMap<VendorId, ReadonlyArray<UsualTime>>): UsualTimesPort => ({
  ofVendor: (id) =>
    Effect.suspend(() => {
      const known = times.get(id)
      return known === undefined ? Effect.fail(notFound()) : Effect.succeed(known)
    }),
})
