import type { OrderJson } from '../../contract/orders.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import { MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { KeptRide } from './keptRide.ts'
import type { Expectation } from '../../service/orders/orderStep.ts'
import { expectedIn, positionAt, stepOf, type RidePlan, type RiderPlace, type RideStep } from './ride.ts'

/** Estimates are written again when they moved by more than this, and not more often than every ten real seconds. */
const WORTH_TELLING = MINUTE
const TOLD_AT_MOST_EVERY = 10 * SECOND

/** An order on its way through the statuses, in simulated time that runs at the deployment's speed. */
export class ActiveRide {
  readonly orderId: string
  /** When a pre-order is wanted. */
  readonly #wantedAt: Instant | undefined
  readonly #destination: Coordinates
  /** The status the order is in as far as the dispatcher knows; another one was set by somebody else. */
  status: OrderStatus
  /** How often the order came back from a rider. */
  attempt: number
  rider: RiderRow | undefined
  /** Absent while the order waits for a free rider. */
  plan: RidePlan | undefined
  /** Index of the plan's step that comes next. */
  next = 0
  #progress = 0
  #asOf: Instant
  #speed: number
  #told: { readonly at: Instant; readonly expected: Expectation } | undefined
  #lookedAt: Instant = 0

  constructor(order: OrderJson, status: OrderStatus, now: Instant, speed: number) {
    const { order_id: orderId, preordered_for: wanted, status_history: history } = order
    this.orderId = orderId
    this.#destination = order.customer.location
    this.#wantedAt = wanted === undefined || wanted === null ? undefined : wanted * SECOND
    this.status = status
    this.attempt = Math.max(0, history.filter((step) => step.status === 'WAITING_FOR_TRANSPORT').length - 1)
    this.#asOf = now
    this.#speed = speed
  }

  /** Whether somebody has changed where the order goes since the ride was planned. */
  goesElsewhere({ customer: { location } }: OrderJson): boolean {
    const { latitude, longitude } = this.#destination
    return location.latitude !== latitude || location.longitude !== longitude
  }

  /** Simulated time of the plan. */
  progressAt(now: Instant): number {
    return this.#progress + Math.max(0, now - this.#asOf) * this.#speed
  }

  follow(plan: RidePlan, from: number, now: Instant): void {
    this.plan = plan
    this.next = from + 1
    this.#progress = plan.steps[from]?.after ?? 0
    this.#asOf = now
    this.#told = undefined
  }

  setSpeed(speed: number, now: Instant): void {
    this.#progress = this.progressAt(now)
    this.#asOf = now
    this.#speed = speed
  }

  get nextStep(): RideStep | undefined {
    return this.plan?.steps[this.next]
  }

  /** A pre-order's transport begins so that it can be there when it is wanted; 0 for any other order. */
  get heldUntil(): Instant {
    if (this.#wantedAt === undefined || this.plan === undefined) return 0
    return this.#wantedAt - this.plan.dropOff / Math.max(1, this.#speed)
  }

  /** The real moment of the next step; never while time stands still. */
  get nextStepAt(): Instant {
    const step = this.nextStep
    if (step === undefined || this.#speed <= 0) return Number.POSITIVE_INFINITY
    const due = this.#asOf + Math.max(0, step.after - this.#progress) / this.#speed
    return step.status === 'WAITING_FOR_TRANSPORT' ? Math.max(due, this.heldUntil) : due
  }

  /** The next step has been taken, at that real moment. */
  advance(at: Instant): void {
    const step = this.nextStep
    if (step === undefined) return
    this.status = step.status
    this.#progress = step.after
    this.#asOf = at
    this.next += 1
  }

  /** When the customer would expect the rider: the simulated time that is left, told as real time. */
  expectedAt(now: Instant): Expectation | undefined {
    if (this.plan === undefined) return undefined
    const { pickUp, dropOff } = expectedIn(this.plan, this.progressAt(now))
    const from = Math.max(now, this.heldUntil)
    return { pickUpAt: from + pickUp, dropOffAt: from + dropOff }
  }

  told(expected: Expectation, at: Instant): void {
    this.#told = { at, expected }
    this.#lookedAt = at
  }

  /** The real moment from which the told estimates may be wrong by more than a minute. */
  get estimatesDueAt(): Instant {
    const drift = Math.abs(this.#speed - 1)
    if (
      this.plan === undefined ||
      this.#told === undefined ||
      this.#speed <= 0 ||
      drift === 0 ||
      this.heldUntil > this.#told.at
    )
      return Number.POSITIVE_INFINITY
    return this.#lookedAt + Math.max(TOLD_AT_MOST_EVERY, (WORTH_TELLING + 1) / drift)
  }

  /** The estimates to write, when they moved enough; looks again later otherwise. */
  estimatesWorthTelling(now: Instant): Expectation | undefined {
    this.#lookedAt = now
    const expected = this.expectedAt(now)
    const told = this.#told?.expected
    if (expected === undefined || told === undefined) return expected
    const moved = Math.max(Math.abs(expected.pickUpAt - told.pickUpAt), Math.abs(expected.dropOffAt - told.dropOffAt))
    return moved > WORTH_TELLING ? expected : undefined
  }

  kept(now: Instant): KeptRide {
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

  /** Where the rider is and the way ahead, from accepting the order on. */
  placeAt(now: Instant): RiderPlace | undefined {
    const accepted = this.plan && stepOf(this.plan, 'COURIER_ACCEPTED_DELIVERY')
    if (this.plan === undefined || accepted === undefined || this.next <= accepted) return undefined
    return positionAt(this.plan, Math.min(this.progressAt(now), this.nextStep?.after ?? Number.POSITIVE_INFINITY))
  }

  static resumed(
    order: OrderJson,
    kept: KeptRide,
    rider: RiderRow | undefined,
    now: Instant,
    speed: number,
  ): ActiveRide {
    const ride = new ActiveRide(order, kept.status, now, speed)
    ride.attempt = kept.attempt
    ride.rider = rider
    ride.plan = kept.plan ?? undefined
    ride.next = kept.next
    ride.#progress = kept.progress
    const expected = ride.expectedAt(now)
    if (expected !== undefined) ride.told(expected, now)
    return ride
  }
}
