import { Effect } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/ids.ts'
import { PendingPayment } from '../ports/PendingPayment.ts'
import { rememberIfUnknown } from './rememberIfUnknown.ts'
import { NEVER_CONFIRMED, readOutcome, settlePayment, type PaymentProgress } from './settlePayment.ts'

/** A confirmation that the page sent before it was left arrives within this time, in ms, or never. */
const LATE_CONFIRM = 5 * SECOND

/**
 * After the bank's page or a reload: settles the payment whose end this tab has not seen (PAY-14); `undefined` if the
 * vendor has none. Reports at once that there is one.
 */
export const resumeCardPayment = Effect.fn('resumeCardPayment')(function* (
  vendorId: VendorId,
  emit: (progress: PaymentProgress | { readonly kind: 'found' }) => void,
) {
  const unfinished = yield* (yield* PendingPayment).read
  if (unfinished?.vendorId !== vendorId) return undefined
  emit({ kind: 'found' })
  const read = readOutcome(unfinished)
  const ifOpen = Effect.sleep(LATE_CONFIRM).pipe(
    Effect.andThen(read),
    Effect.map((outcome) => (outcome.kind === 'open' ? NEVER_CONFIRMED : outcome)),
  )
  const settled = Effect.flatMap(read, (outcome) => settlePayment(unfinished, outcome, ifOpen, emit))
  // Without an answer it is not known when it was sent, only that the form had been touched before.
  return yield* Effect.tapError(settled, (failure) => rememberIfUnknown(failure, vendorId, unfinished.startTime))
})
