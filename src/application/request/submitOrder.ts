import { Data, Effect } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { Sender } from '../../domain/order/order.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { feeChange, recomputesExpiredFee, type FeeChange, type ShownPrice } from '../../domain/request/feeRecompute.ts'
import type { ItemValueValidation } from '../../domain/request/itemValue.ts'
import { orderToPlace, type AppliedVoucher, type SignedFee } from '../../domain/request/placedOrder.ts'
import { refusalsByField, type RequestField, type RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { ServiceHours } from '../../domain/request/serviceHours.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import { currentInstant } from '../currentInstant.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { DraftStore, type DraftContent } from '../ports/DraftStore.ts'
import { GuestOrders } from '../ports/GuestOrders.ts'
import { OrderRepository } from '../ports/OrderRepository.ts'
import { endRequest } from './endRequest.ts'
import { findPlacedLater, toUnknownOutcome } from './findPlacedLater.ts'
import { keepDraft } from './keepDraft.ts'
import { recomputePrice, shownPrice, type SignedPrice, type SubmissionEvent } from './recomputePrice.ts'
import { isOutcomeUnknown, mayHaveArrived } from '../ports/isOutcomeUnknown.ts'

/** The validation refused the request: the first refusal is announced, all of them are marked (VAL-01 as decided). */
class RequestRefused extends Data.TaggedError('RequestRefused')<{
  readonly first: RequestRefusal
  readonly all: ReadonlyArray<RequestRefusal>
}> {}
/** The fee changed, and the person declined the new one (REQ-23). */
export class FeeDeclined extends Data.TaggedError('FeeDeclined')<FeeChange> {}
/** An earlier attempt with this key succeeded: the order exists and was not placed again (CON-16). */
class AlreadyPlaced extends Data.TaggedError('AlreadyPlaced')<Record<never, never>> {}

/** A request at the moment of its submission. */
export interface Submission extends DraftContent {
  readonly vendor: Vendor | undefined
  readonly availablePaymentMethods: ReadonlyArray<PaymentMethod>
  readonly itemValue: Pick<ItemValueValidation, 'required' | 'confirmed'>
  /** The displayed fee. */
  readonly fee: SignedFee | undefined
  readonly voucher?: AppliedVoucher | undefined
  /** The price displayed at the submission; defaults to the price that is sent. */
  readonly shown?: ShownPrice | undefined
  readonly serviceHours?: Pick<ServiceHours, 'from' | 'to'> | undefined
  readonly business: boolean
  readonly mode: Mode
  readonly sender?: Sender
  /** When the form was first touched (REQ-12). */
  readonly startTime: Instant
  /** Fields of an edited order that cannot change. */
  readonly fixed?: ReadonlySet<RequestField>
}

/** Ms to look for an order whose answer was lost while a person waits. */
const LOOKING = 3 * SECOND

/** Validates a submission and returns everything that an order needs. */
export const validateSubmission = Effect.fnUntraced(function* (submission: Submission) {
  const { country } = yield* CurrentDeployment
  const { vendor, fee } = submission
  const all = [
    ...refusalsByField({
      ...submission,
      country,
      now: yield* currentInstant,
      feeKnown: fee !== undefined,
    }).values(),
  ]
  const [first] = all
  if (first !== undefined) return yield* new RequestRefused({ first, all })
  if (vendor === undefined || fee === undefined) return yield* Effect.die('an accepted request without vendor or fee')
  return { ...submission, vendor, fee, country }
})

/**
 * Places the order once, however often it is tried (REQ-16, CON-16). An expired fee is computed again, as often as
 * necessary, and its voucher validated (OP-68). `confirmFee` is called whenever the price differs from the agreed one
 * (REQ-22 to REQ-25); for guests the submission fails instead (REQ-26). If the answer is lost,
 * the vendor's list is searched for the order; without keys, or after the page ended before the answer, it is searched
 * again before the next attempt. Failures leave the draft unchanged (REQ-33).
 */
export const submitOrder = Effect.fn('submitOrder')(function* (
  submission: Submission,
  confirmFee: (change: FeeChange) => Promise<boolean>,
  emit: (event: SubmissionEvent) => void = () => undefined,
) {
  const request = yield* validateSubmission(submission)
  const orders = yield* OrderRepository
  const drafts = yield* DraftStore
  const stored = yield* keepDraft(request.vendor.id, request)

  let price: SignedPrice = { fee: request.fee, voucher: request.voucher }
  let agreed = request.shown ?? shownPrice(price)
  for (;;) {
    const change = feeChange(agreed, shownPrice(price))
    if (change && !(yield* Effect.promise(() => confirmFee(change)))) return yield* new FeeDeclined(change)
    agreed = shownPrice(price)
    const order = orderToPlace({ ...request, fee: price.fee, voucher: price.voucher })
    const perhapsSentAt = stored.perhapsSentAt ?? (yield* currentInstant)
    const find = findPlacedLater(order, perhapsSentAt)
    const before = stored.perhapsSentAt === undefined ? undefined : yield* Effect.mapError(find, toUnknownOutcome)
    const found = Effect.orElseSucceed(findPlacedLater(order, perhapsSentAt, LOOKING), () => undefined)
    const sending = orders
      .place(order, stored.key)
      .pipe(
        Effect.catchIf(mayHaveArrived, (failure) =>
          Effect.flatMap(found, (id) => (id === undefined ? Effect.fail(failure) : Effect.succeed(id))),
        ),
      )
    // If the page ends before the answer, the stored draft says that the order may have arrived.
    yield* drafts.keep({ ...stored, perhapsSentAt })
    const placed = yield* Effect.result(before === undefined ? sending : Effect.succeed(before))
    if (placed._tag === 'Success') {
      const { vendor, draft, startTime } = request
      yield* drafts.forget(stored)
      if (request.mode === 'guest') yield* (yield* GuestOrders).add(placed.success)
      yield* drafts.publishPlaced({ draft: stored, orderId: placed.success })
      yield* endRequest(
        { event: 'request-submitted', startTime, vendorId: vendor.id, paymentMethod: draft.paymentMethod },
        (endTime) => emit({ kind: 'ended', endTime }),
      )
      return placed.success
    }
    const { failure } = placed
    if (!isOutcomeUnknown(failure)) yield* drafts.keep(stored)
    if (failure._tag === 'VoucherRefused' && price.voucher !== undefined) {
      emit({ kind: 'voucher-refused', code: price.voucher.voucher.code, reason: failure.reason })
      price = { fee: price.fee }
    } else if (failure._tag === 'SignatureExpired' && recomputesExpiredFee(request.mode))
      price = yield* recomputePrice(request, price.voucher, emit)
    else if (failure._tag === 'KeyReused') {
      yield* drafts.forget(stored)
      return yield* new AlreadyPlaced()
    } else return yield* failure
  }
})
