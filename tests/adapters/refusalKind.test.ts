import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../contract/errors.ts'
import { refusalKind, refusedField } from '../../src/adapters/http/refusalKind.ts'

describe('refusalKind', () => {
  it.each([
    [409, ERROR_CODES.storeClosed, 'store-closed'],
    [422, ERROR_CODES.voucherRefused, 'voucher-refused'],
    [409, ERROR_CODES.notEditable, 'not-editable'],
    [422, ERROR_CODES.keyReused, 'key-reused'],
    [409, ERROR_CODES.walletExpired, 'wallet-expired'],
    [402, ERROR_CODES.paymentRequired, 'payment-required'],
    [409, ERROR_CODES.signatureExpired, 'signature-expired'],
    [409, ERROR_CODES.notCancellable, 'other'],
    [400, 'constructor', 'other'],
    [404, ERROR_CODES.notFound, 'not-found'],
    [404, '', 'not-found'],
  ] as const)('maps status %i with code %j to %s', (status, code, kind) => {
    expect(refusalKind(status, code)).toBe(kind)
  })
})

describe('refusedField', () => {
  it.each([
    ['email_address', 'email'],
    ['vendor_code', 'vendorCode'],
    ['password', 'password'],
    ['toString', 'toString'],
  ])('maps %s to %s', (name, field) => {
    expect(refusedField(name)).toBe(field)
  })
})
