import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import type { NotFound, ServiceFailure } from './ServiceFailure.ts'

/** The usual durations of an order's steps. */
export interface UsualTimesPort {
  /** Empty while the vendor has too few orders; another person's vendor is not found. */
  readonly ofVendor: (id: VendorId) => Effect.Effect<ReadonlyArray<UsualTime>, NotFound | ServiceFailure>
}

export class UsualTimes extends Context.Service<UsualTimes, UsualTimesPort>()('application/UsualTimes') {}
