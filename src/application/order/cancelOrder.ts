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

/** The reason is none, or not one that can be sent (CANC-04). */
export class CancelReasonRefused extends Data.TaggedError('CancelReasonRefused')<{
  readonly because: CancelReasonRefusal
}> {}
/** The order may not be cancelled, as it is now (CANC-07); `order` is how it is now. */
export class CancellationRefused extends Data.TaggedError('CancellationRefused')<{
  readonly order: Order
  readonly verdict: Extract<CancelVerdict, { readonly allowed: false }>
}> {}

/**
 * Cancels an order with a reason (CANC-04), if the rules still allow it for the order as the service has it at this
 * moment (CANC-07). `delayedCancellation` is the flag. Answers the order as it is afterwards.
 */
export const cancelOrder = Effect.fn('cancelOrder')(function* (
  { vendorId, id }: Pick<Order, 'vendorId' | 'id'>,
  draft: CancelReasonDraft,
  delayedCancellation: boolean,
) {
  const orders = yield* OrderRepository
  const { reason } = draft
  const because = cancelReasonRefusal(draft)
  if (because !== undefined) return yield* new CancelReasonRefused({ because })
  if (reason === undefined) return yield* new CancelReasonRefused({ because: 'reason-missing' })

  const order = yield* orders.byId(vendorId, id)
  const verdict = cancelVerdict(order, { now: yield* Clock.currentTimeMillis, delayedCancellation })
  if (!verdict.allowed) return yield* new CancellationRefused({ order, verdict })
  return yield* orders.cancel(vendorId, id, reasonToSend({ ...draft, reason }))
})
