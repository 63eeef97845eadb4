import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { beginGuest } from '../../contract/guests.ts'
import type { RefusalCode } from '../../contract/endpoints.ts'
import { HttpRefusal, mapRefusals } from '../../src/adapters/http/HttpRefusal.ts'

type Meta = NonNullable<HttpRefusal['error']['meta']>

const failureOf = (status: number, code: string, refuses: ReadonlyArray<RefusalCode>, meta: Meta = {}) =>
  Effect.runSync(
    Effect.flip(
      mapRefusals({ ...beginGuest, refuses })(
        Effect.fail(new HttpRefusal({ status, error: { code, message: 'No', meta } })),
      ),
    ),
  )

describe('a refusal', () => {
  it.each([
    [409, 'StoreClosed', 'StoreClosed'],
    [422, 'VoucherRefused', 'VoucherRefused'],
    [409, 'NotEditable', 'NotEditable'],
    [422, 'IDEMPOTENCY_KEY_REUSED', 'KeyReused'],
    [409, 'WalletExpired', 'WalletExpired'],
    [402, 'PaymentRequired', 'PaymentRequired'],
    [409, 'SignatureExpired', 'SignatureExpired'],
    [409, 'NotCancellable', 'ServiceRefusal'],
    [404, 'NOT_FOUND', 'NotFound'],
    [501, 'NOT_OFFERED', 'NotOffered'],
  ] as const)('with status %i and code %s that its endpoint lists is %s', (status, code, tag) => {
    expect(failureOf(status, code, [code])).toMatchObject({ _tag: tag, message: 'No' })
  })

  it('is only shown if its endpoint does not list the code', () => {
    const shown = { _tag: 'ServiceRefusal', message: 'No' }
    expect(failureOf(409, 'StoreClosed', ['SignatureExpired'])).toMatchObject({ ...shown, reason: 'StoreClosed' })
    expect(failureOf(404, 'NOT_FOUND', [])).toMatchObject({ ...shown, reason: 'NOT_FOUND' })
    expect(failureOf(400, 'constructor', [])).toMatchObject({ ...shown, reason: 'constructor' })
  })

  it('with status 404 is not found, whatever its code', () => {
    expect(failureOf(404, '', ['NOT_FOUND'])).toMatchObject({ _tag: 'NotFound' })
  })

  it('of a voucher has the reasons that the portal knows (VOUCH-04)', () => {
    const reasonOf = (meta: Meta) => failureOf(422, 'VoucherRefused', ['VoucherRefused'], meta)
    expect(reasonOf({ values: { reason: 'expired' } })).toMatchObject({ reason: 'expired' })
    expect(reasonOf({ values: { reason: 'the moon' } })).toMatchObject({ reason: undefined })
    expect(reasonOf({})).toMatchObject({ reason: undefined })
  })

  it('has the text of its translation key, with its values', () => {
    const values = { left: 3 }
    expect(failureOf(409, 'X', [], { translation_key: 'error.cant-cancel', values })).toMatchObject({
      text: { id: 'error-cant-cancel', args: { left: 3, message: 'No' } },
    })
  })

  it.each([
    ['email_address', 'email'],
    ['vendor_code', 'vendorCode'],
    ['password', 'password'],
    ['toString', 'toString'],
  ])('of the field %s names %s', (name, field) => {
    expect(failureOf(422, 'INVALID_REQUEST', [], { field: name })).toMatchObject({ field })
  })
})
