import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { lastCameInto } from '../../../src/domain/order/statusHistory.ts'
import { endOfStep, orderEvents, statusTimeline, timeInStep } from '../../../src/domain/order/statusTimeline.ts'
import { aHistory, anOrder, minutesLater, type HistoryStep } from '../../support/anOrder.ts'

/** An order with this history; its status is that of the last step. */
const came = (...steps: ReadonlyArray<HistoryStep>) => ({
  status: steps.at(-1)?.[0] ?? ('NEW' as ReadStatus),
  statusHistory: aHistory(...steps),
})
const statuses = (order: Parameters<typeof statusTimeline>[0]) => statusTimeline(order).map(({ status }) => status)
const minutes = (order: Parameters<typeof statusTimeline>[0], now: number) =>
  statusTimeline(order).map((step) => {
    const time = timeInStep(step, minutesLater(now))
    return time === undefined ? undefined : time / MINUTE
  })

describe('statusTimeline', () => {
  it('returns each step with its time, the next status and its end (ENT-01)', () => {
    expect(statusTimeline(came(['NEW', 0], ['RECEIVED', 2], ['PICKED_UP', 14]))).toEqual([
      {
        status: 'NEW',
        at: minutesLater(0),
        next: 'RECEIVED',
        until: minutesLater(2),
        isCurrent: false,
        isGivenBack: false,
      },
      {
        status: 'RECEIVED',
        at: minutesLater(2),
        next: 'PICKED_UP',
        until: minutesLater(14),
        isCurrent: false,
        isGivenBack: false,
      },
      { status: 'PICKED_UP', at: minutesLater(14), isCurrent: true, isGivenBack: false },
    ])
  })

  it('measures the current step up to now, never below 0 (ENT-01)', () => {
    const order = came(['NEW', 0], ['RECEIVED', 2])
    expect([minutes(order, 2), minutes(order, 7), minutes(order, 1)]).toEqual([
      [2, 0],
      [2, 5],
      [2, 0],
    ])
  })

  it.each(['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'STALLED'] as const)(
    'measures nothing after the final status %s (ENT-01)',
    (status) => {
      expect(minutes(came(['NEW', 0], [status, 3]), 90)).toEqual([3, undefined])
    },
  )

  it('sorts by time and keeps repeated and unknown statuses (STATUS-02)', () => {
    const order = came(['UNKNOWN', 3], ['NEW', 0], ['DELAYED', 1], ['DELAYED', 5])
    expect(statuses(order)).toEqual(['NEW', 'DELAYED', 'UNKNOWN', 'DELAYED'])
    expect(order.statusHistory[0]).toEqual({ status: 'UNKNOWN', createdAt: minutesLater(3) })
  })

  it('keeps the order of simultaneous steps, with no time between them (ENT-01)', () => {
    const order = came(['RECEIVED', 1], ['NEW', 0], ['WAITING_FOR_TRANSPORT', 1], ['ASSIGNED_TO_TRANSPORT', 1])
    expect(statuses(order)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'])
    expect(minutes(order, 1)).toEqual([1, 0, 0, 0])
  })

  it("ends with the order's status, even if another clock dates it earlier (ENT-01)", () => {
    const order = { ...came(['NEW', 0], ['PICKED_UP', 9], ['NEAR_CUSTOMER', 8]) }
    expect(statuses(order)).toEqual(['NEW', 'PICKED_UP', 'NEAR_CUSTOMER'])
    expect(minutes(order, 12)).toEqual([9, undefined, 4])
  })

  it("ends with the order's status, even if the history lacks it (ENT-01)", () => {
    const order = { status: 'PICKED_UP' as const, statusHistory: aHistory(['NEW', 0], ['NEAR_VENDOR', 6]) }
    expect(statuses(order)).toEqual(['NEW', 'NEAR_VENDOR', 'PICKED_UP'])
    expect(statusTimeline(order).at(-1)).toEqual({ status: 'PICKED_UP', isCurrent: true, isGivenBack: false })
    expect(minutes(order, 20)).toEqual([6, undefined, undefined])
  })

  it("contains only the order's status if there is no history (ENT-01)", () => {
    expect(statusTimeline({ status: 'NEW', statusHistory: [] })).toEqual([
      { status: 'NEW', isCurrent: true, isGivenBack: false },
    ])
  })

  it('marks when a rider gave the order back, once per acceptance (TRACK-09)', () => {
    const order = came(
      ['WAITING_FOR_TRANSPORT', 0],
      ['COURIER_ACCEPTED_DELIVERY', 2],
      ['DELAYED', 3],
      ['WAITING_FOR_TRANSPORT', 4],
      ['ASSIGNED_TO_TRANSPORT', 5],
      ['WAITING_FOR_TRANSPORT', 6],
      ['COURIER_ACCEPTED_DELIVERY', 7],
    )
    expect(statusTimeline(order).map(({ isGivenBack }) => isGivenBack)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it("contains every change once, ends with the order's status, and has no negative durations (ENT-01)", () => {
    const change = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      createdAt: fc.nat({ max: 20 }).map(instantAt),
    })
    fc.assert(
      fc.property(
        fc.array(change),
        fc.constantFrom(...ORDER_STATUSES),
        fc.integer({ min: 0, max: 40 }),
        (history, status, now) => {
          const steps = statusTimeline({ status, statusHistory: history })
          expect(steps.at(-1)?.status).toBe(status)
          expect(steps.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
          expect(steps.filter(({ at }) => at !== undefined)).toHaveLength(history.length)
          expect(steps.every((step) => (timeInStep(step, instantAt(now)) ?? 0) >= 0)).toBe(true)
          const moments = steps.slice(0, -1).map(({ at = -1 }) => at)
          expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('ends a step when the next one starts (ENT-01)', () => {
    const [first] = statusTimeline(came(['NEW', 0], ['RECEIVED', 2]))
    expect(first && endOfStep(first, plus(minutesLater(50), SECOND))).toBe(minutesLater(2))
  })
})

describe('lastCameInto', () => {
  it('returns the latest time, wherever it is in the history (CANC-02, TRACK-09)', () => {
    const order = anOrder({ statusHistory: aHistory(['DELAYED', 7], ['NEW', 0], ['DELAYED', 4]) })
    expect(lastCameInto(order, 'DELAYED')).toBe(minutesLater(7))
    expect(lastCameInto(order, 'PICKED_UP')).toBeUndefined()
  })
})

describe('orderEvents', () => {
  const order = came(['NEW', 0], ['RECEIVED', 2], ['PICKED_UP', 14])
  const events = (...written: ReadonlyArray<number>) =>
    orderEvents(
      order,
      written.map((minute) => ({ text: `at ${minute}`, writtenAt: minutesLater(minute) })),
    ).map((event) => (event.kind === 'note' ? event.note.text : event.step.status))

  it('puts a note of the recipient after the step during which it was written (PUB-04)', () => {
    expect(events(1, 2, 13)).toEqual(['NEW', 'at 1', 'RECEIVED', 'at 2', 'at 13', 'PICKED_UP'])
    expect(events(20)).toEqual(['NEW', 'RECEIVED', 'PICKED_UP', 'at 20'])
    expect(orderEvents(order)).toHaveLength(3)
  })

  it('loses no note that is older than the first step, or if no step has a time', () => {
    expect(events(-5)).toEqual(['NEW', 'at -5', 'RECEIVED', 'PICKED_UP'])
    const note = { text: 'Ring twice', writtenAt: minutesLater(1) }
    expect(orderEvents({ status: 'NEW', statusHistory: [] }, [note]).at(-1)).toEqual({ kind: 'note', note })
  })
})
