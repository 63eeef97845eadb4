import { describe, expect, it } from 'vitest'
import { expectedMoment } from '../../../src/domain/order/expectedMoment.ts'
import { ORDER_STATUSES, type ReadStatus } from '../../../src/domain/order/orderStatus.ts'
import { minutesLater } from '../../support/anOrder.ts'

const PICK_UP = [
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]
const DROP_OFF = ['PICKED_UP', 'NEAR_CUSTOMER']
const estimates = { pickUpAt: minutesLater(20), dropOffAt: minutesLater(40) }
const at = (status: ReadStatus, now = 0, minimumEta = 0, known: typeof estimates | object = estimates) =>
  expectedMoment(status, known, { now: minutesLater(now), minimumEta })

describe('expectedMoment', () => {
  it.each([...ORDER_STATUSES, 'UNKNOWN' as const])(
    'returns the estimate that %s shows (TRACK-11, TRACK-12)',
    (status) => {
      const expected = PICK_UP.includes(status) ? 20 : DROP_OFF.includes(status) ? 40 : undefined
      expect(at(status)).toBe(expected === undefined ? undefined : minutesLater(expected))
    },
  )

  it("applies the country's minimum to a pick-up that no rider has accepted, and to nothing else (OP-66)", () => {
    expect(at('ASSIGNED_TO_TRANSPORT', 15, 10)).toBe(minutesLater(25))
    expect([at('COURIER_ACCEPTED_DELIVERY', 15, 10), at('NEAR_VENDOR', 15, 10), at('PICKED_UP', 35, 10)]).toEqual([
      minutesLater(20),
      minutesLater(20),
      minutesLater(40),
    ])
  })

  it('returns undefined once it has passed, or when it is unknown (TRACK-12)', () => {
    expect([at('PICKED_UP', 40), at('NEAR_VENDOR', 20), at('NEAR_VENDOR', 0, 10, {})]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
