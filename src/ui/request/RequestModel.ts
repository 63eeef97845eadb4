import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { DraftContent } from '../../application/ports/DraftStore.ts'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { RunUseCase } from '../../application/RunUseCase.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { Locale } from '../../domain/market/languages.ts'
import type { Appearance } from '../../domain/market/palettes.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { noticeReach, type NoticeKind, type NoticeReach } from '../../domain/notice/notice.ts'
import type { Sender } from '../../domain/order/order.ts'
import { initialPaymentMethod } from '../../domain/payment/availablePaymentMethods.ts'
import { collectedAtTheDoor } from '../../domain/payment/collectedAtTheDoor.ts'
import { surchargedMethod } from '../../domain/pricing/deliveryFee.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { editLocks } from '../../domain/request/editLocks.ts'
import type { FeeChange, ShownPrice } from '../../domain/request/feeRecompute.ts'
import { afterAmountChange, confirmItemValue } from '../../domain/request/itemValue.ts'
import type { AppliedVoucher } from '../../domain/request/placedOrder.ts'
import { detailsIn } from '../../domain/request/broughtDetails.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { BeginningEvent, RequestEvent } from '../../domain/request/requestFlow.ts'
import { NEW_ORDER, purposeKey, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { afterEvent, INITIAL_REQUEST, type RequestState } from '../../domain/request/requestState.ts'
import { amountOf, type RequestField } from '../../domain/request/requestValidation.ts'
import { senderOf } from '../../domain/request/sender.ts'
import { isBusinessCustomer } from '../../domain/session/businessCustomer.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { SenderViewModel } from '../address/SenderViewModel.ts'
import type { NoticesViewModel } from '../frame/NoticesViewModel.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import type { FailureText } from '../kit/failureText.ts'
import type { CardPaymentViewModel } from '../payment/CardPaymentViewModel.ts'
import { RefusalsViewModel } from './RefusalsViewModel.ts'

/** The dependencies of the request screen. */
export interface RequestDependencies {
  readonly run: RunUseCase
  readonly country: Country
  readonly language: () => Locale
  readonly vendors: {
    readonly selected: Vendor | undefined
    /** Replaces the vendor with the same id. */
    readonly replace: (vendor: Vendor) => void
  }
  readonly flags: { readonly isOn: (name: FlagName) => boolean }
  /** Prevents a reload of the page until the response arrives (BUILD-04). */
  readonly work: Pick<OngoingWork, 'during'>
  readonly notices: Pick<NoticesViewModel, 'notify' | 'notifyWhile'>
  readonly appearance: { readonly shown: Appearance }
  readonly now: () => Instant
  /** Defaults to a new order. */
  readonly purpose?: RequestPurpose
  readonly mode: Mode
  /** Leaves the portal for the bank's page (PAY-14). */
  readonly goTo: (url: string) => void
  /** Opens the order list, with the new order open if its id is known (ROUTE-26). */
  readonly showOrders: (vendorId: VendorId, orderId: OrderId | undefined) => void
}

/** The message of a failure; `because` is the cause, if a retry may help. */
export interface RequestProblem {
  readonly id: TextId
  readonly because: FailureText | undefined
}

/** The progress of sending the order, or the change of an order. */
export type SendingProgress =
  | { readonly step: 'resting' }
  | { readonly step: 'sending' }
  /** The device is offline: it is sent when the network is back, unless the user stops it. */
  | { readonly step: 'waiting'; readonly stop: () => void }
  /** The fee changed: the user accepts or declines it (REQ-23). */
  | { readonly step: 'asking'; readonly change: FeeChange; readonly answer: (accepted: boolean) => void }
  | { readonly step: 'failed'; readonly problem: RequestProblem }

/** Goods of earlier orders; a field that differs from them was edited since. */
export interface TakenGoods extends Partial<Pick<RequestDraft, 'orderDescription' | 'orderAmount'>> {
  readonly orderedAt: Instant
}

const RESTING: SendingProgress = { step: 'resting' }

/**
 * The page for each step of the flow. The form stays visible in all steps that need it, so a step never hides what was
 * typed (SCR-05, REQ-02).
 */
export type RequestPage = 'waiting' | 'origin' | 'closed' | 'form'

/**
 * The request: its state, the events that move it from step to step (REQ-38), and the edits of the user. The view models
 * of the screen read it and tell it what happened; nothing else holds a part of the draft.
 */
export class RequestModel {
  state: RequestState = INITIAL_REQUEST
  vendor: Vendor | undefined = undefined
  sending: SendingProgress = RESTING
  /** Whether the submit button was pressed while lookups were still running. */
  isSettling = false
  /** Whether the device reports that it has no network. */
  isOffline = false
  /** A guest's card payment (GUEST-07); its code is loaded lazily. */
  card: CardPaymentViewModel | undefined = undefined
  /** The element to focus: a field with an error, or the submit button; each request for focus is a new object. */
  focusTarget: { readonly at: RequestField | 'submit' | 'item-value' } | undefined = undefined
  /** The goods that were filled in from earlier orders, the last of which was placed then. */
  takenGoods: TakenGoods | undefined = undefined
  /** The fields that the user has edited. */
  touched: ReadonlySet<string> = new Set()
  /** Resolves when everything a submission depends on has been read; never rejects. */
  prepared: Promise<unknown> = Promise.resolve()
  readonly refusals: RefusalsViewModel
  /** The sender of a guest's order; `undefined` for signed-in users (REQ-36). */
  readonly sender: SenderViewModel | undefined
  readonly country: Country
  readonly mode: Mode
  readonly now: () => Instant
  readonly purpose: RequestPurpose
  private running = new AbortController()
  readonly #notices: RequestDependencies['notices']

  constructor({ country, mode, notices, now, purpose = NEW_ORDER }: RequestDependencies) {
    this.country = country
    this.mode = mode
    this.#notices = notices
    this.now = now
    this.purpose = purpose
    this.sender = mode === 'guest' ? new SenderViewModel(country) : undefined
    this.refusals = new RefusalsViewModel(this)
    makeAutoObservable<this, 'running'>(this, {
      running: observableRef,
      state: observableRef,
      vendor: observableRef,
      sending: observableRef,
      card: observableRef,
      focusTarget: observableRef,
      takenGoods: observableRef,
      touched: observableRef,
      destination: computedStruct,
      amount: computedStruct,
      toCollect: computedStruct,
      paymentMethod: computedStruct,
      applied: computedStruct,
      shownPrice: computedStruct,
      prepared: false,
      signal: false,
      refusals: false,
      sender: false,
      country: false,
      mode: false,
      now: false,
      purpose: false,
    })
  }

  get page(): RequestPage {
    const { flow, serviceHours } = this.state
    switch (flow.step) {
      case undefined:
        return 'waiting'
      case 'ASK_FOR_ORIGIN_ADDRESS':
      case 'ASK_FOR_ORIGIN_ADDRESS_DETAILS':
        return 'origin'
      case 'SERVICE_CLOSED':
        return 'closed'
      case 'CHECK_SERVICE_HOURS':
        return serviceHours?.status === 'closed' ? 'closed' : 'form'
      case 'ASK_FOR_DESTINATION_ADDRESS':
      case 'CHECK_IF_DESTINATION_IS_VALID':
      case 'FILL_ORDER_DETAILS':
      case 'FILL_PAYMENT_DETAILS':
        return 'form'
    }
  }

  get draft(): RequestDraft {
    return this.state.draft
  }

  get isEditing(): boolean {
    return this.purpose.kind === 'edit'
  }

  /** Whether a submission or a payment waits for its answer. */
  get isBusy(): boolean {
    const { step } = this.sending
    return (
      this.isSettling || step === 'sending' || step === 'waiting' || step === 'asking' || (this.card?.isBusy ?? false)
    )
  }

  /** Whether the request must not change now. */
  get isFixed(): boolean {
    return this.isBusy || (this.card?.isUnderWay ?? false)
  }

  /** The coordinates of the vendor's collection point. */
  get origin(): Coordinates | undefined {
    return this.vendor && hasLocation(this.vendor) ? this.vendor.location.coordinates : undefined
  }

  get destination(): Coordinates | undefined {
    const { destinationLatitude: latitude, destinationLongitude: longitude } = this.draft
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  }

  get amount(): Money | undefined {
    return amountOf(this.draft, this.country)
  }

  /** The amount that the rider collects from the customer; `undefined` if there is nothing to collect. */
  get toCollect(): Money | undefined {
    return collectedAtTheDoor(this.paymentMethod, this.amount)
  }

  get paymentMethod(): PaymentMethod | '' {
    return this.draft.paymentMethod
  }

  /** The payment method, if it changes the fee. */
  get surchargedMethod(): PaymentMethod | undefined {
    return surchargedMethod(this.country, this.paymentMethod)
  }

  /** Whether the sender is a business. Individual senders are never asked for a VAT number (VAL-21). */
  get business(): boolean {
    return isBusinessCustomer(this.mode)
  }

  /** The voucher with the discounted fee, once both are known (VOUCH-03). */
  get applied(): AppliedVoucher | undefined {
    const { discountedDeliveryFee: discountedFee, voucher } = this.state
    return voucher && discountedFee && { voucher, discountedFee }
  }

  /** The price on the summary; `undefined` until it is known. */
  get shownPrice(): ShownPrice | undefined {
    const { deliveryFee, discountedDeliveryFee } = this.state
    return deliveryFee && { fee: deliveryFee.fee, discountedFee: discountedDeliveryFee?.fee }
  }

  /** Whether this is a guest's new order, which may have to be paid by card (GUEST-07). */
  get isOfGuest(): boolean {
    return this.mode === 'guest' && this.purpose.kind === 'new'
  }

  /**
   * Whether a card payment is needed: a guest, in a country with card payments (PAY-09), for an order that costs
   * something.
   */
  get isPaidByCard(): boolean {
    const { shownPrice, state } = this
    const toPay = shownPrice?.discountedFee ?? shownPrice?.fee
    return this.isOfGuest && state.hasPaymentActivated && toPay?.minor !== 0
  }

  /** The fields of an edited order that cannot change (EDIT-03). */
  get fixed(): ReadonlySet<RequestField> | undefined {
    const { orderToBeUpdated } = this.state
    return orderToBeUpdated && new Set(editLocks(orderToBeUpdated).keys())
  }

  /** The content that a draft stores. */
  get content(): DraftContent {
    const { brought, draft, selectedSaveAddress, voucher, voucherCode } = this.state
    return { brought, draft, selectedSaveAddress, voucherCode: voucher?.code ?? voucherCode, purpose: this.purpose }
  }

  /** Names the draft: a guest has one, whatever the id of their vendor. */
  get draftName(): string {
    return `${purposeKey(this.purpose)} ${this.mode === 'guest' ? '' : this.vendor?.id}`
  }

  private get signedBy(): Sender | undefined {
    return this.sender && this.vendor && senderOf(this.sender.draft, this.vendor, this.country.code)
  }

  /** A snapshot of the request, for sending. */
  get submission(): Submission {
    const { availablePaymentMethods, deliveryFee, orderItemValueExceedValidation, serviceHours, startTime } = this.state
    return {
      ...this.content,
      ...(this.fixed && { fixed: this.fixed }),
      availablePaymentMethods,
      vendor: this.vendor,
      itemValue: orderItemValueExceedValidation,
      fee: deliveryFee,
      voucher: this.applied,
      serviceHours,
      business: this.business,
      mode: this.mode,
      ...(this.signedBy && { sender: this.signedBy }),
      startTime: startTime ?? this.now(),
    }
  }

  /** Aborts when this request ends or starts again. */
  get signal(): AbortSignal {
    return this.running.signal
  }

  /** Starts the request for this vendor, or starts it again (REQ-02, REQ-19, REQ-21). */
  readonly begin = (vendor: Vendor, kind: BeginningEvent): void => {
    this.refusals.reset()
    this.forgetFailure()
    this.touched = new Set()
    this.takenGoods = undefined
    this.vendor = vendor
    this.happened({ kind, vendorHasLocation: hasLocation(vendor) })
  }

  /** Interrupts what was read and sent for the request so far. */
  readonly interrupt = (): void => {
    this.running.abort()
    this.running = new AbortController()
  }

  /** Remembers what is being read for the request; a submission waits for it. */
  readonly prepareWith = (reading: Promise<unknown>): void => {
    this.prepared = reading
  }

  readonly happened = (event: RequestEvent): void => {
    this.state = afterEvent(this.state, event)
  }

  readonly patchState = (known: Partial<Omit<RequestState, 'flow' | 'draft'>>): void => {
    this.state = { ...this.state, ...known }
  }

  readonly belongTo = (vendor: Vendor): void => {
    this.vendor = vendor
  }

  /** Applies an edit that the user made in a field. */
  readonly edit = (patch: Partial<RequestDraft>): void => {
    this.forgetFailure()
    this.touched = new Set([...this.touched, ...Object.keys(patch)])
    this.change(patch)
  }

  /**
   * Changes the draft. A change after the payment step returns to the details (REQ-14). Changes of fixed fields are
   * ignored.
   */
  readonly change = (typed: Partial<RequestDraft>): void => {
    const patch = this.withoutFixed(typed)
    this.state = {
      ...this.state,
      draft: { ...this.draft, ...patch },
      startTime: this.state.startTime ?? this.now(),
    }
    if (!('paymentMethod' in patch)) this.happened({ kind: 'back-to-details' })
    if ('orderAmount' in patch) this.limitAmount(this.state.orderItemValueExceedValidation.limit)
  }

  /** Fills the form with a stored draft or an earlier order, without counting as the user's first edit. */
  readonly restore = (content: Omit<DraftContent, 'purpose'>): void => {
    const { brought = {}, draft, selectedSaveAddress, voucherCode } = content
    this.state = { ...this.state, brought: detailsIn(brought), draft, selectedSaveAddress, voucherCode }
    this.limitAmount(this.state.orderItemValueExceedValidation.limit)
  }

  /** Remembers the goods that were filled in, so that they are marked until the user has checked them. */
  readonly markGoods = (taken: TakenGoods): void => {
    this.takenGoods = taken
  }

  /** Sets the item value limit, in major units; a confirmed item value must be confirmed again (VAL-18, VAL-20). */
  readonly limitAmount = (limit: number): void =>
    this.patchState({ orderItemValueExceedValidation: afterAmountChange(limit, this.amount) })

  readonly confirmAmount = (): void =>
    this.patchState({ orderItemValueExceedValidation: confirmItemValue(this.state.orderItemValueExceedValidation) })

  /** Sets the available payment methods and, if the draft has none, selects the initial one (PAY-04, PAY-08). */
  readonly offer = (methods: ReadonlyArray<PaymentMethod>): void => {
    this.patchState({ availablePaymentMethods: methods })
    const paymentMethod = initialPaymentMethod(this.draft.paymentMethod, methods, this.country.defaultPayment)
    this.state = { ...this.state, draft: { ...this.draft, paymentMethod } }
  }

  readonly becomeSending = (sending: SendingProgress): void => {
    this.sending = sending
  }

  readonly becomeOffline = (isOffline: boolean): void => {
    this.isOffline = isOffline
  }

  readonly becomeSettling = (isSettling: boolean): void => {
    this.isSettling = isSettling
  }

  readonly payWith = (card: CardPaymentViewModel): void => {
    this.card = card
  }

  /** Clears the last failure of a submission, which says nothing about the changed draft. */
  readonly forgetFailure = (): void => {
    if (this.sending.step === 'failed') this.sending = RESTING
  }

  readonly requestFocus = (at: RequestField | 'submit' | 'item-value'): void => {
    this.focusTarget = { at }
  }

  /** Shows a notice; one that says something about this request closes when the request ends or starts again. */
  readonly notify = (kind: NoticeKind, text: FailureText, reach: NoticeReach = noticeReach(kind)): void => {
    if (reach === 'portal') this.#notices.notify(kind, text, 'order-flow', reach)
    else this.notifyWhile(() => true, kind, text)
  }

  /** Shows a notice while its condition is true, at most until the request ends or starts again. */
  readonly notifyWhile = (isSo: () => boolean, kind: NoticeKind, text: FailureText): void => {
    const { signal } = this
    this.#notices.notifyWhile(() => this.signal === signal && isSo(), kind, text, 'order-flow')
  }

  private withoutFixed(patch: Partial<RequestDraft>): Partial<RequestDraft> {
    const { fixed } = this
    if (fixed === undefined) return patch
    return Object.fromEntries(Object.entries(patch).filter(([field]) => !fixed.has(field as keyof RequestDraft)))
  }
}
