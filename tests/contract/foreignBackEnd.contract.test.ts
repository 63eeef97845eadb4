import { Effect, Stream } from 'effect'
import { makeHttpAddressBook } from '../../src/adapters/http/HttpAddressBook.ts'
import { makeHttpAuthentication } from '../../src/adapters/http/HttpAuthentication.ts'
import { makeHttpCountryParameters } from '../../src/adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../src/adapters/http/HttpFeeCalculator.ts'
import { makeHttpGeolocator } from '../../src/adapters/http/HttpGeolocator.ts'
import { makeHttpHelpCentre } from '../../src/adapters/http/HttpHelpCentre.ts'
import { makeHttpOrderRepository } from '../../src/adapters/http/HttpOrderRepository.ts'
import { makeHttpVendorRepository } from '../../src/adapters/http/HttpVendorRepository.ts'
import { makePortalHttp } from '../../src/adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../src/adapters/http/PortalTransport.ts'
import { makeSocketLiveUpdates } from '../../src/adapters/websocket/SocketLiveUpdates.ts'
import { externalBackEndOf } from '../../src/composition/externalBackEndOf.ts'
import { instantAt, minus, MINUTE, SECOND } from '../../src/domain/instant.ts'
import { servicesOf } from '../../src/domain/market/backEnd.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { orderToPlace } from '../../src/domain/request/placedOrder.ts'
import { aPage } from '../support/aPage.ts'
import { aDraft, aVendor, BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'
import { makeRandomIntents } from '../../src/adapters/intents/randomIntents.ts'
import { makeMemoryDevice } from '../support/memory/MemorySessionStore.ts'
import { makeCurrentSession } from '../../src/application/session/currentSession.ts'
import { ACCOUNT, CUSTOMER_PHONE, OUTLET, startForeignBackEnd, VENDOR } from '../foreign/backEnd.ts'
import { customerSearchContract } from './AddressBook.contract.ts'
import { authenticationContract } from './Authentication.contract.ts'
import { countryParametersContract } from './CountryParameters.contract.ts'
import { feeCalculatorContract } from './FeeCalculator.contract.ts'
import { geolocatorContract } from './Geolocator.contract.ts'
import { helpCentreContract } from './HelpCentre.contract.ts'
import { liveUpdatesContract } from './LiveUpdates.contract.ts'
import { orderRepositoryContract } from './OrderRepository.contract.ts'
import { vendorRepositoryContract } from './VendorRepository.contract.ts'

/*
 * The suites that ask for nothing but what the specification's calls say. Not among them:
 * - RiderRepository: the specification does not say what rider info consists of.
 * - Vouchers: has our offers, with terms and reasons of refusal that the specification does not have.
 * - CardPayments: pays with the test cards of our sandbox, and reads payments by a call that is not specified.
 * - BulkJobs: checks rows by our columns and our codes of errors, of which the specification has none.
 */
const NAME = 'a back end of another team'
const SITE = 'http://site.test'

const open = async () => {
  const backEnd = await startForeignBackEnd(() => true)
  const services = servicesOf({ calls: backEnd.origin }, SITE)
  const external = externalBackEndOf(services, { location: new URL(SITE) as unknown as Location, console })
  const transportBy = (send: (input: string, init?: RequestInit) => Promise<Response>) =>
    makePortalTransport(backEnd.origin, send, () => true, external)
  const transport = transportBy((input, init) => fetch(input, init))
  const authentication = makeHttpAuthentication(transport)
  const session = await Effect.runPromise(authentication.signIn(ACCOUNT.email, ACCOUNT.password))
  const sessions = makeCurrentSession(authentication, makeMemoryDevice({ session }).openTab())
  return { backEnd, transportBy, authentication, session, sessions, portal: makePortalHttp(transport, sessions) }
}

countryParametersContract(NAME, async () => {
  const { backEnd, portal, sessions } = await open()
  return { parameters: makeHttpCountryParameters(portal, sessions), close: backEnd.close }
})

feeCalculatorContract(NAME, async () => {
  const { backEnd, portal } = await open()
  return { fees: makeHttpFeeCalculator(portal, 'CZK'), close: backEnd.close }
})

geolocatorContract(
  NAME,
  async () => {
    const { backEnd, portal, sessions, transportBy } = await open()
    const maintained = transportBy(() => Promise.resolve(new Response('<h1>Maintenance')))
    return {
      geolocator: makeHttpGeolocator(portal, 'CZ'),
      down: makeHttpGeolocator(makePortalHttp(maintained, sessions), 'CZ'),
      close: backEnd.close,
    }
  },
  { at: { latitude: 50.0772, longitude: 14.4467 }, text: 'Vinohradsk', language: 'cs', countryCode: '' },
)

authenticationContract(
  NAME,
  async () => {
    const { backEnd, authentication } = await open()
    return { ...ACCOUNT, authentication, close: backEnd.close }
  },
  { message: 'password-invalid' },
)

vendorRepositoryContract(
  NAME,
  async () => {
    const { backEnd, portal } = await open()
    return { vendors: makeHttpVendorRepository(portal), close: backEnd.close }
  },
  {
    parent: VENDOR,
    outlets: [OUTLET],
    last: { isActive: false, paymentMethods: { PAID: true, CASH_ON_DELIVERY: true }, estimationPickUpTime: 15 },
    takesKeys: false,
  },
)

customerSearchContract(
  NAME,
  async () => {
    const { backEnd, portal } = await open()
    return { book: makeHttpAddressBook(portal), close: backEnd.close }
  },
  { vendorId: VENDOR, other: OUTLET },
)

orderRepositoryContract(
  NAME,
  async () => {
    const { backEnd, portal } = await open()
    // A query is in seconds.
    const now = instantAt(Math.floor(Date.now() / SECOND) * SECOND)
    backEnd.hold('els-1-first', VENDOR, 'RECEIVED', minus(now, 90 * MINUTE))
    backEnd.hold('els-1-second', VENDOR, 'PICKED_UP', minus(now, 60 * MINUTE))
    backEnd.hold('theirs-1', 'theirs', 'RECEIVED', minus(now, 50 * MINUTE))
    backEnd.hold('els-shut-1', OUTLET, 'RECEIVED', minus(now, 30 * MINUTE))
    const orders = makeHttpOrderRepository(portal, 'CZK')
    return {
      orders,
      parents: orders,
      now,
      orderToPlace: async (destinationName) => {
        const fees = makeHttpFeeCalculator(portal, 'CZK')
        return orderToPlace({
          draft: aDraft({ destinationName }),
          vendor: aVendor({ id: VENDOR }),
          country: COUNTRIES.CZ,
          fee: await Effect.runPromise(fees.fee(VENDOR, BAKERY_AT, CUSTOMER_AT)),
          business: true,
        })
      },
      close: backEnd.close,
    }
  },
  {
    vendorId: VENDOR,
    first: 'els-1-first',
    second: 'els-1-second',
    known: { deliveryFee: { minor: 8_900, currency: 'CZK' } },
    phoneNumber: CUSTOMER_PHONE,
    theirs: 'theirs-1',
    family: { parent: VENDOR, own: ['els-1-second', 'els-1-first'], ofOutlet: 'els-shut-1' },
    isOurs: false,
  },
)

helpCentreContract(
  NAME,
  async () => {
    const { backEnd, portal, session } = await open()
    const help = makeHttpHelpCentre(portal, {
      deployment: deploymentOf('dobrego-cz')!,
      baseUrl: backEnd.origin,
      window: aPage(SITE),
      nextKey: makeRandomIntents(globalThis.crypto).nextKey,
    })
    return { help, user: session.user, close: backEnd.close }
  },
  VENDOR,
)

liveUpdatesContract(
  NAME,
  async () => {
    const { backEnd, sessions } = await open()
    const { AccessToken, IdToken } = backEnd.tokens()
    return {
      live: makeSocketLiveUpdates({
        url: `${backEnd.origin.replace('http', 'ws')}/ws`,
        currency: 'CZK',
        sessions,
        wakeUps: Stream.never,
        open: (url) => new WebSocket(url),
        log: () => undefined,
      }),
      placeElsewhere: async (vendorId) => {
        const placed = await fetch(`${backEnd.origin}/orders/api/v1/order`, {
          method: 'POST',
          headers: { authorization: `Bearer ${AccessToken}|${IdToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            vendor_id: vendorId,
            customer: {
              name: 'Jana',
              phone_number: '+420777123456',
              location: { address: ', , Korunní 12', latitude: 50.0755, longitude: 14.4378, notes: '' },
            },
            order: { payment_method: 'PAID', amount: 120, description: 'Chléb', cold_bag_needed: false },
            delivery_fee: 89,
            signature: 'signed elsewhere',
          }),
        })
        const { result } = (await placed.json()) as { readonly result: { readonly order_id: string } }
        backEnd.move('RECEIVED', result.order_id)
        return result.order_id
      },
      close: backEnd.close,
    }
  },
  { vendorId: VENDOR, other: OUTLET },
)
