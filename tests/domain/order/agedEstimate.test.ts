import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { agedEstimate } from '../../../src/domain/order/agedEstimate.ts'
import { anOrder, minutesLater } from '../../support/anOrder.ts'

const NOW = minutesLater(10)
const estimated = (status: ReadStatus, pickUp: number, dropOff: number, ageInSeconds = 0) => ({
  ...anOrder({ status }),
  estimates: {
    pickUpAt: NOW + pickUp * SECOND,
    dropOffAt: NOW + dropOff * SECOND,
    estimatedAt: NOW - ageInSeconds * SECOND,
  },
})

describe('agedEstimate', () => {
  it.each(ORDER_STATUSES)('shows an estimate in %s only if that status has one (TRACK-11, TRACK-12)', (status) => {
    const pickUp = [
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'NEAR_VENDOR',
    ]
    const dropOff = ['PICKED_UP', 'NEAR_CUSTOMER']
    const kind = pickUp.includes(status) ? 'pick-up' : dropOff.includes(status) ? 'drop-off' : undefined
    expect(agedEstimate(estimated(status, 600, 1200), NOW, 0)?.kind).toBe(kind)
  })

  it.each([
    [299, true, 5],
    [300, false, 5],
    [301, false, 6],
  ])('shows %i s as near only below five minutes (TRACK-14)', (seconds, near, minutes) => {
    expect(agedEstimate(estimated('PICKED_UP', 0, seconds), NOW, 0)).toMatchObject({ near, minutes })
  })

  it("applies the country's minimum to a pick-up only until a rider accepts (OP-66, TRACK-14)", () => {
    const pickUpIn = (status: ReadStatus) => agedEstimate(estimated(status, 60, 600), NOW, 15)
    expect(pickUpIn('ASSIGNED_TO_TRANSPORT')).toMatchObject({ minutes: 15, near: false })
    expect(pickUpIn('NEAR_VENDOR')).toMatchObject({ minutes: 1, near: true })
  })

  it.each([
    [0, 'fresh'],
    [120, 'fresh'],
    [121, 'old'],
    [300, 'old'],
    [301, 'lost'],
    [-3_600, 'fresh'],
  ])('trusts an estimate of age %i s as %s: grey after 2:00, only its time after 5:00 (TRACK-11)', (age, trust) => {
    expect(agedEstimate(estimated('PICKED_UP', 0, 600, age), NOW, 0)).toMatchObject({
      trust,
      estimatedAt: NOW - age * SECOND,
    })
  })

  it.each([
    [1, false],
    [0, false],
    [-1, true],
  ])('reports that an estimate %i s away has passed: %s', (seconds, hasPassed) => {
    expect(agedEstimate(estimated('PICKED_UP', 0, seconds), NOW, 0)).toMatchObject({ hasPassed })
  })

  it('uses the estimate from the placement until there is a better one (TRACK-11)', () => {
    const order = anOrder({ status: 'ASSIGNED_TO_TRANSPORT', pickUpEstimate: 25 })
    expect(agedEstimate(order, order.createdAt + 5 * MINUTE, 0)).toMatchObject({
      kind: 'pick-up',
      minutes: 20,
      trust: 'old',
    })
    expect(agedEstimate({ ...order, status: 'PICKED_UP' }, order.createdAt, 0)).toBeUndefined()
  })
})
