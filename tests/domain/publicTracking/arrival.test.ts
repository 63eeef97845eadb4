import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE, SECOND } from '../../../src/domain/instant.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'
import { arrivalOf } from '../../../src/domain/publicTracking/arrival.ts'
import type { PublicDetails } from '../../../src/domain/publicTracking/publicOrder.ts'
import { aPublicOrder } from '../../support/aPublicOrder.ts'
import { minutesLater } from '../../support/anOrder.ts'

const { rider: _, ...alone } = aPublicOrder().details!
const known = (details: Partial<PublicDetails> = {}, status = aPublicOrder().status) =>
  aPublicOrder({
    status,
    details: {
      ...alone,
      estimates: { pickUpAt: minutesLater(20), dropOffAt: minutesLater(30), estimatedAt: minutesLater(10) },
      ...details,
    },
  })
const at = (now: number, order = known()) => arrivalOf(order, { now, minimumEta: 0 })

describe('arrivalOf', () => {
  it.each(ORDER_STATUSES)('shows in %s the estimate of the tracking screen (TRACK-11, TRACK-12)', (status) => {
    const pickUp = [
      'ASSIGNED_TO_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'NEAR_VENDOR',
    ]
    const dropOff = ['PICKED_UP', 'NEAR_CUSTOMER']
    const kind = pickUp.includes(status) ? 'pick-up' : dropOff.includes(status) ? 'drop-off' : undefined
    expect(at(minutesLater(11), known({}, status))?.kind).toBe(kind)
  })

  it('is near below five minutes, and in minutes from five on (TRACK-14)', () => {
    const fresh = (now: number) => at(now, known({ estimates: { dropOffAt: minutesLater(30), estimatedAt: now } }))
    expect(fresh(minutesLater(25))).toMatchObject({ near: false, minutes: 5 })
    expect(fresh(minutesLater(25) + SECOND)).toMatchObject({ near: true })
  })

  it('is old after two minutes, and last-seen after five', () => {
    expect(at(minutesLater(12))).toMatchObject({ told: 'expected', isOld: false })
    expect(at(minutesLater(12) + SECOND)).toMatchObject({ told: 'expected', isOld: true })
    expect(at(minutesLater(15))).toMatchObject({ told: 'expected', isOld: true })
    expect(at(minutesLater(15) + SECOND)).toEqual({ told: 'last-seen', kind: 'drop-off', knownAt: minutesLater(10) })
  })

  it("is as old as the rider's last position", () => {
    const position = { latitude: 50, longitude: 14, locatedAt: minutesLater(14) }
    const order = known({ rider: { firstName: 'Petr', phoneNumber: '+420603', position } })
    expect(at(minutesLater(15), order)).toMatchObject({ told: 'expected', isOld: false, knownAt: minutesLater(14) })
  })

  it('is late when the promise has passed by more than five minutes', () => {
    const order = (now: number) => known({ estimates: { dropOffAt: minutesLater(30), estimatedAt: now } })
    const later = minutesLater(35)
    expect(at(later, order(later))).toMatchObject({ told: 'expected', near: true, minutes: 0 })
    expect(at(later + 1, order(later + 1))).toMatchObject({ told: 'late', kind: 'drop-off' })
  })

  it('is undefined once the details are removed, or without estimates', () => {
    const { details: _details, ...ended } = known()
    expect(arrivalOf(ended, { now: minutesLater(11), minimumEta: 0 })).toBeUndefined()
    expect(arrivalOf(aPublicOrder({ details: alone }), { now: 0, minimumEta: 0 })).toMatchObject({ kind: 'drop-off' })
    expect(at(minutesLater(11), known({ estimates: { estimatedAt: minutesLater(10) } }))).toBeUndefined()
  })

  it("applies the country's minimum to a pick-up until a rider accepts (REQ-40, TRACK-14)", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 5, max: 40 }), (left, minimumEta) => {
        const now = minutesLater(20) - left * MINUTE
        const arrivalIn = (status: OrderStatus) =>
          arrivalOf(known({ estimates: { pickUpAt: minutesLater(20), estimatedAt: now } }, status), { now, minimumEta })
        expect(arrivalIn('ASSIGNED_TO_TRANSPORT')).toMatchObject({ minutes: Math.max(left, minimumEta), near: false })
        expect(arrivalIn('NEAR_VENDOR')).toMatchObject({ minutes: left, near: left < 5 })
      }),
    )
  })
})
