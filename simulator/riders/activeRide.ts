import type { OrderJson } from '../../contract/orders.ts'
import { instantOf } from '../../service/base/wireTime.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import { instantAt, latest, minus, MINUTE, NEVER, plus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { StoredRide } from './storedRide.ts'
import type { Expectation } from '../../service/orders/orderStep.ts'
import { expectedIn, positionAt, stepOf, type RidePlan, type RiderPlace, type RideStep } from './ride.ts'

/** Estimates are written only if they changed by more than this, and at most every ten real seconds. */
const MIN_CHANGE = MINUTE
const WRITE_INTERVAL = 10 * SECOND

/** The simulation of one order, in simulated time that runs at the deployment's speed. */
export class ActiveRide {
  readonly orderId: string
  /** The wanted time of a pre-order. */
  readonly #wantedAt: Instant | undefined
  readonly #destination: Coordinates
  /** The status that the dispatcher last saw or set; a different status in the store has another source. */
  status: OrderStatus
  /** How often a rider has given the order back. */
  attempt: number
  rider: RiderRow | undefined
  /** Absent while the order waits for a free rider. */
  plan: RidePlan | undefined
  /** The index of the plan's next step. */
  next = 0
  #progress = 0
  #asOf: Instant
  #speed: number
  #written: { readonly at: Instant; readonly expected: Expectation } | undefined
  #lookedAt = instantAt(0)

  constructor(order: OrderJson, status: OrderStatus, now: Instant, speed: number) {
    const { order_id: orderId, preordered_for: wanted, status_history: history } = order
    this.orderId = orderId
    this.#destination = order.customer.location
    this.#wantedAt = wanted === undefined || wanted === null ? undefined : instantOf(wanted)
    this.status = status
    this.attempt = Math.max(0, history.filter((step) => step.status === 'WAITING_FOR_TRANSPORT').length - 1)
    this.#asOf = now
    this.#speed = speed
  }

  /** Whether the destination has changed since the ride was planned. */
  hasNewDestination({ customer: { location } }: OrderJson): boolean {
    const { latitude, longitude } = this.#destination
    return location.latitude !== latitude || location.longitude !== longitude
  }

  /** The simulated time since the plan began. */
  progressAt(now: Instant): number {
    return this.#progress + Math.max(0, now - this.#asOf) * this.#speed
  }

  follow(plan: RidePlan, from: number, now: Instant): void {
    this.plan = plan
    this.next = from + 1
    this.#progress = plan.steps[from]?.after ?? 0
    this.#asOf = now
    this.#written = undefined
  }

  setSpeed(speed: number, now: Instant): void {
    this.#progress = this.progressAt(now)
    this.#asOf = now
    this.#speed = speed
  }

  get nextStep(): RideStep | undefined {
    return this.plan?.steps[this.next]
  }

  /** When the transport of a pre-order starts, so that it arrives at the wanted time; 0 for other orders. */
  get heldUntil(): Instant {
    if (this.#wantedAt === undefined || this.plan === undefined) return instantAt(0)
    return minus(this.#wantedAt, this.plan.dropOff / Math.max(1, this.#speed))
  }

  /** The real time of the next step; infinity while the simulation is paused. */
  get nextStepAt(): Instant {
    const step = this.nextStep
    if (step === undefined || this.#speed <= 0) return NEVER
    const due = plus(this.#asOf, Math.max(0, step.after - this.#progress) / this.#speed)
    return step.status === 'WAITING_FOR_TRANSPORT' ? latest(due, this.heldUntil) : due
  }

  /** Records that the next step was taken at that real moment. */
  advance(at: Instant): void {
    const step = this.nextStep
    if (step === undefined) return
    this.status = step.status
    this.#progress = step.after
    this.#asOf = at
    this.next += 1
  }

  /** The expected times for the customer: the remaining simulated time counted as real time. */
  expectedAt(now: Instant): Expectation | undefined {
    if (this.plan === undefined) return undefined
    const { pickUp, dropOff } = expectedIn(this.plan, this.progressAt(now))
    const from = latest(now, this.heldUntil)
    return { pickUpAt: plus(from, pickUp), dropOffAt: plus(from, dropOff) }
  }

  recordEstimates(expected: Expectation, at: Instant): void {
    this.#written = { at, expected }
    this.#lookedAt = at
  }

  /** The real moment from which the written estimates may be off by more than a minute. */
  get estimatesDueAt(): Instant {
    const drift = Math.abs(this.#speed - 1)
    if (
      this.plan === undefined ||
      this.#written === undefined ||
      this.#speed <= 0 ||
      drift === 0 ||
      this.heldUntil > this.#written.at
    )
      return NEVER
    return plus(this.#lookedAt, Math.max(WRITE_INTERVAL, (MIN_CHANGE + 1) / drift))
  }

  /** The estimates to write if they changed enough; otherwise checks again later. */
  changedEstimates(now: Instant): Expectation | undefined {
    this.#lookedAt = now
    const expected = this.expectedAt(now)
    const written = this.#written?.expected
    if (expected === undefined || written === undefined) return expected
    const moved = Math.max(
      Math.abs(expected.pickUpAt - written.pickUpAt),
      Math.abs(expected.dropOffAt - written.dropOffAt),
    )
    return moved > MIN_CHANGE ? expected : undefined
  }

  snapshot(now: Instant): StoredRide {
    return {
      form: 1,
      status: this.status,
      attempt: this.attempt,
      riderId: this.rider?.id ?? null,
      progress: this.progressAt(now),
      next: this.next,
      plan: this.plan ?? null,
    }
  }

  /** Position and remaining route of the rider, once the order is accepted. */
  placeAt(now: Instant): RiderPlace | undefined {
    const accepted = this.plan && stepOf(this.plan, 'COURIER_ACCEPTED_DELIVERY')
    if (this.plan === undefined || accepted === undefined || this.next <= accepted) return undefined
    return positionAt(this.plan, Math.min(this.progressAt(now), this.nextStep?.after ?? Number.POSITIVE_INFINITY))
  }

  static resumed(
    order: OrderJson,
    stored: StoredRide,
    rider: RiderRow | undefined,
    now: Instant,
    speed: number,
  ): ActiveRide {
    const ride = new ActiveRide(order, stored.status, now, speed)
    ride.attempt = stored.attempt
    ride.rider = rider
    ride.plan = stored.plan ?? undefined
    ride.next = stored.next
    ride.#progress = stored.progress
    const expected = ride.expectedAt(now)
    if (expected !== undefined) ride.recordEstimates(expected, now)
    return ride
  }
}
