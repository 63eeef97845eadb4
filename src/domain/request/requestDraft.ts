import type { Instant } from '../instant.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** A person's input (ENT-10): text stays as typed until it is validated. */
export interface RequestDraft {
  readonly destinationName: string
  readonly destinationPhoneNumber: string
  readonly destinationTextAddress: string
  readonly destinationUnitNumber: string
  readonly destinationBuilding: string
  readonly destinationCity: string
  readonly destinationArea: string
  readonly destinationLatitude: number | undefined
  readonly destinationLongitude: number | undefined
  readonly riderNotes: string
  /** A decimal number in the country's currency, as typed. */
  readonly orderAmount: string
  readonly orderDescription: string
  readonly paymentMethod: PaymentMethod | ''
  readonly vatNumber: string
  readonly preorderedFor: Instant | undefined
  readonly coldBagNeeded: boolean
  readonly ageValidation: boolean
}

/** Whether a person filled in anything. The payment method does not count, because the portal preselects it. */
export const isFilledIn = (draft: RequestDraft): boolean =>
  Object.values({ ...draft, paymentMethod: '' }).some((value) => value !== '' && value !== undefined && value !== false)

export const EMPTY_DRAFT: RequestDraft = {
  destinationName: '',
  destinationPhoneNumber: '',
  destinationTextAddress: '',
  destinationUnitNumber: '',
  destinationBuilding: '',
  destinationCity: '',
  destinationArea: '',
  destinationLatitude: undefined,
  destinationLongitude: undefined,
  riderNotes: '',
  orderAmount: '',
  orderDescription: '',
  paymentMethod: '',
  vatNumber: '',
  preorderedFor: undefined,
  coldBagNeeded: false,
  ageValidation: false,
}
