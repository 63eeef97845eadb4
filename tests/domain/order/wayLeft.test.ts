import { describe, expect, it } from 'vitest'
import { distanceInMetres, type Coordinates } from '../../../src/domain/coordinates.ts'
import type { ReadStatus } from '../../../src/domain/order/order.ts'
import { wayLeft } from '../../../src/domain/order/wayLeft.ts'
import { aHistory, anOrder } from '../../support/anOrder.ts'
import { BAKERY_AT } from '../../support/aVendor.ts'

const { location: CUSTOMER } = anOrder().customer
const BETWEEN: Coordinates = { latitude: 50.081, longitude: 14.43 }
const to = (
  status: ReadStatus,
  route: ReadonlyArray<Coordinates> = [],
  collection: Coordinates | undefined = BAKERY_AT,
) => wayLeft(anOrder({ status }), { position: BETWEEN, route }, { collection, dropOff: CUSTOMER })

describe('wayLeft', () => {
  it.each(['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'MODIFIED'] as const)(
    'leads to the collection point in %s (TRACK-19)',
    (status) => {
      expect(to(status)).toEqual({ to: 'collection', metres: distanceInMetres(BETWEEN, BAKERY_AT) })
    },
  )

  it.each(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const)(
    'leads to the drop-off in %s (TRACK-19)',
    (status) => {
      expect(to(status)).toEqual({ to: 'drop-off', metres: distanceInMetres(BETWEEN, CUSTOMER) })
    },
  )

  it('leads a DELAYED order to the same stop as before (OP-28)', () => {
    const delayed = anOrder({ status: 'DELAYED', statusHistory: aHistory(['PICKED_UP', 1], ['DELAYED', 2]) })
    expect(wayLeft(delayed, { position: BETWEEN, route: [] }, { collection: BAKERY_AT, dropOff: CUSTOMER })?.to).toBe(
      'drop-off',
    )
  })

  it('measures the route if it leads to the stop (TRACK-19)', () => {
    const bend = { latitude: 50.09, longitude: 14.45 }
    const { latitude, longitude } = CUSTOMER
    expect(to('PICKED_UP', [BETWEEN, bend, { latitude, longitude }])?.metres).toBe(
      distanceInMetres(BETWEEN, bend) + distanceInMetres(bend, CUSTOMER),
    )
  })

  it('measures the route to the customer even if the collection point is unknown (TRACK-19)', () => {
    const bend = { latitude: 50.09, longitude: 14.45 }
    const { latitude, longitude } = CUSTOMER
    const route = [BETWEEN, bend, { latitude, longitude }]
    expect(
      wayLeft(
        anOrder({ status: 'PICKED_UP' }),
        { position: BETWEEN, route },
        { collection: undefined, dropOff: CUSTOMER },
      )?.metres,
    ).toBe(distanceInMetres(BETWEEN, bend) + distanceInMetres(bend, CUSTOMER))
  })

  it('measures a straight line if the route has no length yet or only passes by (TRACK-19)', () => {
    const { latitude, longitude } = CUSTOMER
    const crow = distanceInMetres(BETWEEN, CUSTOMER)
    expect(to('PICKED_UP', [{ latitude, longitude }])?.metres).toBe(crow)
    expect(to('PICKED_UP', [BETWEEN, { latitude, longitude }, BAKERY_AT])?.metres).toBe(crow)
  })

  it('measures a straight line while the route leads to the stop after the next (TRACK-19)', () => {
    expect(to('NEAR_VENDOR', [BAKERY_AT, CUSTOMER])?.metres).toBe(distanceInMetres(BETWEEN, BAKERY_AT))
  })

  it("returns undefined if the stop's place is unknown (TRACK-19)", () => {
    expect(
      wayLeft(
        anOrder({ status: 'NEAR_VENDOR' }),
        { position: BETWEEN, route: [] },
        { collection: undefined, dropOff: CUSTOMER },
      ),
    ).toBeUndefined()
  })
})
