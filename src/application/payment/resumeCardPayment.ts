import { Effect } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import type { VendorId } from '../../domain/order/order.ts'
import type { PaymentOutcome } from '../../domain/payment/paymentOutcome.ts'
import { CardPayments } from '../ports/CardPayments.ts'
import { PendingPayment } from '../ports/PendingPayment.ts'
import { settlePayment } from './settlePayment.ts'

/** In ms: a confirm that the page sent before it went away arrives by then, or never. */
const LATE_CONFIRM = 5 * SECOND

/**
 * After the bank's page or a reload: what became of the payment this tab has not seen the end of (PAY-14); nothing when
 * there is none of this vendor. `found` is told as soon as there is one.
 */
export const resumeCardPayment = Effect.fn('resumeCardPayment')(function* (vendorId: VendorId, found: () => void) {
  const unfinished = yield* (yield* PendingPayment).read
  if (unfinished?.vendorId !== vendorId) return undefined
  found()
  const payments = yield* CardPayments
  const neverConfirmed: PaymentOutcome = { kind: 'not-paid', reason: 'failed' }
  const ifOpen = Effect.sleep(LATE_CONFIRM).pipe(
    Effect.andThen(payments.read(unfinished.intentId)),
    Effect.map((outcome) => (outcome.kind === 'open' ? neverConfirmed : outcome)),
    Effect.catch(() => Effect.succeed<PaymentOutcome>({ kind: 'checking' })),
  )
  const first = yield* payments.read(unfinished.intentId).pipe(
    Effect.catchTag('ServiceUnavailable', () => Effect.succeed<PaymentOutcome>({ kind: 'checking' })),
    Effect.catchTag('ServiceRefusal', () => Effect.succeed(neverConfirmed)),
  )
  return yield* settlePayment(unfinished, first, ifOpen, () => undefined)
})
