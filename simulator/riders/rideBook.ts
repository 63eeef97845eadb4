import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderJson } from '../../contract/orders.ts'
import { earliest, type Instant } from '../../src/domain/instant.ts'
import { isBefore, isFinished, readStatus, type OrderStatus } from '../../src/domain/order/orderStatus.ts'
import type { Core } from '../../service/core.ts'
import type { ProofGenerator } from '../proofs/proofGenerator.ts'
import { ActiveRide } from './activeRide.ts'
import { Fleet } from './fleet.ts'
import { readStoredRide } from './storedRide.ts'
import { progressStatus, riderJson, withEstimates, withStep } from '../../service/orders/orderStep.ts'
import { stepOf, UNDISTURBED } from './ride.ts'
import { RidePlanner } from './ridePlanner.ts'
import type { StreetGraph } from './streetGraph.ts'

export interface DispatchCore extends Pick<Core, 'stores' | 'clock' | 'log' | 'priorityGate'> {
  readonly proofGenerator: Pick<ProofGenerator, 'take'>
}

/** Stored in one statement, which PGlite runs in this thread. */
const KEPT_AT_ONCE = 200

/** The active orders of a deployment and their simulation. Methods must not run concurrently. */
export class RideBook {
  readonly #core: DispatchCore
  readonly #deployment: string
  readonly #planner: RidePlanner
  readonly #rides = new Map<string, ActiveRide>()
  readonly #writing = new Set<string>()
  /** Orders whose processing failed midway: their state in memory may be wrong. */
  readonly #unsure = new Set<string>()
  #isOpen = false
  #fleet = new Fleet([])
  #speed: number

  constructor(core: DispatchCore, deployment: string, streets: () => StreetGraph, speed: number) {
    this.#core = core
    this.#deployment = deployment
    this.#planner = new RidePlanner(core.stores.vendors, deployment, streets)
    this.#speed = speed
  }

  get speed(): number {
    return this.#speed
  }

  setSpeed(speed: number): void {
    const now = this.#core.clock()
    this.#speed = speed
    for (const ride of this.#rides.values()) ride.setSpeed(speed, now)
  }

  rideOf(orderId: string): ActiveRide | undefined {
    return this.#rides.get(orderId)
  }

  /** Whether this book is writing the order now, so that its change message can be ignored. */
  isWriting(orderId: string): boolean {
    return this.#writing.has(orderId)
  }

  /** The real moment of the next work; infinity if there is none. */
  get nextDue(): Instant {
    return earliest(...[...this.#rides.values()].flatMap((ride) => [ride.nextStepAt, ride.estimatesDueAt]))
  }

  /** Resumes the stored rides and all other active orders; does nothing without riders. */
  async open(): Promise<void> {
    if (await this.#hasRiders()) await this.#resumeAll()
    this.#isOpen = true
  }

  /** Reads the orders whose processing failed from the database again. */
  async recover(): Promise<void> {
    if (!this.#isOpen) await this.open()
    const unsure = [...this.#unsure]
    for (const orderId of unsure) {
      const ride = this.#rides.get(orderId)
      this.#rides.delete(orderId)
      if (ride !== undefined) this.#release(ride, this.#core.clock())
    }
    for (const orderId of unsure) {
      this.#unsure.delete(orderId)
      await this.check(orderId)
    }
    await this.#serveWaiting()
  }

  async checkAll(): Promise<void> {
    const orderIds = [...this.#rides.keys()]
    for (const orderId of orderIds) await this.check(orderId)
  }

  async #resumeAll(): Promise<void> {
    const { riders, orders } = this.#core.stores
    const stored = new Map((await riders.rides(this.#deployment)).map((ride) => [ride.orderId, ride.state]))
    const active = await orders.active(this.#deployment)
    for (const order of active) if (!this.#rides.has(order.order_id)) this.#resume(order, stored.get(order.order_id))
    for (const order of active) if (!this.#rides.has(order.order_id)) await this.#begin(order)
    const underWay = new Set(active.map((order) => order.order_id))
    for (const orderId of stored.keys()) if (!underWay.has(orderId)) await riders.endRide(this.#deployment, orderId)
    await this.#serveWaiting()
  }

  /** Stores the state of all rides with few commits, and yields to the event loop in between. */
  async keepAll(): Promise<void> {
    const rides = [...this.#rides.values()]
    for (let from = 0; from < rides.length; from += KEPT_AT_ONCE) {
      await this.#keep(rides.slice(from, from + KEPT_AT_ONCE), this.#core.clock())
      await nextTurn()
    }
  }

  /** Takes all due steps in the order of their times, then writes the estimates that changed. */
  async takeDueSteps(mayContinue: () => boolean): Promise<void> {
    const now = this.#core.clock()
    while (mayContinue()) {
      const due = [...this.#rides.values()].filter((ride) => ride.nextStepAt <= now)
      const first = due.toSorted((a, b) => a.nextStepAt - b.nextStepAt)[0]
      if (first === undefined) break
      await this.#takeStep(first)
    }
    for (const ride of this.#rides.values())
      if (ride.estimatesDueAt <= now) await this.#surely(ride.orderId, () => this.#writeEstimates(ride, now))
  }

  /** Checks an order that is new or was changed by another program. */
  check(orderId: string): Promise<void> {
    return this.#surely(orderId, async () => {
      if (!(await this.#hasRiders())) return
      const order = await this.#core.stores.orders.byId(this.#deployment, orderId)
      const ride = this.#rides.get(orderId)
      if (ride !== undefined && order?.status === ride.status && !ride.hasNewDestination(order)) return
      if (ride !== undefined) await this.#end(ride)
      if (order !== undefined && !isFinished(readStatus(order.status))) await this.#begin(order)
    })
  }

  /** Processes an order; if that fails, the order stays unsure until `recover` has read it again. */
  async #surely(orderId: string, work: () => Promise<void>): Promise<void> {
    const isNested = this.#unsure.has(orderId)
    this.#unsure.add(orderId)
    await work()
    if (!isNested) this.#unsure.delete(orderId)
  }

  #takeStep(ride: ActiveRide): Promise<void> {
    return this.#surely(ride.orderId, () => this.#takeNextStep(ride))
  }

  async #takeNextStep(ride: ActiveRide): Promise<void> {
    const [step, at, before] = [ride.nextStep, ride.nextStepAt, ride.status]
    if (step === undefined) return
    ride.advance(at)
    const isWaiting = step.status === 'WAITING_FOR_TRANSPORT'
    const expected = isFinished(step.status) ? undefined : ride.expectedAt(at)
    const rider = isWaiting ? null : step.status === 'COURIER_ACCEPTED_DELIVERY' ? ride.rider : undefined
    const change = { status: step.status, at, ...(rider !== undefined && { rider }), ...(expected && { expected }) }
    const order = await this.#write(ride.orderId, before, (current) =>
      current.status === step.status ? current : withStep(current, change),
    )
    if (order === undefined) return this.check(ride.orderId)
    await this.#core.proofGenerator.take(this.#deployment, order)
    if (expected !== undefined) ride.recordEstimates(expected, at)
    if (isFinished(step.status)) return this.#end(ride)
    if (!isWaiting) return this.#keep([ride], at)
    const previous = ride.rider
    this.#release(ride, at)
    ride.plan = undefined
    if (previous !== undefined) ride.attempt += 1
    await this.#findRider(ride, order, at, previous?.id)
    if (previous !== undefined) await this.#serveWaiting()
  }

  /** The written order; `undefined` if the order is no longer in that status. */
  async #write(id: string, status: string, change: (order: OrderJson) => OrderJson): Promise<OrderJson | undefined> {
    let isWritten = false
    this.#writing.add(id)
    try {
      const order = await this.#core.stores.orders.change(this.#deployment, id, (current) => {
        isWritten = current.status === status
        return isWritten ? change(current) : undefined
      })
      return isWritten ? order : undefined
    } finally {
      this.#writing.delete(id)
    }
  }

  async #writeEstimates(ride: ActiveRide, now: Instant): Promise<void> {
    const expected = ride.changedEstimates(now)
    if (expected === undefined) return
    const order = await this.#write(ride.orderId, ride.status, (current) => withEstimates(current, expected, now))
    if (order === undefined) return this.check(ride.orderId)
    ride.recordEstimates(expected, now)
    await this.#keep([ride], now)
  }

  async #hasRiders(): Promise<boolean> {
    if (this.#fleet.size === 0) this.#fleet = new Fleet(await this.#core.stores.riders.ridersOf(this.#deployment))
    return this.#fleet.size > 0
  }

  #resume(order: OrderJson, state: unknown): void {
    const stored = readStoredRide(state)
    const rider = this.#fleet.rider(stored?.riderId ?? null)
    if (stored?.status !== order.status || (stored.riderId !== null && rider === undefined)) return
    const ride = ActiveRide.resumed(order, stored, rider, this.#core.clock(), this.#speed)
    if (rider !== undefined) this.#fleet.take(rider)
    this.#rides.set(order.order_id, ride)
  }

  #begin(order: OrderJson): Promise<void> {
    return this.#surely(order.order_id, () => this.#beginNow(order))
  }

  async #beginNow(order: OrderJson): Promise<void> {
    const status = readStatus(order.status)
    const reached = progressStatus(order)
    if (status === 'UNKNOWN' || reached === 'UNKNOWN') return
    if (status === 'INITIATED' || status === 'PAYMENT_INITIATED') return
    const now = this.#core.clock()
    const ride = new ActiveRide(order, status, now, this.#speed)
    this.#rides.set(order.order_id, ride)
    const preparation = await this.#planner.preparation(order)
    const index = stepOf(preparation, reached) ?? stepOf(preparation, 'RECEIVED') ?? 0
    if (isPreparing(reached)) ride.follow(preparation, index, now)
    else if (isLookingForRider(order, reached)) {
      ride.follow(preparation, preparation.steps.length - 2, now)
      if (ride.heldUntil <= now) await this.#findRider(ride, order, now)
    } else await this.#joinTransport(ride, order, reached, now)
    await this.#keep([ride], now)
  }

  /** Joins an order that already had a rider when the simulation started. */
  async #joinTransport(ride: ActiveRide, order: OrderJson, reached: OrderStatus, now: Instant): Promise<void> {
    const known = this.#fleet.byPhone(order.rider?.phone_number)
    const rider = known ?? this.#fleet.anyone(await this.#planner.vendorPlace(order))
    if (rider === undefined) return
    const from = this.#fleet.positionOf(rider)
    const disturbances = { ...UNDISTURBED, isReturned: reached === 'RETURN_INITIATED' }
    const plan = await this.#planner.transport(order, rider, from, ride.attempt, disturbances)
    const accepted = stepOf(plan, 'COURIER_ACCEPTED_DELIVERY') ?? 0
    const index = stepOf(plan, reached) ?? accepted
    this.#fleet.take(rider)
    ride.rider = rider
    ride.follow(plan, index, now)
    const expected = ride.expectedAt(now)
    if (index < accepted || expected === undefined) return
    const riderFields = riderJson(rider)
    await this.#write(order.order_id, order.status, (is) => ({
      ...withEstimates(is, expected, now),
      rider: riderFields,
    }))
    ride.recordEstimates(expected, now)
  }

  /** Assigns the nearest free rider; without one the order waits for the next free rider. */
  async #findRider(ride: ActiveRide, order: OrderJson, at: Instant, except?: string): Promise<void> {
    const vendor = await this.#planner.vendorPlace(order)
    const rider = this.#fleet.nearestFree(vendor, except) ?? this.#fleet.nearestFree(vendor)
    ride.plan = undefined
    if (rider !== undefined) {
      this.#fleet.take(rider)
      ride.rider = rider
      ride.follow(await this.#planner.transport(order, rider, this.#fleet.positionOf(rider), ride.attempt), 0, at)
      const expected = ride.expectedAt(at)
      if (expected !== undefined) ride.recordEstimates(expected, at)
    }
    await this.#keep([ride], at)
  }

  async #end(ride: ActiveRide): Promise<void> {
    this.#rides.delete(ride.orderId)
    this.#release(ride, this.#core.clock())
    await this.#core.stores.riders.endRide(this.#deployment, ride.orderId)
    await this.#serveWaiting()
  }

  #release(ride: ActiveRide, at: Instant): void {
    if (ride.rider !== undefined) this.#fleet.free(ride.rider, ride.placeAt(at)?.position)
    ride.rider = undefined
  }

  async #serveWaiting(): Promise<void> {
    for (const ride of [...this.#rides.values()].filter(({ plan }) => plan === undefined)) {
      const order = await this.#core.stores.orders.byId(this.#deployment, ride.orderId)
      if (order?.status !== ride.status) continue
      await this.#surely(ride.orderId, () => this.#findRider(ride, order, this.#core.clock()))
      if (ride.rider === undefined) return
    }
  }

  #keep(rides: ReadonlyArray<ActiveRide>, now: Instant): Promise<void> {
    return this.#core.stores.riders.saveRides(
      rides.map((ride) => ({
        orderId: ride.orderId,
        deployment: this.#deployment,
        riderId: ride.rider?.id ?? '',
        state: ride.snapshot(now),
      })),
    )
  }
}

/** Not every plan contains the vendor's answers. */
const isPreparing = (status: OrderStatus): boolean =>
  status === 'PAYMENT_COMMITTED' || isBefore(status, 'WAITING_FOR_TRANSPORT')

const isLookingForRider = (order: OrderJson, status: OrderStatus): boolean =>
  status === 'WAITING_FOR_TRANSPORT' || status === 'DELAYED' || (status === 'MODIFIED' && !order.rider)
