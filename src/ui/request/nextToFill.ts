import type { RequestField, RequestRefusal } from '../../domain/request/requestValidation.ts'

/** The fields that may be required, in the order of the page. */
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

/** Where to type next: the first required field that is empty, the button when there is none. */
export const nextToFill = (refusals: ReadonlyMap<RequestField, RequestRefusal>): RequestField | 'submit' =>
  IN_ORDER.find((field) => refusals.get(field)?.code.endsWith('-missing')) ?? 'submit'
