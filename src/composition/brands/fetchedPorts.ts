import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { lazyPort, type MayBeUnavailable } from '../../application/lateCode/lazyPort.ts'
import type { PortalHttp } from '../../adapters/http/PortalHttp.ts'
import type { GeolocatorPort } from '../../application/ports/Geolocator.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import { INNER, PORTS } from '../ports.ts'

/** The geolocator of the service. */
export const httpGeolocator = async (portal: PortalHttp, country: CountryCode): Promise<GeolocatorPort> => {
  const { makeHttpGeolocator } = await fetchCode(() => import('../../adapters/http/HttpGeolocator.ts'))
  return makeHttpGeolocator(portal, country)
}

/** Ports of every brand that the first render does not need; the code of each is loaded with its first call. */
export const fetchedPorts = new ContainerModule(({ bind }) => {
  const { environment, service, transport, portalHttp } = INNER
  const deployment = PORTS.currentDeployment.token
  const later = <Port extends MayBeUnavailable<Port>, Needs extends Array<unknown>>(
    port: { readonly token: ServiceIdentifier<Port> },
    needs: MapToResolvedValueInjectOptions<Needs>,
    load: (...needs: Needs) => Promise<Port>,
  ) => bind(port.token).toResolvedValue((...given: Needs) => lazyPort(() => load(...given)), needs)

  later(PORTS.accounts, [transport, deployment], async (calls, { country }) => {
    const { makeHttpAccounts } = await fetchCode(() => import('../../adapters/http/HttpAccounts.ts'))
    return makeHttpAccounts(calls, country.code)
  })
  later(PORTS.addressBook, [portalHttp], async (portal) => {
    const { makeHttpAddressBook } = await fetchCode(() => import('../../adapters/http/HttpAddressBook.ts'))
    return makeHttpAddressBook(portal)
  })
  later(PORTS.riderRepository, [portalHttp], async (portal) => {
    const { makeHttpRiderRepository } = await fetchCode(() => import('../../adapters/http/HttpRiderRepository.ts'))
    return makeHttpRiderRepository(portal)
  })
  later(PORTS.proofs, [portalHttp], async (portal) => {
    const { makeHttpProofs } = await fetchCode(() => import('../../adapters/http/HttpProofs.ts'))
    return makeHttpProofs(portal)
  })
  later(PORTS.orderOverview, [portalHttp, deployment], async (portal, { country }) => {
    const { makeHttpOrderOverview } = await fetchCode(() => import('../../adapters/http/HttpOrderOverview.ts'))
    return makeHttpOrderOverview(portal, country.currency)
  })
  later(PORTS.receipts, [portalHttp, deployment], async (portal, { country }) => {
    const { makeHttpReceipts } = await fetchCode(() => import('../../adapters/http/HttpReceipts.ts'))
    return makeHttpReceipts(portal, country.currency)
  })
  later(PORTS.vouchers, [portalHttp, deployment], async (portal, { country }) => {
    const { makeHttpVouchers } = await fetchCode(() => import('../../adapters/http/HttpVouchers.ts'))
    return makeHttpVouchers(portal, country.currency)
  })
  later(PORTS.bulkJobs, [portalHttp, deployment], async (portal, { country }) => {
    const { makeHttpBulkJobs } = await fetchCode(() => import('../../adapters/http/HttpBulkJobs.ts'))
    return makeHttpBulkJobs(portal, country.currency)
  })
  later(PORTS.cardPayments, [portalHttp, deployment, environment], async (portal, { country }, { window }) => {
    const { makeHttpCardPayments } = await fetchCode(() => import('../../adapters/http/HttpCardPayments.ts'))
    return makeHttpCardPayments(portal, country.currency, window.location.origin)
  })
  later(PORTS.geolocator, [portalHttp, deployment], (portal, { country }) => httpGeolocator(portal, country.code))
  later(
    PORTS.helpCentre,
    [portalHttp, deployment, PORTS.intents.token, environment, service],
    async (portal, ofPage, { nextKey }, { window }, { calls }) => {
      const { makeHttpHelpCentre } = await fetchCode(() => import('../../adapters/http/HttpHelpCentre.ts'))
      return makeHttpHelpCentre(portal, { deployment: ofPage, baseUrl: calls, window, nextKey })
    },
  )
  later(PORTS.messageReader, [deployment], async ({ country }) => {
    const { makeWorkerMessageReader } = await fetchCode(() => import('../../adapters/reading/WorkerMessageReader.ts'))
    return makeWorkerMessageReader(country)
  })
  later(PORTS.spreadsheetReader, [], async () => {
    const code = await fetchCode(() => import('../../adapters/spreadsheet/WorkerSpreadsheetReader.ts'))
    return code.makeWorkerSpreadsheetReader()
  })
  later(PORTS.spreadsheetWriter, [], async () => {
    const code = await fetchCode(() => import('../../adapters/spreadsheet/WorkerSpreadsheetWriter.ts'))
    return code.makeWorkerSpreadsheetWriter()
  })
  later(PORTS.guestAccess, [transport, portalHttp], async (calls, portal) => {
    const { makeHttpGuestAccess } = await fetchCode(() => import('../../adapters/http/HttpGuestAccess.ts'))
    return makeHttpGuestAccess(calls, portal)
  })
  later(PORTS.cardCipher, [], async () => {
    const { joseCardCipher } = await fetchCode(() => import('../../adapters/payment/JoseCardCipher.ts'))
    return joseCardCipher
  })
})
