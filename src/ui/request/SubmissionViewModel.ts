import type { Effect } from 'effect'
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
import { isRefusal } from '../../application/ports/isRefusal.ts'
import { QUOTE_PROBLEMS } from './QuoteViewModel.ts'
import type { RequestModel, RequestProblem } from './RequestModel.ts'

/** Called once for each outcome of a submission; the form decides what follows. */
export interface SubmissionOutcomeHandlers {
  readonly placed: (orderId: OrderId) => void
  readonly refused: (first: RequestRefusal) => void
  readonly failed: (problem: RequestProblem) => void
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

const problemOf = (failure: ServiceFailure | FeeUnknown | StoreClosed, failedId: string): RequestProblem => {
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

const MOVED_ON: RequestProblem = { id: 'request-not-updated', because: { id: 'edit-moved-on' } }

/** The submission. Repeated presses of the button while it runs place one order only (REQ-16, REQ-22 to REQ-26). */
export class SubmissionViewModel {
  private readonly run: RunUseCase
  private readonly request: RequestModel
  private readonly sending: Sending
  private readonly outcomes: SubmissionOutcomeHandlers

  constructor(run: RunUseCase, request: RequestModel, sending: Sending, outcomes: SubmissionOutcomeHandlers) {
    this.run = run
    this.request = request
    this.sending = sending
    this.outcomes = outcomes
  }

  readonly submit = async (read: () => Submission, signal: AbortSignal): Promise<void> => {
    const {
      becomeSending,
      sending: { step },
    } = this.request
    if (step === 'sending' || step === 'asking') return
    becomeSending({ step: 'sending' })
    const outcome = await this.run.once(this.sending.send(read(), this.askAbout, this.outcomes.happened), signal)
    becomeSending({ step: 'resting' })
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
        becomeSending({ step: 'failed', problem: MOVED_ON })
        return this.outcomes.noLongerEditable(failure.order)
      case 'FeeUnknown':
      case 'StoreClosed':
      case 'ServiceRefusal':
      case 'ServiceUnavailable':
      case 'SignedOut': {
        const problem = problemOf(failure, this.sending.failedId)
        if (isRefusal(failure, 'payment-required')) this.outcomes.paymentRequired()
        becomeSending({ step: 'failed', problem })
        return this.outcomes.failed(problem)
      }
    }
  }

  private readonly askAbout = (change: FeeChange): Promise<boolean> =>
    new Promise((resolve) =>
      this.request.becomeSending({
        step: 'asking',
        change,
        answer: (accepted) => {
          this.request.becomeSending({ step: 'sending' })
          resolve(accepted)
        },
      }),
    )
}
