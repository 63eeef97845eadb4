import { makeAutoObservable, runInAction } from 'mobx'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { GuestPayment } from './GuestPayment.ts'
import type { SubmissionViewModel } from './SubmissionViewModel.ts'

/**
 * The submit button (SCR-08): places the order, or starts its payment and then pays (REQ-16, GUEST-07). Decides between
 * them only after all pending lookups have settled, even if the button is pressed earlier.
 */
export class SubmitOrPay {
  private isSettling = false
  private readonly submission: SubmissionViewModel
  private readonly payment: GuestPayment

  constructor(submission: SubmissionViewModel, payment: GuestPayment) {
    this.submission = submission
    this.payment = payment
    makeAutoObservable<this, 'submission' | 'payment'>(this, { submission: false, payment: false })
  }

  get isBusy(): boolean {
    return this.isSettling || this.submission.isBusy || this.payment.isBusy
  }

  /** Whether the request must not change now. */
  get isFixed(): boolean {
    return this.isBusy || this.payment.isUnderWay
  }

  /**
   * Reads the request only after `settled`, which never rejects, so that it includes the results of pending lookups.
   */
  readonly press = async (settled: Promise<unknown>, read: () => Submission, signal: AbortSignal): Promise<void> => {
    if (this.isBusy) return
    this.isSettling = true
    await Promise.all([settled, this.payment.loaded()])
    await runInAction(() => {
      this.isSettling = false
      if (signal.aborted) return
      const { submit } = this.payment.isWanted ? this.payment : this.submission
      return submit(read, signal)
    })
  }
}
