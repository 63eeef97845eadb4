import { Schema } from 'effect'

/** The format of all error answers (DEPLOY-05). `meta` may contain the field and its limits. */
export const ErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.String,
      message: Schema.String,
      meta: Schema.Struct({
        translation_key: Schema.String,
        field: Schema.optionalKey(Schema.String),
        /** Values for placeholders of the text, such as a limit. */
        values: Schema.optionalKey(Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))),
      }),
    }),
  ),
})
export type ErrorAnswer = typeof ErrorAnswer.Type

/** An error answer as the portal decodes it: tolerates parts that a back end omits. */
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

/** The codes that the portal handles specially; for other codes it shows the text of the translation key. */
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
  /** The order takes no notes of the recipient any more. */
  noteRefused: 'NoteRefused',
  voucherRefused: 'VoucherRefused',
  /** The token of the wallet has expired or is invalid. */
  walletExpired: 'WalletExpired',
  /** The deployment does not accept cards. */
  paymentUnavailable: 'PaymentUnavailable',
  /** An order that is not billed must be paid before it is placed. */
  paymentRequired: 'PaymentRequired',
  /** The fee was paid by card, and the change would raise it. */
  paidFeeRises: 'PaidFeeRises',
  cardUnreadable: 'CardUnreadable',
  keyMissing: 'IDEMPOTENCY_KEY_MISSING',
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
} as const
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES]
