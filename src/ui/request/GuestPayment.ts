import { makeAutoObservable, reaction } from 'mobx'
import { fetchCode } from '../../application/build/fetchCode.ts'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { CardPaymentViewModel, PaymentCallbacks } from '../payment/CardPaymentViewModel.ts'
import type { RequestModel, RequestSurroundings } from './RequestModel.ts'
import { requestAddress } from '../paths/requestAddress.ts'

/** Card payment of a guest before the order is placed (GUEST-07). Its code is loaded lazily, for guests only. */
export class GuestPayment {
  private readonly around: RequestSurroundings
  private readonly request: RequestModel
  private readonly callbacks: PaymentCallbacks
  private loading: Promise<CardPaymentViewModel | undefined> | undefined = undefined

  constructor(around: RequestSurroundings, request: RequestModel, callbacks: PaymentCallbacks) {
    this.around = around
    this.request = request
    this.callbacks = callbacks
    makeAutoObservable<this, 'around' | 'request' | 'callbacks' | 'loading'>(this, {
      around: false,
      request: false,
      callbacks: false,
      loading: false,
    })
    void this.loaded()
  }

  /**
   * Whether a card payment is needed: a guest, in a country with card payments (PAY-09), for an order that costs
   * something.
   */
  get isWanted(): boolean {
    const { shownPrice, state } = this.request
    const toPay = shownPrice?.discountedFee ?? shownPrice?.fee
    return this.isForGuest && state.hasPaymentActivated && toPay?.minor !== 0
  }

  readonly resume = async (vendor: Vendor, signal: AbortSignal): Promise<void> => {
    const view = await this.loaded()
    if (view !== undefined && !signal.aborted) await view.resume(vendor.id, signal)
  }

  readonly submit = async (read: () => Submission, signal: AbortSignal): Promise<void> =>
    this.request.card === undefined
      ? this.callbacks.failed({ id: 'error-payment-init', because: { id: 'failure-offline' } })
      : this.request.card.submit(read, signal)

  /** Loads the payment code for guests; `undefined` if the load fails. The next call tries again. */
  readonly loaded = async (): Promise<CardPaymentViewModel | undefined> => {
    if (!this.isForGuest || this.request.card !== undefined) return this.request.card
    this.loading ??= this.load()
      .catch(() => undefined)
      .finally(() => (this.loading = undefined))
    return this.loading
  }

  readonly watch = (signal: AbortSignal): void => {
    const stop = reaction(
      () => this.around.flags.isOn('CyberSourceCreditCard'),
      () => this.request.card?.takeProvider(),
    )
    signal.addEventListener('abort', stop)
  }

  private get isForGuest(): boolean {
    return this.request.mode === 'guest' && this.request.purpose.kind === 'new'
  }

  private async load(): Promise<CardPaymentViewModel> {
    const { CardPaymentViewModel } = await fetchCode(() => import('../payment/CardPaymentViewModel.ts'))
    const { run, country, flags, now } = this.around
    const view = new CardPaymentViewModel({
      run,
      country,
      now,
      cyberSource: () => flags.isOn('CyberSourceCreditCard'),
      returnTo: () => requestAddress(this.request.vendor?.id ?? ''),
      callbacks: this.callbacks,
    })
    this.request.payWith(view)
    return view
  }
}
