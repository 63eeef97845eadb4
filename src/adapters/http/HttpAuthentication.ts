import { Effect } from 'effect'
import { extendLogin, login, logout } from '../../../contract/auth.ts'
import { currentInstant } from '../../application/currentInstant.ts'
import { SignInRefused, type AuthenticationPort } from '../../application/ports/Authentication.ts'
import { authorizationHeader } from '../../domain/session/authorization.ts'
import { newTokens, replacedTokens, type SessionMeta } from '../../domain/session/session.ts'
import { mapRefusals, refusalTextsIn } from './HttpRefusal.ts'
import type { PortalTransport } from './PortalTransport.ts'

/**
 * Implements API-05 to API-07. Signing in is a single attempt, because the user waits and a rate limit may last a
 * quarter of an hour. Signing out sends the session's own header, so that the service ends that session.
 */
export const makeHttpAuthentication = (transport: PortalTransport): AuthenticationPort => ({
  signIn: Effect.fn('HttpAuthentication.signIn')(function* (email: string, password: string) {
    const { result } = yield* transport
      .sendOnce(login, { payload: { email_address: email, password } })
      .pipe(
        Effect.catchTag('HttpRefusal', (refusal) =>
          Effect.fail(new SignInRefused({ ...refusalTextsIn(refusal), status: refusal.status })),
        ),
      )
    const now = yield* currentInstant
    const { user_id, email: address, name = '', phone_number = '' } = result.VendorLoginDetails
    return {
      user: { id: user_id, email: address, name, phoneNumber: phone_number },
      meta: newTokens(result.AuthenticationResult, now),
    }
  }),

  extend: Effect.fn('HttpAuthentication.extend')(function* (meta: SessionMeta) {
    const { result } = yield* transport
      .send(extendLogin, { payload: { refresh_token: meta.RefreshToken } })
      .pipe(mapRefusals(extendLogin))
    const now = yield* currentInstant
    return replacedTokens(meta, result.AuthenticationResult, now)
  }),

  signOut: (meta) =>
    transport
      .sendLast(logout, {}, authorizationHeader({ mode: 'classic', meta }))
      .pipe(Effect.asVoid, mapRefusals(logout)),
})
