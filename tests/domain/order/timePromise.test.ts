import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minus, MINUTE, plus, SECOND } from '../../../src/domain/instant.ts'
import { lateSince } from '../../../src/domain/order/lateness.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { isFinished, ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { promisesOf } from '../../../src/domain/order/timePromise.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

const NOW = minutesLater(10)
const PICK_UP = [
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]
const DROP_OFF = ['PICKED_UP', 'NEAR_CUSTOMER']

/** An order whose estimates are so many seconds away, and so old. */
const estimated = (status: ReadStatus, pickUp: number, dropOff: number, age = 0): Order =>
  anOrder({
    status,
    estimates: {
      pickUpAt: plus(NOW, pickUp * SECOND),
      dropOffAt: plus(NOW, dropOff * SECOND),
      estimatedAt: minus(NOW, age * SECOND),
    },
  })
const first = (order: Order, minimumEta = 0, now = NOW) => promisesOf(order, now, minimumEta).shown[0]

describe('promisesOf', () => {
  it.each(ORDER_STATUSES)(
    'shows an estimate in %s only if that status has one, then what the customer was promised (TRACK-11, TRACK-12, TIME-01)',
    (status) => {
      const kinds = promisesOf(estimated(status, 600, 1200), NOW, 0).shown.map(({ kind }) => kind)
      const isUnwanted = ['INITIATED', 'PAYMENT_INITIATED', 'RETURN_INITIATED'].includes(status)
      const due = isFinished(status) || isUnwanted ? [] : ['due']
      expect(kinds).toEqual(
        PICK_UP.includes(status) ? ['pick-up', ...due] : DROP_OFF.includes(status) ? ['drop-off'] : due,
      )
    },
  )

  it('promises nothing in a status that it does not know (STATUS-02)', () => {
    expect(promisesOf(estimated('UNKNOWN', 600, 1200), NOW, 0).shown).toEqual([])
  })

  it('gives the moment and the whole minutes left, rounded up (TIME-01)', () => {
    const order = estimated('PICKED_UP', 0, 601)
    expect(first(order)).toEqual({ kind: 'drop-off', at: plus(NOW, 601 * SECOND), left: 11 * MINUTE })
  })

  it.each([
    [299, 'near'],
    [300, 5 * MINUTE],
    [301, 6 * MINUTE],
    [0, 'near'],
    [-1, undefined],
  ])('shows %i s as near only below five minutes, and nothing once they passed (TRACK-14)', (seconds, left) => {
    expect(first(estimated('PICKED_UP', 0, seconds))?.left).toBe(left)
    expect(first(estimated('PICKED_UP', 0, seconds))?.at).toBe(plus(NOW, seconds * SECOND))
  })

  it('puts no minutes beside a status that says the rider is near (TIME-02)', () => {
    expect(first(estimated('NEAR_VENDOR', 900, 1800))).toEqual({ kind: 'pick-up', at: plus(NOW, 900 * SECOND) })
    expect(first(estimated('NEAR_CUSTOMER', 0, 900))).toEqual({ kind: 'drop-off', at: plus(NOW, 900 * SECOND) })
    expect(first(estimated('NEAR_VENDOR', 240, 1800))?.left).toBe('near')
    expect(first(estimated('COURIER_ACCEPTED_DELIVERY', 900, 1800))?.left).toBe(15 * MINUTE)
  })

  it("applies the country's minimum to a pick-up only until a rider accepts (OP-66, TRACK-14)", () => {
    const pickUpIn = (status: ReadStatus) => first(estimated(status, 60, 600), 15)
    expect(pickUpIn('ASSIGNED_TO_TRANSPORT')).toMatchObject({ at: plus(NOW, 15 * MINUTE), left: 15 * MINUTE })
    expect(pickUpIn('COURIER_ACCEPTED_DELIVERY')).toMatchObject({ at: plus(NOW, MINUTE), left: 'near' })
    expect(first(estimated('PICKED_UP', 0, 360), 15)).toMatchObject({ left: 6 * MINUTE })
  })

  it.each([
    [0, undefined],
    [120, undefined],
    [121, 2 * MINUTE],
    [299, 4 * MINUTE],
    [300, 5 * MINUTE],
    [-3_600, undefined],
  ])('tells the age of an estimate of %i s only after two minutes (TIME-03)', (seconds, age) => {
    const { shown, unknownSince } = promisesOf(estimated('PICKED_UP', 0, 600, seconds), NOW, 0)
    expect(shown[0]?.kind).toBe('drop-off')
    expect(shown[0]?.age).toBe(age)
    expect(unknownSince).toBeUndefined()
  })

  it.each([301, 1_200])(
    "keeps the rider's estimate of %i s ago with its age, beside what the customer was promised (TIME-03)",
    (age) => {
      const due = { kind: 'due', at: minutesLater(60), left: 50 * MINUTE }
      const old = { left: 10 * MINUTE, age: Math.floor(age / 60) * MINUTE }
      expect(promisesOf(estimated('PICKED_UP', 0, 600, age), NOW, 0)).toEqual({
        shown: [{ kind: 'drop-off', at: plus(NOW, 10 * MINUTE), ...old }, due],
      })
      expect(promisesOf(estimated('ACCEPTED_BY_VENDOR', 600, 1_200, age), NOW, 0)).toEqual({
        shown: [{ kind: 'pick-up', at: plus(NOW, 10 * MINUTE), ...old }, due],
      })
    },
  )

  it('tells since when there is no estimate if the only one is from the placement (TIME-03)', () => {
    const order = anOrder({ status: 'ASSIGNED_TO_TRANSPORT', pickUpEstimate: 25 })
    const { shown, unknownSince } = promisesOf(order, NOW, 0)
    expect(shown.map(({ kind }) => kind)).toEqual(['due'])
    expect(unknownSince).toBe(order.createdAt)
  })

  it('uses the estimate from the placement until there is a better one (TRACK-11)', () => {
    const order = anOrder({ status: 'ASSIGNED_TO_TRANSPORT', pickUpEstimate: 25 })
    expect(first(order, 0, minutesLater(5))).toEqual({
      kind: 'pick-up',
      at: minutesLater(25),
      left: 20 * MINUTE,
      age: 5 * MINUTE,
    })
    expect(first({ ...order, status: 'PICKED_UP' })?.kind).toBe('due')
  })

  it('promises the requested time of a pre-order, otherwise an hour after the placement (REQ-28, TIME-01)', () => {
    expect(first(anOrder({ status: 'NEW' }))).toEqual({ kind: 'due', at: minutesLater(60), left: 50 * MINUTE })
    expect(first(anOrder({ status: 'NEW', preorderedFor: minutesLater(200) }))?.at).toBe(minutesLater(200))
    expect(first(anOrder({ status: 'NEW' }), 0, minutesLater(58))).toMatchObject({ left: 2 * MINUTE })
    expect(first(anOrder({ status: 'NEW' }), 0, minutesLater(61))).toEqual({ kind: 'due', at: minutesLater(60) })
  })

  it('tells by how many minutes the first promise is broken (ADR 36)', () => {
    const order = estimated('PICKED_UP', 0, -150)
    expect(promisesOf(order, NOW, 0).lateBy).toBe(2 * MINUTE)
    expect(promisesOf(estimated('PICKED_UP', 0, 150), NOW, 0).lateBy).toBeUndefined()
  })

  it('never shows time left of a promise that is broken, nor hides that one is (TIME-02)', () => {
    const minutes = fc.integer({ min: -90, max: 90 })
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), minutes, minutes, fc.nat(10), (status, pickUp, dropOff, age) => {
        const order = estimated(status, pickUp * 60, dropOff * 60, age * 60)
        const { shown, lateBy } = promisesOf(order, NOW, 15)
        for (const { at, left } of shown) expect(left === undefined || at >= NOW).toBe(true)
        expect(lateBy === undefined).toBe(lateSince(order, NOW, 15) === undefined)
        expect(lateBy === undefined && shown.some(({ at }) => at < NOW)).toBe(false)
      }),
    )
  })
})
