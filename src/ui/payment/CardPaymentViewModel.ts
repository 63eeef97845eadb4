import { makeAutoObservable, observableRef } from 'mobx'
import type { Effect } from 'effect'
import { confirmCardPayment } from '../../application/payment/confirmCardPayment.ts'
import { resumeCardPayment } from '../../application/payment/resumeCardPayment.ts'
import { isOutcomeUnknown } from '../../application/ports/isOutcomeUnknown.ts'
import type { FinalPaymentOutcome, PaymentProgress } from '../../application/payment/settlePayment.ts'
import { startCardPayment, type StartedPayment } from '../../application/payment/startCardPayment.ts'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { cardProvider } from '../../domain/payment/cardProvider.ts'
import {
  eventOf,
  isPaymentUnderWay,
  nextStep,
  type PaymentEvent,
  type PaymentStep,
} from '../../domain/payment/paymentFlow.ts'
import type { UnpaidReason } from '../../domain/payment/paymentOutcome.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { failureText, type FailureText } from '../kit/failureText.ts'
import { CardEntryViewModel } from './CardEntryViewModel.ts'

/** Why the payment failed, with an additional message. */
export interface PaymentProblem {
  readonly id: TextId
  readonly because: FailureText | undefined
}

/** The outcomes of a payment; the form decides what follows. */
export interface PaymentCallbacks {
  readonly paid: (orderId: OrderId) => void
  readonly refused: (first: RequestRefusal) => void
  readonly failed: (problem: PaymentProblem) => void
  readonly goTo: (url: string) => void
  readonly happened: (event: Extract<PaymentProgress, { readonly kind: 'ended' }>) => void
}

interface Dependencies {
  readonly run: RunUseCase
  readonly country: Country
  readonly now: () => Instant
  /** Whether flag CyberSourceCreditCard is on (PAY-10). */
  readonly cyberSource: () => boolean
  /** The path and query that the bank's page returns to. */
  readonly returnTo: () => string
  readonly callbacks: PaymentCallbacks
}

const UNPAID: Readonly<Record<UnpaidReason, TextId>> = {
  declined: 'card-unpaid-declined',
  'insufficient-funds': 'card-unpaid-insufficient-funds',
  left: 'card-unpaid-left',
  expired: 'card-unpaid-expired',
  failed: 'card-unpaid-failed',
}

type StartFailure = Effect.Error<ReturnType<typeof startCardPayment>>
type PayFailure = Effect.Error<ReturnType<typeof confirmCardPayment | typeof resumeCardPayment>>

/** A guest's card payment (PAY-11 to PAY-17): start, choice of the card, confirmation, outcome. */
export class CardPaymentViewModel {
  step: PaymentStep = 'resting'
  problem: PaymentProblem | undefined = undefined
  bankUrl: string | undefined = undefined
  readonly entry: CardEntryViewModel
  private started: StartedPayment | undefined = undefined
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
    this.entry = new CardEntryViewModel(deps.country, deps.now)
    makeAutoObservable<this, 'started'>(this, { entry: false, problem: observableRef, started: observableRef })
  }

  get isShown(): boolean {
    return this.problem !== undefined || (this.step !== 'resting' && this.step !== 'starting')
  }

  get isBusy(): boolean {
    return this.step === 'starting' || this.step === 'confirming'
  }

  /** Whether the request must not change now. */
  get isUnderWay(): boolean {
    return this.step === 'choosing' || isPaymentUnderWay(this.step)
  }

  /** The amount as the service computed it. */
  get amount(): Money | undefined {
    return this.started?.intent.amount
  }

  readonly takeProvider = (): void => this.entry.takeProvider(cardProvider(this.#deps.cyberSource()))

  /** Returns to the details (REQ-14); the typed card stays. */
  readonly giveUp = (): void => {
    this.problem = undefined
    this.happened('given-up')
  }

  /** The submit button: starts the payment, then pays. */
  readonly submit = (read: () => Submission, signal: AbortSignal): Promise<void> =>
    this.step === 'choosing' ? this.pay(read, signal) : this.start(read, signal, undefined)

  /** Resumes a payment whose outcome this tab has not seen, after the bank's page or a reload. */
  readonly resume = async (vendorId: VendorId, signal: AbortSignal): Promise<void> => {
    const outcome = await this.#deps.run.once(resumeCardPayment(vendorId, this.handleNews), signal)
    if (outcome.kind === 'done' && outcome.value) this.ended(outcome.value)
    else if (outcome.kind === 'failed') this.notPaid(outcome.failure)
  }

  /** Keeps the message about the previous card while another one is chosen. */
  private async start(read: () => Submission, signal: AbortSignal, before: PaymentProblem | undefined): Promise<void> {
    if (this.step !== 'resting') return
    this.happened('pay-wanted')
    this.problem = before
    const outcome = await this.#deps.run.once(startCardPayment(read()), signal)
    if (outcome.kind === 'done') return this.choose(outcome.value)
    this.happened('not-started')
    if (outcome.kind === 'failed') this.notStarted(outcome.failure)
  }

  private choose(started: StartedPayment): void {
    this.started = started
    this.entry.offer(started.intent.methods, cardProvider(this.#deps.cyberSource()))
    this.happened('intent-made')
  }

  private async pay(read: () => Submission, signal: AbortSignal): Promise<void> {
    const { entry, started } = this
    if (started === undefined || !entry.check()) return
    this.problem = undefined
    this.happened('confirmed')
    const { run, returnTo } = this.#deps
    const paying = confirmCardPayment(started, entry.state, returnTo(), this.handleNews)
    const outcome = await run.once(paying, signal)
    if (outcome.kind === 'done') return this.ended(outcome.value)
    if (outcome.kind === 'interrupted') return
    this.notPaid(outcome.failure)
    await this.start(read, signal, this.problem)
  }

  private ended(end: FinalPaymentOutcome): void {
    this.happened(eventOf(end))
    if (end.kind === 'bank') {
      this.bankUrl = end.redirectUrl
      return this.#deps.callbacks.goTo(end.redirectUrl)
    }
    this.entry.forget()
    this.#deps.callbacks.paid(end.orderId)
  }

  private notStarted(failure: StartFailure): void {
    const { callbacks } = this.#deps
    if (failure._tag === 'RequestRefused') return callbacks.refused(failure.first)
    // The previous card may have been charged, which matters more.
    if (this.problem?.id === 'failure-unknown-outcome') return undefined
    const id = failure._tag === 'PaymentNotStarted' ? 'error-payment-init' : 'error-payment-intent-creation'
    this.fail({ id, because: failureText(failure.because) })
  }

  private notPaid(failure: PayFailure): void {
    this.happened('not-paid')
    this.entry.beginAnew()
    if (failure._tag === 'NotPaid') return this.fail({ id: UNPAID[failure.reason], because: undefined })
    if (failure._tag === 'CardNotEncrypted') return this.fail({ id: 'card-not-encrypted', because: undefined })
    if (isOutcomeUnknown(failure)) return this.fail({ id: 'failure-unknown-outcome', because: undefined })
    this.fail({ id: 'card-unpaid-failed', because: failureText(failure) })
  }

  private fail(problem: PaymentProblem): void {
    this.problem = problem
    this.#deps.callbacks.failed(problem)
  }

  private readonly handleNews = (news: PaymentProgress | { readonly kind: 'found' }): void => {
    switch (news.kind) {
      case 'found':
        return this.happened('resumed')
      case 'checking':
        return this.happened('unknown')
      case 'ended':
        return this.#deps.callbacks.happened(news)
    }
  }

  private happened(event: PaymentEvent): void {
    this.step = nextStep(this.step, event)
  }
}
