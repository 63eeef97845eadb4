import { Cache, Effect, Exit } from 'effect'
import { readUsualTimes } from '../../../contract/orders.ts'
import type { LoginProvider } from '../../application/ports/CurrentSession.ts'
import type { UsualTimesPort } from '../../application/ports/UsualTimes.ts'
import type { VendorId } from '../../domain/ids.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import { readStatus } from '../../domain/order/orderStatus.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { personOf } from '../../domain/session/login.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'

type Answer = (typeof readUsualTimes)['answer']['Type']

/** Cached for this many ms, because usual times change slowly. */
const KEPT_FOR = 5 * MINUTE
/** Vendors, for several users of one page. */
const MAX_KEPT = 1_000

const toUsualTimes = ({ result }: Answer): ReadonlyArray<UsualTime> =>
  result.steps.map((step) => ({
    status: readStatus(step.status),
    ...(step.next_status !== null && { next: readStatus(step.next_status) }),
    median: step.median_seconds * SECOND,
    slow: step.slow_seconds * SECOND,
  }))

/** Shares one call per vendor and caches it for 5 minutes per user; failures are not cached. */
export const makeHttpUsualTimes = (portal: PortalHttp, sessions: LoginProvider): UsualTimesPort => {
  const answers = Effect.runSync(
    Cache.makeWith(
      ({ vendorId }: { readonly userId: string; readonly vendorId: VendorId }) =>
        portal.call(readUsualTimes, { params: { vendorId } }).pipe(mapAnswer(toUsualTimes)),
      { capacity: MAX_KEPT, timeToLive: (exit) => (Exit.isSuccess(exit) ? KEPT_FOR : 0) },
    ),
  )
  return {
    ofVendor: (vendorId) =>
      Effect.flatMap(sessions.fresh, (login) => Cache.get(answers, { userId: personOf(login), vendorId })),
  }
}
