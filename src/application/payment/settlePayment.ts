import { Data, Effect } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import { isFailed } from '../../domain/order/orderStatus.ts'
import type { PaymentOutcome, UnpaidReason } from '../../domain/payment/paymentOutcome.ts'
import { NEW_ORDER } from '../../domain/request/requestPurpose.ts'
import { CardPayments } from '../ports/CardPayments.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { PendingPayment, type UnfinishedPayment } from '../ports/PendingPayment.ts'
import { isOutcomeUnknown } from '../ports/isOutcomeUnknown.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'
import { endRequest } from '../request/endRequest.ts'
import { draftSlot } from '../request/keepDraft.ts'

/** Nothing was paid and nothing was ordered: the person can try again. */
class NotPaid extends Data.TaggedError('NotPaid')<{ readonly reason: UnpaidReason }> {}

/** The final outcomes of a payment, and the redirect to the bank. */
export type FinalPaymentOutcome = Exclude<PaymentOutcome, { readonly kind: 'not-paid' | 'checking' | 'open' }>

/** Events before a payment ends. */
export type PaymentProgress =
  /** The result is still unknown. */
  | { readonly kind: 'checking' }
  /** It was paid, and its order exists (REQ-12). */
  | { readonly kind: 'ended'; readonly endTime: Instant }

/** Polling interval of the outcome, in ms. */
const ASKED_EVERY = 2 * SECOND

export const NEVER_CONFIRMED: PaymentOutcome = { kind: 'not-paid', reason: 'failed' }

const CHECKING: PaymentOutcome = { kind: 'checking' }

/** The outcome of a payment whose back end reports on orders only. */
const outcomeOfOrder = Effect.fnUntraced(function* ({ vendorId, orderId }: UnfinishedPayment) {
  const unknown = new ServiceUnavailable({ reason: 'unknown-outcome' })
  if (orderId === undefined) return yield* unknown
  return yield* (yield* OrderRepository).byId(vendorId, orderId).pipe(
    Effect.map(({ status }): PaymentOutcome => {
      if (status === 'INITIATED' || status === 'PAYMENT_INITIATED') return CHECKING
      return isFailed(status) ? NEVER_CONFIRMED : { kind: 'paid', orderId }
    }),
    Effect.catchTags({
      ServiceUnavailable: () => Effect.succeed(CHECKING),
      ServiceRefusal: () => Effect.fail(unknown),
      NotFound: () => Effect.fail(unknown),
    }),
  )
})

/**
 * Reads the outcome of a payment. If the service refuses to report on it, it was never confirmed. A back end without
 * this call is asked for the order, as for a payment whose intent is not known; it fails as unknown if there is none.
 */
export const readOutcome = Effect.fnUntraced(function* (payment: UnfinishedPayment) {
  const { intentId } = payment
  const { read } = yield* CardPayments
  const ofOrder = outcomeOfOrder(payment)
  const reading =
    intentId === undefined
      ? ofOrder
      : Effect.catchTags(read(intentId), {
          ServiceUnavailable: () => Effect.succeed(CHECKING),
          ServiceRefusal: () => Effect.succeed(NEVER_CONFIRMED),
          NotFound: () => Effect.succeed(NEVER_CONFIRMED),
          NotOffered: () => ofOrder,
        })
  return yield* reading.pipe(
    Effect.tapError((failure) =>
      isOutcomeUnknown(failure) ? Effect.flatMap(PendingPayment, ({ forget }) => forget) : Effect.void,
    ),
  )
})

/**
 * Polls the outcome of a payment until it is known (PAY-14). `ifOpen` runs while the service reports it as unconfirmed,
 * because a confirmation may still be on its way. An unknown result is reported once.
 */
export const settlePayment = Effect.fn('settlePayment')(function* <E, R>(
  payment: UnfinishedPayment,
  first: PaymentOutcome,
  ifOpen: Effect.Effect<PaymentOutcome, E, R>,
  emit: (progress: PaymentProgress) => void,
) {
  const pending = yield* PendingPayment
  let outcome = first
  if (outcome.kind === 'checking' || outcome.kind === 'open') emit({ kind: 'checking' })
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
        if (draft) yield* drafts.publishPlaced({ draft, orderId })
        const { startTime, vendorId } = payment
        const paymentMethod = draft?.draft.paymentMethod ?? ''
        yield* endRequest({ event: 'request-submitted', startTime, vendorId, paymentMethod }, (endTime) =>
          emit({ kind: 'ended', endTime }),
        )
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
        outcome = yield* readOutcome(payment)
    }
  }
})
