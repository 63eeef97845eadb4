import { describe, expect, it } from 'vitest'
import { minus, plus, SECOND, type Instant } from '../../../src/domain/instant.ts'
import {
  isOverdue,
  nextScope,
  NOTHING_READ,
  since,
  withChanges,
  withEverything,
  withFailure,
  withLink,
  withPage,
  withRequest,
  type ReadingFacts,
} from '../../../src/domain/order/orderReading.ts'
import { NOON } from '../../support/memoryPortal.ts'

const before = (seconds: number): Instant => minus(NOON, seconds * SECOND)
const after = (seconds: number): Instant => plus(NOON, seconds * SECOND)
const next = (facts: ReadingFacts, now = NOON, dynamicOrGuest = false) => nextScope(facts, { now, dynamicOrGuest })

const REQUESTED = withRequest(NOTHING_READ, 'everything', NOON)
const READ = withEverything(REQUESTED, NOON)

describe('what to request next', () => {
  it('is everything at first, and nothing while the orders are new', () => {
    expect(next(NOTHING_READ)).toBe('everything')
    expect(next(READ)).toBeUndefined()
  })

  it('is everything once the orders are stale (TRACK-16, TRACK-17)', () => {
    expect([next(READ, after(300)), next(READ, after(301))]).toEqual([undefined, 'everything'])
    expect([next(READ, after(60), true), next(READ, after(61), true)]).toEqual([undefined, 'everything'])
  })

  it('is everything after a failure', () => {
    expect(next(withFailure(REQUESTED))).toBe('everything')
    expect(next(withFailure(withRequest(READ, 'everything', NOON)))).toBe('everything')
  })

  it('is what was read before the link came up, with the page in flight then', () => {
    const linked = withLink(withPage(REQUESTED, before(10), NOON), NOON)
    const read = withPage(withPage(linked, before(20), NOON), before(30), NOON)
    expect(next(withEverything(read, NOON))).toEqual({ since: before(20) })
  })

  it('is all of today if the link came up after its last page', () => {
    const linked = withLink(withPage(REQUESTED, before(10), NOON), NOON)
    const scope = next(withEverything(linked, NOON))
    expect(scope && since(scope, before(9_000))).toBe(before(9_000))
  })

  it('is everything, and not a part, if everything came to be owed meanwhile', () => {
    const linked = withPage(withLink(REQUESTED, NOON), before(10), NOON)
    expect(next(withEverything({ ...linked, owed: 'everything' }, NOON))).toBe('everything')
  })

  it('is everything if the link comes up without a request or while a part is read', () => {
    expect(next(withLink(READ, NOON))).toBe('everything')
    expect(next(withLink(withRequest(READ, { since: before(5) }, NOON), NOON))).toBe('everything')
  })

  it('forgets what an earlier request had read without the link', () => {
    const failed = withFailure(withPage(withLink(REQUESTED, NOON), before(10), NOON))
    const again = withEverything(withRequest(failed, 'everything', after(1)), after(1))
    expect(next(again, after(1))).toBeUndefined()
  })

  it('starts at midnight, or at the moment since which orders are owed (TRACK-18)', () => {
    const midnight = before(3_600)
    expect(since('everything', midnight)).toBe(midnight)
    expect(since({ since: before(60) }, midnight)).toBe(before(60))
    expect(since({ since: before(7_200) }, midnight)).toBe(midnight)
  })
})

describe('a pending request', () => {
  it('is overdue after 3 seconds without a page', () => {
    expect([isOverdue(REQUESTED, after(2)), isOverdue(REQUESTED, after(3))]).toEqual([false, true])
    const paged = withPage(REQUESTED, NOON, after(2))
    expect([isOverdue(paged, after(4)), isOverdue(paged, after(5))]).toEqual([false, true])
  })

  it('is abandoned for everything if it is overdue when the link comes up', () => {
    expect(next(withLink(REQUESTED, after(3)), after(3))).toBe('everything')
  })

  it.each([
    ['everything was read', withEverything(REQUESTED, NOON)],
    ['a part was read', withChanges(withRequest(READ, { since: NOON }, NOON))],
    ['it failed', withFailure(REQUESTED)],
  ])('is not overdue once %s', (_, facts) => {
    expect(isOverdue(facts, after(10))).toBe(false)
  })

  it('dates the orders to the time of the request, but not by a part', () => {
    expect([READ.loadedAt, withChanges(withRequest(READ, { since: NOON }, after(1))).loadedAt]).toEqual([NOON, NOON])
  })
})
