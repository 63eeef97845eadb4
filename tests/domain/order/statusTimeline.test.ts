import { describe, expect, it } from 'vitest'
import { lastCameInto, statusTimeline } from '../../../src/domain/order/statusTimeline.ts'
import { SECOND } from '../../../src/domain/instant.ts'
import { aHistory, anOrder, minutesLater } from '../../support/anOrder.ts'

describe('the timeline of an order', () => {
  it('has each step of the history with its moment and the minutes since the one before (ENT-01)', () => {
    expect(
      statusTimeline(anOrder({ statusHistory: aHistory(['NEW', 0], ['RECEIVED', 2], ['PICKED_UP', 14]) })),
    ).toEqual([
      { status: 'NEW', at: minutesLater(0) },
      { status: 'RECEIVED', at: minutesLater(2), minutesSincePrevious: 2 },
      { status: 'PICKED_UP', at: minutesLater(14), minutesSincePrevious: 12 },
    ])
  })

  it('counts whole minutes only (ENT-01)', () => {
    const statusHistory = [
      { status: 'NEW', createdAt: 0 },
      { status: 'RECEIVED', createdAt: 59 * SECOND },
      { status: 'MODIFIED', createdAt: 119 * SECOND },
    ] as const
    expect(statusTimeline({ statusHistory }).map((step) => step.minutesSincePrevious)).toEqual([undefined, 0, 1])
  })

  it('goes by the moments, keeps a status that came twice and one it does not know (ENT-01, STATUS-02)', () => {
    const statusHistory = aHistory(['UNKNOWN', 3], ['NEW', 0], ['DELAYED', 5], ['DELAYED', 1])
    expect(statusTimeline({ statusHistory }).map(({ status }) => status)).toEqual([
      'NEW',
      'DELAYED',
      'UNKNOWN',
      'DELAYED',
    ])
    expect(statusHistory[0]).toEqual({ status: 'UNKNOWN', createdAt: minutesLater(3) })
  })

  it('is empty without a history (ENT-01)', () => {
    expect(statusTimeline({ statusHistory: [] })).toEqual([])
  })
})

describe('the last time an order came into a status', () => {
  it('is the latest of its moments, wherever the history has it (CANC-02, TRACK-09)', () => {
    const order = anOrder({ statusHistory: aHistory(['DELAYED', 7], ['NEW', 0], ['DELAYED', 4]) })
    expect(lastCameInto(order, 'DELAYED')).toBe(minutesLater(7))
    expect(lastCameInto(order, 'PICKED_UP')).toBeUndefined()
  })
})
