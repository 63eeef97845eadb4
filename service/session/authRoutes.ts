import type { FastifyInstance } from 'fastify'
import { extendLogin, login, logout } from '../../contract/auth.ts'
import { beginGuest } from '../../contract/guests.ts'
import { HOUR } from '../../src/domain/instant.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { Guests } from './guests.ts'
import type { Registrations } from './registrations.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './signIn.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { siteOrigin } from '../http/siteOrigin.ts'
import { callerNetwork } from '../http/callerNetwork.ts'
import { requireAttempt } from '../http/requireAttempt.ts'

type Deps = RouteDeps &
  WithStores<'settings'> & {
    readonly sessions: Pick<Sessions, 'begin' | 'end' | 'extend'>
    readonly guests: Pick<Guests, 'begin'>
    readonly registrations: Pick<Registrations, 'remind'>
    readonly signIn: SignIn
  }

/** Limits guests per address. */
const GUESTS = { most: 30, window: HOUR }

/** Routes for signing in, refreshing a session and signing out (API-05 to API-07). */
export const authRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, login, async ({ payload, deployment, request }) => {
    const signedIn = await deps.signIn({
      deployment: deployment.id,
      email: payload.email_address,
      password: payload.password,
      address: callerNetwork(request),
    })
    if (signedIn.outcome === 'too-many') return new Problem('TOO_MANY_SIGN_INS', {}, signedIn.retryAfterSeconds)
    if (signedIn.outcome === 'refused') return new Problem('PASSWORD_INVALID')
    if (signedIn.outcome === 'reset-required') return new Problem('PASSWORD_RESET_REQUIRED')
    if (signedIn.outcome === 'not-confirmed') {
      await deps.registrations.remind(signedIn.known, siteOrigin(request, deployment, deps.settings))
      return new Problem('USER_NOT_CONFIRMED')
    }
    const { account } = signedIn
    return {
      result: {
        VendorLoginDetails: {
          user_id: account.id,
          email: account.email,
          name: account.name,
          phone_number: account.phoneNumber,
        },
        AuthenticationResult: await deps.sessions.begin(account),
      },
    }
  })

  registerEndpoint(app, deps, beginGuest, async ({ deployment, request }) => {
    const { GuestCheckout: areWelcome = false } = await deps.stores.settings.flags(deployment.id)
    if (!areWelcome) return new Problem('GUESTS_OFF')
    await requireAttempt(deps, [`guest-address:${callerNetwork(request)}`], GUESTS)
    const { vendorId, token } = await deps.guests.begin(deployment)
    return { result: { vendor_id: vendorId, token } }
  })

  registerEndpoint(app, deps, logout, async ({ session }) => {
    if (session.sessionId !== '') await deps.sessions.end(session.sessionId)
    return {}
  })

  registerEndpoint(app, deps, extendLogin, async ({ payload, deployment }) => {
    const granted = await deps.sessions.extend(payload.refresh_token, deployment.id)
    return granted === undefined ? new Problem('UNAUTHENTICATED') : { result: { AuthenticationResult: granted } }
  })
}
