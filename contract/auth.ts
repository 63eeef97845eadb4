import { Schema } from 'effect'
import { endpoint } from './endpoint.ts'
import { nonEmptyTextUpTo } from './values.ts'

export const AuthenticationResult = Schema.Struct({
  AccessToken: Schema.NonEmptyString,
  IdToken: Schema.NonEmptyString,
  RefreshToken: Schema.NonEmptyString,
  /** The lifetime of the tokens in seconds (AUTH-02). */
  ExpiresIn: Schema.Finite,
})

export const login = endpoint('login', 'POST', 'auth', '/login', {
  summary: 'Signs a vendor in with e-mail and password (AUTH-01).',
  access: 'public',
  payload: Schema.Struct({ email_address: nonEmptyTextUpTo(254), password: nonEmptyTextUpTo(1024) }),
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
  summary: 'Ends the session; its tokens are worth nothing afterwards (SESS-06).',
  answer: Schema.Struct({}),
})

export const extendLogin = endpoint('extendLogin', 'POST', 'auth', '/login/extend', {
  summary:
    'New tokens for a refresh token (SESS-03). A refresh token missing in the answer keeps the old one (SESS-04).',
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
