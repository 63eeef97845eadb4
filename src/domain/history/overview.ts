import type { VendorId } from '../ids.ts'
import { minus, SECOND, type Instant } from '../instant.ts'
import type { CurrencyCode } from '../market/countries.ts'
import { dayOf, firstMomentOf, plusDays } from '../market/countryDay.ts'
import type { Order } from '../order/order.ts'
import type { Money } from '../pricing/money.ts'
import { secondsToDeliver } from './deliveryDuration.ts'
import { CANCELLED_BECAUSE, endingOf, type CancelledBecause } from './ending.ts'
import { feesOf } from './historyTotals.ts'

/** Ms from placement to delivery: the median and the 90th percentile. */
interface TimeToDeliver {
  readonly median: number
  readonly ninetieth: number
}

/** Outcomes of a set of orders. Orders that are neither delivered nor cancelled are still under way. */
export interface OverviewFigures {
  readonly orders: number
  /** Delivered or returned: what the status filter calls DELIVERED (HIST-07). */
  readonly delivered: number
  /** Cancelled or failed: what the status filter calls CANCELLED. */
  readonly cancelled: number
  /** Those of the delivered that came after the moment the customer wanted. Absent if the back end does not send it. */
  readonly late?: number | undefined
  /** Absent if no delivered order counts (`secondsToDeliver`). */
  readonly toDeliver?: TimeToDeliver
  /** The delivery fees to pay (`feeToPay`), as in the totals of a list. */
  readonly fees: Money
}

export interface OverviewDay extends OverviewFigures {
  /** ISO date in the country's zone: '2026-03-29'. */
  readonly day: string
}

/** The outcomes of the orders of one collection point. */
export interface VendorFigures extends OverviewFigures {
  readonly vendorId: VendorId
}

export interface ReasonCount {
  readonly reason: CancelledBecause
  readonly orders: number
}

/** The overview of a range of orders: by day of placement, with the reasons of failed orders. */
export interface HistoryOverview {
  readonly totals: OverviewFigures
  /** All days of the range in order, including days without orders. */
  readonly days: ReadonlyArray<OverviewDay>
  /** Most frequent first; reasons without orders are left out. */
  readonly reasons: ReadonlyArray<ReasonCount>
  /** The same number of days before the range (`rangeBefore`). Absent if the back end does not send it. */
  readonly before?: OverviewFigures | undefined
  /** Most orders first; vendors without orders are left out. Absent if the back end does not send it. */
  readonly vendors?: ReadonlyArray<VendorFigures> | undefined
}

/** Both ends included. */
export interface OverviewRange {
  readonly from: Instant
  readonly to: Instant
}

/**
 * Maximum calendar days of an overview: the 31 of the longest range (OP-06) plus one, because a range of that length
 * that starts within a day ends within another.
 */
export const OVERVIEW_DAYS = 32

/** The calendar days in the country's zone that the range touches; none if the range is reversed. */
export const daysWithin = ({ from, to }: OverviewRange, zone: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  const last = dayOf(to, zone)
  for (let day = dayOf(from, zone); day <= last && days.length <= OVERVIEW_DAYS; day = plusDays(day, 1)) days.push(day)
  return from <= to ? days : []
}

/** The first moment of each day; consecutive ones are 23 to 25 hours apart. */
export const startsOf = (days: ReadonlyArray<string>, zone: string): ReadonlyArray<Instant> =>
  days.map((day) => firstMomentOf(day, zone))

/** As many whole calendar days as the range touches, directly before the first of them. */
export const rangeBefore = (range: OverviewRange, zone: string): OverviewRange => {
  const first = dayOf(range.from, zone)
  const { length } = daysWithin(range, zone)
  return { from: firstMomentOf(plusDays(first, -length), zone), to: minus(firstMomentOf(first, zone), 1) }
}

/** The percentile by nearest rank: the smallest number with at least that share of the numbers at or below it. */
const atShare = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN

const timeToDeliver = (orders: ReadonlyArray<Order>): TimeToDeliver | undefined => {
  const seconds = orders.flatMap((order) => secondsToDeliver(order) ?? []).sort((a, b) => a - b)
  if (seconds.length === 0) return undefined
  return { median: atShare(seconds, 0.5) * SECOND, ninetieth: atShare(seconds, 0.9) * SECOND }
}

const figuresOf = (orders: ReadonlyArray<Order>, currency: CurrencyCode): OverviewFigures => {
  const toDeliver = timeToDeliver(orders)
  const endings = orders.map(endingOf)
  const late = endings.filter((ending) => ending === 'delivered-late').length
  const delivered = late + endings.filter((ending) => ending === 'delivered' || ending === 'returned').length
  return {
    orders: orders.length,
    delivered,
    cancelled: endings.filter((ending) => ending !== undefined).length - delivered,
    late,
    ...(toDeliver && { toDeliver }),
    fees: feesOf(orders, currency),
  }
}

/** Sorts by descending count; ties in the order of `CANCELLED_BECAUSE`. */
export const byFrequency = (counts: ReadonlyArray<ReasonCount>): ReadonlyArray<ReasonCount> =>
  counts.toSorted(
    (a, b) => b.orders - a.orders || CANCELLED_BECAUSE.indexOf(a.reason) - CANCELLED_BECAUSE.indexOf(b.reason),
  )

const isWithin =
  ({ from, to }: OverviewRange) =>
  ({ createdAt }: Order): boolean =>
    createdAt >= from && createdAt <= to

/** Sorts by descending number of orders; ties by id. */
export const byOrders = <T extends Pick<VendorFigures, 'vendorId' | 'orders'>>(
  vendors: ReadonlyArray<T>,
): ReadonlyArray<T> => vendors.toSorted((a, b) => b.orders - a.orders || (a.vendorId < b.vendorId ? -1 : 1))

/** Computes the overview from the orders, which include those of `rangeBefore`. This is the reference: all other implementations must agree with it. */
export const overviewOf = (
  orders: ReadonlyArray<Order>,
  range: OverviewRange,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: CurrencyCode },
): HistoryOverview => {
  const ordersInRange = orders.filter(isWithin(range))
  const ofDay = Map.groupBy(ordersInRange, ({ createdAt }) => dayOf(createdAt, timeZone))
  const counts = CANCELLED_BECAUSE.map((reason) => ({
    reason,
    orders: ordersInRange.filter((order) => endingOf(order) === reason).length,
  }))
  return {
    totals: figuresOf(ordersInRange, currency),
    days: daysWithin(range, timeZone).map((day) => ({ day, ...figuresOf(ofDay.get(day) ?? [], currency) })),
    reasons: byFrequency(counts.filter(({ orders: count }) => count > 0)),
    before: figuresOf(orders.filter(isWithin(rangeBefore(range, timeZone))), currency),
    vendors: byOrders(
      [...Map.groupBy(ordersInRange, ({ vendorId }) => vendorId)].map(([vendorId, own]) => ({
        vendorId,
        ...figuresOf(own, currency),
      })),
    ),
  }
}
