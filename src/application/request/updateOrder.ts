import { Data, Effect } from 'effect'
import type { Order } from '../../domain/order/order.ts'
import { feeChange, recomputesExpiredFee, type FeeChange } from '../../domain/request/feeRecompute.ts'
import { keptChargeAfter, orderChange } from '../../domain/request/orderChange.ts'
import { orderToPlace } from '../../domain/request/placedOrder.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import type { ServiceFailure } from '../ports/ServiceFailure.ts'
import { endRequest } from './endRequest.ts'
import { keepDraft } from './keepDraft.ts'
import { feeFailure } from './quoteDelivery.ts'
import { recomputePrice, type SubmissionEvent } from './recomputePrice.ts'
import { FeeDeclined, validated, type Submission } from './submitOrder.ts'
import { isRefusal } from '../ports/isRefusal.ts'

/**
 * The order progressed while it was edited; `order` is its current version, or the previous one if it could not be
 * read.
 */
export class NoLongerEditable extends Data.TaggedError('NoLongerEditable')<{ readonly order: Order }> {}

const refusalOf = Effect.fnUntraced(function* (failure: ServiceFailure, order: Order) {
  if (failure._tag !== 'ServiceRefusal') return failure
  if (failure.kind === 'store-closed') return feeFailure(failure)
  if (failure.kind !== 'not-editable') return failure
  const now = yield* Effect.orElseSucceed((yield* OrderRepository).byId(order.vendorId, order.id), () => order)
  return new NoLongerEditable({ order: now })
})

/**
 * Changes a placed order (REQ-16, EDIT-03). The call is idempotent without a key (OP-72). An expired fee is computed
 * again as in `submitOrder` (REQ-22 to REQ-26), and a change that leaves a part of a card payment without a refund is
 * confirmed first (EDIT-07). Failures leave the draft unchanged (REQ-33).
 */
export const updateOrder = Effect.fn('updateOrder')(function* (
  submission: Submission,
  order: Order,
  confirmFee: (change: FeeChange) => Promise<boolean>,
  tell: (event: SubmissionEvent) => void = () => undefined,
) {
  const { voucher: _, ...request } = yield* validated(submission)
  const orders = yield* OrderRepository
  const kept = yield* keepDraft(request.vendor.id, request)

  let fee = request.fee
  let agreed = request.shown ?? { fee: fee.fee }
  let isTold = false
  for (;;) {
    const moved = feeChange({ fee: agreed.fee }, { fee: fee.fee })
    const charge = keptChargeAfter(order, fee.fee)
    if (moved || (charge && !isTold)) {
      const question = { shown: agreed.fee, recomputed: fee.fee, voucherLost: false, kept: charge }
      if (!(yield* Effect.promise(() => confirmFee(question)))) return yield* new FeeDeclined(question)
    }
    agreed = { fee: fee.fee }
    isTold = true
    const change = orderChange(orderToPlace({ ...request, fee }))
    const updated = yield* Effect.result(orders.update(order.id, change))
    if (updated._tag === 'Success') {
      const { vendor, draft, startTime } = request
      yield* (yield* DraftStore).forget(kept)
      yield* endRequest(
        { event: 'order-updated', startTime, vendorId: vendor.id, paymentMethod: draft.paymentMethod },
        (endTime) => tell({ kind: 'ended', endTime }),
      )
      return updated.success.id
    }
    const { failure } = updated
    if (!isRefusal(failure, 'signature-expired') || !recomputesExpiredFee(request.mode))
      return yield* Effect.fail(yield* refusalOf(failure, order))
    const price = yield* recomputePrice(request, undefined, tell)
    fee = price.fee
  }
})
