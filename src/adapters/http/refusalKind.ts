import { ERROR_CODES } from '../../../contract/errors.ts'
import type { RefusalKind } from '../../application/ports/ServiceFailure.ts'

const KIND_OF_CODE: Readonly<Record<string, RefusalKind>> = {
  [ERROR_CODES.storeClosed]: 'store-closed',
  [ERROR_CODES.voucherRefused]: 'voucher-refused',
  [ERROR_CODES.notEditable]: 'not-editable',
  [ERROR_CODES.keyReused]: 'key-reused',
  [ERROR_CODES.walletExpired]: 'wallet-expired',
  [ERROR_CODES.paymentRequired]: 'payment-required',
  [ERROR_CODES.signatureExpired]: 'signature-expired',
}

/** The kind of a refusal, from the HTTP status and the code of the error answer (DEPLOY-05). */
export const refusalKind = (status: number, code: string): RefusalKind =>
  status === 404 ? 'not-found' : ((Object.hasOwn(KIND_OF_CODE, code) ? KIND_OF_CODE[code] : undefined) ?? 'other')

const FIELD_OF_WIRE: Readonly<Record<string, string>> = {
  email_address: 'email',
  phone_number: 'phone',
  vendor_code: 'vendorCode',
  business_name: 'businessName',
}

/** The field of a form that a refusal names, from its name in the API. */
export const refusedField = (name: string): string =>
  (Object.hasOwn(FIELD_OF_WIRE, name) ? FIELD_OF_WIRE[name] : undefined) ?? name
