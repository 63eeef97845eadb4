import type { Effect } from 'effect'
import { makeAutoObservable, observableRef } from 'mobx'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Ports } from '../../application/ports/allPorts.ts'
import type { SubmissionEvent } from '../../application/request/recomputePrice.ts'
import type { Submission, submitOrder } from '../../application/request/submitOrder.ts'
import type { updateOrder } from '../../application/request/updateOrder.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { FeeUnknown, StoreClosed } from '../../application/request/quoteDelivery.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { FeeChange } from '../../domain/request/feeRecompute.ts'
import type { RequestRefusal } from '../../domain/request/requestValidation.ts'
import { failureText } from '../kit/failureText.ts'
import { QUOTE_PROBLEMS, type QuoteProblem } from './QuoteViewModel.ts'
import { isRefusal } from '../../application/ports/isRefusal.ts'

export type SubmissionProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'sending' }
  /** The fee changed: the user accepts or declines it (REQ-23). */
  | { readonly step: 'asking'; readonly change: FeeChange; readonly answer: (accepted: boolean) => void }
  | { readonly step: 'failed'; readonly problem: QuoteProblem }

const RESTING: SubmissionProgress = { step: 'resting' }
const SENDING: SubmissionProgress = { step: 'sending' }

/** Called once for each outcome of a submission; the form decides what follows. */
export interface SubmissionOutcomeHandlers {
  readonly placed: (orderId: OrderId) => void
  readonly refused: (first: RequestRefusal) => void
  readonly failed: (problem: QuoteProblem) => void
  readonly feeDeclined: () => void
  /** Called for events during the submission. */
  readonly happened: (event: SubmissionEvent) => void
  /** An earlier attempt had succeeded. */
  readonly alreadyPlaced: () => void
  /** The order must be paid by card before it is placed. */
  readonly paymentRequired: () => void
  /** The order can no longer be edited; `order` is its current version. */
  readonly noLongerEditable: (order: Order) => void
}

type SubmissionFailure = Effect.Error<ReturnType<typeof submitOrder | typeof updateOrder>>

/** The operation that sends the request, and the message id of its failure (REQ-16, REQ-33). */
export interface Sending {
  readonly send: (
    submission: Submission,
    confirmFee: (change: FeeChange) => Promise<boolean>,
    tell: (event: SubmissionEvent) => void,
  ) => Effect.Effect<OrderId, SubmissionFailure, Ports>
  readonly failedId: string
}

const problemOf = (failure: ServiceFailure | FeeUnknown | StoreClosed, failedId: string): QuoteProblem => {
  switch (failure._tag) {
    case 'FeeUnknown':
    case 'StoreClosed':
      return { id: QUOTE_PROBLEMS[failure._tag], because: undefined }
    case 'ServiceRefusal':
    case 'ServiceUnavailable':
    case 'SignedOut':
      return { id: failedId, because: failureText(failure) }
  }
}

const MOVED_ON: QuoteProblem = { id: 'request-not-updated', because: { id: 'edit-moved-on' } }

/** The submission. Repeated presses of the button while it runs place one order only (REQ-16, REQ-22 to REQ-26). */
export class SubmissionViewModel {
  progress: SubmissionProgress = RESTING
  private readonly run: RunUseCase
  private readonly sending: Sending
  private readonly outcomes: SubmissionOutcomeHandlers

  constructor(run: RunUseCase, sending: Sending, outcomes: SubmissionOutcomeHandlers) {
    this.run = run
    this.sending = sending
    this.outcomes = outcomes
    makeAutoObservable<this, 'run' | 'sending' | 'outcomes'>(this, {
      progress: observableRef,
      run: false,
      sending: false,
      outcomes: false,
    })
  }

  get isBusy(): boolean {
    return this.progress.step === 'sending' || this.progress.step === 'asking'
  }

  readonly submit = async (read: () => Submission, signal: AbortSignal): Promise<void> => {
    if (this.isBusy) return
    this.progress = SENDING
    const outcome = await this.run.once(this.sending.send(read(), this.askAbout, this.outcomes.happened), signal)
    this.become(RESTING)
    if (outcome.kind === 'done') return this.outcomes.placed(outcome.value)
    if (outcome.kind === 'interrupted') return
    const { failure } = outcome
    switch (failure._tag) {
      case 'RequestRefused':
        return this.outcomes.refused(failure.first)
      case 'FeeDeclined':
        return this.outcomes.feeDeclined()
      case 'AlreadyPlaced':
        return this.outcomes.alreadyPlaced()
      case 'NoLongerEditable':
        this.become({ step: 'failed', problem: MOVED_ON })
        return this.outcomes.noLongerEditable(failure.order)
      case 'FeeUnknown':
      case 'StoreClosed':
      case 'ServiceRefusal':
      case 'ServiceUnavailable':
      case 'SignedOut':
        if (isRefusal(failure, 'payment-required')) this.outcomes.paymentRequired()
        this.become({ step: 'failed', problem: problemOf(failure, this.sending.failedId) })
        return this.outcomes.failed(problemOf(failure, this.sending.failedId))
    }
  }

  /** Clears the last failure, which says nothing about the changed draft. */
  readonly forgetFailure = (): void => {
    if (this.progress.step === 'failed') this.progress = RESTING
  }

  private readonly askAbout = (change: FeeChange): Promise<boolean> =>
    new Promise((resolve) =>
      this.become({
        step: 'asking',
        change,
        answer: (accepted) => {
          this.become(SENDING)
          resolve(accepted)
        },
      }),
    )

  private become(progress: SubmissionProgress): void {
    this.progress = progress
  }
}
