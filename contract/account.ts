import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { nonEmptyTextUpTo, Moment, textUpTo, EmptyObject } from './values.ts'

const Email = nonEmptyTextUpTo(254)
const Password = nonEmptyTextUpTo(1024)

/**
 * Registration type PV requires a vendor code, NPV a business name; a payload contains exactly one of the two (OP-54).
 */
export const register = endpoint('register', 'POST', 'auth', '/register', {
  // AUTH-06, AUTH-09
  creates: true,
  summary: 'Registers an account. A link in an email confirms it within 24 hours.',
  access: 'public',
  payload: Schema.Struct({
    email_address: Email,
    password: Password,
    phone_number: nonEmptyTextUpTo(40),
    vendor_code: Schema.optionalKey(textUpTo(64)),
    business_name: Schema.optionalKey(textUpTo(120)),
    country: nonEmptyTextUpTo(8),
    language: nonEmptyTextUpTo(35),
  }),
  refuses: ['EMAIL_REGISTERED', 'VENDOR_CODE_UNKNOWN', 'VENDOR_CODE_USED', 'MAIL_NOT_DELIVERED'],
  /** Without a result, the window begins now. */
  answer: Schema.Struct({
    result: Schema.optionalKey(Schema.Struct({ email_address: Schema.NonEmptyString, confirm_until: Moment })),
  }),
})

const CONFIRMATION_OUTCOMES = ['confirmed', 'already-confirmed'] as const

export const confirmEmail = endpoint('confirmEmail', 'POST', 'auth', '/register/confirm', {
  summary:
    'Confirms an email address with the token of the link that was sent to it. A used token is reported as used.',
  access: 'public',
  payload: Schema.Struct({ token: nonEmptyTextUpTo(128) }),
  refuses: ['LINK_NOT_VALID'],
  answer: Schema.Struct({ result: Schema.Struct({ outcome: Schema.Literals(CONFIRMATION_OUTCOMES) }) }),
})

export const forgotPassword = endpoint('forgotPassword', 'POST', 'auth', '/forgot-password', {
  // OP-18
  summary: 'Sends a password reset code. The response is the same for known and unknown addresses.',
  access: 'public',
  payload: Schema.Struct({ email_address: Email }),
  answer: EmptyObject,
})

export const resetPassword = endpoint('resetPassword', 'POST', 'auth', '/forgot-password/confirm', {
  // OP-18
  summary: 'Sets a new password with an emailed code and ends every session of the account.',
  access: 'public',
  payload: Schema.Struct({ email_address: Email, code: nonEmptyTextUpTo(16), password: Password }),
  refuses: ['CODE_NOT_VALID'],
  answer: EmptyObject,
})
