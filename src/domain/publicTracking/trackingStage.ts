import type { Order } from '../order/order.ts'
import type { OrderStatus } from '../order/orderStatus.ts'
import { hasPassedPickUp } from '../order/statusHistory.ts'

/** What an order is doing, as it is told to people who know no statuses: one message each (C2C-02). */
export type TrackingStage =
  | 'placed'
  | 'to-collection'
  | 'near-collection'
  | 'to-delivery'
  | 'near-delivery'
  | 'delivered'
  | 'cancelled'

/** `returned` has no message but the label, `unknown` is a status this build does not know (STATUS-02). */
export type ToldStage = TrackingStage | 'returned' | 'unknown'

/** OP-27, one row each. */
const STAGES: Readonly<Record<OrderStatus, ToldStage | 'by-history'>> = {
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

/** The message of an order (OP-27); a delayed one is where its history says. */
export const trackingStage = (order: Pick<Order, 'status' | 'statusHistory'>): ToldStage => {
  if (order.status === 'UNKNOWN') return 'unknown'
  const stage = STAGES[order.status]
  if (stage !== 'by-history') return stage
  return hasPassedPickUp(order) ? 'to-delivery' : 'to-collection'
}

/** The steps of a delivery that goes well. */
export const PROGRESS_STEPS = ['placed', 'to-collection', 'to-delivery', 'delivered'] as const
export type ProgressStep = (typeof PROGRESS_STEPS)[number]

const STEPS: Readonly<Record<ToldStage, ProgressStep | undefined>> = {
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

/** The step a stage belongs to; none for what does not end with the customer. */
export const progressStep = (stage: ToldStage): ProgressStep | undefined => STEPS[stage]
