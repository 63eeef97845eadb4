import { Effect } from 'effect'
import type { UsualTimesPort } from '../../application/ports/UsualTimes.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { notFound } from './refusals.ts'

/** A vendor that is not in `times` is none of the person's. */
export const makeMemoryUsualTimes = (times: ReadonlyMap<VendorId, ReadonlyArray<UsualTime>>): UsualTimesPort => ({
  ofVendor: (id) =>
    Effect.suspend(() => {
      const known = times.get(id)
      return known === undefined ? Effect.fail(notFound()) : Effect.succeed(known)
    }),
})
