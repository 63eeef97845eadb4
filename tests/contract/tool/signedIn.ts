import { Effect, Result } from 'effect'
import { makeHttpAddressBook } from '../../../src/adapters/http/HttpAddressBook.ts'
import { makeHttpAuthentication } from '../../../src/adapters/http/HttpAuthentication.ts'
import { makeHttpBulkJobs } from '../../../src/adapters/http/HttpBulkJobs.ts'
import { makeHttpCountryParameters } from '../../../src/adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpGeolocator } from '../../../src/adapters/http/HttpGeolocator.ts'
import { makeHttpOrderRepository } from '../../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpVendorRepository } from '../../../src/adapters/http/HttpVendorRepository.ts'
import { makePortalHttp } from '../../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../../src/adapters/http/PortalTransport.ts'
import { makeMemoryDevice } from '../../support/memory/MemorySessionStore.ts'
import { makeCurrentSession } from '../../../src/application/session/currentSession.ts'
import { externalBackEndOf } from '../../../src/composition/externalBackEndOf.ts'
import { DAY, instantAt, minus } from '../../../src/domain/instant.ts'
import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import type { Deployment } from '../../../src/domain/market/deployments.ts'
import { hasLocation } from '../../../src/domain/vendor/vendor.ts'
import type { Finding } from './finding.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

interface TestedBackEnd {
  readonly base: string
  /** The origin of the site. */
  readonly origin: string
  readonly deployment: Deployment
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
 * portal needs. Places and changes nothing.
 */
export const signedIn = async (
  { base, origin, deployment: { country } }: TestedBackEnd,
  account: Account,
): Promise<ReadonlyArray<Finding>> => {
  const services = servicesOf({ calls: base }, origin)
  const external = externalBackEndOf(services, { location: new URL(origin) as unknown as Location, console })
  const transport = makePortalTransport(
    base,
    (input, init) => fetch(input, init),
    () => true,
    external,
  )
  const authentication = makeHttpAuthentication(transport)
  const found: Array<Finding> = []
  const read = async <A, E>(what: string, work: Effect.Effect<A, E>): Promise<A | undefined> => {
    const result = await Effect.runPromise(Effect.result(work))
    const isRead = Result.isSuccess(result)
    found.push(isRead ? { state: 'ok', text: what } : { state: 'wrong', text: `${what}: ${whyOf(result.failure)}` })
    return isRead ? result.success : undefined
  }
  const session = await read('POST /login', authentication.signIn(account.email, account.password))
  if (session === undefined) return found
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
  return found
}
