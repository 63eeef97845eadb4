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
import { SECOND } from '../../../src/domain/instant.ts'
import { aHistory, anOrder, ORDERED_AT } from '../../support/anOrder.ts'

const TODAY = '2026-03-13'

describe('an order_update', () => {
  it.each([
    { screen: 'tracking', createdDay: '2026-03-13', applies: true },
    { screen: 'tracking', createdDay: '2026-03-12', applies: false },
    { screen: 'history', createdDay: '2026-03-13', applies: false },
    { screen: 'history', createdDay: '2026-03-12', applies: true },
  ] as const)(
    'of $createdDay on $screen is applied: $applies (LIVE-09, HIST-14)',
    ({ screen, createdDay, applies }) => {
      expect(appliesTo(screen, createdDay, TODAY)).toBe(applies)
    },
  )

  it('of an earlier day is one of last year too (LIVE-09, HIST-14)', () => {
    expect(appliesTo('history', '2025-12-31', TODAY)).toBe(true)
    expect(appliesTo('tracking', '2025-12-31', TODAY)).toBe(false)
  })

  it('of a day that has not come yet is applied nowhere (LIVE-09)', () => {
    expect([appliesTo('tracking', '2026-03-14', TODAY), appliesTo('history', '2026-03-14', TODAY)]).toEqual([
      false,
      false,
    ])
  })

  describe('carries an order and a moment of its own', () => {
    const dayInPrague = (moment: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Prague' }).format(moment)
    const beforeMidnight = Date.UTC(2026, 2, 12, 22, 59, 59)
    const midnight = Date.UTC(2026, 2, 12, 23)

    it("whose day, in the country's zone, decides where it is applied (LIVE-08, LIVE-09, OP-62)", () => {
      const last = { order: anOrder(), createdAt: beforeMidnight }
      const first = { order: anOrder(), createdAt: midnight }
      const screens = ['tracking', 'history'] as const
      expect(screens.map((screen) => updateAppliesTo(screen, last, ORDERED_AT, dayInPrague))).toEqual([false, true])
      expect(screens.map((screen) => updateAppliesTo(screen, first, ORDERED_AT, dayInPrague))).toEqual([true, false])
    })

    it('and not the day on which the order was placed (LIVE-08, OP-62)', () => {
      const update = { order: anOrder({ createdAt: beforeMidnight }), createdAt: ORDERED_AT }
      expect(updateAppliesTo('tracking', update, ORDERED_AT, dayInPrague)).toBe(true)
    })
  })
})

describe('a version of an order', () => {
  const held = anOrder({ updatedAt: 10 })

  it('is never overwritten by an older one (LIVE-10)', () => {
    expect(supersedes(anOrder({ updatedAt: 9 }), held)).toBe(false)
    expect(supersedes(anOrder({ updatedAt: 11 }), held)).toBe(true)
  })

  it('is overwritten by one as new as itself (LIVE-10, OP-62)', () => {
    expect(supersedes(anOrder({ updatedAt: 10 }), held)).toBe(true)
  })

  it('of the same moment with fewer steps behind it is older, and never overwrites (LIVE-10)', () => {
    const further = anOrder({ updatedAt: 10, statusHistory: aHistory(['NEW', 0], ['RECEIVED', 1]) })
    const behind = anOrder({ updatedAt: 10, statusHistory: aHistory(['NEW', 0]) })
    expect([supersedes(behind, further), supersedes(further, behind)]).toEqual([false, true])
  })

  it('is taken when none is held (LIVE-10)', () => {
    expect(supersedes(held, undefined)).toBe(true)
  })
})

describe('the loop of current orders', () => {
  const refreshedAfter = (seconds: number, dynamicOrGuest: boolean) =>
    needsRefresh({ lastUpdate: ORDERED_AT, now: ORDERED_AT + seconds * SECOND, dynamicOrGuest })

  it('looks every 5 seconds (CONST-07)', () => {
    expect(CURRENT_ORDERS_LOOP).toBe(5_000)
  })

  it('asks again when older than 60 s with dynamic estimation or for a guest (TRACK-16, CONST-08)', () => {
    expect(STALE_AFTER_WHEN_DYNAMIC_OR_GUEST).toBe(60_000)
    expect([0, 60, 61].map((seconds) => refreshedAfter(seconds, true))).toEqual([false, false, true])
  })

  it('asks again when older than 300 s otherwise (TRACK-17, CONST-09)', () => {
    expect(STALE_AFTER).toBe(300_000)
    expect([61, 300, 301].map((seconds) => refreshedAfter(seconds, false))).toEqual([false, false, true])
  })

  it('asks when nothing was ever loaded, and when the clock was set back (TRACK-16, TRACK-17)', () => {
    expect(needsRefresh({ lastUpdate: undefined, now: ORDERED_AT, dynamicOrGuest: false })).toBe(true)
    expect(refreshedAfter(-1, false)).toBe(true)
  })
})
