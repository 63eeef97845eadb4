import { SECOND, type Instant } from '../instant.ts'
import type { OrderId, VendorId } from '../ids.ts'
import type { Order } from './order.ts'
import type { Version } from './supersedes.ts'

/** An `order_update` as pushed (LIVE-08), with what decides whether its order is read at all. */
export interface OrderUpdate extends Version {
  readonly id: OrderId
  readonly vendorId: VendorId
  /** The moment of the update itself, which decides the day (OP-62). */
  readonly createdAt: Instant
  /** Reads the order; `undefined` if it is malformed (LIVE-11). */
  readonly read: () => Order | undefined
}

/** An order that was read already, as an update. */
export const updateWith = (order: Order, createdAt: Instant = order.createdAt): OrderUpdate => ({
  id: order.id,
  vendorId: order.vendorId,
  updatedAt: order.updatedAt,
  statusHistory: order.statusHistory,
  createdAt,
  read: () => order,
})

/** The screens that receive live updates (LIVE-01). */
export type LiveScreen = 'tracking' | 'history'

/** Tracking receives the updates of today, the history those of earlier days (LIVE-09, HIST-14). Days are ISO dates. */
export const appliesTo = (screen: LiveScreen, createdDay: string, today: string): boolean =>
  screen === 'tracking' ? createdDay === today : createdDay < today

/** The same for an update as received; `dayOf` returns the ISO date of a moment in the country's zone (LIVE-09). */
export const updateAppliesTo = (
  screen: LiveScreen,
  update: Pick<OrderUpdate, 'createdAt'>,
  now: Instant,
  dayOf: (moment: Instant) => string,
): boolean => appliesTo(screen, dayOf(update.createdAt), dayOf(now))

/** How often the loop checks whether the current orders are stale, in ms (CONST-07). */
export const CURRENT_ORDERS_LOOP = 5 * SECOND
/** Maximum age with dynamic estimation or for a guest, in ms (CONST-08). */
export const STALE_AFTER_WHEN_DYNAMIC_OR_GUEST = 60 * SECOND
/** Maximum age otherwise, in ms (CONST-09). */
export const STALE_AFTER = 300 * SECOND

/** Age at which the current orders become stale, in ms (TRACK-16, TRACK-17). */
export const staleAfter = (dynamicOrGuest: boolean): number =>
  dynamicOrGuest ? STALE_AFTER_WHEN_DYNAMIC_OR_GUEST : STALE_AFTER

/**
 * Whether the loop refreshes the orders (TRACK-16, TRACK-17). A last update in the future means that the clock was set
 * back: refresh.
 */
export const needsRefresh = ({
  lastUpdate,
  now,
  dynamicOrGuest,
}: {
  readonly lastUpdate: Instant | undefined
  readonly now: Instant
  readonly dynamicOrGuest: boolean
}): boolean => {
  if (lastUpdate === undefined || lastUpdate > now) return true
  return now - lastUpdate > staleAfter(dynamicOrGuest)
}
