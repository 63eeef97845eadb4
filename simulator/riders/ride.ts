import type { Coordinates } from '../../src/domain/coordinates.ts'
import { routeLength } from '../../src/domain/route.ts'
import { MINUTE, SECOND } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { alongRoute, type Route } from './route.ts'
import { numberBetween, seededRandom, type Random } from '../seededRandom.ts'

export type Vehicle = 'BICYCLE' | 'MOTORBIKE' | 'CAR'

/** Speeds in metres per second, including stops at crossings. */
const SPEED: Readonly<Record<Vehicle, number>> = { BICYCLE: 4.2, MOTORBIKE: 6.1, CAR: 5.5 }

/** Probabilities of disturbances. */
const REASSIGNED = 0.06
const DELAYED = 0.08
const RETURNED = 0.02
const VENDOR_ANSWERS = 0.3
/** The distance to the destination, in metres, from which a rider counts as near. */
const NEAR_M = 250

/** Times of a plan are milliseconds of simulated time since the plan began. */
export interface RideStep {
  readonly status: OrderStatus
  readonly after: number
}

/** A route with its timing: how many metres are covered at which time, both increasing. */
interface Leg {
  readonly route: Route
  readonly timing: ReadonlyArray<readonly [at: number, metres: number]>
}

/** The future of an order until the plan ends; the first step is its current status. */
export interface RidePlan {
  readonly steps: ReadonlyArray<RideStep>
  readonly legs: ReadonlyArray<Leg>
  /** Stops of the rider; estimates do not include them before they begin. */
  readonly delays: ReadonlyArray<{ readonly from: number; readonly until: number }>
  readonly pickUp: number
  readonly dropOff: number
}

/**
 * Plans the steps from placing to waiting for transport, some minutes; a ride may start at any of these statuses.
 */
export const planPreparation = (orderId: string, deliveryMetres: number): RidePlan => {
  const random = seededRandom(`${orderId}/preparation`)
  const steps: RideStep[] = []
  let after = 0
  const then = (status: OrderStatus, least: number, most: number) => {
    after += numberBetween(random, least, most)
    steps.push({ status, after: Math.round(after) })
  }
  then('PAYMENT_COMMITTED', 0, 0)
  then('NEW', 5 * SECOND, 15 * SECOND)
  then('RECEIVED', 10 * SECOND, 30 * SECOND)
  if (random() < VENDOR_ANSWERS) {
    then('RECEIVED_BY_VENDOR', 10 * SECOND, 30 * SECOND)
    then('ACCEPTED_BY_VENDOR', 20 * SECOND, 60 * SECOND)
  }
  then('WAITING_FOR_TRANSPORT', 15 * SECOND, 45 * SECOND)
  const pickUp = after + 11 * MINUTE
  const dropOff = pickUp + 3 * MINUTE + (deliveryMetres / SPEED.MOTORBIKE) * SECOND
  return { steps, legs: [], delays: [], pickUp: Math.round(pickUp), dropOff: Math.round(dropOff) }
}

/** The disturbances of a ride. */
export interface Disturbances {
  readonly isReassigned: boolean
  readonly isDelayedToVendor: boolean
  readonly isDelayedToCustomer: boolean
  readonly isReturned: boolean
}

export const UNDISTURBED: Disturbances = {
  isReassigned: false,
  isDelayedToVendor: false,
  isDelayedToCustomer: false,
  isReturned: false,
}

const drawDisturbances = (random: Random, attempt: number): Disturbances => {
  const isReassigned = random() < REASSIGNED && attempt === 0
  const isDelayedToVendor = random() < DELAYED && !isReassigned
  return {
    isReassigned,
    isDelayedToVendor,
    isDelayedToCustomer: random() < DELAYED / 2,
    isReturned: random() < RETURNED,
  }
}

export interface Transport {
  readonly orderId: string
  /** 0 for the first rider; a second rider never gives the order back. */
  readonly attempt: number
  readonly vehicle: Vehicle
  /** The routes from the rider to the vendor, and from there to the customer. */
  readonly approach: Route
  readonly delivery: Route
  /** If absent, derived from the order's id. */
  readonly disturbances?: Disturbances
}

/**
 * Plans the steps from waiting for transport to the end: delivered, returned to the vendor, or waiting for another
 * rider.
 */
export const planTransport = (transport: Transport): RidePlan => {
  const { orderId, attempt, vehicle, approach, delivery } = transport
  const random = seededRandom(`${orderId}/transport/${attempt}`)
  const drawn = drawDisturbances(random, attempt)
  const { isReassigned, isDelayedToVendor, isDelayedToCustomer, isReturned } = transport.disturbances ?? drawn
  const steps: RideStep[] = [{ status: 'WAITING_FOR_TRANSPORT', after: 0 }]
  const delays: Array<{ readonly from: number; readonly until: number }> = []
  let clock = 0
  const then = (status: OrderStatus, least: number, most: number) => {
    clock = Math.round(clock + numberBetween(random, least, most))
    steps.push({ status, after: clock })
  }
  const ride = (route: Route, isDelayed: boolean, before: OrderStatus, near: OrderStatus | undefined): Leg => {
    const leg = driven(random, route, clock, SPEED[vehicle], isDelayed)
    if (leg.delay !== undefined) {
      delays.push(leg.delay)
      steps.push({ status: 'DELAYED', after: leg.delay.from }, { status: before, after: leg.delay.until })
    }
    if (near !== undefined) steps.push({ status: near, after: leg.nearAt })
    clock = leg.arrives
    return { route, timing: leg.timing }
  }

  const prepared = numberBetween(random, 5, 8) * MINUTE
  then('ASSIGNED_TO_TRANSPORT', 60 * SECOND, 120 * SECOND)
  then('COURIER_ACCEPTED_DELIVERY', 15 * SECOND, 45 * SECOND)
  const toVendor = ride(
    approach,
    isDelayedToVendor,
    'COURIER_ACCEPTED_DELIVERY',
    isReassigned ? undefined : 'NEAR_VENDOR',
  )
  if (isReassigned) {
    const accepted = steps.at(-1)?.after ?? 0
    steps.push({ status: 'WAITING_FOR_TRANSPORT', after: Math.round(accepted + numberBetween(random, 1, 3) * MINUTE) })
    const pickUp = Math.round(accepted + 12 * MINUTE)
    return { steps, legs: [toVendor], delays, pickUp, dropOff: pickUp + ridingTime(delivery, vehicle) }
  }
  clock = Math.max(clock, prepared)
  then('PICKED_UP', 60 * SECOND, 150 * SECOND)
  const pickUp = clock
  then('COURIER_LEFT_VENDOR', 20 * SECOND, 45 * SECOND)
  const toCustomer = ride(delivery, isDelayedToCustomer, 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER')
  const legs = [toVendor, toCustomer]
  if (isReturned) {
    const dropOff = clock
    then('RETURN_INITIATED', 3 * MINUTE, 5 * MINUTE)
    legs.push(ride(delivery.toReversed(), false, 'RETURN_INITIATED', undefined))
    then('RETURNED_TO_VENDOR', 30 * SECOND, 90 * SECOND)
    return { steps, legs, delays, pickUp, dropOff }
  }
  then('DELIVERED', 60 * SECOND, 150 * SECOND)
  return { steps, legs, delays, pickUp, dropOff: clock }
}

const ridingTime = (route: Route, vehicle: Vehicle): number =>
  Math.round((routeLength(route) / SPEED[vehicle]) * SECOND + 3 * MINUTE)

/** The timing of a route from a moment on, with a stop of some minutes halfway if it is delayed. */
const driven = (random: Random, route: Route, from: number, speed: number, isDelayed: boolean) => {
  const metres = routeLength(route)
  const riding = Math.max(20 * SECOND, Math.round((metres / speed) * SECOND))
  const stop = isDelayed ? Math.round(numberBetween(random, 3, 6) * MINUTE) : 0
  const halfway = from + Math.round(riding * 0.4)
  const nearShare = metres <= 2 * NEAR_M ? 0.5 : 1 - NEAR_M / metres
  const arrives = from + riding + stop
  return {
    arrives,
    nearAt: Math.round(from + stop + riding * nearShare),
    delay: isDelayed ? { from: halfway, until: halfway + stop } : undefined,
    timing: [
      [from, 0],
      ...(isDelayed
        ? ([
            [halfway, metres * 0.4],
            [halfway + stop, metres * 0.4],
          ] as const)
        : []),
      [arrives, metres],
    ] satisfies Leg['timing'],
  }
}

/** The index of the plan's step with this status; `undefined` if there is none. */
export const stepOf = (plan: RidePlan, status: OrderStatus): number | undefined => {
  const index = plan.steps.findIndex((step) => step.status === status)
  return index < 0 ? undefined : index
}

export interface RiderPlace {
  readonly position: Coordinates
  readonly ahead: Route
}

/** Position and remaining route of the rider at a time of the plan. While the rider waits, that of the next leg. */
export const positionAt = (plan: RidePlan, time: number): RiderPlace | undefined => {
  const current = Math.max(
    0,
    plan.legs.findLastIndex(({ timing }) => (timing[0]?.[0] ?? 0) <= time),
  )
  const leg = plan.legs[current]
  if (leg === undefined) return undefined
  let metres = 0
  for (const [index, [at, gone]] of leg.timing.entries()) {
    const next = leg.timing[index + 1]
    if (time < at) break
    metres =
      next === undefined || next[0] === at ? gone : gone + (next[1] - gone) * Math.min(1, (time - at) / (next[0] - at))
  }
  const place = alongRoute(leg.route, metres)
  const next = plan.legs[current + 1]
  return place.ahead.length > 1 || next === undefined ? place : { position: place.position, ahead: next.route }
}

/** Simulated milliseconds to pick-up and drop-off, without delays that have not begun. */
export const expectedIn = (plan: RidePlan, time: number): { readonly pickUp: number; readonly dropOff: number } => {
  const unknown = (until: number) =>
    plan.delays.reduce(
      (sum, delay) => (delay.from > time && delay.until <= until ? sum + delay.until - delay.from : sum),
      0,
    )
  const left = (moment: number) => Math.max(0, moment - unknown(moment) - time)
  return { pickUp: left(plan.pickUp), dropOff: left(plan.dropOff) }
}
