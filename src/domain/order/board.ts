import { earliest, type Instant } from '../instant.ts'
import { holdsAt, needsAhead, NEEDS, type Need, type NeedReason } from './attention.ts'
import { wantedBy } from './lateness.ts'
import type { Order } from './order.ts'
import { isAtOrBefore } from './orderStatus.ts'
import { effectiveStatus, listsOf, type TrackingList } from './trackingLists.ts'

/** The groups of the board from top to bottom: orders that need attention, then by progress. */
export const BOARD_GROUPS = ['needs-you', 'waiting', 'rider-coming', 'on-the-way', 'scheduled'] as const
export type BoardGroup = (typeof BOARD_GROUPS)[number]

/** The colour of an order on the board: `at-risk` needs attention before it becomes overdue or fails. */
export type Urgency = 'in-time' | 'at-risk' | 'urgent'

/** An order on the board. */
export interface BoardEntry {
  readonly id: Order['id']
  readonly order: Order
  readonly group: BoardGroup
  /** The first list of the tracking screen that contains it. */
  readonly list: TrackingList | undefined
  /** The most severe first; empty outside of "needs you". */
  readonly needs: ReadonlyArray<Need>
}

const stageOf = (order: Order, lists: ReadonlyArray<TrackingList>): Exclude<BoardGroup, 'needs-you'> | undefined => {
  if (lists.includes('collected')) return 'on-the-way'
  if (lists.includes('new'))
    return isAtOrBefore(effectiveStatus(order), 'WAITING_FOR_TRANSPORT') ? 'waiting' : 'rider-coming'
  return lists.includes('scheduled') ? 'scheduled' : undefined
}

const soonest = (moments: ReadonlyArray<Instant>): Instant | undefined =>
  moments.length === 0 ? undefined : earliest(...moments)

/**
 * The place of an order on the board now; `entry` is absent if the order is neither under way nor needs attention. At
 * `nextChange`, time alone changes its place or its needs. `minimumEta` is the country's shortest pick-up, in minutes.
 */
export const lookAt = (
  order: Order,
  now: Instant,
  minimumEta: number,
): { readonly entry: BoardEntry | undefined; readonly nextChange: Instant | undefined } => {
  const ahead = needsAhead(order, minimumEta)
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
 * Sorts the board: by group; then orders that need attention by severity and waiting time, the others by the time the
 * customer wants them. Orders with different ids never tie, so the rows never flicker.
 */
export const compareEntries = (a: BoardEntry, b: BoardEntry): number =>
  BOARD_GROUPS.indexOf(a.group) - BOARD_GROUPS.indexOf(b.group) ||
  byNeed(a.needs, b.needs) ||
  wantedBy(a.order) - wantedBy(b.order) ||
  byId(a, b)
