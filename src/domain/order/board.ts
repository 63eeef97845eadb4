import type { Instant } from '../instant.ts'
import { holdsAt, needsAhead, NEEDS, type Need, type NeedReason } from './attention.ts'
import { wantedBy } from './lateness.ts'
import type { Order } from './order.ts'
import { isAtOrBefore } from './orderStatus.ts'
import { effectiveStatus, listsOf, type TrackingList } from './trackingLists.ts'

/** The groups of the board, from top to bottom: those who need somebody, then by how far they have come. */
export const BOARD_GROUPS = ['needs-you', 'waiting', 'rider-coming', 'on-the-way', 'scheduled'] as const
export type BoardGroup = (typeof BOARD_GROUPS)[number]

/** How the board colours an order: `at-risk` needs somebody so that it does not become overdue or fail. */
export type Urgency = 'in-time' | 'at-risk' | 'urgent'

/** An order on the board. */
export interface BoardEntry {
  readonly id: Order['id']
  readonly order: Order
  readonly group: BoardGroup
  /** Where the tracking screen lists it first. */
  readonly list: TrackingList | undefined
  /** The worst first; empty outside of "needs you". */
  readonly needs: ReadonlyArray<Need>
}

const stageOf = (order: Order, lists: ReadonlyArray<TrackingList>): Exclude<BoardGroup, 'needs-you'> | undefined => {
  if (lists.includes('collected')) return 'on-the-way'
  if (lists.includes('new'))
    return isAtOrBefore(effectiveStatus(order), 'WAITING_FOR_TRANSPORT') ? 'waiting' : 'rider-coming'
  return lists.includes('scheduled') ? 'scheduled' : undefined
}

const soonest = (moments: ReadonlyArray<Instant>): Instant | undefined =>
  moments.length === 0 ? undefined : Math.min(...moments)

/**
 * Where the order stands on the board now; `entry` is absent for one that is neither under way nor needs anybody. At
 * `nextChange` time alone gives it another place or another need.
 */
export const lookAt = (
  order: Order,
  now: Instant,
): { readonly entry: BoardEntry | undefined; readonly nextChange: Instant | undefined } => {
  const ahead = needsAhead(order)
  const needs = ahead.filter((need) => holdsAt(need, now))
  const lists = listsOf(order, now)
  const stage = stageOf(order, lists)
  const bounds = ahead.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until]))
  if (stage === 'scheduled') bounds.push(wantedBy(order))
  const nextChange = soonest(bounds.filter((moment) => moment > now))
  const group = needs.length > 0 ? 'needs-you' : stage
  return { entry: group && { id: order.id, order, group, list: lists[0], needs }, nextChange }
}

const URGENT: ReadonlySet<NeedReason> = new Set(['payment-failed', 'stalled', 'overdue'])

export const urgencyOf = ({ needs }: Pick<BoardEntry, 'needs'>): Urgency => {
  if (needs.some(({ reason }) => URGENT.has(reason))) return 'urgent'
  return needs.length > 0 ? 'at-risk' : 'in-time'
}

const byId = (a: BoardEntry, b: BoardEntry): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

const byNeed = ([a]: ReadonlyArray<Need>, [b]: ReadonlyArray<Need>): number =>
  a === undefined || b === undefined ? 0 : NEEDS.indexOf(a.reason) - NEEDS.indexOf(b.reason) || a.since - b.since

/**
 * From top to bottom: by group; who needs somebody by the worst need and then the longest waiting; the others by when
 * they are wanted. No two orders of different id tie, so that nothing ever flickers.
 */
export const fromTheTop = (a: BoardEntry, b: BoardEntry): number =>
  BOARD_GROUPS.indexOf(a.group) - BOARD_GROUPS.indexOf(b.group) ||
  byNeed(a.needs, b.needs) ||
  wantedBy(a.order) - wantedBy(b.order) ||
  byId(a, b)
