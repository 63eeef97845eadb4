import { makeAutoObservable, observable, observableRef } from 'mobx'
import { refusalsByField, type RequestField, type RequestRefusal } from '../../domain/request/requestValidation.ts'
import type { Text } from '../kit/failureText.ts'
import type { CurrentRequest } from './CurrentRequest.ts'
import { refusalText } from '../kit/refusalText.ts'

/** What is wrong, and what of it is shown already (VAL-01): nothing is red before somebody had a chance to type it. */
export class RefusalsViewModel {
  /** Somebody tried to submit: from now on everything that is wrong is marked. */
  submitted = false
  /** Time passes, and a moment that was ahead is over: each look is at the clock as well. */
  private looks = 0
  private left: ReadonlySet<RequestField> = new Set()
  private readonly request: CurrentRequest

  constructor(request: CurrentRequest) {
    this.request = request
    makeAutoObservable<this, 'left' | 'looks' | 'request'>(this, {
      left: observableRef,
      looks: observable,
      request: false,
    })
  }

  get all(): ReadonlyMap<RequestField, RequestRefusal> {
    const { state, draft, vendor, country, business, fixed, now } = this.request
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
    this.lookAgain()
  }

  /** The same draft at another time; what is wrong at `field` is no longer news. */
  readonly lookAgain = (field?: RequestField): void => {
    this.looks += 1
    if (field !== undefined) this.leave(field)
  }

  readonly reset = (): void => {
    this.submitted = false
    this.left = new Set()
  }
}
