import type { BulkRefusalCode } from '../../src/domain/bulk/bulkRow.ts'
import { BULK_PAYMENT_TYPES } from '../../src/domain/payment/bulkPaymentType.ts'
import { MAX_DESCRIPTION_LENGTH } from '../../src/domain/request/requestValidation.ts'

/**
 * Why an order or a row of a file is refused, for developers (OP-56). The portal shows translated texts.
 */
export const RULE_SENTENCES: Readonly<Record<BulkRefusalCode, string>> = {
  'vendor-missing': 'There is no collection point.',
  'vendor-inactive': 'The collection point is not active.',
  'unit-missing': 'The unit is missing.',
  'name-missing': 'The name of the customer is missing.',
  'name-has-digit': 'The name of the customer contains a digit.',
  'phone-missing': 'The phone number is missing.',
  'phone-impossible': 'The phone number is invalid.',
  'description-too-long': `The items have more than ${MAX_DESCRIPTION_LENGTH} characters.`,
  'address-missing': 'The address is missing.',
  'coordinates-missing': 'The address was not found.',
  'amount-missing': 'The item value is missing or zero.',
  'amount-unreadable': 'The item value cannot be read as an amount.',
  'amount-below-minimum': 'The item value is below the minimum of the country.',
  'payment-method-missing': 'The payment type is missing or not available here.',
  'no-payment-method-available': 'No payment method is available.',
  'preorder-in-past': 'The delivery time is in the past.',
  'preorder-too-far': 'The delivery time is too far ahead.',
  'preorder-outside-hours': 'The delivery time is outside the service hours.',
  'notes-too-long': 'The notes for the rider are too long.',
  'address-too-long': 'The address is too long.',
  'fee-missing': 'The delivery fee is missing.',
  'vat-wrong-length': 'The VAT number has the wrong length.',
  'vat-invalid': 'The VAT number is not valid.',
  'age-validation-missing': 'The required age check is not confirmed.',
  'item-value-unconfirmed': 'The item value is high and not confirmed.',
  'collection-point-unknown': 'There is no collection point with that name.',
  'payment-type-unknown': `The payment type is none of ${BULK_PAYMENT_TYPES.join(', ')}.`,
  'time-unreadable': 'The delivery time cannot be read.',
  'time-without-day': 'The delivery time has no day.',
  'phone-several': 'There is more than one phone number.',
  'cell-error': 'The cell contains a spreadsheet error.',
  'cell-without-result': 'The formula of the cell has no result.',
  'address-not-found': 'The address was not found.',
  'address-inexact': 'The address does not identify one building. Add street, house number and town, or coordinates.',
  'geocoder-unavailable': 'The address could not be looked up now.',
  undeliverable: 'There is no delivery to that address.',
  'text-too-long': 'The text is too long.',
  'text-unreadable': 'The text contains a character that cannot be read.',
  'store-closed': 'The store is closed.',
  'fee-changed': 'The delivery fee has changed.',
}
