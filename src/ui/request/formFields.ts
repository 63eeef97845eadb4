import type { RequestField } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'

/** The fields of the form that can be wrong, in page order, with their names. */
export const FIELD_NAMES = {
  destinationTextAddress: 'request-destination',
  destinationUnitNumber: 'request-unit',
  destinationName: 'request-name',
  destinationPhoneNumber: 'request-phone',
  riderNotes: 'field-notes',
  preorderedFor: 'request-time',
  orderDescription: 'field-items',
  orderAmount: 'field-item-value',
  vatNumber: 'field-vat-number',
  ageValidation: 'field-age-check',
  paymentMethod: 'request-payment-methods',
} as const satisfies Readonly<Partial<Record<RequestField, TextId>>>

export type FormField = keyof typeof FIELD_NAMES

/** In page order. */
export const FORM_FIELDS = Object.keys(FIELD_NAMES) as ReadonlyArray<FormField>
