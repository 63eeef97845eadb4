import { setImmediate as nextTurn } from 'node:timers/promises'
import { SECOND } from '../../src/domain/instant.ts'
import type { RiderInfoJson } from '../../service/orders/riderLookup.ts'
import { isoText } from '../../service/base/wireTime.ts'
import { RideBook, type DispatchCore } from './rideBook.ts'
import type { StreetGraph } from './streetGraph.ts'
import type { Timers } from './timers.ts'

const AGAIN_AFTER_TROUBLE = 2 * SECOND
/** Then others are heard. */
const STEPS_IN_A_TURN = 20

/**
 * Simulates the riders of one deployment. One thing happens at a time; at most one timer runs. They pause while a person
 * waits for other work of the service.
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

  /** Looks at an order again: it is new, or somebody else changed it. What another process does counts if it is ours. */
  wake(orderId: string, isElsewhere = false): void {
    if (this.#book.isWriting(orderId) || (isElsewhere && this.#book.rideOf(orderId) === undefined)) return
    void this.#inTurn(() => this.#book.look(orderId))
  }

  /** Looks at every order that is under way here: news of other processes may have been missed. */
  wakeAll(): void {
    void this.#inTurn(() => this.#book.lookAtAll())
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

  /** Ends after what is being done is done; where everybody was is kept. */
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
      // An embedded database answers at once: without this nobody else is heard while thousands of orders are looked at.
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
    // What else happens meanwhile does not put the recovery off.
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
      const goesOn = () => !this.#isStopped && !this.#core.priorityGate.isBusy() && left-- > 0
      void this.#inTurn(() => this.#book.takeDueSteps(goesOn))
    })
  }

  async #recover(): Promise<void> {
    await this.#book.recover()
    this.#isInTrouble = false
  }
}
