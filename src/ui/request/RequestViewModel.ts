import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { checkServiceHours } from '../../application/request/checkServiceHours.ts'
import { forgetDraft, keepDraft, readKeptDraft } from '../../application/request/keepDraft.ts'
import type { OrderId } from '../../domain/order/order.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { BeginningEvent } from '../../domain/request/requestFlow.ts'
import type { RequestField, RequestRefusal } from '../../domain/request/requestValidation.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import type { OriginViewModel } from '../address/OriginViewModel.ts'
import type { SavedCustomerViewModel } from '../address/SavedCustomerViewModel.ts'
import type { Text } from '../shared/failureText.ts'
import { CurrentRequest } from './CurrentRequest.ts'
import type { DestinationViewModel } from './DestinationViewModel.ts'
import { nextToFill } from './nextToFill.ts'
import { OffersViewModel } from './OffersViewModel.ts'
import { placesOfRequest } from './placesOfRequest.ts'
import { QuoteViewModel, type QuoteProblem } from './QuoteViewModel.ts'
import { RequestMapViewModel } from './RequestMapViewModel.ts'
import { refusalText } from './refusalText.ts'
import { RefusalsViewModel } from './RefusalsViewModel.ts'
import { requestPage, type RequestPage } from './requestPage.ts'
import type { RequestSurroundings } from './RequestSurroundings.ts'
import { SubmissionViewModel } from './SubmissionViewModel.ts'

/** The payment method is chosen for the person, and alone is nothing to come back to. */
const hasContent = (draft: RequestDraft): boolean =>
  Object.entries({ ...draft, paymentMethod: '' }).some(
    ([, value]) => value !== '' && value !== undefined && value !== false,
  )

/** A request for a rider, from the first touch to "Order pushed!" (REQ-01 to REQ-33). */
export class RequestViewModel {
  readonly request: CurrentRequest
  readonly origin: OriginViewModel
  readonly destination: DestinationViewModel
  readonly customer: SavedCustomerViewModel
  readonly quote: QuoteViewModel
  readonly offers: OffersViewModel
  readonly refusals: RefusalsViewModel
  readonly submission: SubmissionViewModel
  readonly map: RequestMapViewModel
  /** What wants the focus: a wrong field, or the button to try again with; a new object each time. */
  wanted: { readonly at: RequestField | 'submit' | 'item-value' } | undefined = undefined
  isCheckingHours = false
  /** Resolves when all that a submission depends on was read. */
  private prepared: Promise<unknown> = Promise.resolve()
  private readonly around: RequestSurroundings
  private flow = new AbortController()

  constructor(around: RequestSurroundings) {
    const { run, country, now } = around
    this.around = around
    this.request = new CurrentRequest(country, now)
    this.quote = new QuoteViewModel({ run, request: this.request })
    this.refusals = new RefusalsViewModel(this.request)
    this.offers = new OffersViewModel(run, this.request)
    const { origin, destination, customer } = placesOfRequest(around, this.request, {
      originSettled: () => {
        this.prepared = this.readTerms(this.flow.signal)
      },
      destinationChosen: () => this.destinationChosen(),
      destinationChanged: () => this.destinationChanged(),
      customerFilledIn: () => this.customerFilledIn(),
    })
    this.origin = origin
    this.destination = destination
    this.customer = customer
    this.map = new RequestMapViewModel({
      flags: around.flags,
      appearance: around.appearance,
      request: this.request,
      moveTo: this.destination.moveTo,
    })
    this.submission = new SubmissionViewModel(run, {
      placed: (orderId) => this.finish('success', 'request-pushed', orderId),
      refused: (first) => this.refused(first),
      failed: (problem) => this.failed(problem),
      feeDeclined: () => this.quoteAgain(),
      alreadyPlaced: () => this.finish('warning', 'request-already-placed', undefined),
    })
    makeAutoObservable<this, 'around' | 'flow' | 'prepared'>(this, {
      request: false,
      origin: false,
      destination: false,
      customer: false,
      quote: false,
      refusals: false,
      offers: false,
      submission: false,
      map: false,
      prepared: false,
      wanted: observableRef,
      around: false,
      flow: false,
    })
  }

  get page(): RequestPage {
    return requestPage(this.request.state)
  }

  /** Waits for the vendor, begins, and begins anew when it becomes another one (REQ-03, REQ-21). */
  readonly start = (signal: AbortSignal): void => {
    const { vendors, flags, run } = this.around
    const disposers = [
      reaction(() => vendors.selected, this.vendorIs, { fireImmediately: true }),
      reaction(
        () => flags.isOn('NonePaymentMethod'),
        () => void this.offerMethods(),
      ),
      reaction(
        () => (this.request.state.startTime === undefined ? undefined : this.request.draft),
        (draft) => draft && this.request.vendor && void run.once(keepDraft(this.request.vendor.id, draft)),
      ),
    ]
    this.quote.countDown(signal)
    this.customer.start(signal)
    signal.addEventListener('abort', () => {
      disposers.forEach((dispose) => dispose())
      this.interrupt()
    })
  }

  readonly change = (patch: Partial<RequestDraft>): void => {
    this.submission.forgetFailure()
    this.request.change(patch)
  }

  /** Somewhere else is collected; what was typed for the customer stays (REQ-15). */
  readonly changeOrigin = (): void => {
    const { vendor } = this.request
    this.request.happened({ kind: 'back-to-origin' })
    if (!vendor || this.page !== 'origin') return
    this.submission.forgetFailure()
    this.quote.forget()
    this.origin.begin(vendor)
  }

  readonly checkHoursAgain = (): void => {
    this.request.happened({ kind: 'start-again' })
    void this.checkHours()
  }

  /** The same question once more, for the same destination (FEE-03, FEE-05). */
  readonly quoteAgain = (): void => {
    this.destinationChanged()
    this.destinationChosen()
  }

  readonly submit = (): void => {
    const { destination, prepared, quote, refusals, request, submission } = this
    if (submission.isBusy || this.page !== 'form') return
    refusals.markAll()
    const ready = prepared.then(() => destination.settled).then(() => quote.settled)
    const read = () => {
      if (refusals.all.size === 0) this.detailsAreValid()
      return request.submission
    }
    void submission.submit(ready, read, this.flow.signal)
  }

  /** A fee that has run out is going to be computed again: somebody should know why it takes longer (FEE-08). */
  private detailsAreValid(): void {
    this.request.happened({ kind: 'details-valid' })
    this.quote.tick()
    if (this.quote.validFor === 0) this.tell('info', { id: 'error-fee-recompute' })
  }

  private readonly vendorIs = (vendor: Vendor | undefined, shown?: Vendor): void => {
    if (!vendor || (shown !== undefined && vendor === this.request.vendor)) return
    const before = this.request.vendor
    if (before !== undefined && before.id !== vendor.id) {
      void this.around.run.once(forgetDraft())
      this.begin(vendor, 'vendor-changed')
    } else this.begin(vendor, 'start')
  }

  private begin(vendor: Vendor, kind: BeginningEvent): void {
    this.interrupt()
    this.refusals.reset()
    this.submission.forgetFailure()
    this.request.belongTo(vendor)
    this.request.happened({ kind, vendorHasLocation: hasLocation(vendor) })
    if (hasLocation(vendor)) this.prepared = this.prepare(vendor, this.flow.signal)
    else this.origin.begin(vendor)
  }

  private async prepare(vendor: Vendor, signal: AbortSignal): Promise<void> {
    await this.restoreDraft(vendor)
    if (signal.aborted) return
    await this.readTerms(signal)
  }

  private async readTerms(signal: AbortSignal): Promise<void> {
    await Promise.all([this.checkHours(), this.offerMethods(), this.offers.readLimit(signal)])
  }

  private interrupt(): void {
    this.flow.abort()
    this.flow = new AbortController()
    this.origin.stop()
    this.destination.stop()
    this.customer.reset()
    this.quote.forget()
  }

  private async restoreDraft(vendor: Vendor): Promise<void> {
    const kept = await this.around.run.once(readKeptDraft(vendor.id), this.flow.signal)
    if (kept.kind !== 'done' || !kept.value || !hasContent(kept.value)) return
    this.request.restore(kept.value)
    this.tell('info', { id: 'request-draft-restored' })
  }

  private async checkHours(): Promise<void> {
    runInAction(() => (this.isCheckingHours = true))
    const hours = await this.around.run.once(checkServiceHours(), this.flow.signal)
    if (hours.kind !== 'done') return
    runInAction(() => {
      this.isCheckingHours = false
      this.request.know({ serviceHours: hours.value })
      this.request.happened({ kind: hours.value.status === 'open' ? 'service-open' : 'service-closed' })
      this.destinationChosen()
    })
  }

  private offerMethods(): Promise<void> {
    return this.offers.readMethods(this.around.flags.isOn('NonePaymentMethod'), this.flow.signal)
  }

  private destinationChosen(): void {
    if (!this.request.destination) return
    this.request.happened({ kind: 'destination-chosen' })
    if (this.request.state.flow.step === 'CHECK_IF_DESTINATION_IS_VALID') void this.quote.ask()
  }

  /** The focus goes to what is still to be filled in. */
  private customerFilledIn(): void {
    this.submission.forgetFailure()
    this.wanted = { at: nextToFill(this.refusals.all) }
  }

  private destinationChanged(): void {
    this.submission.forgetFailure()
    this.request.happened({ kind: 'destination-changed' })
    this.quote.forget()
  }

  /** The order is there: all that was typed goes, and the orders are shown (REQ-19). */
  private finish(kind: 'success' | 'warning', id: string, orderId: OrderId | undefined): void {
    const { vendor } = this.request
    if (!vendor) return
    this.tell(kind, { id })
    this.begin(vendor, 'order-submitted')
    this.around.showOrders(vendor.id, orderId)
  }

  /** Announced, marked, focused; nothing is lost (REQ-13, VAL-01). */
  private refused(first: RequestRefusal): void {
    this.request.happened({ kind: 'details-refused' })
    const { progress } = this.quote
    const text: Text =
      first.code === 'fee-missing' && progress.step === 'failed' ? { id: progress.problem.id } : refusalText(first)
    this.tell('error', text)
    this.wanted = { at: first.code === 'item-value-unconfirmed' ? 'item-value' : first.field }
  }

  private failed(problem: QuoteProblem): void {
    this.request.happened({ kind: 'submission-failed' })
    this.tell('error', { id: problem.id })
    this.wanted = { at: 'submit' }
  }

  private tell(kind: 'error' | 'warning' | 'info' | 'success', text: Text): void {
    this.around.notices.tell(kind, text, 'order-flow')
  }
}
