import { Data, Effect } from 'effect'
import {
  cancelReasonRefusal,
  cancelVerdict,
  reasonToSend,
  type CancelReasonDraft,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import { currentInstant } from '../currentInstant.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import type { NotFound, ServiceFailure, ServiceRefusal, ServiceUnavailable } from '../ports/ServiceFailure.ts'

/** The reason is missing or invalid (CANC-04). */
export class CancelReasonRefused extends Data.TaggedError('CancelReasonRefused')<{
  readonly because: CancelReasonRefusal
}> {}
/** The order may not be cancelled in its current state, `order` (CANC-07). */
export class CancellationRefused extends Data.TaggedError('CancellationRefused')<{
  readonly order: Order
  readonly verdict: Extract<CancelVerdict, { readonly allowed: false }>
}> {}
/** The cancellation was sent, but neither its response nor the order could be read: it may or may not have happened. */
export class CancelOutcomeUnknown extends Data.TaggedError('CancelOutcomeUnknown')<{
  readonly cause: ServiceFailure
}> {}

type OrderToCancel = Pick<Order, 'vendorId' | 'id'>

/** Fails unless the rules allow the cancellation of the order in its current state at the service (CANC-07). */
const stillAllowed = Effect.fnUntraced(function* (order: Order, delayedCancellation: boolean) {
  const verdict = cancelVerdict(order, { now: yield* currentInstant, delayedCancellation })
  if (!verdict.allowed) return yield* new CancellationRefused({ order, verdict })
})

/**
 * The outcome of a cancellation whose call failed: it may have happened all the same, or the order progressed before
 * it.
 */
const outcomeAfterCancelFailure = Effect.fnUntraced(function* (
  { vendorId, id }: OrderToCancel,
  delayedCancellation: boolean,
  failure: NotFound | ServiceRefusal | ServiceUnavailable,
) {
  const orders = yield* OrderRepository
  const order = yield* Effect.mapError(orders.byId(vendorId, id), () =>
    failure._tag === 'ServiceUnavailable' ? new CancelOutcomeUnknown({ cause: failure }) : failure,
  )
  if (order.status === 'CANCELLED') return order
  yield* stillAllowed(order, delayedCancellation)
  return yield* failure
})

/**
 * Cancels an order with a reason (CANC-04), if the rules still allow it for the order's current state at the service
 * (CANC-07). `delayedCancellation` is the flag. Returns the order afterwards; if the response is lost, reads the order
 * before reporting a failure.
 */
export const cancelOrder = Effect.fn('cancelOrder')(function* (
  toCancel: OrderToCancel,
  draft: CancelReasonDraft,
  delayedCancellation: boolean,
) {
  const orders = yield* OrderRepository
  const { vendorId, id } = toCancel
  const { reason } = draft
  const because = cancelReasonRefusal(draft)
  if (because !== undefined) return yield* new CancelReasonRefused({ because })
  if (reason === undefined) return yield* new CancelReasonRefused({ because: 'reason-missing' })

  const order = yield* orders.byId(vendorId, id)
  if (order.status === 'CANCELLED') return order
  yield* stillAllowed(order, delayedCancellation)
  return yield* Effect.catchTag(
    orders.cancel(vendorId, id, reasonToSend({ ...draft, reason })),
    ['ServiceUnavailable', 'ServiceRefusal', 'NotFound'],
    (failure) => outcomeAfterCancelFailure(toCancel, delayedCancellation, failure),
  )
})
