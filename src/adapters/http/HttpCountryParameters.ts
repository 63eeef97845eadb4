import { Effect, Exit } from 'effect'
import { readCountryParameter } from '../../../contract/vendors.ts'
import type { CountryParameter, CountryParametersPort } from '../../application/ports/CountryParameters.ts'
import type { LoginOfCalls } from '../../application/ports/CurrentSession.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { COUNTRY_PARAMETER_LIFETIME } from '../../domain/flags/countryParameter.ts'
import { personOf } from '../../domain/session/login.ts'
import type { PortalHttp } from './PortalHttp.ts'

type Reader = Effect.Effect<string, ServiceFailure>

/**
 * Implements API-12: concurrent readers of a name share one call, whose answer is cached for 5 minutes; failures are
 * not cached (CONST-25). The cache is per user, so that the next user on the same page never gets the previous one's
 * answers.
 */
export const makeHttpCountryParameters = (portal: PortalHttp, sessions: LoginOfCalls): CountryParametersPort => {
  let readers = new Map<CountryParameter, Reader>()
  let readBy: string | undefined

  const readerOf = (name: CountryParameter, userId: string): Reader => {
    if (userId !== readBy) {
      readers = new Map()
      readBy = userId
    }
    const known = readers.get(name)
    if (known !== undefined) return known
    const answer = Effect.map(portal.call(readCountryParameter, { params: { name } }), ({ result }) => result)
    const reader = Effect.runSync(
      Effect.cachedWithTTL(answer, (exit) => (Exit.isSuccess(exit) ? COUNTRY_PARAMETER_LIFETIME : 0)),
    )
    readers.set(name, reader)
    return reader
  }

  return { read: (name) => Effect.flatMap(sessions.fresh, (login) => readerOf(name, personOf(login))) }
}
