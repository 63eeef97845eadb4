import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { nonEmptyTextUpTo, EmptyObject } from './values.ts'

export const AuthenticationResult = Schema.Struct({
  AccessToken: Schema.NonEmptyString,
  IdToken: Schema.NonEmptyString,
  RefreshToken: Schema.NonEmptyString,
  /** The lifetime of the tokens in seconds (AUTH-02). */
  ExpiresIn: Schema.Finite,
})

export const login = endpoint('login', 'POST', 'auth', '/login', {
  // AUTH-01
  summary: 'Signs in with email and password.',
  access: 'public',
  payload: Schema.Struct({ email_address: nonEmptyTextUpTo(254), password: nonEmptyTextUpTo(1024) }),
  refuses: ['PASSWORD_INVALID', 'PASSWORD_RESET_REQUIRED', 'USER_NOT_CONFIRMED', 'TOO_MANY_SIGN_INS'],
  answer: Schema.Struct({
    result: Schema.Struct({
      VendorLoginDetails: Schema.Struct({
        user_id: Schema.NonEmptyString,
        email: Schema.NonEmptyString,
        name: Schema.optionalKey(Schema.String),
        phone_number: Schema.optionalKey(Schema.String),
      }),
      AuthenticationResult,
    }),
  }),
})

export const logout = endpoint('logout', 'POST', 'auth', '/logout', {
  // SESS-06
  summary: 'Ends the session and revokes its tokens.',
  answer: EmptyObject,
})

export const extendLogin = endpoint('extendLogin', 'POST', 'auth', '/login/extend', {
  // SESS-03, SESS-04
  summary: 'Exchanges a refresh token for new tokens. If the response has no refresh token, the old one stays valid.',
  access: 'public',
  payload: Schema.Struct({ refresh_token: nonEmptyTextUpTo(4096) }),
  answer: Schema.Struct({
    result: Schema.Struct({
      AuthenticationResult: Schema.Struct({
        ...AuthenticationResult.fields,
        RefreshToken: Schema.optionalKey(Schema.NonEmptyString),
      }),
    }),
  }),
})
