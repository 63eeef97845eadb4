import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  expectedIn,
  planPreparation,
  planTransport,
  positionAt,
  UNDISTURBED,
  type Disturbances,
  type RidePlan,
  type Vehicle,
} from '../../../simulator/riders/ride.ts'
import { alongRoute, type Route } from '../../../simulator/riders/route.ts'
import { distanceInMetres } from '../../../src/domain/coordinates.ts'
import { routeLength } from '../../../src/domain/route.ts'
import { MINUTE } from '../../../src/domain/instant.ts'
import { isFinished, type OrderStatus } from '../../../src/domain/order/orderStatus.ts'

/** Which status may follow which. */
const ALLOWED: Partial<Readonly<Record<OrderStatus, ReadonlyArray<OrderStatus>>>> = {
  PAYMENT_COMMITTED: ['NEW'],
  NEW: ['RECEIVED'],
  RECEIVED: ['RECEIVED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'],
  RECEIVED_BY_VENDOR: ['ACCEPTED_BY_VENDOR'],
  ACCEPTED_BY_VENDOR: ['WAITING_FOR_TRANSPORT'],
  WAITING_FOR_TRANSPORT: ['ASSIGNED_TO_TRANSPORT'],
  ASSIGNED_TO_TRANSPORT: ['COURIER_ACCEPTED_DELIVERY'],
  COURIER_ACCEPTED_DELIVERY: ['NEAR_VENDOR', 'DELAYED', 'WAITING_FOR_TRANSPORT'],
  NEAR_VENDOR: ['PICKED_UP'],
  PICKED_UP: ['COURIER_LEFT_VENDOR'],
  COURIER_LEFT_VENDOR: ['NEAR_CUSTOMER', 'DELAYED'],
  DELAYED: ['COURIER_ACCEPTED_DELIVERY', 'COURIER_LEFT_VENDOR'],
  NEAR_CUSTOMER: ['DELIVERED', 'RETURN_INITIATED'],
  RETURN_INITIATED: ['RETURNED_TO_VENDOR'],
}

const point = fc.record({
  latitude: fc.double({ min: 50, max: 50.15, noNaN: true }),
  longitude: fc.double({ min: 14.3, max: 14.6, noNaN: true }),
})
const anyRoute: fc.Arbitrary<Route> = fc.array(point, { minLength: 2, maxLength: 12 })
const anyVehicle = fc.constantFrom<Vehicle>('BICYCLE', 'MOTORBIKE', 'CAR')
const anyDisturbances: fc.Arbitrary<Disturbances> = fc.record({
  isReassigned: fc.boolean(),
  isDelayedToVendor: fc.boolean(),
  isDelayedToCustomer: fc.boolean(),
  isReturned: fc.boolean(),
})
const anyTransport = fc.record({
  orderId: fc.uuid(),
  attempt: fc.constantFrom(0, 1),
  vehicle: anyVehicle,
  approach: anyRoute,
  delivery: anyRoute,
})

const expectAllowed = (plan: RidePlan) => {
  for (const [index, { status, after }] of plan.steps.entries()) {
    const before = plan.steps[index - 1]
    if (before === undefined) continue
    expect(ALLOWED[before.status] ?? []).toContain(status)
    expect(after).toBeGreaterThanOrEqual(before.after)
  }
}

const MOTORBIKE_3_KM = {
  orderId: 'bistro-1',
  attempt: 0,
  vehicle: 'MOTORBIKE',
  approach: [
    { latitude: 50.1, longitude: 14.42 },
    { latitude: 50.09, longitude: 14.42 },
  ],
  delivery: [
    { latitude: 50.09, longitude: 14.42 },
    { latitude: 50.063, longitude: 14.42 },
  ],
  disturbances: UNDISTURBED,
} as const

describe('a ride', () => {
  it('passes the statuses in an allowed order and ends (STATUS-01, STATUS-03)', () => {
    fc.assert(
      fc.property(anyTransport, anyDisturbances, (transport, disturbances) => {
        const plan = planTransport({ ...transport, disturbances })
        expectAllowed(plan)
        const end = plan.steps.at(-1)?.status ?? 'NEW'
        const hasEnd = isFinished(end) || (disturbances.isReassigned && end === 'WAITING_FOR_TRANSPORT')
        expect(hasEnd).toBe(true)
      }),
    )
  })

  it('that was given back is completed by a second rider (TRACK-09)', () => {
    fc.assert(
      fc.property(anyTransport, (transport) => {
        const plan = planTransport({ ...transport, attempt: 1 })
        expect(isFinished(plan.steps.at(-1)?.status ?? 'NEW')).toBe(true)
      }),
    )
  })

  it('starts as received and waiting for transport (STATUS-03)', () => {
    fc.assert(
      fc.property(fc.uuid(), (orderId) => {
        const plan = planPreparation(orderId, 3_000)
        expectAllowed(plan)
        expect(plan.steps.at(-1)?.status).toBe('WAITING_FOR_TRANSPORT')
      }),
    )
  })

  it('of three kilometres takes about 25 minutes in total (STATUS-03)', () => {
    const lengths = Array.from({ length: 200 }, (_, index) => {
      const orderId = `bistro-${index}`
      const before = planPreparation(orderId, 3_000).steps.at(-1)?.after ?? 0
      return (before + (planTransport({ ...MOTORBIKE_3_KM, orderId }).steps.at(-1)?.after ?? 0)) / MINUTE
    })
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(average).toBeGreaterThan(20)
    expect(average).toBeLessThan(28)
    expect(Math.max(...lengths)).toBeLessThan(35)
  })

  it('is sometimes late, given back or returned, and usually succeeds (STATUS-05, TRACK-09)', () => {
    const ends = { delayed: 0, givenBack: 0, returned: 0 }
    for (let index = 0; index < 1_000; index += 1) {
      const { disturbances: _, ...drawn } = MOTORBIKE_3_KM
      const statuses = planTransport({ ...drawn, orderId: `bistro-${index}` }).steps.map(({ status }) => status)
      ends.delayed += Number(statuses.includes('DELAYED'))
      ends.givenBack += Number(statuses.lastIndexOf('WAITING_FOR_TRANSPORT') > 0)
      ends.returned += Number(statuses.includes('RETURNED_TO_VENDOR'))
    }
    for (const count of Object.values(ends)) expect(count).toBeGreaterThan(5)
    expect(ends.delayed + ends.givenBack + ends.returned).toBeLessThan(300)
  })

  it('is deterministic per order (OP-26)', () => {
    expect(planTransport(MOTORBIKE_3_KM)).toEqual(planTransport(MOTORBIKE_3_KM))
    expect(planTransport({ ...MOTORBIKE_3_KM, orderId: 'bistro-2' })).not.toEqual(planTransport(MOTORBIKE_3_KM))
  })
})

describe('the rider', () => {
  it('starts at the previous position, and is at the vendor on pick-up and at the customer at the end (OP-26)', () => {
    fc.assert(
      fc.property(anyTransport, anyDisturbances, (transport, drawn) => {
        const disturbances = { ...drawn, isReassigned: false, isReturned: false }
        const plan = planTransport({ ...transport, disturbances })
        const at = (status: OrderStatus) => plan.steps.find((step) => step.status === status)?.after ?? Number.NaN
        const place = (time: number) => positionAt(plan, time)?.position ?? { latitude: Number.NaN, longitude: 0 }
        const vendor = transport.approach.at(-1)!
        expect(distanceInMetres(place(0), transport.approach[0]!)).toBeLessThan(1)
        expect(distanceInMetres(place(at('PICKED_UP')), vendor)).toBeLessThan(1)
        expect(distanceInMetres(place(at('DELIVERED')), transport.delivery.at(-1)!)).toBeLessThan(1)
      }),
    )
  })

  it("never exceeds the vehicle's speed, never moves backwards, and does not move while delayed (OP-26, STATUS-05)", () => {
    const plan = planTransport({ ...MOTORBIKE_3_KM, disturbances: { ...UNDISTURBED, isDelayedToCustomer: true } })
    const left = (time: number) => routeLength(positionAt(plan, time)?.ahead ?? [])
    const [delay] = plan.delays
    expect(left(delay?.from ?? 0)).toBe(left(delay?.until ?? 0))
    const picked = plan.steps.find(({ status }) => status === 'COURIER_LEFT_VENDOR')?.after ?? 0
    for (let time = picked; time < plan.dropOff; time += 10_000) {
      const gone = left(time) - left(time + 10_000)
      expect(gone).toBeGreaterThanOrEqual(0)
      expect(gone).toBeLessThanOrEqual(61.5)
    }
  })

  it('brings a returned parcel back to the vendor (STATUS-08, STATUS-11)', () => {
    const plan = planTransport({ ...MOTORBIKE_3_KM, disturbances: { ...UNDISTURBED, isReturned: true } })
    const end = plan.steps.at(-1)
    expect(end?.status).toBe('RETURNED_TO_VENDOR')
    expect(positionAt(plan, end?.after ?? 0)?.position).toEqual(MOTORBIKE_3_KM.delivery[0])
  })
})

describe('the estimate', () => {
  it('includes a delay only after it has begun (TRACK-11, TRACK-12)', () => {
    const plan = planTransport({ ...MOTORBIKE_3_KM, disturbances: { ...UNDISTURBED, isDelayedToVendor: true } })
    const [delay = { from: 0, until: 0 }] = plan.delays
    const before = delay.from - 1 + expectedIn(plan, delay.from - 1).dropOff
    const after = delay.from + 1 + expectedIn(plan, delay.from + 1).dropOff
    expect(after).toBe(plan.dropOff)
    expect(after - before).toBe(delay.until - delay.from)
  })

  it('is never in the past, and absent at the end (TRACK-14)', () => {
    const plan = planTransport(MOTORBIKE_3_KM)
    expect(expectedIn(plan, plan.dropOff + MINUTE)).toEqual({ pickUp: 0, dropOff: 0 })
  })
})

describe('a route', () => {
  it('cut at any distance leaves the rest (OP-26)', () => {
    fc.assert(
      fc.property(anyRoute, fc.double({ min: 0, max: 1, noNaN: true }), (route, share) => {
        const length = routeLength(route)
        const { ahead } = alongRoute(route, length * share)
        expect(Math.abs(routeLength(ahead) - length * (1 - share))).toBeLessThan(1 + length / 1_000)
      }),
    )
    const [first] = MOTORBIKE_3_KM.delivery
    expect(alongRoute(MOTORBIKE_3_KM.delivery, -5).position).toEqual(first)
    expect(alongRoute(MOTORBIKE_3_KM.delivery, 1e9).ahead).toEqual([MOTORBIKE_3_KM.delivery[1]])
  })
})
