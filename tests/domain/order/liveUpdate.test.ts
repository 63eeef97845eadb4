import { describe, expect, it } from 'vitest'
import {
  appliesTo,
  CURRENT_ORDERS_LOOP,
  needsRefresh,
  STALE_AFTER,
  STALE_AFTER_WHEN_DYNAMIC_OR_GUEST,
  updateAppliesTo,
} from '../../../src/domain/order/liveUpdate.ts'
import { supersedes } from '../../../src/domain/order/supersedes.ts'
import { instantAt, plus, SECOND } from '../../../src/domain/instant.ts'
import { aHistory, anOrder, ORDERED_AT } from '../../support/anOrder.ts'

const TODAY = '2026-03-13'

describe('An order_update', () => {
  it.each([
    { screen: 'tracking', createdDay: '2026-03-13', applies: true },
    { screen: 'tracking', createdDay: '2026-03-12', applies: false },
    { screen: 'history', createdDay: '2026-03-13', applies: false },
    { screen: 'history', createdDay: '2026-03-12', applies: true },
  ] as const)('applies from $createdDay on $screen: $applies (LIVE-09, HIST-14)', ({ screen, createdDay, applies }) => {
    expect(appliesTo(screen, createdDay, TODAY)).toBe(applies)
  })

  it('applies to the history if it is from last year (LIVE-09, HIST-14)', () => {
    expect(appliesTo('history', '2025-12-31', TODAY)).toBe(true)
    expect(appliesTo('tracking', '2025-12-31', TODAY)).toBe(false)
  })

  it('applies nowhere if it is from a future day (LIVE-09)', () => {
    expect([appliesTo('tracking', '2026-03-14', TODAY), appliesTo('history', '2026-03-14', TODAY)]).toEqual([
      false,
      false,
    ])
  })

  describe('with its own creation time', () => {
    const dayInPrague = (moment: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(moment)
    const beforeMidnight = instantAt(Date.UTC(2026, 2, 12, 22, 59, 59))
    const midnight = instantAt(Date.UTC(2026, 2, 12, 23))

    it("is applied by the day of that time in the country's zone (LIVE-08, LIVE-09, OP-62)", () => {
      const last = { order: anOrder(), createdAt: beforeMidnight }
      const first = { order: anOrder(), createdAt: midnight }
      const screens = ['tracking', 'history'] as const
      expect(screens.map((screen) => updateAppliesTo(screen, last, ORDERED_AT, dayInPrague))).toEqual([false, true])
      expect(screens.map((screen) => updateAppliesTo(screen, first, ORDERED_AT, dayInPrague))).toEqual([true, false])
    })

    it('is not applied by the day on which the order was placed (LIVE-08, OP-62)', () => {
      const update = { order: anOrder({ createdAt: beforeMidnight }), createdAt: ORDERED_AT }
      expect(updateAppliesTo('tracking', update, ORDERED_AT, dayInPrague)).toBe(true)
    })
  })
})

describe('supersedes', () => {
  const held = anOrder({ updatedAt: instantAt(10) })

  it('rejects an older version (LIVE-10)', () => {
    expect(supersedes(anOrder({ updatedAt: instantAt(9) }), held)).toBe(false)
    expect(supersedes(anOrder({ updatedAt: instantAt(11) }), held)).toBe(true)
  })

  it('accepts a version of the same time (LIVE-10, OP-62)', () => {
    expect(supersedes(anOrder({ updatedAt: instantAt(10) }), held)).toBe(true)
  })

  it('rejects a version of the same time with a shorter history (LIVE-10)', () => {
    const further = anOrder({ updatedAt: instantAt(10), statusHistory: aHistory(['NEW', 0], ['RECEIVED', 1]) })
    const behind = anOrder({ updatedAt: instantAt(10), statusHistory: aHistory(['NEW', 0]) })
    expect([supersedes(behind, further), supersedes(further, behind)]).toEqual([false, true])
  })

  it('accepts any version when none is held (LIVE-10)', () => {
    expect(supersedes(held, undefined)).toBe(true)
  })
})

describe('The polling loop of the current orders', () => {
  const refreshedAfter = (seconds: number, dynamicOrGuest: boolean) =>
    needsRefresh({ lastUpdate: ORDERED_AT, now: plus(ORDERED_AT, seconds * SECOND), dynamicOrGuest })

  it('runs every 5 seconds (CONST-07)', () => {
    expect(CURRENT_ORDERS_LOOP).toBe(5_000)
  })

  it('refreshes after 60 s with dynamic estimation or for a guest (TRACK-16, CONST-08)', () => {
    expect(STALE_AFTER_WHEN_DYNAMIC_OR_GUEST).toBe(60_000)
    expect([0, 60, 61].map((seconds) => refreshedAfter(seconds, true))).toEqual([false, false, true])
  })

  it('refreshes after 300 s otherwise (TRACK-17, CONST-09)', () => {
    expect(STALE_AFTER).toBe(300_000)
    expect([61, 300, 301].map((seconds) => refreshedAfter(seconds, false))).toEqual([false, false, true])
  })

  it('refreshes when nothing was loaded, and when the clock was set back (TRACK-16, TRACK-17)', () => {
    expect(needsRefresh({ lastUpdate: undefined, now: ORDERED_AT, dynamicOrGuest: false })).toBe(true)
    expect(refreshedAfter(-1, false)).toBe(true)
  })
})
