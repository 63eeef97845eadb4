import type { Instant } from '../instant.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'

/** What a person has typed so far (ENT-10): text stays as it was typed until it is validated. */
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
  readonly vat_number: string
  readonly preordered_for: Instant | undefined
  readonly coldBagNeeded: boolean
  readonly ageValidation: boolean
}

/** Somebody filled in something; the payment method is chosen for the person, and alone is nothing. */
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
  vat_number: '',
  preordered_for: undefined,
  coldBagNeeded: false,
  ageValidation: false,
}
