import { Schema } from 'effect'

/** Values for placeholders of a text, such as a limit. */
const Values = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Finite]))

/** The format of all error answers (DEPLOY-05). `meta` may contain the field and its limits. */
export const ErrorAnswer = Schema.Struct({
  errors: Schema.NonEmptyArray(
    Schema.Struct({
      code: Schema.String,
      message: Schema.String,
      meta: Schema.Struct({
        translation_key: Schema.String,
        field: Schema.optionalKey(Schema.String),
        values: Schema.optionalKey(Values),
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
          values: Schema.optionalKey(Values),
        }),
      ),
    }),
  ),
})
export type ReadError = (typeof ReadErrorAnswer.Type)['errors'][0]

/**
 * The codes that any call may be refused with: its request, its session, a vendor that is not this account's, or the
 * service itself is the reason.
 */
export const COMMON_CODES = [
  'UNREADABLE_REQUEST',
  'INVALID_REQUEST',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'IDEMPOTENCY_KEY_MISSING',
  'UNAUTHENTICATED',
  'NOT_FOR_GUESTS',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const
export type CommonCode = (typeof COMMON_CODES)[number]

/** The codes that endpoints list as what they refuse (`refuses`). */
export type RefusalCode =
  /** Listed where the call names a thing that may not exist, or may not be seen. */
  | 'NOT_FOUND'
  /** An intent with this key is already stored, with other contents. */
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'SignatureExpired'
  | 'SignatureInvalid'
  | 'StoreClosed'
  | 'Undeliverable'
  | 'NotCancellable'
  | 'NotEditable'
  /** The order takes no notes of the recipient any more. */
  | 'NoteRefused'
  | 'VoucherRefused'
  /** The token of the wallet has expired or is invalid. */
  | 'WalletExpired'
  /** The deployment does not accept cards. */
  | 'PaymentUnavailable'
  /** An order that is not billed must be paid before it is placed. */
  | 'PaymentRequired'
  /** The fee was paid by card, and the change would raise it. */
  | 'PaidFeeRises'
  | 'CardUnreadable'
  | 'PASSWORD_INVALID'
  | 'PASSWORD_RESET_REQUIRED'
  | 'USER_NOT_CONFIRMED'
  | 'TOO_MANY_SIGN_INS'
  | 'GUESTS_OFF'
  | 'FOR_GUESTS_ALONE'
  | 'EMAIL_REGISTERED'
  | 'VENDOR_CODE_UNKNOWN'
  | 'VENDOR_CODE_USED'
  | 'LINK_NOT_VALID'
  | 'CODE_NOT_VALID'
  | 'MAIL_NOT_DELIVERED'
  | 'OUTLETS_NOT_MANAGED'
  | 'OUTLET_KEPT_ELSEWHERE'
  | 'CLIENT_ID_TAKEN'
  | 'GEOCODER_UNAVAILABLE'
  | 'BULK_FORMAT_INVALID'
  | 'BULK_FILE_TOO_LARGE'
  | 'BULK_NO_ROWS'
  | 'BULK_COLUMNS_MISSING'
  | 'BULK_COLUMNS_ALIKE'
  | 'BULK_TOO_MANY_COLUMNS'
  | 'BULK_SHEETS_HIDDEN'
  | 'BULK_ROWS_HIDDEN'
  | 'BULK_TOO_MANY_ROWS'

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
