import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'

/** Statuses of today's orders, from just placed to nearly delivered, so that every list has entries. */
export const ACTIVE_STATUSES: ReadonlyArray<OrderStatus> = [
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
]

/** Those of them in which a rider has accepted the order. */
export const WITH_RIDER = new Set(ACTIVE_STATUSES.slice(ACTIVE_STATUSES.indexOf('COURIER_ACCEPTED_DELIVERY')))

/** The same for the other vendors, a few each, so that some riders stay free. */
export const ACTIVE_AT_OTHERS: ReadonlyArray<ReadonlyArray<OrderStatus>> = [
  ['NEW', 'RECEIVED', 'COURIER_ACCEPTED_DELIVERY'],
  ['RECEIVED', 'WAITING_FOR_TRANSPORT'],
  ['NEW', 'PICKED_UP'],
  ['RECEIVED', 'NEW'],
  ['NEW', 'NEAR_CUSTOMER'],
  ['RECEIVED', 'NEW'],
  ['NEW', 'RECEIVED'],
]
