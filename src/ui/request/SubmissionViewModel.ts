import type { Effect } from 'effect'
import { reaction, runInAction } from 'mobx'
import { fetchCode } from '../../application/build/fetchCode.ts'
import type { Ports } from '../../application/ports/allPorts.ts'
import { isRefusal } from '../../application/ports/isRefusal.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { FeeUnknown, StoreClosed } from '../../application/request/quoteDelivery.ts'
import type { SubmissionEvent } from '../../application/request/recomputePrice.ts'
import { submitOrder, type Submission } from '../../application/request/submitOrder.ts'
import { updateOrder } from '../../application/request/updateOrder.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { NoticeKind } from '../../domain/notice/notice.ts'
import type { Order } from '../../domain/order/order.ts'
import type { FeeChange, ShownPrice } from '../../domain/request/feeRecompute.ts'
import type { RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { hasLocation } from '../../domain/vendor/vendor.ts'
import { failureText, type Text } from '../kit/failureText.ts'
import { refusalText } from '../kit/refusalText.ts'
import { requestAddress } from '../paths/requestAddress.ts'
import type { CardPaymentViewModel } from '../payment/CardPaymentViewModel.ts'
import type { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { PlacesViewModel } from './PlacesViewModel.ts'
import { QUOTE_PROBLEMS, type QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestProblem, RequestSurroundings } from './RequestModel.ts'
import type { SourcesViewModel } from './SourcesViewModel.ts'

type SubmissionFailure = Effect.Error<ReturnType<typeof submitOrder | typeof updateOrder>>

const MOVED_ON: RequestProblem = { id: 'request-not-updated', because: { id: 'edit-moved-on' } }

interface BelowSubmission {
  readonly quote: QuoteViewModel
  readonly voucher: VoucherViewModel
  readonly places: PlacesViewModel
  readonly sources: SourcesViewModel
}

/**
 * The submit button (SCR-08): places or updates the order, or starts a guest's card payment and then pays (GUEST-07).
 * Repeated presses while it runs place one order only (REQ-16, REQ-22 to REQ-26). Handles every outcome (REQ-13,
 * REQ-17 to REQ-19, REQ-33).
 */
export class SubmissionViewModel {
  private readonly around: RequestSurroundings
  private readonly request: RequestModel
  private readonly below: BelowSubmission
  private loading: Promise<CardPaymentViewModel | undefined> | undefined = undefined
  /** Message ids of errors from earlier attempts; removed after a success. */
  private readonly errors = new Set<TextId>()

  constructor(around: RequestSurroundings, request: RequestModel, below: BelowSubmission) {
    this.around = around
    this.request = request
    this.below = below
  }

  /** Loads the code of the card payment, and resumes a payment whose outcome is unknown, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    void this.loadCard()
    const disposers = [
      reaction(
        () => this.around.flags.isOn('CyberSourceCreditCard'),
        () => this.request.card?.takeProvider(),
      ),
      reaction(
        () => this.below.sources.isRead,
        (isRead) => isRead && void this.resumePayment(),
      ),
    ]
    signal.addEventListener('abort', () => disposers.forEach((dispose) => dispose()))
  }

  readonly submit = (): void => {
    const { around, request } = this
    const { sources, voucher } = this.below
    if (request.isBusy || request.page !== 'form') return
    if (request.isEditing && sources.earlier.differences.length === 0)
      return request.tell('info', { id: 'edit-nothing-changed' })
    request.refusals.markAll()
    const shown = voucher.isPending ? undefined : request.shownPrice
    void around.work.during(this.sendWhenSettled(shown, request.signal))
  }

  /** Confirms the high value and submits (VAL-18, VAL-20). */
  readonly confirmItemValue = (): void => {
    this.request.confirmAmount()
    this.submit()
  }

  /** Reads the request only after all lookups have settled, so that it includes their results. */
  private async sendWhenSettled(shown: ShownPrice | undefined, signal: AbortSignal): Promise<void> {
    const { request } = this
    const read = (): Submission => {
      if (request.refusals.all.size === 0) request.happened({ kind: 'details-valid' })
      return { ...request.submission, shown }
    }
    request.becomeSettling(true)
    await Promise.all([this.settleLookups(), this.loadCard()])
    await runInAction(() => {
      request.becomeSettling(false)
      if (signal.aborted) return
      return request.isPaidByCard ? this.pay(read, signal) : this.send(read, signal)
    })
  }

  /** Waits for all running lookups, in the order in which they depend on each other. */
  private async settleLookups(): Promise<void> {
    const { places, quote, voucher } = this.below
    await this.request.prepared
    await places.destination.settled
    await quote.settled
    await voucher.settled
  }

  private async send(read: () => Submission, signal: AbortSignal): Promise<void> {
    const { becomeSending, know } = this.request
    becomeSending({ step: 'sending' })
    const outcome = await this.around.run.once(this.placeOrUpdate(read()), signal)
    becomeSending({ step: 'resting' })
    if (outcome.kind === 'done')
      return this.finish('success', this.request.isEditing ? 'request-updated' : 'request-pushed', outcome.value)
    if (outcome.kind === 'interrupted') return
    const { failure } = outcome
    switch (failure._tag) {
      case 'RequestRefused':
        return this.refused(failure.first)
      case 'FeeDeclined':
        return this.below.quote.again()
      case 'AlreadyPlaced':
        return this.finish('warning', 'request-already-placed', undefined)
      case 'NoLongerEditable':
        becomeSending({ step: 'failed', problem: MOVED_ON })
        return this.noLongerEditable(failure.order)
      case 'FeeUnknown':
      case 'StoreClosed':
      case 'ServiceRefusal':
      case 'ServiceUnavailable':
      case 'SignedOut': {
        const problem = this.describeFailure(failure)
        // The country's card setting was unknown (PAY-09); after this refusal the next submission pays by card.
        if (isRefusal(failure, 'payment-required')) know({ hasPaymentActivated: true })
        becomeSending({ step: 'failed', problem })
        return this.failed(problem)
      }
    }
  }

  /** Places a new order, or updates the edited one (REQ-16, REQ-33). */
  private placeOrUpdate(submission: Submission): Effect.Effect<OrderId, SubmissionFailure, Ports> {
    const { isEditing, state } = this.request
    if (!isEditing) return submitOrder(submission, this.askAboutFee, this.handleEvent)
    if (state.orderToBeUpdated === undefined) throw new Error('nothing was loaded that could be changed')
    return updateOrder(submission, state.orderToBeUpdated, this.askAboutFee, this.handleEvent)
  }

  private readonly askAboutFee = (change: FeeChange): Promise<boolean> =>
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

  /** Reports a new fee calculation or a refused voucher (FEE-08, VOUCH-04); records when the answer came (ENT-11). */
  private readonly handleEvent = (event: SubmissionEvent): void => {
    switch (event.kind) {
      case 'recomputing':
        return this.tell('info', { id: 'error-fee-recompute' })
      case 'voucher-refused':
        return this.below.voucher.refused(event.code, event.reason)
      case 'ended':
        return this.request.know({ endTime: event.endTime })
    }
  }

  /** The order exists: clears the form and shows the orders (REQ-19). */
  private finish(kind: 'success' | 'warning', id: TextId, orderId: OrderId | undefined): void {
    const { notices, showOrders } = this.around
    const { happened, purpose, vendor } = this.request
    const { sources } = this.below
    if (!vendor) return
    notices.end(...this.errors)
    this.tell(kind, { id })
    if (purpose.kind === 'new') sources.begin(vendor, 'order-submitted')
    else {
      sources.interrupt()
      happened({ kind: 'order-submitted', vendorHasLocation: hasLocation(vendor) })
    }
    showOrders(vendor.id, orderId)
  }

  /**
   * Announces, marks and focuses the first refused field; keeps the draft (REQ-13, VAL-01). A high item value has its
   * own warning.
   */
  private refused(first: RequestRefusal): void {
    const { happened, want } = this.request
    const { progress } = this.below.quote
    happened({ kind: 'details-refused' })
    if (first.code === 'item-value-unconfirmed') return want('item-value')
    const hasNoFee = first.code === 'fee-missing' && progress.step === 'failed'
    this.tell('error', hasNoFee ? { id: progress.problem.id } : refusalText(first))
    want(first.field)
  }

  private failed({ id }: RequestProblem): void {
    const { quote } = this.below
    this.request.happened({ kind: 'submission-failed' })
    quote.tick()
    if (quote.validFor === 0) void quote.renew()
    this.tell('error', { id })
    this.request.want('submit')
  }

  private noLongerEditable(order: Order): void {
    this.below.sources.earlier.become(order)
    this.failed({ id: 'request-not-updated', because: undefined })
  }

  private describeFailure(failure: ServiceFailure | FeeUnknown | StoreClosed): RequestProblem {
    switch (failure._tag) {
      case 'FeeUnknown':
      case 'StoreClosed':
        return { id: QUOTE_PROBLEMS[failure._tag], because: undefined }
      case 'ServiceRefusal':
      case 'ServiceUnavailable':
      case 'SignedOut':
        return {
          id: this.request.isEditing ? 'request-not-updated' : 'request-not-created',
          because: failureText(failure),
        }
    }
  }

  private tell(kind: NoticeKind, text: Text): void {
    if (kind === 'error') this.errors.add(text.id)
    this.request.tell(kind, text)
  }

  private async pay(read: () => Submission, signal: AbortSignal): Promise<void> {
    const { card } = this.request
    if (card === undefined) return this.failed({ id: 'error-payment-init', because: { id: 'failure-offline' } })
    await card.submit(read, signal)
  }

  private async resumePayment(): Promise<void> {
    const { signal, vendor } = this.request
    const card = await this.loadCard()
    if (card !== undefined && vendor !== undefined && !signal.aborted) await card.resume(vendor.id, signal)
  }

  /** Loads the payment code for guests; `undefined` if the load fails. The next call tries again. */
  private async loadCard(): Promise<CardPaymentViewModel | undefined> {
    const { card, isOfGuest } = this.request
    if (!isOfGuest || card !== undefined) return card
    this.loading ??= this.makeCard()
      .catch(() => undefined)
      .finally(() => (this.loading = undefined))
    return this.loading
  }

  private async makeCard(): Promise<CardPaymentViewModel> {
    const { CardPaymentViewModel } = await fetchCode(() => import('../payment/CardPaymentViewModel.ts'))
    const { country, flags, goTo, now, run } = this.around
    const card = new CardPaymentViewModel({
      run,
      country,
      now,
      cyberSource: () => flags.isOn('CyberSourceCreditCard'),
      returnTo: () => requestAddress(this.request.vendor?.id ?? ''),
      callbacks: {
        paid: (orderId) => this.finish('success', 'request-pushed', orderId),
        refused: (first) => this.refused(first),
        failed: (problem) => this.failed(problem),
        happened: this.handleEvent,
        goTo,
      },
    })
    this.request.payWith(card)
    return card
  }
}
