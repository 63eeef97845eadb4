import { computedStruct, makeAutoObservable, observableRef } from 'mobx'
import type { DraftContent } from '../../application/ports/DraftStore.ts'
import type { Submission } from '../../application/request/submitOrder.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import { initialPaymentMethod } from '../../domain/payment/availablePaymentMethods.ts'
import { collectedAtTheDoor } from '../../domain/payment/collectedAtTheDoor.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { surchargedMethod } from '../../domain/pricing/deliveryFee.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { editLocks } from '../../domain/request/editLocks.ts'
import { afterAmountChange, confirmItemValue } from '../../domain/request/itemValue.ts'
import type { AppliedVoucher } from '../../domain/request/placedOrder.ts'
import { senderOf } from '../../domain/request/sender.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestEvent } from '../../domain/request/requestFlow.ts'
import { NEW_ORDER, type RequestPurpose } from '../../domain/request/requestPurpose.ts'
import { afterEvent, INITIAL_REQUEST, type RequestState } from '../../domain/request/requestState.ts'
import type { Sender } from '../../domain/order/order.ts'
import type { ShownPrice } from '../../domain/request/feeRecompute.ts'
import { amountOf, type RequestField } from '../../domain/request/requestValidation.ts'
import { isBusinessCustomer } from '../../domain/session/businessCustomer.ts'
import type { Mode } from '../../domain/session/mode.ts'
import { hasLocation, type Vendor } from '../../domain/vendor/vendor.ts'
import { SenderViewModel } from '../address/SenderViewModel.ts'

/** The state of the request that all parts of the screen share; only events and edits change it (REQ-38). */
export class CurrentRequest {
  state: RequestState = INITIAL_REQUEST
  vendor: Vendor | undefined = undefined
  readonly country: Country
  readonly now: () => Instant
  readonly mode: Mode
  readonly purpose: RequestPurpose
  /** The sender of a guest's order; `undefined` for signed-in users (REQ-36). */
  readonly sender: SenderViewModel | undefined

  constructor(country: Country, now: () => Instant, mode: Mode, purpose: RequestPurpose = NEW_ORDER) {
    this.mode = mode
    this.sender = mode === 'guest' ? new SenderViewModel(country) : undefined
    this.country = country
    this.now = now
    this.purpose = purpose
    makeAutoObservable(this, {
      state: observableRef,
      vendor: observableRef,
      country: false,
      now: false,
      mode: false,
      sender: false,
      purpose: false,
      amount: computedStruct,
      toCollect: computedStruct,
      paymentMethod: computedStruct,
      applied: computedStruct,
      shownPrice: computedStruct,
    })
  }

  get draft(): RequestDraft {
    return this.state.draft
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

  /** The fields of an edited order that cannot change (EDIT-03). */
  get fixed(): ReadonlySet<RequestField> | undefined {
    const { orderToBeUpdated } = this.state
    return orderToBeUpdated && new Set(editLocks(orderToBeUpdated).keys())
  }

  /** The content that a draft stores. */
  get content(): DraftContent {
    const { draft, selectedSaveAddress, voucher, voucherCode } = this.state
    return { draft, selectedSaveAddress, voucherCode: voucher?.code ?? voucherCode, purpose: this.purpose }
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

  readonly belongTo = (vendor: Vendor): void => {
    this.vendor = vendor
  }

  readonly happened = (event: RequestEvent): void => {
    this.state = afterEvent(this.state, event)
  }

  readonly know = (known: Partial<Omit<RequestState, 'flow' | 'draft'>>): void => {
    this.state = { ...this.state, ...known }
  }

  /**
   * Applies edits of the user. An edit after the payment step returns to the details (REQ-14). Edits of fixed fields
   * are ignored.
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
    const { draft, selectedSaveAddress, voucherCode } = content
    this.state = { ...this.state, draft, selectedSaveAddress, voucherCode }
    this.limitAmount(this.state.orderItemValueExceedValidation.limit)
  }

  /** Sets the item value limit, in major units; a confirmed item value must be confirmed again (VAL-18, VAL-20). */
  readonly limitAmount = (limit: number): void =>
    this.know({ orderItemValueExceedValidation: afterAmountChange(limit, this.amount) })

  readonly confirmAmount = (): void =>
    this.know({ orderItemValueExceedValidation: confirmItemValue(this.state.orderItemValueExceedValidation) })

  /** Sets the available payment methods and, if the draft has none, selects the initial one (PAY-04, PAY-08). */
  readonly offer = (methods: ReadonlyArray<PaymentMethod>): void => {
    this.know({ availablePaymentMethods: methods })
    const paymentMethod = initialPaymentMethod(this.draft.paymentMethod, methods, this.country.defaultPayment)
    this.state = { ...this.state, draft: { ...this.draft, paymentMethod } }
  }

  private withoutFixed(patch: Partial<RequestDraft>): Partial<RequestDraft> {
    const { fixed } = this
    if (fixed === undefined) return patch
    return Object.fromEntries(Object.entries(patch).filter(([field]) => !fixed.has(field as keyof RequestDraft)))
  }
}
