import type { RequestField, RequestRefusal } from '../../domain/request/requestValidation.ts'

/** The fields that may be required, in page order. */
const IN_ORDER = [
  'destinationTextAddress',
  'destinationUnitNumber',
  'destinationName',
  'destinationPhoneNumber',
  'orderAmount',
  'ageValidation',
  'paymentMethod',
  'vat_number',
] as const satisfies ReadonlyArray<RequestField>

/** The first required field that is empty, or the submit button if there is none. */
export const nextToFill = (refusals: ReadonlyMap<RequestField, RequestRefusal>): RequestField | 'submit' =>
  IN_ORDER.find((field) => refusals.get(field)?.code.endsWith('-missing')) ?? 'submit'
