import { refusalValues, type RequestRefusal, type RequestRefusalCode } from '../../domain/request/requestValidation.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import type { Text } from './failureText.ts'

/** The message of each refusal; a new refusal does not compile without one (VAL-02 to VAL-23). */
const TEXTS: Readonly<Record<RequestRefusalCode, TextId>> = {
  'vendor-missing': 'request-vendor-missing',
  'vendor-inactive': 'request-vendor-inactive',
  'unit-missing': 'validation-fill-unit-number',
  'name-missing': 'request-name-missing',
  'name-has-digit': 'request-name-has-digit',
  'phone-missing': 'request-phone-missing',
  'phone-impossible': 'request-phone-impossible',
  'description-too-long': 'request-description-too-long',
  'address-missing': 'request-address-missing',
  'coordinates-missing': 'request-coordinates-missing',
  'amount-missing': 'request-amount-missing',
  'amount-unreadable': 'request-amount-unreadable',
  'amount-below-minimum': 'request-amount-below-minimum',
  'payment-method-missing': 'request-payment-method-missing',
  'no-payment-method-available': 'error-no-payment-method-available',
  'preorder-in-past': 'request-preorder-in-past',
  'preorder-too-far': 'request-preorder-too-far',
  'preorder-outside-hours': 'request-preorder-outside-hours',
  'notes-too-long': 'request-notes-too-long',
  'address-too-long': 'request-address-too-long',
  'fee-missing': 'request-error-cannot-compute-price',
  'vat-wrong-length': 'request-vat-wrong-length',
  'vat-invalid': 'request-vat-invalid',
  'age-validation-missing': 'request-age-check-missing',
  'item-value-unconfirmed': 'request-item-value-warning',
}

/** The message of a refusal. */
export const refusalText = ({ code, ...refusal }: Omit<RequestRefusal, 'field'>): Text => {
  const args = refusalValues(refusal)
  return { id: TEXTS[code], ...(args && { args }) }
}
