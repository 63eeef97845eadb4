import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** How long the steps of orders usually take. */
export interface UsualTimesPort {
  /** None while the vendor has too few orders; somebody else's vendor is a `ServiceRefusal` with status 404. */
  readonly ofVendor: (id: VendorId) => Effect.Effect<ReadonlyArray<UsualTime>, ServiceFailure>
}

export class UsualTimes extends Context.Service<UsualTimes, UsualTimesPort>()('application/UsualTimes') {}
