import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR, instantAt, minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { requestPromises } from '../../../src/domain/request/requestPromises.ts'

const NOW = instantAt(0)
const ASAP = { kind: 'ASAP' } as const
const told = (given: Partial<Parameters<typeof requestPromises>[0]>) =>
  requestPromises({ time: ASAP, minimumEta: 15, now: NOW, ...given }).map(({ kind, at, left }) => [
    kind,
    at / MINUTE,
    typeof left === 'number' ? left / MINUTE : left,
  ])

describe('requestPromises', () => {
  it('tells pick-up and drop-off of an order placed now (TIME-04)', () => {
    expect(told({ pickUp: 20, dropOff: 31 })).toEqual([
      ['pick-up', 20, 20],
      ['drop-off', 31, 31],
    ])
  })

  it("moves a pick-up below the country's minimum to it, and the drop-off with it (REQ-40, TIME-04)", () => {
    expect(told({ pickUp: 3, dropOff: 14 })).toEqual([
      ['pick-up', 15, 15],
      ['drop-off', 26, 26],
    ])
  })

  it.each([undefined, 0])('tells no pick-up if it is %s, but the promise of 60 minutes (REQ-04, REQ-28)', (pickUp) => {
    expect(told({ pickUp, dropOff: 31 })).toEqual([['due', 60, 60]])
    expect(told({ pickUp: 12, dropOff: undefined })).toEqual([
      ['pick-up', 15, 15],
      ['due', 60, 60],
    ])
  })

  it('ignores a drop-off before the pick-up', () => {
    expect(told({ pickUp: 30, dropOff: 20 })).toEqual([
      ['pick-up', 30, 30],
      ['due', 60, 60],
    ])
  })

  it('is picked up as long before the requested time as the ride takes (TIME-04)', () => {
    const later = { kind: 'LATER', at: plus(NOW, 5 * HOUR) } as const
    expect(told({ time: later, pickUp: 20, dropOff: 31 })).toEqual([
      ['pick-up', 289, 289],
      ['due', 300, 300],
    ])
    expect(told({ time: later })).toEqual([['due', 300, 300]])
  })

  it.each([
    [119, undefined],
    [121, 2],
    [310, 5],
  ])('tells the age of estimates made %i s ago only after two minutes (TIME-03)', (seconds, age) => {
    const given = { time: ASAP, minimumEta: 15, now: NOW, pickUp: 20, dropOff: 31 }
    const shown = requestPromises({ ...given, estimatedAt: minus(NOW, seconds * SECOND) })
    expect(shown.map((promise) => promise.age && promise.age / MINUTE)).toEqual([age, age])
  })

  it('never tells a moment that has passed, nor a drop-off before the pick-up', () => {
    const minutes = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined })
    fc.assert(
      fc.property(minutes, minutes, fc.option(fc.integer({ min: 1, max: 300 })), (pickUp, dropOff, later) => {
        const time = later === null ? ASAP : ({ kind: 'LATER', at: plus(NOW, later * MINUTE) } as const)
        const moments = requestPromises({ time, pickUp, dropOff, minimumEta: 15, now: NOW }).map(({ at }) => at)
        expect([...moments].sort((a, b) => a - b)).toEqual(moments)
        expect(moments.every((at) => at >= NOW)).toBe(true)
      }),
    )
  })
})
