import { Effect, Result } from 'effect'
import { makeHttpAddressBook } from '../../../src/adapters/http/HttpAddressBook.ts'
import { makeHttpAuthentication } from '../../../src/adapters/http/HttpAuthentication.ts'
import { makeHttpBulkJobs } from '../../../src/adapters/http/HttpBulkJobs.ts'
import { makeHttpCountryParameters } from '../../../src/adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpGeolocator } from '../../../src/adapters/http/HttpGeolocator.ts'
import { makeHttpOrderRepository } from '../../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpVendorRepository } from '../../../src/adapters/http/HttpVendorRepository.ts'
import type { Fetch } from '../../../src/adapters/http/earlyCalls.ts'
import { makePortalHttp } from '../../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../../src/adapters/http/PortalTransport.ts'
import { makeMemoryDevice } from '../../support/memory/MemorySessionStore.ts'
import { makeCurrentSession } from '../../../src/application/session/currentSession.ts'
import { externalBackEndOf } from '../../../src/composition/externalBackEndOf.ts'
import { DAY, instantAt, minus } from '../../../src/domain/instant.ts'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import type { Deployment } from '../../../src/domain/market/deployments.ts'
import { hasLocation } from '../../../src/domain/vendor/vendor.ts'
import type { Asking } from './asking.ts'
import type { Add } from './finding.ts'
import { refusedInAnswer } from './permission.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

interface TestedBackEnd {
  readonly base: string
  /** The origin of the site. */
  readonly origin: string
  readonly deployment: Deployment
  /** What every call lacks, which is said already. */
  readonly known: ReadonlySet<string>
}

/** Why a call failed, in one line: a reason, or the first line of what could not be read. */
const whyOf = (failure: unknown): string => {
  const {
    _tag = '',
    reason = '',
    message = '',
    cause,
  } = failure as Readonly<Record<'_tag' | 'reason' | 'message', string | undefined> & { readonly cause?: unknown }>
  const said = cause instanceof Error ? cause.message : message
  return [_tag, reason, said.split('\n').slice(0, 3).join(' ')].filter((part) => part !== '').join(': ')
}

/**
 * Reads with a session what a page reads, by the portal's own adapters: whether their answers have the shape that the
 * portal needs, and whether a page may read them. Places and changes nothing.
 */
export const signedIn = async (
  asking: Asking,
  { base, origin, deployment: { country }, known }: TestedBackEnd,
  account: Account,
  add: Add,
): Promise<void> => {
  const services = servicesOf({ calls: base }, origin)
  const external = externalBackEndOf(services, { location: new URL(origin) as unknown as Location, console })
  /** What a browser would refuse in the answers of the reading that goes on. */
  const refused = new Set<string>()
  const fetchAsPage: Fetch = async (address, init = {}) => {
    if (asking.silence() !== undefined) throw new TypeError('the back end has fallen silent')
    const late = AbortSignal.timeout(asking.patience)
    const signal = AbortSignal.any([late, ...(init.signal ? [init.signal] : [])])
    try {
      const response = await fetch(address, { ...init, signal, headers: { ...(init.headers as object), origin } })
      asking.countAnswer(false)
      const said = Object.fromEntries(response.headers)
      for (const refusal of refusedInAnswer(said, origin)) if (!known.has(refusal)) refused.add(refusal)
      return response
    } catch (error) {
      asking.countAnswer(signal.aborted)
      throw error
    }
  }
  const transport = makePortalTransport(base, fetchAsPage, () => true, external)
  const authentication = makeHttpAuthentication(transport)
  const read = async <A, E>(what: string, work: Effect.Effect<A, E>): Promise<A | undefined> => {
    if (asking.silence() !== undefined) return undefined
    refused.clear()
    const result = await Effect.runPromise(Effect.result(work))
    if (Result.isFailure(result)) add('wrong', `${what}: ${whyOf(result.failure)}`)
    else if (refused.size > 0) add('wrong', `${what}: ${[...refused].join(', and ')}`)
    else add('ok', what)
    return Result.isSuccess(result) ? result.success : undefined
  }
  const session = await read('POST /login', authentication.signIn(account.email, account.password))
  if (session === undefined) return
  const sessions = makeCurrentSession(authentication, makeMemoryDevice({ session }).openTab())
  const portal = makePortalHttp(transport, sessions)
  const vendors = makeHttpVendorRepository(portal)
  const [vendor] = (await read('GET /vendors', vendors.all)) ?? []
  if (vendor !== undefined) {
    const { id } = vendor
    await read('GET /vendor/{id}', vendors.byId(id))
    const from = minus(instantAt(Date.now()), DAY)
    const query = { vendorId: id, from, count: 10, includeOutlets: false, scheduled: false }
    await read('GET /vendor/{id}/orders', makeHttpOrderRepository(portal, country.currency).list(query))
    await read('GET /addressbook/search-customers/{vendorId}', makeHttpAddressBook(portal).search(id, 'a'))
    await read('GET /bulk-job/all/{vendor_id}', makeHttpBulkJobs(portal, country.currency).all(id))
    const parameters = makeHttpCountryParameters(portal, sessions)
    await read('GET /get-country-parameter/serviceHours', parameters.read('serviceHours'))
    if (hasLocation(vendor)) {
      const { coordinates: here } = vendor.location
      const near = { latitude: here.latitude + 0.003, longitude: here.longitude }
      const fees = makeHttpFeeCalculator(portal, country.currency)
      await read('POST /delivery/area/validate', fees.isDeliverable(id, here, near))
      await read('POST /delivery/fee', fees.fee(id, here, near))
      await read('POST /estimations', fees.estimate(id, here, near))
      const geolocator = makeHttpGeolocator(portal, country.code)
      await read('GET /geolocator/reverse', geolocator.reverse(here))
      const { addressText } = vendor.location
      await read('GET /geolocator/autocomplete', geolocator.autocomplete(addressText, here, 'en'))
    }
  }
  await read('POST /login/extend', authentication.extend(session.meta))
}
