import { ContainerModule } from 'inversify'
import { fetchCode } from '../../application/build/fetchCode.ts'
import { portFetchedLater } from '../../adapters/http/fetchedLater.ts'
import { makeLazyHelpCentre } from '../../adapters/http/lazyHelpCentre.ts'
import type { PortalHttp } from '../../adapters/http/PortalHttp.ts'
import { lazyCardCipher } from '../../adapters/payment/lazyCardCipher.ts'
import { makeLazySpreadsheetReader, makeLazySpreadsheetWriter } from '../../adapters/spreadsheet/lazySpreadsheets.ts'
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

  bind(PORTS.accounts.token).toResolvedValue(
    (calls, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpAccounts } = await fetchCode(() => import('../../adapters/http/HttpAccounts.ts'))
          return makeHttpAccounts(calls, country.code)
        },
        { register: true, confirmEmail: true, sendResetCode: true, resetPassword: true },
      ),
    [transport, PORTS.currentDeployment.token],
  )
  bind(PORTS.addressBook.token).toResolvedValue(
    (portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpAddressBook } = await fetchCode(() => import('../../adapters/http/HttpAddressBook.ts'))
          return makeHttpAddressBook(portal)
        },
        { search: true, save: true, change: true, remove: true },
      ),
    [portalHttp],
  )
  bind(PORTS.riderRepository.token).toResolvedValue(
    (portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpRiderRepository } = await fetchCode(
            () => import('../../adapters/http/HttpRiderRepository.ts'),
          )
          return makeHttpRiderRepository(portal)
        },
        { ofOrder: true },
      ),
    [portalHttp],
  )
  bind(PORTS.proofs.token).toResolvedValue(
    (portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpProofs } = await fetchCode(() => import('../../adapters/http/HttpProofs.ts'))
          return makeHttpProofs(portal)
        },
        { ofOrder: true, ofOrderOnce: true },
      ),
    [portalHttp],
  )
  bind(PORTS.orderOverview.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpOrderOverview } = await fetchCode(() => import('../../adapters/http/HttpOrderOverview.ts'))
          return makeHttpOrderOverview(portal, country.currency)
        },
        { of: true, totals: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.receipts.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpReceipts } = await fetchCode(() => import('../../adapters/http/HttpReceipts.ts'))
          return makeHttpReceipts(portal, country.currency)
        },
        { ofOrder: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.vouchers.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpVouchers } = await fetchCode(() => import('../../adapters/http/HttpVouchers.ts'))
          return makeHttpVouchers(portal, country.currency)
        },
        { validate: true, details: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.bulkJobs.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpBulkJobs } = await fetchCode(() => import('../../adapters/http/HttpBulkJobs.ts'))
          return makeHttpBulkJobs(portal, country.currency)
        },
        { create: true, all: true, detail: true, place: true, template: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.cardPayments.token).toResolvedValue(
    (portal, { country }, { window }) =>
      portFetchedLater(
        async () => {
          const { makeHttpCardPayments } = await fetchCode(() => import('../../adapters/http/HttpCardPayments.ts'))
          return makeHttpCardPayments(portal, country.currency, window.location.origin)
        },
        { openWallet: true, createIntent: true, confirm: true, read: true },
      ),
    [portalHttp, PORTS.currentDeployment.token, environment],
  )
  bind(PORTS.geolocator.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(() => httpGeolocator(portal, country.code), {
        autocomplete: true,
        reverse: true,
        details: true,
      }),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.helpCentre.token).toResolvedValue(
    (portal, deployment, { nextKey }, { window }, { calls }) =>
      makeLazyHelpCentre(async () => {
        const { makeHttpHelpCentre } = await fetchCode(() => import('../../adapters/http/HttpHelpCentre.ts'))
        return makeHttpHelpCentre(portal, { deployment, baseUrl: calls, window, nextKey })
      }),
    [portalHttp, PORTS.currentDeployment.token, PORTS.intents.token, environment, service],
  )
  bind(PORTS.spreadsheetReader.token).toResolvedValue(
    () =>
      makeLazySpreadsheetReader(async () =>
        (
          await fetchCode(() => import('../../adapters/spreadsheet/WorkerSpreadsheetReader.ts'))
        ).makeWorkerSpreadsheetReader(),
      ),
    [],
  )
  bind(PORTS.spreadsheetWriter.token).toResolvedValue(
    () =>
      makeLazySpreadsheetWriter(async () =>
        (
          await fetchCode(() => import('../../adapters/spreadsheet/WorkerSpreadsheetWriter.ts'))
        ).makeWorkerSpreadsheetWriter(),
      ),
    [],
  )
  bind(PORTS.guestAccess.token).toResolvedValue(
    (calls, portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpGuestAccess } = await fetchCode(() => import('../../adapters/http/HttpGuestAccess.ts'))
          return makeHttpGuestAccess(calls, portal)
        },
        { begin: true, stay: true },
      ),
    [transport, portalHttp],
  )
  bind(PORTS.cardCipher.token).toResolvedValue(() => lazyCardCipher, [])
})
