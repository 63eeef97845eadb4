import { describe, expect, it } from 'vitest'
import { MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import type { Order, ReadStatus } from '../../../src/domain/order/order.ts'
import { statusTimeline } from '../../../src/domain/order/statusTimeline.ts'
import { paceOf, waitsUntil, type UsualTime } from '../../../src/domain/order/usualTimes.ts'
import { aHistory, minutesLater, type HistoryStep } from '../../support/anOrder.ts'

const usual = (status: ReadStatus, next: ReadStatus | undefined, median: number, slow: number): UsualTime => ({
  status,
  ...(next !== undefined && { next }),
  median: median * MINUTE,
  slow: slow * MINUTE,
})
const TIMES = [
  usual('WAITING_FOR_TRANSPORT', undefined, 2, 5),
  usual('WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 3, 6),
  usual('NEW', undefined, 0.2, 0.4),
]

const came = (...steps: ReadonlyArray<HistoryStep>): Pick<Order, 'status' | 'statusHistory' | 'preorderedFor'> => ({
  status: steps.at(-1)?.[0] ?? 'NEW',
  statusHistory: aHistory(...steps),
})
const paces = (order: ReturnType<typeof came>, now: number, times: ReadonlyArray<UsualTime> = TIMES) =>
  statusTimeline(order).map((step) => paceOf(order, step, times, minutesLater(now)))

describe('paceOf', () => {
  it('compares a finished step to the times with the same next step (ADR 25)', () => {
    const order = came(['WAITING_FOR_TRANSPORT', 0], ['ASSIGNED_TO_TRANSPORT', 4])
    expect(paces(order, 4)[0]).toEqual({ usual: TIMES[1], isSlow: false })
  })

  it('compares the current step to all times of its status (ADR 25)', () => {
    expect(paces(came(['WAITING_FOR_TRANSPORT', 0]), 4)).toEqual([{ usual: TIMES[0], isSlow: false }])
    expect(paces(came(['WAITING_FOR_TRANSPORT', 0]), 5.1)).toEqual([{ usual: TIMES[0], isSlow: true }])
  })

  it('is not slow at the limit itself, nor less than a minute above the median (ADR 25)', () => {
    expect(paces(came(['WAITING_FOR_TRANSPORT', 0]), 5)[0]?.isSlow).toBe(false)
    expect([1.19, 1.2].map((minutes) => paces(came(['NEW', 0]), minutes)[0]?.isSlow)).toEqual([false, true])
  })

  it('returns undefined if a step is missing in between, or nothing is known (ADR 25)', () => {
    const leap = came(['WAITING_FOR_TRANSPORT', 0], ['PICKED_UP', 40])
    expect(paces(leap, 41)).toEqual([undefined, undefined])
    expect(paces(came(['WAITING_FOR_TRANSPORT', 0]), 40, [])).toEqual([undefined])
  })

  it('returns undefined for interrupted, final and undated steps (ADR 25)', () => {
    const order = came(['WAITING_FOR_TRANSPORT', 0], ['CANCELLED', 40])
    expect(paces(order, 60, [...TIMES, usual('CANCELLED', undefined, 1, 1)])).toEqual([undefined, undefined])
    const gap = { status: 'WAITING_FOR_TRANSPORT' as const, statusHistory: aHistory(['NEW', 0]) }
    expect(paces(gap, 60)).toEqual([undefined, undefined])
  })

  it('counts a pre-order from its requested time only (TRACK-03)', () => {
    const order = { ...came(['WAITING_FOR_TRANSPORT', 0]), preorderedFor: minutesLater(90) }
    expect(paces(order, 89)).toEqual([undefined])
    expect([paces(order, 94)[0]?.isSlow, paces(order, 96)[0]?.isSlow]).toEqual([false, true])
    const inTime = {
      ...came(['WAITING_FOR_TRANSPORT', 0], ['ASSIGNED_TO_TRANSPORT', 70]),
      preorderedFor: minutesLater(90),
    }
    expect(paces(inTime, 70)[0]).toBeUndefined()
  })

  it('counts the ride of a pre-order from its start (ADR 25)', () => {
    const times = [usual('PICKED_UP', undefined, 1, 2)]
    const order = { ...came(['PICKED_UP', 0]), preorderedFor: minutesLater(90) }
    expect(paces(order, 9, times)[0]?.isSlow).toBe(true)
  })
})

describe('waitsUntil', () => {
  const waits = (status: ReadStatus, now: number) => {
    const order = { ...came([status, 0]), preorderedFor: minutesLater(90) }
    return statusTimeline(order).map((step) => waitsUntil(order, step, minutesLater(now)))
  }

  it('returns the requested time in the current step until it has come, but not once a rider has the order (TRACK-03)', () => {
    expect(waits('RECEIVED', 10)).toEqual([minutesLater(90)])
    expect(waits('RECEIVED', 90)).toEqual([undefined])
    expect(waits('PICKED_UP', 10)).toEqual([undefined])
  })

  it('returns undefined for past steps (TRACK-03)', () => {
    const order = { ...came(['RECEIVED', 0], ['WAITING_FOR_TRANSPORT', 5]), preorderedFor: minutesLater(90) }
    expect(statusTimeline(order).map((step) => waitsUntil(order, step, minutesLater(10)))).toEqual([
      undefined,
      minutesLater(90),
    ])
  })

  it('returns undefined for an order without a requested time (TRACK-03)', () => {
    const order = came(['NEW', 0])
    expect(statusTimeline(order).map((step) => waitsUntil(order, step, plus(minutesLater(0), SECOND)))).toEqual([
      undefined,
    ])
  })
})
