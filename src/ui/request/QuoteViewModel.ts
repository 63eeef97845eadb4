import { computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import { quoteDelivery, type DeliveryQuote } from '../../application/request/quoteDelivery.ts'
import { renewFee } from '../../application/request/renewFee.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import { compare, type Money } from '../../domain/pricing/money.ts'
import type { FeeLine } from '../../domain/pricing/deliveryFee.ts'
import { explainedFee } from '../../domain/pricing/explainedFee.ts'
import { pickUpMinutes } from '../../domain/order/estimates.ts'
import { renewalAt } from '../../domain/request/feeRecompute.ts'
import { failureText, type Text } from '../kit/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'

/** `because` says why, where trying again may help. */
export interface QuoteProblem {
  readonly id: string
  readonly because: Text | undefined
}

export type QuoteProgress =
  | { readonly step: 'none' }
  | { readonly step: 'asking' }
  | { readonly step: 'quoted'; readonly quote: DeliveryQuote }
  | { readonly step: 'failed'; readonly problem: QuoteProblem }

type QuoteFailure = 'Undeliverable' | 'DeliverabilityUnknown' | 'FeeUnknown' | 'StoreClosed'

/** A new failure of the use case does not compile until it has words (FEE-02, FEE-03, FEE-05, FEE-09). */
export const QUOTE_PROBLEMS: Readonly<Record<QuoteFailure, string>> = {
  Undeliverable: 'request-error-undeliverable-address',
  DeliverabilityUnknown: 'request-deliverability-unknown',
  FeeUnknown: 'request-error-cannot-compute-price',
  StoreClosed: 'error-store-closed',
}

const NONE: QuoteProgress = { step: 'none' }

export interface QuoteSurroundings {
  readonly run: RunUseCase
  readonly request: CurrentRequest
  /** Nothing that somebody just agreed to is being sent. */
  readonly mayRenew: () => boolean
}

/** Whether it can be delivered there, for how much, how soon, and how long that holds (REQ-10, REQ-39). */
export class QuoteViewModel {
  progress: QuoteProgress = NONE
  /** What the fee was before it was renewed, while that is another one. */
  movedFrom: Money | undefined = undefined
  /** Ticks while a fee runs out. */
  now: Instant
  /** Resolves when nothing is asked for any more. */
  settled: Promise<void> = Promise.resolve()
  private readonly around: QuoteSurroundings
  private running = new AbortController()
  /** When the fee on the screen is computed again; once, whatever comes of it. */
  private renewsAt: Instant = Number.POSITIVE_INFINITY

  constructor(around: QuoteSurroundings) {
    this.around = around
    this.now = around.request.now()
    makeAutoObservable<this, 'around' | 'running' | 'renewsAt'>(this, {
      progress: observableRef,
      movedFrom: observableRef,
      lines: computedStruct,
      settled: false,
      renewsAt: false,
      around: false,
      running: false,
    })
  }

  get quoted(): DeliveryQuote | undefined {
    return this.progress.step === 'quoted' ? this.progress.quote : undefined
  }

  get fee(): Money | undefined {
    return this.quoted?.fee.fee
  }

  /** What the fee is made of; `undefined` when it stands as quoted. */
  get lines(): ReadonlyArray<FeeLine> | undefined {
    const { country, origin, paymentMethod } = this.around.request
    return this.quoted && origin && explainedFee(this.quoted.fee, country, origin, paymentMethod)
  }

  /** Minutes to the pick-up, as far as anybody knows; 0 says nobody does (REQ-04, REQ-40). */
  get pickUpMinutes(): number | undefined {
    const { country, vendor } = this.around.request
    const minutes = this.quoted?.estimations?.pickUp ?? vendor?.estimationPickUpTime ?? 0
    return minutes > 0 ? pickUpMinutes(Math.ceil(minutes), country.minimumEta) : undefined
  }

  get distanceMetres(): number | undefined {
    return this.quoted?.fee.distanceMetres
  }

  get expiresAt(): Instant | undefined {
    return this.quoted?.fee.expiresAt
  }

  /** ms until the fee is worth nothing; 0 once it is. */
  get validFor(): number | undefined {
    return this.expiresAt === undefined ? undefined : Math.max(0, this.expiresAt - this.now)
  }

  /** Asks for the destination as it stands now, instead of anything asked before. */
  readonly ask = (): Promise<void> => {
    this.settled = this.asked(this.begin())
    return this.settled
  }

  readonly forget = (): void => {
    this.begin()
    this.progress = NONE
    this.movedFrom = undefined
    this.renewsAt = Number.POSITIVE_INFINITY
  }

  readonly tick = (): void => {
    this.now = this.around.request.now()
    if (this.now >= this.renewsAt && this.around.mayRenew()) void this.renew()
  }

  /** The fee once more, for the same places; the old one stays where no other is to be had. */
  readonly renew = (): Promise<void> => {
    this.renewsAt = Number.POSITIVE_INFINITY
    const { quoted } = this
    if (quoted) this.settled = this.renewed(quoted, this.begin())
    return this.settled
  }

  /** Asks again if a payment method was chosen that changes the fee. */
  readonly followMethod = (signal: AbortSignal): void => {
    const stop = reaction(
      () => this.around.request.surchargedMethod,
      () => void (this.progress.step === 'asking' ? this.ask() : this.renew()),
    )
    signal.addEventListener('abort', stop, { once: true })
  }

  /** Counts down until `signal` aborts. */
  readonly countDown = (signal: AbortSignal): void => {
    const timer = setInterval(this.tick, SECOND)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  }

  private async asked(signal: AbortSignal): Promise<void> {
    const { run, request } = this.around
    const { vendor, origin, destination, surchargedMethod } = request
    if (!vendor || !origin || !destination) return
    runInAction(() => (this.progress = { step: 'asking' }))
    const outcome = await run.once(quoteDelivery(vendor.id, origin, destination, surchargedMethod), signal)
    if (outcome.kind === 'interrupted') return
    runInAction(() => {
      if (outcome.kind === 'done') {
        const { fee, estimations } = outcome.value
        this.show(outcome.value)
        request.happened({ kind: 'destination-accepted' })
        request.know({ deliveryFee: fee, estimations })
      } else {
        const { failure } = outcome
        this.renewsAt = Number.POSITIVE_INFINITY
        const because = 'because' in failure ? failureText(failure.because) : undefined
        this.progress = { step: 'failed', problem: { id: QUOTE_PROBLEMS[failure._tag], because } }
        request.happened({ kind: 'destination-refused' })
      }
    })
  }

  private async renewed(quote: DeliveryQuote, signal: AbortSignal): Promise<void> {
    const { run, request } = this.around
    const { vendor, origin, destination, surchargedMethod } = request
    if (!vendor || !origin || !destination) return
    const outcome = await run.once(renewFee(vendor.id, origin, destination, surchargedMethod), signal)
    if (outcome.kind !== 'done') return
    runInAction(() => {
      const fee = outcome.value
      this.show({ ...quote, fee })
      if (compare(quote.fee.fee, fee.fee) !== 0) this.movedFrom = quote.fee.fee
      request.know({ deliveryFee: fee })
    })
  }

  private show(quote: DeliveryQuote): void {
    this.now = this.around.request.now()
    this.progress = { step: 'quoted', quote }
    this.movedFrom = undefined
    const { expiresAt } = quote.fee
    this.renewsAt = expiresAt === undefined ? Number.POSITIVE_INFINITY : renewalAt(this.now, expiresAt)
  }

  private begin(): AbortSignal {
    this.running.abort()
    this.running = new AbortController()
    return this.running.signal
  }
}
