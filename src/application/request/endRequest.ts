import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import { elapsedTime } from '../../domain/request/requestState.ts'
import { currentInstant } from '../currentInstant.ts'
import { Analytics, type AnalyticsEvent } from '../ports/Analytics.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'

interface AnsweredRequest {
  readonly event: Extract<AnalyticsEvent, { readonly elapsed: number }>['event']
  readonly startTime: Instant
  readonly vendorId: VendorId
  readonly paymentMethod: RequestDraft['paymentMethod']
}

/** Reports the time of the response (ENT-11) and logs how long the request took (REQ-12, ANALYTICS-03). */
export const endRequest = Effect.fn('endRequest')(function* (
  { event, startTime, vendorId, paymentMethod }: AnsweredRequest,
  ended: (endTime: Instant) => void,
) {
  const endTime = yield* currentInstant
  ended(endTime)
  const { country } = yield* CurrentDeployment
  const elapsed = elapsedTime({ startTime, endTime })
  yield* (yield* Analytics).push({ event, elapsed, vendor: vendorId, paymentMethod, country: country.code })
})
