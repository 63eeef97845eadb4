import type { Order } from '../order/order.ts'
import type { OrderStatus } from '../order/orderStatus.ts'
import { hasPassedPickUp } from '../order/statusHistory.ts'

/** The progress of an order for people who know no statuses: one message each (C2C-02). */
type TrackingStage =
  | 'placed'
  | 'to-collection'
  | 'near-collection'
  | 'to-delivery'
  | 'near-delivery'
  | 'delivered'
  | 'cancelled'

/** `returned` has a label but no message; `unknown` is a status that this build does not know (STATUS-02). */
export type ShownStage = TrackingStage | 'returned' | 'unknown'

/** The table of OP-27. */
const STAGES: Readonly<Record<OrderStatus, ShownStage | 'by-history'>> = {
  INITIATED: 'placed',
  PAYMENT_INITIATED: 'placed',
  PAYMENT_COMMITTED: 'placed',
  NEW: 'placed',
  RECEIVED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'placed',
  ASSIGNED_TO_TRANSPORT: 'to-collection',
  COURIER_ACCEPTED_DELIVERY: 'to-collection',
  MODIFIED: 'to-collection',
  NEAR_VENDOR: 'near-collection',
  DELAYED: 'by-history',
  PICKED_UP: 'to-delivery',
  COURIER_LEFT_VENDOR: 'to-delivery',
  RETURN_INITIATED: 'to-delivery',
  NEAR_CUSTOMER: 'near-delivery',
  DELIVERED: 'delivered',
  RETURNED_TO_VENDOR: 'returned',
  STALLED: 'cancelled',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  CANCELLED: 'cancelled',
}

/** The message of an order (OP-27); for a DELAYED order its history decides. */
export const trackingStage = (order: Pick<Order, 'status' | 'statusHistory'>): ShownStage => {
  if (order.status === 'UNKNOWN') return 'unknown'
  const stage = STAGES[order.status]
  if (stage !== 'by-history') return stage
  return hasPassedPickUp(order) ? 'to-delivery' : 'to-collection'
}

/** The steps of a successful delivery. */
export const PROGRESS_STEPS = ['placed', 'to-collection', 'to-delivery', 'delivered'] as const
export type ProgressStep = (typeof PROGRESS_STEPS)[number]

const STEPS: Readonly<Record<ShownStage, ProgressStep | undefined>> = {
  placed: 'placed',
  'to-collection': 'to-collection',
  'near-collection': 'to-collection',
  'to-delivery': 'to-delivery',
  'near-delivery': 'to-delivery',
  delivered: 'delivered',
  cancelled: undefined,
  returned: undefined,
  unknown: undefined,
}

/** The step of a stage; `undefined` if the order does not reach the customer. */
export const progressStep = (stage: ShownStage): ProgressStep | undefined => STEPS[stage]
