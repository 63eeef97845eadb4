import { makeAutoObservable, runInAction } from 'mobx'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { GuestPayment } from './GuestPayment.ts'
import type { SubmissionViewModel } from './SubmissionViewModel.ts'

/**
 * The one button (SCR-08): it places the order, or begins its payment and then pays (REQ-16, GUEST-07). Which of them
 * is decided when everything is known that the request waits for, however early the button is pressed.
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

  /** Nothing of the request may change now. */
  get isFixed(): boolean {
    return this.isBusy || this.payment.isUnderWay
  }

  /** `settled` never fails; the request is read after it: what is still being looked up belongs to it. */
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
