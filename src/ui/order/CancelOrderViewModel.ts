import type { Effect } from 'effect'
import { computedStruct, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { cancelOrder } from '../../application/order/cancelOrder.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import {
  cancelReasonRefusal,
  cancelVerdict,
  type CancelReason,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { Order, ReadStatus } from '../../domain/order/order.ts'
import type { FlagsViewModel } from '../frame/FlagsViewModel.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import { becauseOf, type FailureText } from '../kit/failureText.ts'
import type { ScreenViewModel } from '../kit/useViewModel.ts'
import { SharedClock } from '../kit/SharedClock.ts'
import { trimText } from '../../domain/text/blank.ts'

type CancelFailure = Effect.Error<ReturnType<typeof cancelOrder>>

type Progress =
  | { readonly step: 'choosing' }
  /** Sent without a valid reason; the error is shown until the reason is valid. */
  | { readonly step: 'incomplete' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly problem: FailureText }
  /** The order is cancelled, by anyone. The dialog says so and offers to repeat the order. */
  | { readonly step: 'cancelled'; readonly order: Order }

export interface CancelDependencies {
  readonly run: RunUseCase
  readonly flags: Pick<FlagsViewModel, 'isOn'>
  readonly notices: Pick<NoticesViewModel, 'notify' | 'notifyWhile'>
  /** The time by the service's clock. */
  readonly now: () => Instant
  /** The current order. */
  readonly order: () => Order | undefined
  /** Called with a newer version of the order. */
  readonly changed: (order: Order) => void
}

const NOT_CANCELLED = 'error-cant-cancel-order'
const UNKNOWN = 'cancelling-unknown'
const ATTEMPT = 'action-attempt-cancel'

/** The order could be cancelled when the dialog was shown, but no longer when the request was sent (CANC-07). */
const MOVED_ON: FailureText = { id: NOT_CANCELLED, args: { because: { id: 'cancelling-moved-on' } } }

const problemOf = (failure: CancelFailure): FailureText => {
  switch (failure._tag) {
    case 'CancelReasonRefused':
      return { id: `order-cancel-problem-${failure.because}` }
    case 'CancellationRefused':
      return MOVED_ON
    case 'CancelOutcomeUnknown':
      return { id: UNKNOWN }
    case 'NotFound':
    case 'ServiceRefusal':
    case 'ServiceUnavailable':
    case 'SignedOut':
      return { id: NOT_CANCELLED, args: becauseOf(failure) }
  }
}

/**
 * Cancels one order with a reason, or explains why it cannot be cancelled (TRACK-20, CANC-01 to CANC-07). The input
 * stays until it is sent.
 */
export class CancelOrderViewModel implements ScreenViewModel {
  isOpen = false
  reason: CancelReason | undefined = undefined
  text = ''
  progress: Progress = { step: 'choosing' }
  /** Counts down the grace period of PAYMENT_COMMITTED (CANC-02). */
  readonly clock: SharedClock
  readonly #deps: CancelDependencies

  constructor(deps: CancelDependencies) {
    this.#deps = deps
    this.clock = new SharedClock(SECOND, deps.now)
    makeAutoObservable(this, { progress: observableRef, verdict: computedStruct, clock: false })
  }

  /** Runs the clock only during the grace period. */
  readonly start = (signal: AbortSignal): void => {
    let waiting = new AbortController()
    const following = [
      reaction(
        () => this.verdict?.allowed === false && this.verdict.because === 'within-grace',
        (isWaitedFor) => {
          waiting.abort()
          waiting = new AbortController()
          if (isWaitedFor) this.clock.start(waiting.signal)
        },
        { fireImmediately: true },
      ),
      // The order was cancelled elsewhere, or a live update arrived instead of a lost response.
      reaction(
        () => (this.isOpen && !this.isSending ? this.cancelledNow : undefined),
        (order) => order && this.finish(order),
      ),
    ]
    signal.addEventListener('abort', () => {
      following.forEach((stop) => stop())
      waiting.abort()
      // From here on, notices report what becomes of a call that is on its way.
      runInAction(() => (this.isOpen = false))
    })
  }

  /**
   * Whether the order can be cancelled now (CANC-01); `undefined` without an order. Structurally compared, so that it
   * stays the same object during the countdown.
   */
  get verdict(): CancelVerdict | undefined {
    const order = this.#deps.order()
    return order && cancelVerdict(order, { now: this.clock.now, delayedCancellation: this.delayedCancellation })
  }

  get isSending(): boolean {
    return this.progress.step === 'sending'
  }

  get reasonProblem(): CancelReasonRefusal | undefined {
    return this.progress.step === 'incomplete' ? cancelReasonRefusal(this) : undefined
  }

  /** The dialog's message after a failed attempt. A notice gives the reason (CANC-06). */
  get problem(): FailureText | undefined {
    if (this.progress.step !== 'failed' || this.hasMovedOn) return undefined
    const { problem } = this.progress
    return problem.id === NOT_CANCELLED ? { id: 'cancelling-again' } : problem
  }

  /** Whether the order changed between the choice and the request; the dialog shows its current status (CANC-07). */
  get hasMovedOn(): boolean {
    return this.progress.step === 'failed' && this.progress.problem === MOVED_ON
  }

  get status(): ReadStatus | undefined {
    return this.#deps.order()?.status
  }

  /** The order in the dialog's final state. */
  get cancelled(): Order | undefined {
    return this.progress.step === 'cancelled' ? this.progress.order : undefined
  }

  /** The length of the text in Unicode code points (OP-24). */
  get charactersUsed(): number {
    return Array.from(trimText(this.text)).length
  }

  readonly open = (): void => {
    this.isOpen = true
  }

  readonly close = (): void => {
    this.isOpen = false
    if (this.progress.step === 'cancelled') this.progress = { step: 'choosing' }
  }

  readonly choose = (reason: CancelReason): void => {
    this.reason = reason
  }

  readonly type = (text: string): void => {
    this.text = text
  }

  /**
   * Checks again whether the order can be cancelled, then cancels it (CANC-04, CANC-07). Continues if the screen
   * closes.
   */
  readonly send = async (): Promise<void> => {
    const order = this.#deps.order()
    if (order === undefined || this.isSending) return
    this.clock.tick()
    this.progress = { step: 'incomplete' }
    if (this.reasonProblem !== undefined) return
    if (this.cancelledNow !== undefined) return this.finish(this.cancelledNow)
    if (this.verdict?.allowed !== true) return this.fail(MOVED_ON)

    this.progress = { step: 'sending' }
    this.#deps.notices.notifyWhile(() => this.isSending, 'info', { id: ATTEMPT }, 'order-flow')
    const { reason, text } = this
    const outcome = await this.#deps.run.once(cancelOrder(order, { reason, text }, this.delayedCancellation))
    runInAction(() => {
      if (outcome.kind === 'done') this.isCancelled(outcome.value)
      else if (outcome.kind === 'interrupted') this.progress = { step: 'choosing' }
      else {
        if (outcome.failure._tag === 'CancellationRefused') this.#deps.changed(outcome.failure.order)
        this.fail(problemOf(outcome.failure))
      }
    })
  }

  private get delayedCancellation(): boolean {
    return this.#deps.flags.isOn('DelayedCancellation')
  }

  private get cancelledNow(): Order | undefined {
    const order = this.#deps.order()
    return order?.status === 'CANCELLED' ? order : undefined
  }

  /** Reports success in a notice if the dialog has closed meanwhile. */
  private isCancelled(order: Order) {
    this.#deps.changed(order)
    this.finish(order)
    if (this.isOpen) return
    this.close()
    const { name: customer } = order.customer
    this.#deps.notices.notify('success', { id: 'order-was-cancelled', args: { customer } }, 'order-flow')
  }

  private finish(order: Order) {
    this.progress = { step: 'cancelled', order }
    this.reason = undefined
    this.text = ''
  }

  /** Reports the failure in a notice, unless the open dialog shows it. */
  private fail(problem: FailureText) {
    const failed: Progress = { step: 'failed', problem }
    this.progress = failed
    if (problem.id === NOT_CANCELLED || !this.isOpen)
      this.#deps.notices.notifyWhile(() => this.progress === failed, 'error', problem, 'order-flow')
  }
}
