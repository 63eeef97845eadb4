import type { Instant } from '../instant.ts'
import type { Order } from '../order/order.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import type { Voucher } from '../pricing/voucher.ts'
import type { BroughtDetails } from './broughtDetails.ts'
import { NO_ITEM_VALUE_WARNING, type ItemValueValidation } from './itemValue.ts'
import type { SignedFee } from './placedOrder.ts'
import { EMPTY_DRAFT, type RequestDraft } from './requestDraft.ts'
import { discardedBy, NOT_STARTED, transition, type RequestEvent, type RequestFlow } from './requestFlow.ts'
import type { ServiceHours } from './serviceHours.ts'

/** The complete state of a request (ENT-10, ENT-11). `undefined` means not known yet. */
export interface RequestState {
  readonly flow: RequestFlow
  readonly draft: RequestDraft
  readonly serviceHours: ServiceHours | undefined
  readonly deliveryFee: SignedFee | undefined
  readonly discountedDeliveryFee: SignedFee | undefined
  /** Minutes to the pick-up and to the drop-off. */
  readonly estimations: { readonly pickUp: number; readonly dropOff: number } | undefined
  readonly hasPaymentActivated: boolean
  readonly availablePaymentMethods: ReadonlyArray<PaymentMethod>
  readonly voucher: Voucher | undefined
  /** As typed. */
  readonly voucherCode: string
  readonly orderItemValueExceedValidation: ItemValueValidation
  readonly orderToBeUpdated: Order | undefined
  /** When the form was first touched, and when the response to the submission arrived (REQ-12). */
  readonly startTime: Instant | undefined
  readonly endTime: Instant | undefined
  /** The id of the chosen saved address (ADDR-07). */
  readonly selectedSaveAddress: string | undefined
  /** What the address brought into the draft. */
  readonly brought: BroughtDetails
}

export const INITIAL_REQUEST: RequestState = {
  flow: NOT_STARTED,
  draft: EMPTY_DRAFT,
  serviceHours: undefined,
  deliveryFee: undefined,
  discountedDeliveryFee: undefined,
  estimations: undefined,
  hasPaymentActivated: false,
  availablePaymentMethods: [],
  voucher: undefined,
  voucherCode: '',
  orderItemValueExceedValidation: NO_ITEM_VALUE_WARNING,
  orderToBeUpdated: undefined,
  startTime: undefined,
  endTime: undefined,
  selectedSaveAddress: undefined,
  brought: {},
}

/** Milliseconds from the first touch of the form to the response (REQ-12). */
export const elapsedTime = ({
  startTime,
  endTime,
}: {
  readonly startTime: Instant
  readonly endTime: Instant
}): number => endTime - startTime

const withoutQuote = (state: RequestState): RequestState => ({
  ...state,
  deliveryFee: undefined,
  discountedDeliveryFee: undefined,
  estimations: undefined,
})

/**
 * The request after an event of its flow. The fee is discarded with the places it was computed for (REQ-09, REQ-20),
 * the whole request after its submission or a change of vendor (REQ-19, REQ-21).
 */
export const afterEvent = (state: RequestState, event: RequestEvent): RequestState => {
  const flow = transition(state.flow, event)
  switch (discardedBy(state.flow, event)) {
    case 'request':
      return { ...INITIAL_REQUEST, flow }
    case 'quote':
      return { ...withoutQuote(state), flow }
    case undefined:
      return flow === state.flow ? state : { ...state, flow }
  }
}
