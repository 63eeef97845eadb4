import { Data, Effect } from 'effect'
import type { PurchaseIntent, Wallet } from '../../domain/payment/wallet.ts'
import type { Instant } from '../../domain/instant.ts'
import { orderToPlace, type PlacedOrder } from '../../domain/request/placedOrder.ts'
import { CardPayments } from '../ports/CardPayments.ts'
import type { CallFailure, ServiceFailure } from '../ports/ServiceFailure.ts'
import { keepDraft } from '../request/keepDraft.ts'
import { validateSubmission, type Submission } from '../request/submitOrder.ts'

/** error.payment.init (PAY-15). */
class PaymentNotStarted extends Data.TaggedError('PaymentNotStarted')<{ readonly because: ServiceFailure }> {}
/** error.payment.intent-creation (PAY-16). */
export class IntentNotCreated extends Data.TaggedError('IntentNotCreated')<{ readonly because: CallFailure }> {}

/** An order with its open payment. */
export interface StartedPayment {
  readonly wallet: Wallet
  readonly intent: PurchaseIntent
  readonly order: PlacedOrder
  readonly startTime: Instant
}

/** Opens the wallet and creates the intent for this order (PAY-11). An expired wallet is renewed once. */
export const startCardPayment = Effect.fn('startCardPayment')(function* (submission: Submission) {
  const request = yield* validateSubmission(submission)
  yield* keepDraft(request.vendor.id, request)
  const payments = yield* CardPayments
  const order = orderToPlace(request)
  const openWallet = payments
    .openWallet(request.vendor.id)
    .pipe(Effect.mapError((because) => new PaymentNotStarted({ because })))
  const begin = Effect.gen(function* () {
    const wallet = yield* openWallet
    const intent = yield* payments
      .createIntent(wallet, order)
      .pipe(Effect.mapError((because) => new IntentNotCreated({ because })))
    return { wallet, intent, order, startTime: request.startTime }
  })
  return yield* begin.pipe(
    Effect.catchIf(
      (failure): failure is IntentNotCreated =>
        failure._tag === 'IntentNotCreated' && failure.because._tag === 'WalletExpired',
      () => begin,
    ),
  )
})
