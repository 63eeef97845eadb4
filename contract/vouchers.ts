import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { Voucher } from './orders.ts'
import { Amount, Id, Moment, UnixSeconds, withDefault, nonEmptyTextUpTo } from './values.ts'

export const validateVoucher = endpoint('validateVoucher', 'POST', 'orders', '/voucher/validate', {
  guests: true,
  // API-25
  summary: 'Validates a voucher code for a fee and returns the signed reduced fee.',
  payload: Schema.Struct({
    code: nonEmptyTextUpTo(64),
    /** `order_time` is the wanted delivery time; the fee is the signed one. */
    order: Schema.Struct({ order_time: UnixSeconds, delivery_fee: Amount, signature: Schema.NonEmptyString }),
    vendor_id: Id,
  }),
  refuses: ['VoucherRefused', 'SignatureExpired', 'SignatureInvalid'],
  answer: Schema.Struct({ voucher: Voucher, delivery_fee: Amount, signature: Schema.NonEmptyString }),
})

export const readVoucher = endpoint('readVoucher', 'GET', 'orders', '/voucher/:code', {
  guests: true,
  // API-26
  summary: 'Returns the discount and the expiry of a voucher code.',
  params: Schema.Struct({ code: nonEmptyTextUpTo(64) }),
  refuses: ['NOT_FOUND'],
  answer: Schema.Struct({
    ...Voucher.fields,
    valid_until: Schema.optionalKey(Schema.NullOr(Moment)),
    /** The lowest fee that the voucher applies to. */
    minimum_fee: Schema.optionalKey(Schema.NullOr(Amount)),
    /** The highest discount. */
    maximum_discount: Schema.optionalKey(Schema.NullOr(Amount)),
    first_order_only: withDefault(Schema.Boolean, false),
  }),
})
