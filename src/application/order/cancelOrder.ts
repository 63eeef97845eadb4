import { Clock, Data, Effect } from 'effect'
import {
  cancelReasonRefusal,
  cancelVerdict,
  reasonToSend,
  type CancelReasonDraft,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import type { Order } from '../../domain/order/order.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'

/** The reason is none, or not one that can be sent (CANC-04). */
export class CancelReasonRefused extends Data.TaggedError('CancelReasonRefused')<{
  readonly because: CancelReasonRefusal
}> {}
/** The order may not be cancelled, as it is now (CANC-07); `order` is how it is now. */
export class CancellationRefused extends Data.TaggedError('CancellationRefused')<{
  readonly order: Order
  readonly verdict: Extract<CancelVerdict, { readonly allowed: false }>
}> {}
/** It was sent, but neither its answer nor the order can be read: it may be cancelled or not. */
export class CancelOutcomeUnknown extends Data.TaggedError('CancelOutcomeUnknown')<{
  readonly cause: ServiceFailure
}> {}

type OrderToCancel = Pick<Order, 'vendorId' | 'id'>

/** Refused unless the rules allow it for the order as the service has it at this moment (CANC-07). */
const stillAllowed = Effect.fnUntraced(function* (order: Order, delayedCancellation: boolean) {
  const verdict = cancelVerdict(order, { now: yield* Clock.currentTimeMillis, delayedCancellation })
  if (!verdict.allowed) return yield* new CancellationRefused({ order, verdict })
})

/** After a cancel that was not answered well: it may have been done all the same, or the order moved on before it. */
const whatBecameOf = Effect.fnUntraced(function* (
  { vendorId, id }: OrderToCancel,
  delayedCancellation: boolean,
  failure: ServiceFailure,
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
 * Cancels an order with a reason (CANC-04), if the rules still allow it for the order as the service has it at this
 * moment (CANC-07). `delayedCancellation` is the flag. Answers the order as it is afterwards; an answer that was lost is
 * looked for before anybody is told that it failed.
 */
export const cancelOrder = Effect.fn('cancelOrder')(function* (
  wanted: OrderToCancel,
  draft: CancelReasonDraft,
  delayedCancellation: boolean,
) {
  const orders = yield* OrderRepository
  const { vendorId, id } = wanted
  const { reason } = draft
  const because = cancelReasonRefusal(draft)
  if (because !== undefined) return yield* new CancelReasonRefused({ because })
  if (reason === undefined) return yield* new CancelReasonRefused({ because: 'reason-missing' })

  const order = yield* orders.byId(vendorId, id)
  if (order.status === 'CANCELLED') return order
  yield* stillAllowed(order, delayedCancellation)
  return yield* Effect.catchTags(orders.cancel(vendorId, id, reasonToSend({ ...draft, reason })), {
    ServiceUnavailable: (failure) => whatBecameOf(wanted, delayedCancellation, failure),
    ServiceRefusal: (failure) => whatBecameOf(wanted, delayedCancellation, failure),
  })
})
