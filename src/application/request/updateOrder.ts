import { Data, Effect } from 'effect'
import type { Order } from '../../domain/order/order.ts'
import { feeChange, recomputesExpiredFee, type FeeChange } from '../../domain/request/feeRecompute.ts'
import { keptChargeAfter, orderChange } from '../../domain/request/orderChange.ts'
import { orderToPlace } from '../../domain/request/placedOrder.ts'
import { DraftStore } from '../ports/DraftStore.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import { endRequest } from './endRequest.ts'
import { keepDraft } from './keepDraft.ts'
import { recomputePrice, type SubmissionEvent } from './recomputePrice.ts'
import { FeeDeclined, validateSubmission, type Submission } from './submitOrder.ts'

/**
 * The order progressed while it was edited; `order` is its current version, or the previous one if it could not be
 * read.
 */
class NoLongerEditable extends Data.TaggedError('NoLongerEditable')<{ readonly order: Order }> {}

/**
 * Changes a placed order (REQ-16, EDIT-03). The call is idempotent without a key (OP-72). An expired fee is computed
 * again as in `submitOrder` (REQ-22 to REQ-26), and a change that leaves a part of a card payment without a refund is
 * confirmed first (EDIT-07). Failures leave the draft unchanged (REQ-33).
 */
export const updateOrder = Effect.fn('updateOrder')(function* (
  submission: Submission,
  order: Order,
  confirmFee: (change: FeeChange) => Promise<boolean>,
  emit: (event: SubmissionEvent) => void = () => undefined,
) {
  const { voucher: _, ...request } = yield* validateSubmission(submission)
  const orders = yield* OrderRepository
  const stored = yield* keepDraft(request.vendor.id, request)

  let fee = request.fee
  let agreed = request.shown ?? { fee: fee.fee }
  let isConfirmed = false
  for (;;) {
    const moved = feeChange({ fee: agreed.fee }, { fee: fee.fee })
    const charge = keptChargeAfter(order, fee.fee)
    if (moved || (charge && !isConfirmed)) {
      const question = { shown: agreed.fee, recomputed: fee.fee, voucherLost: false, keptCharge: charge }
      if (!(yield* Effect.promise(() => confirmFee(question)))) return yield* new FeeDeclined(question)
    }
    agreed = { fee: fee.fee }
    isConfirmed = true
    const change = orderChange(orderToPlace({ ...request, fee }))
    const updated = yield* Effect.result(orders.update(order.id, change))
    if (updated._tag === 'Success') {
      const { vendor, draft, startTime } = request
      yield* (yield* DraftStore).forget(stored)
      yield* endRequest(
        { event: 'order-updated', startTime, vendorId: vendor.id, paymentMethod: draft.paymentMethod },
        (endTime) => emit({ kind: 'ended', endTime }),
      )
      return updated.success.id
    }
    const { failure } = updated
    if (failure._tag === 'NotEditable') {
      const now = yield* Effect.orElseSucceed(orders.byId(order.vendorId, order.id), () => order)
      return yield* new NoLongerEditable({ order: now })
    }
    if (failure._tag !== 'SignatureExpired' || !recomputesExpiredFee(request.mode)) return yield* failure
    const price = yield* recomputePrice(request, undefined, emit)
    fee = price.fee
  }
})
