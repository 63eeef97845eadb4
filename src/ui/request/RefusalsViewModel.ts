import { makeAutoObservable, observableRef } from 'mobx'
import { refusalsByField, type RequestField, type RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { Text } from '../shared/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import { refusalText } from './refusalText.ts'

/** What is wrong, and what of it is shown already (VAL-01): nothing is red before somebody had a chance to type it. */
export class RefusalsViewModel {
  /** Somebody tried to submit: from now on everything that is wrong is marked. */
  submitted = false
  private left: ReadonlySet<RequestField> = new Set()
  private readonly request: CurrentRequest

  constructor(request: CurrentRequest) {
    this.request = request
    makeAutoObservable<this, 'left' | 'request'>(this, { left: observableRef, request: false })
  }

  get all(): ReadonlyMap<RequestField, RequestRefusal> {
    const { state, draft, vendor, country, fixed, now } = this.request
    return refusalsByField({
      draft,
      vendor,
      country,
      availablePaymentMethods: state.availablePaymentMethods,
      now: now(),
      feeKnown: state.deliveryFee !== undefined,
      business: false,
      itemValue: state.orderItemValueExceedValidation,
      ...(fixed && { fixed }),
    })
  }

  /** The item value has its own warning beside it, which is not repeated in red. */
  readonly at = (field: RequestField): Text | undefined => {
    const refusal = this.all.get(field)
    if (refusal === undefined || refusal.code === 'item-value-unconfirmed') return undefined
    return this.submitted || this.left.has(field) ? refusalText(refusal) : undefined
  }

  readonly areFine = (fields: ReadonlyArray<RequestField>): boolean => fields.every((field) => !this.all.has(field))

  /** The focus went on: what was typed there is looked at, what was left empty is not. */
  readonly leave = (field: RequestField): void => {
    if (
      field in this.request.draft &&
      String(this.request.draft[field as keyof typeof this.request.draft]).trim() !== ''
    )
      this.left = new Set([...this.left, field])
  }

  readonly markAll = (): void => {
    this.submitted = true
  }

  readonly reset = (): void => {
    this.submitted = false
    this.left = new Set()
  }
}
