import { SECOND, type Instant } from '../instant.ts'
import type { CurrencyCode } from '../market/countries.ts'
import { dayOf, plusDays, startOf } from '../market/zonedTime.ts'
import type { Order } from '../order/order.ts'
import type { Money } from '../pricing/money.ts'
import { secondsToDeliver } from './deliveryDuration.ts'
import { CANCELLED_BECAUSE, endingOf, spendOn, type CancelledBecause } from './ending.ts'

/** Ms from placing to delivering: that of the order in the middle, and that of the ninth of ten. */
export interface TimeToDeliver {
  readonly median: number
  readonly ninetieth: number
}

/** What became of some orders. Those that neither arrived nor came to nothing are still under way. */
export interface OverviewFigures {
  readonly orders: number
  /** Delivered or returned: what the status filter calls DELIVERED (HIST-07). */
  readonly delivered: number
  /** Cancelled or failed: what the status filter calls CANCELLED. */
  readonly cancelled: number
  /** Absent when nothing was delivered that counts (`secondsToDeliver`). */
  readonly toDeliver?: TimeToDeliver
  /** Delivery fees after discounts, of all that did not come to nothing. */
  readonly spend: Money
}

export interface OverviewDay extends OverviewFigures {
  /** In the country's zone: '2026-03-29'. */
  readonly day: string
}

export interface ReasonCount {
  readonly reason: CancelledBecause
  readonly orders: number
}

/** The orders of a range at a glance: by the day on which they were placed, and why some came to nothing. */
export interface HistoryOverview {
  readonly totals: OverviewFigures
  /** Every day of the range in its order, also those without an order. */
  readonly days: ReadonlyArray<OverviewDay>
  /** The most frequent first; none without an order. */
  readonly reasons: ReadonlyArray<ReasonCount>
}

/** Both ends included. */
export interface OverviewRange {
  readonly from: Instant
  readonly to: Instant
}

/**
 * The most calendar days an overview answers about: the 31 of the longest range (OP-06), and one more because a range
 * of that length which begins within a day ends within another.
 */
export const OVERVIEW_DAYS = 32

/** The days of the country's calendar which the range touches; none when it is turned round. */
export const daysWithin = ({ from, to }: OverviewRange, zone: string): ReadonlyArray<string> => {
  const days: Array<string> = []
  const last = dayOf(to, zone)
  for (let day = dayOf(from, zone); day <= last && days.length <= OVERVIEW_DAYS; day = plusDays(day, 1)) days.push(day)
  return from <= to ? days : []
}

/** Where each of the days begins, 23 to 25 hours apart. */
export const startsOf = (days: ReadonlyArray<string>, zone: string): ReadonlyArray<Instant> =>
  days.map((day) => startOf(day, zone))

/** The smallest number at or below which that share of the numbers lies (nearest rank). */
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
  const delivered = endings.filter((ending) => ending === 'delivered' || ending === 'returned').length
  return {
    orders: orders.length,
    delivered,
    cancelled: endings.filter((ending) => ending !== undefined).length - delivered,
    ...(toDeliver && { toDeliver }),
    spend: { minor: orders.reduce((sum, order) => sum + spendOn(order).minor, 0), currency },
  }
}

/** The most frequent first, of equals the one that is listed first. */
export const byFrequency = (counts: ReadonlyArray<ReasonCount>): ReadonlyArray<ReasonCount> =>
  counts.toSorted(
    (a, b) => b.orders - a.orders || CANCELLED_BECAUSE.indexOf(a.reason) - CANCELLED_BECAUSE.indexOf(b.reason),
  )

/** From the orders themselves; every way of counting them elsewhere has to agree with this one. */
export const overviewOf = (
  orders: ReadonlyArray<Order>,
  range: OverviewRange,
  { timeZone, currency }: { readonly timeZone: string; readonly currency: CurrencyCode },
): HistoryOverview => {
  const asked = orders.filter(({ createdAt }) => createdAt >= range.from && createdAt <= range.to)
  const ofDay = Map.groupBy(asked, ({ createdAt }) => dayOf(createdAt, timeZone))
  const counts = CANCELLED_BECAUSE.map((reason) => ({
    reason,
    orders: asked.filter((order) => endingOf(order) === reason).length,
  }))
  return {
    totals: figuresOf(asked, currency),
    days: daysWithin(range, timeZone).map((day) => ({ day, ...figuresOf(ofDay.get(day) ?? [], currency) })),
    reasons: byFrequency(counts.filter(({ orders: count }) => count > 0)),
  }
}
