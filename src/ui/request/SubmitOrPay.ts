import { runInAction } from 'mobx'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { GuestPayment } from './GuestPayment.ts'
import type { RequestModel } from './RequestModel.ts'
import type { SubmissionViewModel } from './SubmissionViewModel.ts'

/**
 * The submit button (SCR-08): places the order, or starts its payment and then pays (REQ-16, GUEST-07). Decides between
 * them only after all pending lookups have settled, even if the button is pressed earlier.
 */
export class SubmitOrPay {
  private readonly request: RequestModel
  private readonly submission: SubmissionViewModel
  private readonly payment: GuestPayment

  constructor(request: RequestModel, submission: SubmissionViewModel, payment: GuestPayment) {
    this.request = request
    this.submission = submission
    this.payment = payment
  }

  /**
   * Reads the request only after `settled`, which never rejects, so that it includes the results of pending lookups.
   */
  readonly press = async (settled: Promise<unknown>, read: () => Submission, signal: AbortSignal): Promise<void> => {
    if (this.request.isBusy) return
    this.request.becomeSettling(true)
    await Promise.all([settled, this.payment.loaded()])
    await runInAction(() => {
      this.request.becomeSettling(false)
      if (signal.aborted) return
      const { submit } = this.payment.isWanted ? this.payment : this.submission
      return submit(read, signal)
    })
  }
}
