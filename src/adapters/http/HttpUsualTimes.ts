import { Effect, Exit } from 'effect'
import { readUsualTimes } from '../../../contract/orders.ts'
import type { LoginOfCalls } from '../../application/ports/CurrentSession.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { UsualTimesPort } from '../../application/ports/UsualTimes.ts'
import type { VendorId } from '../../domain/ids.ts'
import { MINUTE, SECOND } from '../../domain/instant.ts'
import { readStatus } from '../../domain/order/orderStatus.ts'
import type { UsualTime } from '../../domain/order/usualTimes.ts'
import { personOf } from '../../domain/session/login.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'

type Answer = (typeof readUsualTimes)['answer']['Type']
type Reader = Effect.Effect<ReadonlyArray<UsualTime>, ServiceFailure>

/** Cached for this many ms, because usual times change slowly. */
const KEPT_FOR = 5 * MINUTE

const toUsualTimes = ({ result }: Answer): ReadonlyArray<UsualTime> =>
  result.steps.map((step) => ({
    status: readStatus(step.status),
    ...(step.next_status !== null && { next: readStatus(step.next_status) }),
    median: step.median_seconds * SECOND,
    slow: step.slow_seconds * SECOND,
  }))

/** Shares one call per vendor and caches it for 5 minutes per user; failures are not cached. */
export const makeHttpUsualTimes = (portal: PortalHttp, sessions: LoginOfCalls): UsualTimesPort => {
  let readers = new Map<VendorId, Reader>()
  let readBy: string | undefined

  const readerOf = (vendorId: VendorId, userId: string): Reader => {
    if (userId !== readBy) {
      readers = new Map()
      readBy = userId
    }
    const known = readers.get(vendorId)
    if (known !== undefined) return known
    const answer = portal.call(readUsualTimes, { params: { vendorId } }).pipe(reading(toUsualTimes))
    const reader = Effect.runSync(Effect.cachedWithTTL(answer, (exit) => (Exit.isSuccess(exit) ? KEPT_FOR : 0)))
    readers.set(vendorId, reader)
    return reader
  }

  return { ofVendor: (vendorId) => Effect.flatMap(sessions.fresh, (login) => readerOf(vendorId, personOf(login))) }
}
