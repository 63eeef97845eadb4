import { setImmediate as nextTurn } from 'node:timers/promises'
import { SECOND } from '../../src/domain/instant.ts'
import type { RiderInfoJson } from '../../service/orders/riderLookup.ts'
import { isoText } from '../../service/base/wireTime.ts'
import { RideBook, type DispatchCore } from './rideBook.ts'
import type { StreetGraph } from './streetGraph.ts'
import type { Timers } from './timers.ts'

const AGAIN_AFTER_TROUBLE = 2 * SECOND
/** Steps in a row before other work runs. */
const STEPS_IN_A_TURN = 20

/**
 * Simulates the riders of one deployment. Work runs one piece at a time, with at most one timer, and pauses while the
 * service handles work that a person waits for.
 */
export class DeploymentDispatch {
  readonly #core: DispatchCore
  readonly #deployment: string
  readonly #timers: Timers
  readonly #book: RideBook
  #working: Promise<void> = Promise.resolve()
  #cancelTimer: (() => void) | undefined
  readonly #stopping = Promise.withResolvers<void>()
  #isStopped = false
  #isInTrouble = false
  #isRecoveryDue = false

  constructor(core: DispatchCore, deployment: string, streets: () => StreetGraph, timers: Timers, speed: number) {
    this.#core = core
    this.#deployment = deployment
    this.#timers = timers
    this.#book = new RideBook(core, deployment, streets, speed)
  }

  get speed(): number {
    return this.#book.speed
  }

  start(): Promise<void> {
    return this.#inTurn(() => this.#book.open())
  }

  /**
   * Checks an order that is new or was changed by somebody else. Changes by other processes matter only for orders
   * simulated here.
   */
  wake(orderId: string, isElsewhere = false): void {
    if (this.#book.isWriting(orderId) || (isElsewhere && this.#book.rideOf(orderId) === undefined)) return
    void this.#inTurn(() => this.#book.check(orderId))
  }

  /** Checks all orders simulated here, because messages of other processes may have been missed. */
  wakeAll(): void {
    void this.#inTurn(() => this.#book.checkAll())
  }

  setSpeed(speed: number): Promise<void> {
    return this.#inTurn(async () => this.#book.setSpeed(speed))
  }

  riderOf(orderId: string): RiderInfoJson | null {
    const ride = this.#book.rideOf(orderId)
    const now = this.#core.clock()
    const place = ride?.placeAt(now)
    if (ride?.rider === undefined || place === undefined) return null
    return {
      rider_id: ride.rider.id,
      name: ride.rider.name,
      phone_number: ride.rider.phoneNumber,
      vehicle: ride.rider.vehicle,
      ...place.position,
      located_at: isoText(now),
      route: place.ahead,
    }
  }

  /** Stops after the current work, and stores the state of all rides. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopping.resolve()
    this.#cancelTimer?.()
    await this.#working
    await this.#book.keepAll()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#working = this.#working.then(async () => {
      await Promise.race([this.#core.priorityGate.whenIdle(), this.#stopping.promise])
      // PGlite runs in this thread: without this pause no request is handled while thousands of orders
      // are checked.
      await nextTurn()
      if (this.#isStopped) return
      try {
        await work()
      } catch (error) {
        this.#isInTrouble = true
        this.#core.log.error('dispatch-failed', error, { deployment: this.#deployment })
      }
      this.#schedule()
    })
    return this.#working
  }

  #schedule(): void {
    // Other work does not postpone the recovery.
    if (this.#isInTrouble && this.#isRecoveryDue) return
    this.#cancelTimer?.()
    this.#cancelTimer = undefined
    if (this.#isStopped) return
    if (this.#isInTrouble) {
      this.#isRecoveryDue = true
      this.#cancelTimer = this.#timers.after(AGAIN_AFTER_TROUBLE, () => {
        this.#isRecoveryDue = false
        void this.#inTurn(() => this.#recover())
      })
      return
    }
    const due = this.#book.nextDue
    if (due === Number.POSITIVE_INFINITY) return
    this.#cancelTimer = this.#timers.after(Math.max(0, due - this.#core.clock()), () => {
      let left = STEPS_IN_A_TURN
      const mayContinue = () => !this.#isStopped && !this.#core.priorityGate.isBusy() && left-- > 0
      void this.#inTurn(() => this.#book.takeDueSteps(mayContinue))
    })
  }

  async #recover(): Promise<void> {
    await this.#book.recover()
    this.#isInTrouble = false
  }
}
