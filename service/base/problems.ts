import { ERROR_CODES, type ErrorAnswer } from '../../contract/errors.ts'

/** All refusals of the API: HTTP status, translation key for the portal, and message for developers. */
export const PROBLEMS = {
  [ERROR_CODES.unreadable]: [400, 'error.unreadable-request', 'The request could not be read'],
  [ERROR_CODES.invalid]: [422, 'error.invalid-request', 'The request is not as agreed'],
  [ERROR_CODES.tooLarge]: [413, 'error.request-too-large', 'The request is too large'],
  [ERROR_CODES.unauthenticated]: [401, 'error.unauthenticated', 'Sign in first'],
  [ERROR_CODES.notFound]: [404, 'error.not-found', 'There is no such thing'],
  [ERROR_CODES.tooMany]: [429, 'error.too-many-requests', 'Too many requests'],
  [ERROR_CODES.signatureExpired]: [409, 'error.fee.recompute', 'The fee is no longer valid'],
  [ERROR_CODES.signatureInvalid]: [422, 'error.fee.invalid', 'The fee is not the one that was signed'],
  [ERROR_CODES.storeClosed]: [409, 'error.store-closed', 'The store is closed'],
  [ERROR_CODES.undeliverable]: [422, 'request.error.undeliverable-address', 'No delivery to that place'],
  [ERROR_CODES.notCancellable]: [409, 'error.cant-cancel-order', 'The order cannot be cancelled'],
  [ERROR_CODES.notEditable]: [409, 'error.cant-edit-order', 'The order cannot be changed like that any more'],
  [ERROR_CODES.noteRefused]: [409, 'error.note.not-now', 'The order takes no notes to the rider'],
  [ERROR_CODES.voucherRefused]: [422, 'voucher.error.validation.message', 'The voucher cannot be used here'],
  [ERROR_CODES.walletExpired]: [409, 'error.payment.init', 'The wallet has expired'],
  [ERROR_CODES.paymentUnavailable]: [409, 'error.payment.unavailable', 'Cards are not taken here'],
  [ERROR_CODES.paymentRequired]: [402, 'error.payment.required', 'Pay before the order is placed'],
  [ERROR_CODES.paidFeeRises]: [409, 'error.payment.fee-rises', 'The fee was paid by card and cannot rise'],
  [ERROR_CODES.cardUnreadable]: [422, 'error.payment.card-unreadable', 'The card could not be read'],
  [ERROR_CODES.keyMissing]: [
    400,
    'error.idempotency-key-missing',
    'An Idempotency-Key of 1 to 200 characters is needed',
  ],
  [ERROR_CODES.keyReused]: [422, 'error.idempotency-key-reused', 'The Idempotency-Key was used for something else'],
  // The portal appends the message of a failed sign-in to `auth.` to find its text (AUTH-03).
  PASSWORD_INVALID: [401, 'auth.password-invalid', 'password-invalid'],
  TOO_MANY_SIGN_INS: [429, 'auth.too-many-requests', 'too-many-requests'],
  GUESTS_OFF: [403, 'error.guests-off', 'Guests are not served now'],
  NOT_FOR_GUESTS: [403, 'error.not-for-guests', 'Guests may not do that'],
  FOR_GUESTS_ALONE: [403, 'error.for-guests-alone', 'Only a guest may do that'],
  USER_NOT_CONFIRMED: [401, 'auth.user-not-confirmed', 'user-not-confirmed'],
  PASSWORD_RESET_REQUIRED: [401, 'auth.password-reset-required', 'password-reset-required'],
  EMAIL_REGISTERED: [
    409,
    'account.email-registered',
    'This email has already been registered with an existing account of the provider. Please use a different email address.',
  ],
  OUTLETS_NOT_MANAGED: [403, 'error.outlets-not-managed', 'This account may not manage collection points'],
  OUTLET_KEPT_ELSEWHERE: [409, 'error.outlet-kept-elsewhere', 'The collection point is looked after elsewhere'],
  CLIENT_ID_TAKEN: [409, 'error.client-id-taken', 'Another collection point of the parent has this client id'],
  BULK_FORMAT_INVALID: [422, 'bulk.format-invalid', 'The file is no XLSX spreadsheet'],
  BULK_FILE_TOO_LARGE: [422, 'bulk.file-too-large', 'The file is too large'],
  BULK_NO_ROWS: [422, 'bulk.no-rows', 'The file has no orders'],
  BULK_COLUMNS_MISSING: [422, 'bulk.columns-missing', 'The file lacks columns that every order needs'],
  BULK_COLUMNS_ALIKE: [422, 'bulk.columns-alike', 'Columns of the file mean the same and say different things'],
  BULK_TOO_MANY_COLUMNS: [422, 'bulk.too-many-columns', 'The file has content behind the last column that is read'],
  BULK_SHEETS_HIDDEN: [422, 'bulk.sheets-hidden', 'All sheets of the file are hidden'],
  BULK_ROWS_HIDDEN: [422, 'bulk.rows-hidden', 'All orders of the file are in hidden rows'],
  BULK_TOO_MANY_ROWS: [422, 'bulk.too-many-rows', 'The file has too many orders'],
  VENDOR_CODE_UNKNOWN: [422, 'account.vendor-code-unknown', 'Wrong e-mail or vendor code'],
  VENDOR_CODE_USED: [409, 'account.vendor-code-used', 'The vendor of this code has an account already'],
  LINK_NOT_VALID: [422, 'account.link-not-valid', 'The link is not valid or has run out'],
  CODE_NOT_VALID: [422, 'account.code-not-valid', 'The code is wrong, used or has run out'],
  MAIL_NOT_DELIVERED: [424, 'account.mail-not-delivered', 'The mail could not be sent'],
  METHOD_NOT_ALLOWED: [405, 'error.method-not-allowed', 'That cannot be done here'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'error.unsupported-media-type', 'Only JSON is read'],
  UNKNOWN_HOST: [421, 'error.unknown-host', 'This service does not answer at that host; PUBLIC_URL names its own'],
  REQUEST_TIMEOUT: [408, 'error.request-timeout', 'The request did not arrive in time'],
  HEADERS_TOO_LARGE: [431, 'error.request-too-large', 'The headers of the request are too large'],
  EXPECTATION_FAILED: [417, 'error.method-not-allowed', 'What the request expects is not offered'],
  CONTROL_ROOM_CLOSED: [
    401,
    'error.control-room-closed',
    'The control room asks for the secret that the service printed at its start',
  ],
  FOREIGN_ORIGIN: [403, 'error.foreign-origin', 'Asked from a foreign page'],
  GEOCODER_UNAVAILABLE: [424, 'error.geocoder-unavailable', 'The geocoder does not answer'],
  UNAVAILABLE: [503, 'error.unavailable', 'Not able to answer now'],
  DEFECT: [500, 'error.defect', 'Something went wrong here'],
} as const satisfies Readonly<Record<string, readonly [number, string, string]>>
export type ProblemCode = keyof typeof PROBLEMS

type Values = Readonly<Record<string, string | number>>

interface Detail {
  /** Replaces the translation key of the table. */
  readonly translationKey?: string
  readonly message?: string
  /** Path of the invalid field, such as `customer.phone_number`. */
  readonly field?: string
  readonly values?: Values
}

/** A refusal that a handler throws or returns; the service sends it as an error answer. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: readonly [Detail, ...Array<Detail>]
  /** Sent as Retry-After, in seconds. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, details: Detail | readonly [Detail, ...Array<Detail>] = {}, retryAfter?: number) {
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

/** A problem with one invalid field. */
export const invalidField = (field: string, translationKey: string, values?: Values): Problem =>
  new Problem(ERROR_CODES.invalid, { field, translationKey, ...(values === undefined ? {} : { values }) })

/** One problem for all invalid fields, with the first detail of each; `undefined` if all fields are valid. */
export const wrongFields = (
  checks: ReadonlyArray<readonly [field: string, translationKey: string, wrong: boolean]>,
): Problem | undefined => {
  const details = new Map<string, Detail>()
  for (const [field, translationKey, wrong] of checks)
    if (wrong && !details.has(field)) details.set(field, { field, translationKey, message: translationKey })
  const [first, ...others] = details.values()
  return first === undefined ? undefined : new Problem(ERROR_CODES.invalid, [first, ...others])
}
