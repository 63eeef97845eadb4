import { Cache, Effect, Exit } from 'effect'
import { readCountryParameter } from '../../../contract/vendors.ts'
import type { CountryParameter, CountryParametersPort } from '../../application/ports/CountryParameters.ts'
import type { LoginProvider } from '../../application/ports/CurrentSession.ts'
import { MINUTE } from '../../domain/instant.ts'
import { personOf } from '../../domain/session/login.ts'
import type { PortalHttp } from './PortalHttp.ts'

/** How long a parameter is cached, in ms (CONST-25). */
const LIFETIME = 5 * MINUTE
/** More names than there are, for several users of one page. */
const MAX_KEPT = 100

/**
 * Implements API-12: concurrent readers of a name share one call, whose answer is cached; failures are
 * not cached (CONST-25). The cache is per user, so that the next user on the same page never gets the previous one's
 * answers.
 */
export const makeHttpCountryParameters = (portal: PortalHttp, sessions: LoginProvider): CountryParametersPort => {
  const answers = Effect.runSync(
    Cache.makeWith(
      ({ name }: { readonly userId: string; readonly name: CountryParameter }) =>
        Effect.map(portal.call(readCountryParameter, { params: { name } }), ({ result }) => result),
      { capacity: MAX_KEPT, timeToLive: (exit) => (Exit.isSuccess(exit) ? LIFETIME : 0) },
    ),
  )
  return {
    read: (name) => Effect.flatMap(sessions.fresh, (login) => Cache.get(answers, { userId: personOf(login), name })),
  }
}
