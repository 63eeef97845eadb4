import type { RefusalCode } from '../../contract/endpoints.ts'
import type { CommonCode, ErrorAnswer } from '../../contract/errors.ts'
import type { KeyWithText } from '../../src/domain/text/serviceTextId.ts'

type Row = readonly [status: number, translationKey: string, message: string]
type Rows = Readonly<Record<string, Row> & Record<RefusalCode | CommonCode, Row>>

/** Does not compile without a row for each code, or with a translation key that has no text in `locales`. */
const worded = <const T extends Rows>(
  problems: T & { readonly [C in keyof T]: readonly [number, KeyWithText<T[C][1]>, string] },
): T => problems

/** All refusals of the API: HTTP status, translation key for the portal, and message for developers. */
export const PROBLEMS = worded({
  UNREADABLE_REQUEST: [400, 'error.invalid-request', 'The request is not valid HTTP, or its body is not JSON in UTF-8'],
  INVALID_REQUEST: [422, 'error.invalid-request', 'The request does not match the schema'],
  REQUEST_TOO_LARGE: [413, 'error.request-too-large', 'The request is too large'],
  UNAUTHENTICATED: [401, 'failure.signed-out', 'Authentication is required'],
  NOT_FOUND: [404, 'error.not-found', 'Not found'],
  NOT_OFFERED: [501, 'failure.not-offered', 'This back end does not have the call'],
  TOO_MANY_REQUESTS: [429, 'failure.too-many', 'Too many requests'],
  SignatureExpired: [409, 'error.fee.recompute', 'The fee is no longer valid'],
  SignatureInvalid: [422, 'error.fee.invalid', 'The fee signature does not match the request'],
  StoreClosed: [409, 'error.store-closed', 'Orders are not accepted outside the service hours'],
  Undeliverable: [422, 'request.error.undeliverable-address', 'The destination is outside the delivery area'],
  NotCancellable: [409, 'error.cant-cancel-order', 'The order cannot be cancelled'],
  NotEditable: [409, 'error.cant-edit-order', 'The order can no longer be changed in this way'],
  NoteRefused: [409, 'error.note.not-now', 'The order does not accept notes to the rider now'],
  VoucherRefused: [422, 'voucher.error.validation.message', 'The voucher cannot be applied to this order'],
  WalletExpired: [409, 'error.payment.init', 'The wallet has expired'],
  PaymentUnavailable: [409, 'error.payment.unavailable', 'Card payment is not available'],
  PaymentRequired: [402, 'error.payment.required', 'Payment is required before the order is placed'],
  PaidFeeRises: [409, 'error.payment.fee-rises', 'The fee was paid by card and cannot increase'],
  CardUnreadable: [422, 'error.payment.card-unreadable', 'The card details could not be decrypted'],
  IDEMPOTENCY_KEY_MISSING: [
    400,
    'error.invalid-request',
    'The header Idempotency-Key with 1 to 200 characters is required',
  ],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    'error.idempotency-key-reused',
    'The Idempotency-Key was already used for a different request',
  ],
  // The portal appends the message of a failed sign-in to `auth.` to find its text (AUTH-03).
  PASSWORD_INVALID: [401, 'auth.password-invalid', 'password-invalid'],
  TOO_MANY_SIGN_INS: [429, 'auth.too-many-requests', 'too-many-requests'],
  GUESTS_OFF: [403, 'farewell.guest-off', 'Guest checkout is disabled'],
  NOT_FOR_GUESTS: [403, 'error.not-for-guests', 'Not allowed for guests'],
  FOR_GUESTS_ALONE: [403, 'error.for-guests-alone', 'Allowed for guests only'],
  USER_NOT_CONFIRMED: [401, 'auth.user-not-confirmed', 'user-not-confirmed'],
  PASSWORD_RESET_REQUIRED: [401, 'auth.password-reset-required', 'password-reset-required'],
  EMAIL_REGISTERED: [
    409,
    'account.email-registered',
    'This email has already been registered with an existing account of the provider. Please use a different email address.',
  ],
  OUTLETS_NOT_MANAGED: [403, 'error.outlets-not-managed', 'This account may not manage collection points'],
  OUTLET_KEPT_ELSEWHERE: [409, 'error.outlet-kept-elsewhere', 'The collection point is managed outside the portal'],
  CLIENT_ID_TAKEN: [
    409,
    'error.client-id-taken',
    'The client id is already used by another collection point of this parent vendor',
  ],
  BULK_FORMAT_INVALID: [422, 'bulk.format-invalid', 'The file is not a readable XLSX spreadsheet'],
  BULK_FILE_TOO_LARGE: [422, 'bulk.file-too-large', 'The file is too large'],
  BULK_NO_ROWS: [422, 'bulk.no-rows', 'The file has no orders'],
  BULK_COLUMNS_MISSING: [422, 'bulk.columns-missing', 'The file has no column for a required field'],
  BULK_COLUMNS_ALIKE: [422, 'bulk.columns-alike', 'Two columns of the file have the same meaning and different values'],
  BULK_TOO_MANY_COLUMNS: [422, 'bulk.too-many-columns', 'The file has content beyond the last column that is read'],
  BULK_SHEETS_HIDDEN: [422, 'bulk.sheets-hidden', 'All sheets of the file are hidden'],
  BULK_ROWS_HIDDEN: [422, 'bulk.rows-hidden', 'All orders of the file are in hidden rows'],
  BULK_ROWS_CLOSED: [422, 'bulk.rows-closed', 'All orders of the file are cancelled, delivered or over otherwise'],
  BULK_TOO_MANY_ROWS: [422, 'bulk.too-many-rows', 'The file has too many orders'],
  VENDOR_CODE_UNKNOWN: [422, 'account.vendor-code-unknown', 'The email address or the vendor code is wrong'],
  VENDOR_CODE_USED: [409, 'account.vendor-code-used', 'The vendor with this code already has an account'],
  LINK_NOT_VALID: [422, 'account.link-not-valid', 'The link is invalid or has expired'],
  CODE_NOT_VALID: [422, 'account.code-not-valid', 'The code is wrong, has been used, or has expired'],
  MAIL_NOT_DELIVERED: [424, 'account.mail-not-delivered', 'The email could not be sent'],
  METHOD_NOT_ALLOWED: [405, 'error.invalid-request', 'The method is not allowed for this resource'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'error.invalid-request', 'The content type must be application/json'],
  UNKNOWN_HOST: [421, 'error.unknown-host', 'The host is unknown; PUBLIC_URL sets the host of this service'],
  REQUEST_TIMEOUT: [408, 'failure.timeout', 'The request did not arrive in time'],
  HEADERS_TOO_LARGE: [431, 'error.request-too-large', 'The headers of the request are too large'],
  EXPECTATION_FAILED: [417, 'error.invalid-request', 'The Expect header is not supported'],
  CONTROL_ROOM_CLOSED: [
    401,
    'failure.signed-out',
    'The control room requires the secret that the service printed at startup',
  ],
  FOREIGN_ORIGIN: [403, 'error.invalid-request', 'The request comes from another origin'],
  GEOCODER_UNAVAILABLE: [424, 'error.geocoder-unavailable', 'The geocoder did not respond'],
  UNAVAILABLE: [503, 'failure.server-fault', 'The service is temporarily unavailable'],
  DEFECT: [500, 'failure.server-fault', 'Internal error'],
})
export type ProblemCode = keyof typeof PROBLEMS

type Values = Readonly<Record<string, string | number>>

interface Detail {
  /** Replaces the translation key of the table. */
  readonly translationKey?: string
  readonly message?: string
  /** Path of the invalid field, such as `customer.phone_number`. */
  readonly field?: string
  readonly values?: Values | undefined
}

/**
 * A refusal that the service sends as an error answer. A handler returns those that its endpoint lists. Guards, which
 * only let a call go on, and code inside a transaction throw them; one that the endpoint does not list is then a
 * defect (ADR 130).
 */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly code: C
  readonly details: readonly [Detail, ...Array<Detail>]
  /** Sent as Retry-After, in seconds. */
  readonly retryAfter: number | undefined

  constructor(code: C, details: Detail | readonly [Detail, ...Array<Detail>] = {}, retryAfter?: number) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.details = Array.isArray(details)
      ? (details as unknown as readonly [Detail, ...Array<Detail>])
      : [details as Detail]
    this.retryAfter = retryAfter
  }

  get status(): number {
    return PROBLEMS[this.code][0]
  }

  get answer(): ErrorAnswer {
    const [, key, sentence] = PROBLEMS[this.code]
    const [first, ...others] = this.details
    const entry = ({ translationKey, message, field, values }: Detail) => ({
      code: this.code,
      message: message ?? sentence,
      meta: {
        translation_key: translationKey ?? key,
        ...(field === undefined ? {} : { field }),
        ...(values === undefined ? {} : { values }),
      },
    })
    return { errors: [entry(first), ...others.map(entry)] }
  }
}

const invalidValueOf = (field: string): string => `The value of ${field} is invalid`

/** A problem with one invalid field. */
export const invalidField = (field: string, translationKey: string, values?: Values): Problem<'INVALID_REQUEST'> =>
  new Problem('INVALID_REQUEST', { field, translationKey, message: invalidValueOf(field), values })

/** One problem for all invalid fields, with the first detail of each; `undefined` if all fields are valid. */
export const invalidFields = (
  checks: ReadonlyArray<readonly [field: string, translationKey: string, wrong: boolean]>,
): Problem<'INVALID_REQUEST'> | undefined => {
  const details = new Map<string, Detail>()
  for (const [field, translationKey, wrong] of checks)
    if (wrong && !details.has(field)) details.set(field, { field, translationKey, message: invalidValueOf(field) })
  const [first, ...others] = details.values()
  return first === undefined ? undefined : new Problem('INVALID_REQUEST', [first, ...others])
}
