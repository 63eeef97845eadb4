import { makeAutoObservable } from 'mobx'
import type { OriginViewModel } from '../address/OriginViewModel.ts'
import type { SavedCustomerViewModel } from './SavedCustomerViewModel.ts'
import { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import { DeliveryTimeViewModel } from './DeliveryTimeViewModel.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { EarlierOrderViewModel } from './EarlierOrderViewModel.ts'
import { makeOutcomeHandlers, type RequestOutcomeHandlers } from './makeOutcomeHandlers.ts'
import { GuestPayment } from './GuestPayment.ts'
import { KeptDraft } from './KeptDraft.ts'
import { PasteViewModel } from './PasteViewModel.ts'
import { PrefillViewModel } from './PrefillViewModel.ts'
import { PlacesViewModel } from './PlacesViewModel.ts'
import { QuoteViewModel } from './QuoteViewModel.ts'
import type { RefusalsViewModel } from './RefusalsViewModel.ts'
import { RequestBeginning, type RequestParts } from './RequestBeginning.ts'
import { RequestModel, type RequestSurroundings } from './RequestModel.ts'
import { sendingFor } from './sendingFor.ts'
import { TermsViewModel } from './TermsViewModel.ts'
import { SubmissionViewModel } from './SubmissionViewModel.ts'
import { SubmitOrPay } from './SubmitOrPay.ts'

/** A request for a rider, from the first edit to "Order pushed!" (REQ-01 to REQ-33). */
export class RequestViewModel implements RequestParts {
  readonly request: RequestModel
  readonly origin: OriginViewModel
  readonly destination: DestinationViewModel
  readonly customer: SavedCustomerViewModel
  readonly quote: QuoteViewModel
  readonly terms: TermsViewModel
  readonly time: DeliveryTimeViewModel
  readonly voucher: VoucherViewModel
  readonly refusals: RefusalsViewModel
  readonly submission: SubmissionViewModel
  readonly payment: GuestPayment
  readonly button: SubmitOrPay
  readonly places: PlacesViewModel
  readonly paste: PasteViewModel
  readonly prefill: PrefillViewModel
  readonly earlier: EarlierOrderViewModel
  readonly change: RequestModel['edit']
  private readonly around: RequestSurroundings
  private readonly outcomes: RequestOutcomeHandlers
  private readonly kept: KeptDraft
  private readonly beginning: RequestBeginning

  constructor(around: RequestSurroundings) {
    const { run, locale } = around
    this.around = around
    this.request = new RequestModel(around)
    this.refusals = this.request.refusals
    this.change = this.request.edit
    this.kept = new KeptDraft({
      run,
      request: this.request,
      placedElsewhere: (orderId) => this.request.isBusy || this.outcomes.placedElsewhere(orderId),
    })
    this.earlier = new EarlierOrderViewModel({ run, locale, request: this.request })
    this.quote = new QuoteViewModel(around, this.request)
    this.terms = new TermsViewModel(around, this.request, this.quote)
    this.time = new DeliveryTimeViewModel(around, this.request, this.quote)
    this.voucher = new VoucherViewModel({
      run,
      request: this.request,
      isOffered: () => around.flags.isOn('Voucher'),
      renewFee: () => void this.quote.renew(),
      lost: (text) => this.request.tell('error', text),
    })
    this.places = new PlacesViewModel(around, this.request, this.quote, this.terms)
    this.origin = this.places.origin
    this.destination = this.places.destination
    this.customer = this.places.customer
    this.paste = new PasteViewModel(this.request, this.destination)
    this.prefill = new PrefillViewModel(this.request, this.quote, this.destination)
    this.outcomes = makeOutcomeHandlers(around, this.request, this, {
      begin: (vendor, kind) => this.beginning.begin(vendor, kind),
      interrupt: () => this.beginning.interrupt(),
      quoteAgain: this.quote.again,
    })
    this.submission = new SubmissionViewModel(run, this.request, sendingFor(this.request), this.outcomes)
    this.payment = new GuestPayment(around, this.request, {
      paid: (orderId) => this.outcomes.placed(orderId),
      refused: (first) => this.outcomes.refused(first),
      failed: (problem) => this.outcomes.failed(problem),
      happened: (event) => this.outcomes.happened(event),
      goTo: around.goTo,
    })
    this.button = new SubmitOrPay(this.request, this.submission, this.payment)
    this.beginning = new RequestBeginning(around, this.kept, this)
    makeAutoObservable<this, 'around' | 'outcomes' | 'kept' | 'beginning'>(this, {
      request: false,
      origin: false,
      destination: false,
      customer: false,
      quote: false,
      refusals: false,
      terms: false,
      time: false,
      voucher: false,
      submission: false,
      payment: false,
      button: false,
      places: false,
      paste: false,
      prefill: false,
      earlier: false,
      change: false,
      around: false,
      outcomes: false,
      kept: false,
      beginning: false,
    })
  }

  /** Runs until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    this.beginning.start(signal)
    this.kept.start(signal)
    this.quote.countDown(signal)
    this.quote.followMethod(signal)
    this.payment.watch(signal)
    this.voucher.watch(signal)
    this.terms.start(signal)
    this.time.start(signal)
    this.customer.start(signal)
  }

  /** Reads the order to edit or repeat again, after a failure. */
  readonly readEarlierAgain = (): void => {
    if (this.request.vendor) this.beginning.prepare(this.request.vendor)
  }

  /** Deletes the draft and stops the request. */
  readonly discard = (): void => {
    this.beginning.interrupt()
    this.kept.forget()
  }

  /** Confirms the high value and submits (VAL-18, VAL-20). */
  readonly confirmItemValue = (): void => {
    this.request.confirmAmount()
    this.submit()
  }

  readonly submit = (): void => {
    const { button, refusals, request, voucher } = this
    if (request.isBusy || this.request.page !== 'form') return
    if (this.earlier.isEditing && this.earlier.differences.length === 0)
      return this.request.tell('info', { id: 'edit-nothing-changed' })
    refusals.markAll()
    const shown = voucher.isPending ? undefined : request.shownPrice
    const read = () => {
      if (refusals.all.size === 0) request.happened({ kind: 'details-valid' })
      return { ...request.submission, shown }
    }
    void this.around.work.during(button.press(this.settled(), read, this.request.signal))
  }

  /** Waits for all running lookups, in the order in which they depend on each other. */
  private async settled(): Promise<void> {
    await this.request.prepared
    await this.destination.settled
    await this.quote.settled
    await this.voucher.settled
  }
}
