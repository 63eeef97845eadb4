import { instantAt, latest, SECOND, type Instant } from '../instant.ts'
import { needsRefresh } from './liveUpdate.ts'

/** What a request reads: all current orders, or those created since a moment. */
export type Scope = 'everything' | { readonly since: Instant }

/** What is known about the requests for the current orders. */
export interface ReadingFacts {
  /** What must be requested, however new the shown orders are. */
  readonly owed: Scope | undefined
  /** The pending request, and since when it has waited for its response or its next page. */
  readonly pending: { readonly scope: Scope; readonly waitingSince: Instant } | undefined
  /** When all of the shown orders were requested. */
  readonly loadedAt: Instant | undefined
  /**
   * Set if the link came up while all orders were being read: from when on the link reports changes of orders not read
   * yet.
   */
  readonly readWithoutLink: 'next page' | Instant | undefined
}

/** A request that waits for this long is abandoned for a new one when the network seems to be back, in ms. */
const GIVEN_UP_AFTER = 3 * SECOND

/** Earlier than every order. */
const FROM_THE_FIRST = instantAt(Number.NEGATIVE_INFINITY)

/** Nothing has been read. */
export const NOTHING_READ: ReadingFacts = {
  owed: 'everything',
  pending: undefined,
  loadedAt: undefined,
  readWithoutLink: undefined,
}

/** What to request next: what is owed, or everything once the shown orders are stale (TRACK-16, TRACK-17). */
export const nextScope = (
  { owed, loadedAt }: ReadingFacts,
  { now, dynamicOrGuest }: { readonly now: Instant; readonly dynamicOrGuest: boolean },
): Scope | undefined => owed ?? (needsRefresh({ lastUpdate: loadedAt, now, dynamicOrGuest }) ? 'everything' : undefined)

export const withRequest = (facts: ReadingFacts, scope: Scope, now: Instant): ReadingFacts => ({
  ...facts,
  owed: undefined,
  pending: { scope, waitingSince: now },
  readWithoutLink: undefined,
})

/**
 * After a page of today's orders: those created at `oldest` or later have been read. The first page after the link came
 * up may have been read just before; later ones are requested with the link up.
 */
export const withPage = (facts: ReadingFacts, oldest: Instant, now: Instant): ReadingFacts => ({
  ...facts,
  pending: facts.pending && { ...facts.pending, waitingSince: now },
  readWithoutLink: facts.readWithoutLink === 'next page' ? oldest : facts.readWithoutLink,
})

/**
 * After all orders, requested at `requestedAt`, have been read. What was read before the link came up is owed again: its
 * changes were not pushed.
 */
export const withEverything = (facts: ReadingFacts, requestedAt: Instant): ReadingFacts => {
  const { owed, readWithoutLink } = facts
  // No page of today arrived after the link came up, so all of them were read without it.
  const since = readWithoutLink === 'next page' ? FROM_THE_FIRST : readWithoutLink
  return { ...facts, owed: owed ?? (since && { since }), pending: undefined, loadedAt: requestedAt }
}

/** After the orders since a moment have been read. */
export const withChanges = (facts: ReadingFacts): ReadingFacts => ({ ...facts, pending: undefined })

export const withFailure = (facts: ReadingFacts): ReadingFacts => ({ ...facts, owed: 'everything', pending: undefined })

/** When the link has come up: from now on, every change is pushed, and what was read before may have changed. */
export const withLink = (facts: ReadingFacts, now: Instant): ReadingFacts =>
  facts.pending?.scope === 'everything' && !isOverdue(facts, now)
    ? { ...facts, readWithoutLink: 'next page' }
    : { ...facts, owed: 'everything' }

/** Whether the pending request has waited so long that it is abandoned for a new one. */
export const isOverdue = ({ pending }: ReadingFacts, now: Instant): boolean =>
  pending !== undefined && now - pending.waitingSince >= GIVEN_UP_AFTER

/** From when on orders are requested: what is in scope, but never those created before `midnight` (TRACK-18). */
export const since = (scope: Scope, midnight: Instant): Instant =>
  scope === 'everything' ? midnight : latest(midnight, scope.since)
