import { Schema } from 'effect'

/** The one form of every error answer (DEPLOY-05). `meta` may carry the field and its limits. */
export const ErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.String,
      message: Schema.String,
      meta: Schema.Struct({
        translation_key: Schema.String,
        field: Schema.optionalKey(Schema.String),
        /** What the text needs to be filled in, such as a limit. */
        values: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))),
      }),
    }),
  ),
})
export type ErrorAnswer = typeof ErrorAnswer.Type

/** An error answer as the portal reads it: whatever a back end leaves out is no reason not to understand the rest. */
export const ReadErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.optionalKey(Schema.String),
      message: Schema.optionalKey(Schema.String),
      meta: Schema.optionalKey(
        Schema.Struct({
          translation_key: Schema.optionalKey(Schema.String),
          field: Schema.optionalKey(Schema.String),
          values: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))),
        }),
      ),
    }),
  ),
})

/** Codes the portal acts on; any other code is shown by its translation key. */
export const ERROR_CODES = {
  unreadable: 'UNREADABLE_REQUEST',
  invalid: 'INVALID_REQUEST',
  tooLarge: 'REQUEST_TOO_LARGE',
  unauthenticated: 'UNAUTHENTICATED',
  notFound: 'NOT_FOUND',
  tooMany: 'TOO_MANY_REQUESTS',
  signatureExpired: 'SignatureExpired',
  signatureInvalid: 'SignatureInvalid',
  storeClosed: 'StoreClosed',
  undeliverable: 'Undeliverable',
  notCancellable: 'NotCancellable',
  notEditable: 'NotEditable',
  voucherRefused: 'VoucherRefused',
  /** The wallet's token has ended, or never was one. */
  walletExpired: 'WalletExpired',
  /** Nobody takes cards here. */
  paymentUnavailable: 'PaymentUnavailable',
  /** An order that nobody bills is paid before it is placed. */
  paymentRequired: 'PaymentRequired',
  /** The fee was paid by card, and a change would raise it. */
  paidFeeRises: 'PaidFeeRises',
  cardUnreadable: 'CardUnreadable',
  keyMissing: 'IDEMPOTENCY_KEY_MISSING',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
} as const
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES]
