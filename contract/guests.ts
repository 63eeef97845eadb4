import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { nonEmptyTextUpTo, Id, Moment } from './values.ts'

export const beginGuest = endpoint('beginGuest', 'POST', 'auth', '/guest', {
  // OP-17, GUEST-10
  summary: 'Creates a guest with a vendor, if the flag GuestCheckout is on.',
  access: 'public',
  status: 201,
  refuses: ['GUESTS_OFF'],
  answer: Schema.Struct({ result: Schema.Struct({ vendor_id: Id, token: Schema.NonEmptyString }) }),
})

export const makeGuestAccount = endpoint('makeGuestAccount', 'POST', 'auth', '/guest/account', {
  // GUEST-08
  summary: 'Converts a guest into an account that keeps the vendor and its orders.',
  guests: true,
  formerGuests: true,
  once: true,
  payload: Schema.Struct({
    email_address: nonEmptyTextUpTo(254),
    password: nonEmptyTextUpTo(1024),
    phone_number: nonEmptyTextUpTo(40),
    name: nonEmptyTextUpTo(120),
    language: nonEmptyTextUpTo(35),
  }),
  refuses: ['FOR_GUESTS_ALONE', 'EMAIL_REGISTERED', 'MAIL_NOT_DELIVERED'],
  answer: Schema.Struct({ result: Schema.Struct({ email_address: Schema.NonEmptyString, confirm_until: Moment }) }),
})
