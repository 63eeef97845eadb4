import type { Effect } from 'effect'
import { reaction, runInAction, when } from 'mobx'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import type { Ports } from '../../application/ports/allPorts.ts'
import { isOutcomeUnknown } from '../../application/ports/isOutcomeUnknown.ts'
import type { CallFailure } from '../../application/ports/ServiceFailure.ts'
import type { FeeUnknown } from '../../application/request/quoteDelivery.ts'
import type { SubmissionEvent } from '../../application/request/recomputePrice.ts'
import { submitOrder, type Submission } from '../../application/request/submitOrder.ts'
import { updateOrder } from '../../application/request/updateOrder.ts'
import { watchNetwork } from '../../application/watchNetwork.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { FeeChange, ShownPrice } from '../../domain/request/feeRecompute.ts'
import type { RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { hasLocation } from '../../domain/vendor/vendor.ts'
import { failureText } from '../kit/failureText.ts'
import { refusalText } from '../kit/refusalText.ts'
import { requestAddress } from '../paths/links.ts'
import type { CardPaymentViewModel } from '../payment/CardPaymentViewModel.ts'
import type { VoucherViewModel } from '../pricing/VoucherViewModel.ts'
import type { PlacesViewModel } from './PlacesViewModel.ts'
import { QUOTE_PROBLEMS, type QuoteViewModel } from './QuoteViewModel.ts'
import type { RequestModel, RequestProblem, RequestDependencies } from './RequestModel.ts'
import { whileSending } from './sendingDrafts.ts'
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
  private readonly deps: RequestDependencies
  private readonly request: RequestModel
  private readonly below: BelowSubmission
  private loading: Promise<CardPaymentViewModel | undefined> | undefined = undefined

  constructor(deps: RequestDependencies, request: RequestModel, below: BelowSubmission) {
    this.deps = deps
    this.request = request
    this.below = below
  }

  /** Loads the code of the card payment, and resumes a payment whose outcome is unknown, until `signal` aborts. */
  readonly start = (signal: AbortSignal): void => {
    void this.loadCard()
    void this.deps.run.each(watchNetwork, (isThere) => this.request.becomeOffline(!isThere), signal)
    const disposers = [
      reaction(
        () => this.deps.flags.isOn('CyberSourceCreditCard'),
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
    const { deps, request } = this
    const { sources, voucher } = this.below
    if (request.isBusy || request.page !== 'form' || sources.awaited !== undefined) return
    const isUnchanged = () => request.isEditing && sources.earlier.differences.length === 0
    if (isUnchanged()) return request.notifyWhile(isUnchanged, 'info', { id: 'edit-nothing-changed' })
    request.refusals.markAll()
    const shown = voucher.isPending ? undefined : request.shownPrice
    void deps.work.during(this.sendWhenSettled(shown, request.signal))
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
    const { prefill } = this.below.sources
    const before = prefill.state
    request.becomeSettling(true)
    await this.settle()
    const isWanted = await this.waitForNetwork(signal)
    await runInAction(() => {
      request.becomeSettling(false)
      // A link that was opened meanwhile changed the form, or asks whether it may.
      const isOvertaken = this.below.sources.awaited !== undefined || prefill.state !== before
      if (signal.aborted || !isWanted || isOvertaken) return
      return request.isPaidByCard ? this.pay(read, signal) : this.send(read, signal)
    })
  }

  private async settle(): Promise<void> {
    await Promise.all([this.settleLookups(), this.loadCard()])
  }

  /**
   * While the device is offline, waits for the network, unless the user has something to correct first. Whether to go on:
   * the user may stop it.
   */
  private async waitForNetwork(signal: AbortSignal): Promise<boolean> {
    const { request } = this
    if (!request.isOffline || request.refusals.all.size > 0) return true
    const stopping = new AbortController()
    request.becomeSending({ step: 'waiting', stop: () => stopping.abort() })
    const over = AbortSignal.any([signal, stopping.signal])
    await when(() => !request.isOffline, { signal: over }).catch(() => undefined)
    request.becomeSending({ step: 'resting' })
    if (over.aborted) return false
    // The fee may have been computed again meanwhile.
    await this.settle()
    return true
  }

  /** Waits for all running lookups, in the order in which they depend on each other. */
  private async settleLookups(): Promise<void> {
    const { places, quote, voucher } = this.below
    await this.request.prepared
    await places.destination.settled
    await quote.settled
    await voucher.settled
  }

  /** Continues when the form closes, because the order may have arrived; a notice then reports the outcome on any screen. */
  private async send(read: () => Submission, signal: AbortSignal): Promise<void> {
    const { becomeSending, draftName, isEditing, notify, patchState } = this.request
    becomeSending({ step: 'sending' })
    signal.addEventListener('abort', () => becomeSending({ step: 'resting' }))
    const { run, work } = this.deps
    const outcome = await whileSending(work, draftName, run.once(this.placeOrUpdate(read(), signal)))
    if (outcome.kind === 'interrupted') return
    const success = isEditing ? 'request-updated' : 'request-pushed'
    if (signal.aborted)
      return outcome.kind === 'done'
        ? notify('success', { id: success }, 'portal')
        : notify('error', { id: this.headline(outcome.failure) }, 'portal')
    becomeSending({ step: 'resting' })
    if (outcome.kind === 'done') return this.finish('success', success, outcome.value)
    const { failure } = outcome
    if (failure._tag === 'RequestRefused') return this.refused(failure.first)
    if (failure._tag === 'FeeDeclined') return this.below.quote.again()
    if (failure._tag === 'AlreadyPlaced') return this.finish('warning', this.headline(failure), undefined)
    if (failure._tag === 'NoLongerEditable') {
      becomeSending({ step: 'failed', problem: MOVED_ON })
      return this.noLongerEditable(failure.order)
    }
    // The country's card setting was unknown (PAY-09); after this refusal the next submission pays by card.
    if (failure._tag === 'PaymentRequired') patchState({ hasPaymentActivated: true })
    const problem = this.describeFailure(failure)
    becomeSending({ step: 'failed', problem })
    this.failed(problem)
  }

  /** Places a new order, or updates the edited one (REQ-16, REQ-33). */
  private placeOrUpdate(submission: Submission, signal: AbortSignal): Effect.Effect<OrderId, SubmissionFailure, Ports> {
    const { isEditing, state } = this.request
    const askAboutFee = (change: FeeChange) => this.askAboutFee(change, signal)
    const emit = (event: SubmissionEvent) => {
      if (!signal.aborted) this.handleEvent(event)
    }
    if (!isEditing) return submitOrder(submission, askAboutFee, emit)
    if (state.orderToBeUpdated === undefined) throw new Error('The order to edit is not loaded')
    return updateOrder(submission, state.orderToBeUpdated, askAboutFee, emit)
  }

  /** Asks whether the changed fee is accepted (REQ-23). The answer is no once the form was left. */
  private askAboutFee(change: FeeChange, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return Promise.resolve(false)
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(false))
      this.request.becomeSending({
        step: 'asking',
        change,
        answer: (accepted) => {
          this.request.becomeSending({ step: 'sending' })
          resolve(accepted)
        },
      })
    })
  }

  /** The first line of the message about a failed submission. */
  private headline(failure: { readonly _tag: string }): TextId {
    if (failure._tag === 'AlreadyPlaced') return 'request-already-placed'
    if (isOutcomeUnknown(failure)) return 'failure-unknown-outcome'
    return this.request.isEditing ? 'request-not-updated' : 'request-not-created'
  }

  /** Reports a new fee calculation or a refused voucher (FEE-08, VOUCH-04); records when the answer came (ENT-11). */
  private readonly handleEvent = (event: SubmissionEvent): void => {
    switch (event.kind) {
      case 'recomputing':
        return this.request.notifyWhile(() => this.request.sending.step === 'sending', 'info', {
          id: 'error-fee-recompute',
        })
      case 'voucher-refused':
        return this.below.voucher.refused(event.code, event.reason)
      case 'ended':
        return this.request.patchState({ endTime: event.endTime })
    }
  }

  /** The order exists: clears the form and shows the orders (REQ-19). */
  private finish(kind: 'success' | 'warning', id: TextId, orderId: OrderId | undefined): void {
    const { showOrders } = this.deps
    const { happened, purpose, vendor } = this.request
    const { sources } = this.below
    if (!vendor) return
    this.request.notify(kind, { id }, 'portal')
    if (purpose.kind === 'new') sources.begin(vendor, 'order-submitted')
    else {
      sources.interrupt()
      happened({ kind: 'order-submitted', vendorHasLocation: hasLocation(vendor) })
    }
    showOrders(vendor.id, orderId)
  }

  /**
   * Focuses the first wrong field of the page, which shows its error, and keeps the draft (REQ-13, VAL-01). An error
   * without a field becomes a notice; a high item value has its own warning.
   */
  private refused(first: RequestRefusal): void {
    const { request } = this
    const { happened, refusals, requestFocus } = request
    const isResting = () => !request.isBusy
    happened({ kind: 'details-refused' })
    const [wrong] = refusals.wrong
    if (wrong !== undefined) return requestFocus(wrong)
    if (first.code === 'item-value-unconfirmed') return requestFocus('item-value')
    const isRefused = () => [...refusals.all.values()].some(({ code }) => code === first.code)
    request.notifyWhile(isRefused() ? isRefused : isResting, 'error', refusalText(first))
  }

  private failed({ id }: RequestProblem): void {
    const { quote } = this.below
    this.request.happened({ kind: 'submission-failed' })
    quote.tick()
    if (quote.validFor === 0) void quote.renew()
    const { request } = this
    const isFailed = () => request.sending.step === 'failed' || request.card?.problem !== undefined
    request.notifyWhile(isFailed, 'error', { id })
    request.requestFocus('submit')
  }

  private noLongerEditable(order: Order): void {
    this.below.sources.earlier.become(order)
    this.failed({ id: 'request-not-updated', because: undefined })
  }

  private describeFailure(failure: FeeUnknown | CallFailure): RequestProblem {
    if (failure._tag === 'FeeUnknown' || failure._tag === 'StoreClosed')
      return { id: QUOTE_PROBLEMS[failure._tag], because: undefined }
    return { id: this.headline(failure), because: isOutcomeUnknown(failure) ? undefined : failureText(failure) }
  }

  private async pay(read: () => Submission, signal: AbortSignal): Promise<void> {
    const { card } = this.request
    if (card === undefined) {
      const problem: RequestProblem = { id: 'error-payment-init', because: { id: 'failure-offline' } }
      this.request.becomeSending({ step: 'failed', problem })
      return this.failed(problem)
    }
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
    const { country, flags, goTo, now, run } = this.deps
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
