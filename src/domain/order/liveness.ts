import { SECOND, type Instant } from '../instant.ts'
import { CURRENT_ORDERS_LOOP, staleAfter } from './liveUpdate.ts'

/** Facts about the connection that keeps the shown orders current. A moment is absent until it first occurs. */
export interface LinkFacts {
  /** Whether the device reports a network. */
  readonly hasNetwork: boolean
  /** `none`: no socket; the orders are polled only (OP-77). */
  readonly socket: 'none' | 'never' | 'up' | 'doubted' | 'down'
  /** When the socket last received anything. */
  readonly lastMessageAt: Instant | undefined
  /** When the socket stopped being up. */
  readonly lostAt: Instant | undefined
  /**
   * When the shown orders were last known to be current: by a response, or by a sign of life with nothing outstanding.
   */
  readonly trueAt: Instant | undefined
  /** Since when a request is pending. */
  readonly askingSince: Instant | undefined
  /** Whether the last request failed. */
  readonly isRefused: boolean
}

/** How current the shown orders are. `trueAt` is the moment that they show. */
export type Liveness =
  | { readonly state: 'connecting' }
  | { readonly state: 'live'; readonly lastMessageAt: Instant }
  | { readonly state: 'reconnecting' }
  | { readonly state: 'polling'; readonly trueAt: Instant }
  | { readonly state: 'offline'; readonly trueAt: Instant | undefined }
  | { readonly state: 'stale'; readonly trueAt: Instant }

/** A socket that is silent for this long counts as dead, whatever it reports, in ms. */
const SILENT_AFTER = 15 * SECOND
/** How long a lost socket counts as reconnecting, in ms. */
const RECONNECTING_FOR = 10 * SECOND
/** A request that is pending for this long counts as failed, in ms. */
const ANSWER_EXPECTED_WITHIN = 10 * SECOND
/** The polling loop and its response may lag behind the due time by this much, in ms. */
const LOOP_COMES_WITHIN = 2 * CURRENT_ORDERS_LOOP

/** How current the shown orders are at that moment; never better than the facts support. */
export const liveness = (
  facts: LinkFacts,
  { now, dynamicOrGuest }: { readonly now: Instant; readonly dynamicOrGuest: boolean },
): Liveness => {
  const { hasNetwork, socket, lastMessageAt, trueAt, askingSince, isRefused } = facts
  if (!hasNetwork) return { state: 'offline', trueAt }
  if (socket === 'up' && lastMessageAt !== undefined && now - lastMessageAt <= SILENT_AFTER)
    return { state: 'live', lastMessageAt }
  if (trueAt === undefined) return { state: socket === 'never' || socket === 'none' ? 'connecting' : 'reconnecting' }
  if (now - trueAt > staleAfter(dynamicOrGuest) + LOOP_COMES_WITHIN) return { state: 'stale', trueAt }
  const lostAt = facts.lostAt ?? lastMessageAt
  if (socket !== 'none' && (lostAt === undefined || now - lostAt < RECONNECTING_FOR)) {
    return { state: socket === 'never' ? 'connecting' : 'reconnecting' }
  }
  const isUnanswered = isRefused || (askingSince !== undefined && now - askingSince >= ANSWER_EXPECTED_WITHIN)
  return { state: isUnanswered ? 'stale' : 'polling', trueAt }
}
