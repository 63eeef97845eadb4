import { makeAutoObservable, observable, observableRef } from 'mobx'
import { refusalsByField, type RequestField, type RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { Instant } from '../../domain/instant.ts'
import type { Country } from '../../domain/market/countries.ts'
import type { RequestDraft } from '../../domain/request/requestDraft.ts'
import type { RequestState } from '../../domain/request/requestState.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { Text } from '../kit/failureText.ts'
import { refusalText } from '../kit/refusalText.ts'
import { FORM_FIELDS, type FormField } from './formFields.ts'
import { isBlank } from '../../domain/text/blank.ts'

/** The part of the request that is validated. */
interface ValidatedRequest {
  readonly state: RequestState
  readonly draft: RequestDraft
  readonly vendor: Vendor | undefined
  readonly country: Country
  readonly business: boolean
  readonly fixed: ReadonlySet<RequestField> | undefined
  readonly now: () => Instant
}

/**
 * The validation errors and which of them are shown (VAL-01): a field shows no error before the user had a chance to
 * fill it in.
 */
export class RefusalsViewModel {
  /** Whether the user has tried to submit; from then on all errors are shown. */
  submitted = false
  /** Incremented to validate again: an error may appear as time passes, without a change of the draft. */
  private looks = 0
  private left: ReadonlySet<RequestField> = new Set()
  readonly #request: ValidatedRequest

  constructor(request: ValidatedRequest) {
    this.#request = request
    makeAutoObservable<this, 'left' | 'looks'>(this, { left: observableRef, looks: observable })
  }

  get all(): ReadonlyMap<RequestField, RequestRefusal> {
    const { state, draft, vendor, country, business, fixed, now } = this.#request
    void this.looks
    return refusalsByField({
      draft,
      vendor,
      country,
      availablePaymentMethods: state.availablePaymentMethods,
      now: now(),
      feeKnown: state.deliveryFee !== undefined,
      business,
      serviceHours: state.serviceHours,
      itemValue: state.orderItemValueExceedValidation,
      ...(fixed && { fixed }),
    })
  }

  /** The first required field that is empty, or the submit button if there is none. */
  get nextToFill(): FormField | 'submit' {
    return FORM_FIELDS.find((field) => this.all.get(field)?.code.endsWith('-missing')) ?? 'submit'
  }

  /** The fields that need the user, in page order, once the user has tried to submit (VAL-01). */
  get wrong(): ReadonlyArray<FormField> {
    return this.submitted ? FORM_FIELDS.filter((field) => this.faultAt(field) !== undefined) : []
  }

  /** The error at a field, if it is shown. */
  readonly at = (field: RequestField): Text | undefined => {
    const refusal = this.submitted || this.left.has(field) ? this.faultAt(field) : undefined
    return refusal && refusalText(refusal)
  }

  readonly areFine = (fields: ReadonlyArray<RequestField>): boolean => fields.every((field) => !this.all.has(field))

  /** Called when a field loses the focus: its error is shown from now on, unless the field is empty. */
  readonly leave = (field: RequestField): void => {
    const { draft } = this.#request
    if (field in draft && !isBlank(String(draft[field as keyof typeof draft])))
      this.left = new Set([...this.left, field])
  }

  readonly markAll = (): void => {
    this.submitted = true
    this.lookAgain()
  }

  /** Validates the same draft again at the current time, and shows the error at `field`. */
  readonly lookAgain = (field?: RequestField): void => {
    this.looks += 1
    if (field !== undefined) this.leave(field)
  }

  /**
   * The error to mark at a field. An unconfirmed item value has its own warning. An address without a fee is wrong, unless
   * the fee is being computed.
   */
  private faultAt(field: RequestField): RequestRefusal | undefined {
    const refusal = this.all.get(field)
    if (refusal?.code === 'item-value-unconfirmed') return undefined
    const isChecking = this.#request.state.flow.step === 'CHECK_IF_DESTINATION_IS_VALID'
    return refusal ?? (field === 'destinationTextAddress' && !isChecking ? this.all.get('deliveryFee') : undefined)
  }

  readonly reset = (): void => {
    this.submitted = false
    this.left = new Set()
  }
}
