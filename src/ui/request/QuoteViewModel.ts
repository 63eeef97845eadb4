import { computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ask } from '../../application/ask.ts'
import { FeeCalculator } from '../../application/ports/FeeCalculator.ts'
import { quoteDelivery, type DeliveryQuote } from '../../application/request/quoteDelivery.ts'
import { renewFee } from '../../application/request/renewFee.ts'
import { instantAt, MINUTE, NEVER, plus, SECOND, type Instant } from '../../domain/instant.ts'
import { compare, type Money } from '../../domain/pricing/money.ts'
import type { FeeLine } from '../../domain/pricing/deliveryFee.ts'
import { explainedFee } from '../../domain/pricing/explainedFee.ts'
import { OLD_AFTER } from '../../domain/order/estimates.ts'
import type { TimePromise } from '../../domain/order/timePromise.ts'
import { deliveryTimeOf } from '../../domain/request/deliveryTime.ts'
import { requestPromises } from '../../domain/request/requestPromises.ts'
import { renewalAt } from '../../domain/request/feeRecompute.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { failureText } from '../kit/failureText.ts'
import type { RequestModel, RequestProblem, RequestDependencies } from './RequestModel.ts'

export type QuoteProgress =
  | { readonly step: 'none' }
  | { readonly step: 'asking' }
  | { readonly step: 'quoted'; readonly quote: DeliveryQuote }
  | { readonly step: 'failed'; readonly problem: RequestProblem }

type QuoteFailure = 'Undeliverable' | 'DeliverabilityUnknown' | 'FeeUnknown' | 'StoreClosed'

/**
 * The message of each failure; a new failure of the use case does not compile without one (FEE-02, FEE-03, FEE-05,
 * FEE-09).
 */
export const QUOTE_PROBLEMS: Readonly<Record<QuoteFailure, TextId>> = {
  Undeliverable: 'request-error-undeliverable-address',
  DeliverabilityUnknown: 'request-deliverability-unknown',
  FeeUnknown: 'request-error-cannot-compute-price',
  StoreClosed: 'error-store-closed',
}

const NONE: QuoteProgress = { step: 'none' }

/** Deliverability, fee, estimates and the fee's validity for the destination (REQ-10, REQ-39). */
export class QuoteViewModel {
  progress: QuoteProgress = NONE
  /** The previous fee, if the renewal changed it. */
  movedFrom: Money | undefined = undefined
  /** Ticks while a fee is valid. */
  now: Instant
  /** Resolves when no request is running. */
  settled: Promise<void> = Promise.resolve()
  readonly #run: RequestDependencies['run']
  readonly #request: RequestModel
  #running = new AbortController()
  /** The moment of the next renewal; each fee is renewed once, whatever the outcome. */
  #renewsAt: Instant = NEVER
  /** When the shown times were estimated; `undefined` if the service has not estimated them. */
  private estimatedAt: Instant | undefined = undefined
  /** The moment of the next estimate, whatever the outcome of the last one. */
  #estimatesAt: Instant = NEVER

  constructor({ run }: RequestDependencies, request: RequestModel) {
    this.#run = run
    this.#request = request
    this.now = request.now()
    makeAutoObservable(this, {
      progress: observableRef,
      movedFrom: observableRef,
      lines: computedStruct,
      promises: computedStruct,
      settled: false,
    })
  }

  get quoted(): DeliveryQuote | undefined {
    return this.progress.step === 'quoted' ? this.progress.quote : undefined
  }

  get fee(): Money | undefined {
    return this.quoted?.fee.fee
  }

  /** The parts of the fee; `undefined` if they do not explain it. */
  get lines(): ReadonlyArray<FeeLine> | undefined {
    const { country, origin, paymentMethod } = this.#request
    return this.quoted && origin && explainedFee(this.quoted.fee, country, origin, paymentMethod)
  }

  /** When the order will be picked up and dropped off if it is placed now (REQ-04, REQ-40, TIME-04). */
  get promises(): ReadonlyArray<TimePromise> {
    const { country, draft, vendor } = this.#request
    const estimated = this.quoted?.estimations
    const { pickUp, dropOff } = estimated ?? { pickUp: vendor?.estimationPickUpTime, dropOff: undefined }
    const estimatedAt = estimated && this.estimatedAt
    const time = deliveryTimeOf(draft.preorderedFor)
    return requestPromises({ time, pickUp, dropOff, estimatedAt, minimumEta: country.minimumEta, now: this.minute })
  }

  /** The start of the current minute, so that what depends on it changes no more often. */
  get minute(): Instant {
    return instantAt(this.now - (this.now % MINUTE))
  }

  get distanceMetres(): number | undefined {
    return this.quoted?.fee.distanceMetres
  }

  get expiresAt(): Instant | undefined {
    return this.quoted?.fee.expiresAt
  }

  /** Milliseconds until the fee expires; 0 after that. */
  get validFor(): number | undefined {
    return this.expiresAt === undefined ? undefined : Math.max(0, this.expiresAt - this.now)
  }

  /**
   * Updates `now` every second, and requests the fee again if the chosen payment method changes it, until `signal`
   * aborts.
   */
  readonly start = (signal: AbortSignal): void => {
    const timer = setInterval(this.tick, SECOND)
    const stop = reaction(
      () => this.#request.surchargedMethod,
      () => void (this.progress.step === 'asking' ? this.ask() : this.renew()),
    )
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      stop()
    })
  }

  /** The request has a destination: requests its quote when the flow comes to it (REQ-10). */
  readonly destinationChosen = (): void => {
    if (!this.#request.destination) return
    this.#request.happened({ kind: 'destination-chosen' })
    if (this.#request.state.flow.step === 'CHECK_IF_DESTINATION_IS_VALID') void this.ask()
  }

  /** The destination is not the quoted one any more (REQ-09). */
  readonly destinationChanged = (): void => {
    this.#request.forgetFailure()
    this.#request.happened({ kind: 'destination-changed' })
    this.forget()
  }

  /** Requests the quote again for the same destination (FEE-03, FEE-05). */
  readonly again = (): void => {
    this.destinationChanged()
    this.destinationChosen()
  }

  /** Requests a quote for the current destination and aborts earlier requests. */
  readonly ask = (): Promise<void> => {
    this.settled = this.requestQuote(this.begin())
    return this.settled
  }

  readonly forget = (): void => {
    this.begin()
    this.progress = NONE
    this.movedFrom = undefined
    this.#renewsAt = NEVER
    this.#estimatesAt = NEVER
  }

  readonly tick = (): void => {
    this.now = this.#request.now()
    // A submission that is under way keeps the fee that was accepted.
    if (this.now >= this.#renewsAt && !this.#request.isBusy) void this.renew()
    if (this.now >= this.#estimatesAt) void this.estimateAgain()
  }

  /** Requests a new fee for the same places; keeps the old one on failure. */
  readonly renew = (): Promise<void> => {
    this.#renewsAt = NEVER
    const { quoted } = this
    if (quoted) this.settled = this.renewed(quoted, this.begin())
    return this.settled
  }

  private async requestQuote(signal: AbortSignal): Promise<void> {
    const request = this.#request
    const { vendor, origin, destination, surchargedMethod } = request
    if (!vendor || !origin || !destination) return
    runInAction(() => (this.progress = { step: 'asking' }))
    const outcome = await this.#run.once(quoteDelivery(vendor.id, origin, destination, surchargedMethod), signal)
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      if (outcome.kind === 'done') {
        const { fee, estimations } = outcome.value
        this.show(outcome.value)
        this.estimated()
        request.happened({ kind: 'destination-accepted' })
        request.patchState({ deliveryFee: fee, estimations })
      } else {
        const { failure } = outcome
        this.#renewsAt = NEVER
        const because =
          failure._tag === 'Undeliverable' ? undefined : failureText('because' in failure ? failure.because : failure)
        this.progress = { step: 'failed', problem: { id: QUOTE_PROBLEMS[failure._tag], because } }
        request.happened({ kind: 'destination-refused' })
      }
    })
  }

  private async renewed(quote: DeliveryQuote, signal: AbortSignal): Promise<void> {
    const request = this.#request
    const { vendor, origin, destination, surchargedMethod } = request
    if (!vendor || !origin || !destination) return
    const outcome = await this.#run.once(renewFee(vendor.id, origin, destination, surchargedMethod), signal)
    if (outcome.kind !== 'done') return
    runInAction(() => {
      const fee = outcome.value
      this.show({ ...quote, fee })
      if (compare(quote.fee.fee, fee.fee) !== 0) this.movedFrom = quote.fee.fee
      request.patchState({ deliveryFee: fee })
    })
  }

  /** Estimates the times again before they are old; keeps the old ones on failure. */
  private async estimateAgain(): Promise<void> {
    const request = this.#request
    const { vendor, origin, destination } = request
    this.#estimatesAt = plus(this.now, OLD_AFTER)
    if (!vendor || !origin || !destination) return
    const outcome = await this.#run.once(
      ask(FeeCalculator, (fees) => fees.estimate(vendor.id, origin, destination)),
      this.#running.signal,
    )
    if (outcome.kind !== 'done') return
    runInAction(() => {
      const { quoted } = this
      if (quoted === undefined) return
      const estimations = outcome.value
      this.progress = { step: 'quoted', quote: { ...quoted, estimations } }
      this.estimated()
      request.patchState({ estimations })
    })
  }

  private estimated(): void {
    this.estimatedAt = this.now
    this.#estimatesAt = plus(this.now, OLD_AFTER)
  }

  private show(quote: DeliveryQuote): void {
    this.now = this.#request.now()
    this.progress = { step: 'quoted', quote }
    this.movedFrom = undefined
    const { expiresAt } = quote.fee
    this.#renewsAt = expiresAt === undefined ? NEVER : renewalAt(this.now, expiresAt)
  }

  private begin(): AbortSignal {
    this.#running.abort()
    this.#running = new AbortController()
    return this.#running.signal
  }
}
