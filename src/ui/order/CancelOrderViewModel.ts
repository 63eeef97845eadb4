import type { Effect } from 'effect'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { cancelOrder } from '../../application/order/cancelOrder.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import {
  CANCEL_TEXT_MAXIMUM,
  cancelReasonRefusal,
  cancelVerdict,
  type CancelReason,
  type CancelReasonRefusal,
  type CancelVerdict,
} from '../../domain/order/cancellation.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { Order } from '../../domain/order/order.ts'
import type { FlagsViewModel } from '../flags/FlagsViewModel.ts'
import type { NoticesViewModel } from '../notice/NoticesViewModel.ts'
import type { Text } from '../shared/failureText.ts'
import type { ScreenViewModel } from '../shared/useViewModel.ts'
import { failureReason } from './failureReason.ts'
import { SharedClock } from './SharedClock.ts'

type CancelFailure = Effect.Error<ReturnType<typeof cancelOrder>>

type Progress =
  | { readonly step: 'choosing' }
  /** Sent without a reason that can be sent: it is marked until it can. */
  | { readonly step: 'incomplete' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly problem: Text }

export interface CancelCompany {
  readonly run: RunUseCase
  readonly flags: Pick<FlagsViewModel, 'isOn'>
  readonly notices: Pick<NoticesViewModel, 'tell'>
  /** The time as the service has it. */
  readonly now: () => Instant
  /** The order as it is now. */
  readonly order: () => Order | undefined
  /** A newer version of the order came to light. */
  readonly changed: (order: Order) => void
}

const problemOf = (failure: CancelFailure): Text => {
  switch (failure._tag) {
    case 'CancelReasonRefused':
      return { id: `order-cancel-problem-${failure.because}` }
    case 'CancellationRefused':
      return { id: 'error-cant-cancel-order', args: { reason: 'moved-on', message: '' } }
    case 'ServiceUnavailable':
    case 'ServiceRefusal':
    case 'SignedOut':
      return { id: 'error-cant-cancel-order', args: failureReason(failure) }
  }
}

/** Cancelling one order with a reason, or why not (TRACK-20, CANC-01 to CANC-07). What was typed stays until it is sent. */
export class CancelOrderViewModel implements ScreenViewModel {
  isOpen = false
  reason: CancelReason | undefined = undefined
  text = ''
  progress: Progress = { step: 'choosing' }
  /** Counts the seconds of the grace of PAYMENT_COMMITTED (CANC-02). */
  readonly clock: SharedClock
  private readonly company: CancelCompany

  constructor(company: CancelCompany) {
    this.company = company
    this.clock = new SharedClock(SECOND, company.now)
    makeAutoObservable<this, 'company'>(this, { progress: observableRef, clock: false, company: false })
  }

  /** The clock runs only while it is waited for. */
  readonly start = (signal: AbortSignal): void => {
    let waiting = new AbortController()
    const stop = reaction(
      () => this.verdict?.allowed === false && this.verdict.because === 'within-grace',
      (isWaitedFor) => {
        waiting.abort()
        waiting = new AbortController()
        if (isWaitedFor) this.clock.start(waiting.signal)
      },
      { fireImmediately: true },
    )
    signal.addEventListener('abort', () => {
      stop()
      waiting.abort()
    })
  }

  /** May it be cancelled now (CANC-01); `undefined` without an order. */
  get verdict(): CancelVerdict | undefined {
    const order = this.company.order()
    return order && cancelVerdict(order, { now: this.clock.now, delayedCancellation: this.delayedCancellation })
  }

  get isSending(): boolean {
    return this.progress.step === 'sending'
  }

  get reasonProblem(): CancelReasonRefusal | undefined {
    return this.progress.step === 'incomplete' ? cancelReasonRefusal(this) : undefined
  }

  /** Why the last attempt did not work. */
  get problem(): Text | undefined {
    return this.progress.step === 'failed' ? this.progress.problem : undefined
  }

  /** Unicode code points; below zero when there are too many (OP-24). */
  get charactersLeft(): number {
    return CANCEL_TEXT_MAXIMUM - Array.from(this.text.trim()).length
  }

  readonly open = (): void => {
    this.isOpen = true
  }

  readonly close = (): void => {
    this.isOpen = false
  }

  readonly choose = (reason: CancelReason): void => {
    this.reason = reason
  }

  readonly type = (text: string): void => {
    this.text = text
  }

  /** Looks again whether it may be cancelled, then sends it (CANC-04, CANC-07). It goes on when the screen is left. */
  readonly send = async (): Promise<void> => {
    const order = this.company.order()
    if (order === undefined || this.isSending) return
    this.clock.tick()
    this.progress = { step: 'incomplete' }
    if (this.reasonProblem !== undefined) return
    if (this.verdict?.allowed !== true) return this.fail({ id: 'error-cant-cancel-order', args: MOVED_ON })

    this.progress = { step: 'sending' }
    this.company.notices.tell('info', { id: 'action-attempt-cancel' }, 'order-flow')
    const { reason, text } = this
    const outcome = await this.company.run.once(cancelOrder(order, { reason, text }, this.delayedCancellation))
    runInAction(() => {
      if (outcome.kind === 'done') this.cancelled(outcome.value)
      else if (outcome.kind === 'interrupted') this.progress = { step: 'choosing' }
      else {
        if (outcome.failure._tag === 'CancellationRefused') this.company.changed(outcome.failure.order)
        this.fail(problemOf(outcome.failure))
      }
    })
  }

  private get delayedCancellation(): boolean {
    return this.company.flags.isOn('DelayedCancellation')
  }

  private cancelled(order: Order) {
    this.progress = { step: 'choosing' }
    this.isOpen = false
    this.reason = undefined
    this.text = ''
    this.company.changed(order)
    this.company.notices.tell(
      'success',
      { id: 'order-was-cancelled', args: { customer: order.customer.name } },
      'order-flow',
    )
  }

  private fail(problem: Text) {
    this.progress = { step: 'failed', problem }
    this.company.notices.tell('error', problem, 'order-flow')
  }
}

const MOVED_ON = { reason: 'moved-on', message: '' }
