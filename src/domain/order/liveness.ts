import { SECOND, type Instant } from '../instant.ts'
import { CURRENT_ORDERS_LOOP, staleAfter } from './liveUpdate.ts'

/** What is known about how the picture on the screen is kept true. Moments are absent until there is one. */
export interface LinkFacts {
  /** The device says that it has a network. */
  readonly hasNetwork: boolean
  /** `none`: nobody pushes, the orders are only asked for (OP-77). */
  readonly socket: 'none' | 'never' | 'up' | 'doubted' | 'down'
  /** The socket's last sign of life. */
  readonly heardAt: Instant | undefined
  /** Since when the socket is not up. */
  readonly lostAt: Instant | undefined
  /** When the picture was last known to be true: by an answer, or by a sign of life with nothing owed. */
  readonly trueAt: Instant | undefined
  /** Since when a question waits for its answer. */
  readonly askingSince: Instant | undefined
  /** The last question had no answer. */
  readonly isRefused: boolean
}

/** How live the picture is, as it is told. `trueAt` is the moment it shows. */
export type Liveness =
  | { readonly state: 'connecting' }
  | { readonly state: 'live'; readonly heardAt: Instant }
  | { readonly state: 'reconnecting' }
  | { readonly state: 'polling'; readonly trueAt: Instant }
  | { readonly state: 'offline'; readonly trueAt: Instant | undefined }
  | { readonly state: 'stale'; readonly trueAt: Instant }

/** A socket that has said nothing for so long is not live any more, whatever it claims, in ms. */
export const SILENT_AFTER = 15 * SECOND
/** So long a lost socket is said to be reconnecting, in ms. */
export const RECONNECTING_FOR = 10 * SECOND
/** A question may wait so long until nobody counts on its answer, in ms. */
const ANSWER_EXPECTED_WITHIN = 10 * SECOND
/** The loop and its answer come a little after the picture is due, in ms. */
const LOOP_COMES_WITHIN = 2 * CURRENT_ORDERS_LOOP

/** How live the picture is at that moment: never more than the facts carry. */
export const liveness = (
  facts: LinkFacts,
  { now, dynamicOrGuest }: { readonly now: Instant; readonly dynamicOrGuest: boolean },
): Liveness => {
  const { hasNetwork, socket, heardAt, trueAt, askingSince, isRefused } = facts
  if (!hasNetwork) return { state: 'offline', trueAt }
  if (socket === 'up' && heardAt !== undefined && now - heardAt <= SILENT_AFTER) return { state: 'live', heardAt }
  if (trueAt === undefined) return { state: socket === 'never' || socket === 'none' ? 'connecting' : 'reconnecting' }
  if (now - trueAt > staleAfter(dynamicOrGuest) + LOOP_COMES_WITHIN) return { state: 'stale', trueAt }
  const lostAt = facts.lostAt ?? heardAt
  if (socket !== 'none' && (lostAt === undefined || now - lostAt < RECONNECTING_FOR)) {
    return { state: socket === 'never' ? 'connecting' : 'reconnecting' }
  }
  const isUnanswered = isRefused || (askingSince !== undefined && now - askingSince >= ANSWER_EXPECTED_WITHIN)
  return { state: isUnanswered ? 'stale' : 'polling', trueAt }
}
