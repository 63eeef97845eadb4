import { makeAutoObservable, observableRef } from 'mobx'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { SubmissionEvent } from '../../application/request/recomputePrice.ts'
import { submitOrder, type Submission } from '../../application/request/submitOrder.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { FeeUnknown, StoreClosed } from '../../application/request/quoteDelivery.ts'
import type { OrderId } from '../../domain/order/order.ts'
import type { FeeChange } from '../../domain/request/feeRecompute.ts'
import type { RequestRefusal } from '../../domain/request/requestValidation.ts'
import { failureText } from '../shared/failureText.ts'
import { QUOTE_PROBLEMS, type QuoteProblem } from './QuoteViewModel.ts'

export type SubmissionProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'sending' }
  /** Another fee: somebody has to say yes or no (REQ-23). */
  | { readonly step: 'asking'; readonly change: FeeChange; readonly answer: (accepted: boolean) => void }
  | { readonly step: 'failed'; readonly problem: QuoteProblem }

const RESTING: SubmissionProgress = { step: 'resting' }
const SENDING: SubmissionProgress = { step: 'sending' }

/** What becomes of a submission; whoever shows it decides what follows. */
export interface SubmissionEnds {
  readonly placed: (orderId: OrderId) => void
  readonly refused: (first: RequestRefusal) => void
  readonly failed: (problem: QuoteProblem) => void
  readonly feeDeclined: () => void
  /** Something happened on the way that is to be told. */
  readonly happened: (event: SubmissionEvent) => void
  /** An earlier try got through after all. */
  readonly alreadyPlaced: () => void
}

const problemOf = (failure: ServiceFailure | FeeUnknown | StoreClosed): QuoteProblem => {
  switch (failure._tag) {
    case 'FeeUnknown':
    case 'StoreClosed':
      return { id: QUOTE_PROBLEMS[failure._tag], because: undefined }
    case 'ServiceRefusal':
    case 'ServiceUnavailable':
    case 'SignedOut':
      return { id: 'request-not-created', because: failureText(failure) }
  }
}

/** One press of the button: however often it is pressed meanwhile, it is one order (REQ-16, REQ-22 to REQ-26). */
export class SubmissionViewModel {
  progress: SubmissionProgress = RESTING
  private readonly run: RunUseCase
  private readonly ends: SubmissionEnds

  constructor(run: RunUseCase, ends: SubmissionEnds) {
    this.run = run
    this.ends = ends
    makeAutoObservable<this, 'run' | 'ends'>(this, { progress: observableRef, run: false, ends: false })
  }

  get isBusy(): boolean {
    return this.progress.step === 'sending' || this.progress.step === 'asking'
  }

  /** `ready` settles before the request is read: what is still being looked up belongs to it. */
  readonly submit = async (ready: Promise<unknown>, read: () => Submission, signal: AbortSignal): Promise<void> => {
    if (this.isBusy) return
    this.progress = SENDING
    await ready
    if (signal.aborted) return this.become(RESTING)
    const outcome = await this.run.once(submitOrder(read(), this.askAbout, this.ends.happened), signal)
    this.become(RESTING)
    if (outcome.kind === 'done') return this.ends.placed(outcome.value)
    if (outcome.kind === 'interrupted') return
    const { failure } = outcome
    switch (failure._tag) {
      case 'RequestRefused':
        return this.ends.refused(failure.first)
      case 'FeeDeclined':
        return this.ends.feeDeclined()
      case 'AlreadyPlaced':
        return this.ends.alreadyPlaced()
      case 'FeeUnknown':
      case 'StoreClosed':
      case 'ServiceRefusal':
      case 'ServiceUnavailable':
      case 'SignedOut':
        this.become({ step: 'failed', problem: problemOf(failure) })
        return this.ends.failed(problemOf(failure))
    }
  }

  /** An old failure says nothing about what is typed now. */
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
