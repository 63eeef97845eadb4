import { Clock, Data, Effect } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import type { PaymentOutcome, UnpaidReason } from '../../domain/payment/paymentOutcome.ts'
import { NEW_ORDER } from '../../domain/request/requestPurpose.ts'
import { Analytics } from '../ports/Analytics.ts'
import { CardPayments } from '../ports/CardPayments.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { PendingPayment, type UnfinishedPayment } from '../ports/PendingPayment.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { draftSlot } from '../request/keepDraft.ts'

/** Nothing was paid, and nothing was ordered: it can be tried again. */
export class NotPaid extends Data.TaggedError('NotPaid')<{ readonly reason: UnpaidReason }> {}

/** How a payment ends, or where it leads. */
export type PaymentEnd = Exclude<PaymentOutcome, { readonly kind: 'not-paid' | 'checking' | 'open' }>

/** Ms between two questions what became of a payment. */
const ASKED_EVERY = 2 * SECOND

/** It answered that there is no such payment, or that it is nobody's business here. */
const isRefused = (failure: ServiceFailure): boolean => failure._tag !== 'ServiceUnavailable'

/**
 * Asks what became of a payment until it is known (PAY-14). `ifOpen` is done while the service says that nobody has
 * confirmed it: a confirm may still be on its way. `checking` is told once, when nobody knows yet.
 */
export const settlePayment = Effect.fn('settlePayment')(function* <E, R>(
  payment: UnfinishedPayment,
  first: PaymentOutcome,
  ifOpen: Effect.Effect<PaymentOutcome, E, R>,
  checking: () => void,
) {
  const payments = yield* CardPayments
  const pending = yield* PendingPayment
  let outcome = first
  if (outcome.kind === 'checking' || outcome.kind === 'open') checking()
  for (;;) {
    switch (outcome.kind) {
      case 'bank':
        return outcome
      case 'paid': {
        const { orderId } = outcome
        const drafts = yield* DraftStore
        const slot = yield* draftSlot(payment.vendorId, NEW_ORDER)
        const draft = yield* drafts.read(slot)
        yield* (yield* GuestOrders).add(orderId)
        yield* pending.forget
        yield* drafts.forget(slot)
        if (draft) yield* drafts.tellPlaced({ draft, orderId })
        yield* (yield* Analytics).push({
          event: 'request-submitted',
          elapsed: (yield* Clock.currentTimeMillis) - payment.startedAt,
          vendor: payment.vendorId,
          paymentMethod: draft?.draft.paymentMethod ?? '',
          country: (yield* CurrentDeployment).country.code,
        })
        return outcome
      }
      case 'not-paid':
        yield* pending.forget
        return yield* new NotPaid({ reason: outcome.reason })
      case 'open':
        outcome = yield* ifOpen
        break
      case 'checking':
        yield* Effect.sleep(ASKED_EVERY)
        outcome = yield* payments
          .read(payment.intentId)
          .pipe(
            Effect.catch((failure) =>
              Effect.succeed<PaymentOutcome>(
                isRefused(failure) ? { kind: 'not-paid', reason: 'failed' } : { kind: 'checking' },
              ),
            ),
          )
    }
  }
})
