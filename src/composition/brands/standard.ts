import { ContainerModule } from 'inversify'
import { makeDataLayerAnalytics } from '../../adapters/analytics/DataLayerAnalytics.ts'
import type { DataLayerPage } from '../../adapters/analytics/pushEvent.ts'
import { browserWakeUps } from '../../adapters/clock/browserWakeUps.ts'
import { frameSchedule } from '../../adapters/clock/frameSchedule.ts'
import { makeDownloadFileSaver } from '../../adapters/files/DownloadFileSaver.ts'
import { makeServiceClock } from '../../adapters/clock/serviceClock.ts'
import { fetchAfterEarlyCalls } from '../../adapters/http/earlyCalls.ts'
import { makeHttpAuthentication } from '../../adapters/http/HttpAuthentication.ts'
import { makeHttpCountryParameters } from '../../adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../adapters/http/HttpFeeCalculator.ts'
import { makeHttpOrderRepository } from '../../adapters/http/HttpOrderRepository.ts'
import { makeHttpUsualTimes } from '../../adapters/http/HttpUsualTimes.ts'
import { makeHttpVendorRepository } from '../../adapters/http/HttpVendorRepository.ts'
import { portFetchedLater } from '../../adapters/http/fetchedLater.ts'
import { makeLazyHelpCentre } from '../../adapters/http/lazyHelpCentre.ts'
import { makePortalHttp } from '../../adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../adapters/http/PortalTransport.ts'
import { browserNetwork } from '../../adapters/http/browserNetwork.ts'
import { makeMemoryRecentSearches } from '../../adapters/memory/MemoryRecentSearches.ts'
import { makeRandomIntents } from '../../adapters/intents/randomIntents.ts'
import { lazyCardCipher } from '../../adapters/payment/lazyCardCipher.ts'
import { makeLazySpreadsheetReader, makeLazySpreadsheetWriter } from '../../adapters/spreadsheet/lazySpreadsheets.ts'
import { makeBrowserDraftStore } from '../../adapters/storage/BrowserDraftStore.ts'
import { makeBrowserGuestOrders } from '../../adapters/storage/BrowserGuestOrders.ts'
import { makeBrowserFilterStore } from '../../adapters/storage/BrowserFilterStore.ts'
import { makeBrowserPendingPayment } from '../../adapters/storage/BrowserPendingPayment.ts'
import { makeBrowserSenderStore } from '../../adapters/storage/BrowserSenderStore.ts'
import { makeBrowserSessionStore } from '../../adapters/storage/BrowserSessionStore.ts'
import { makeBrowserStartupStore } from '../../adapters/storage/BrowserStartupStore.ts'
import { keptTexts } from '../../adapters/storage/keptTexts.ts'
import { makeSocketLiveUpdates } from '../../adapters/websocket/SocketLiveUpdates.ts'
import { makeCurrentSession } from '../../application/session/currentSession.ts'
import { testVendors } from '../../domain/request/testVendors.ts'
import { flagsOfPage } from '../flagsOfPage.ts'
import { INNER, PORTS } from '../ports.ts'

/** Some browsers have none. */
const channelOf = (window: Window & typeof globalThis, name: string): BroadcastChannel | undefined =>
  typeof window.BroadcastChannel === 'function' ? new window.BroadcastChannel(name) : undefined

/** What every brand has, unless its own module binds something else. */
export const standard = new ContainerModule(({ bind }) => {
  const { environment, localTexts, serviceClock, tabTexts, transport, portalHttp } = INNER

  bind(localTexts).toResolvedValue(({ window }) => keptTexts(() => window.localStorage), [environment])
  bind(tabTexts).toResolvedValue(({ window }) => keptTexts(() => window.sessionStorage), [environment])
  bind(serviceClock).toResolvedValue(makeServiceClock, [localTexts])
  bind(transport).toResolvedValue(
    ({ baseUrl, window }, { hear }) => makePortalTransport(baseUrl, fetchAfterEarlyCalls(window, hear)),
    [environment, serviceClock],
  )
  bind(portalHttp).toResolvedValue(makePortalHttp, [transport, PORTS.currentSession.token])

  bind(PORTS.accounts.token).toResolvedValue(
    (calls, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpAccounts } = await import('../../adapters/http/HttpAccounts.ts')
          return makeHttpAccounts(calls, country.code)
        },
        { register: true, confirmEmail: true, sendResetCode: true, resetPassword: true },
      ),
    [transport, PORTS.currentDeployment.token],
  )
  bind(PORTS.authentication.token).toResolvedValue(makeHttpAuthentication, [transport])
  bind(PORTS.sessionStore.token).toResolvedValue(
    (local, tab, { window }) =>
      makeBrowserSessionStore({
        local,
        tab,
        locks: window.navigator.locks,
        events: window,
        channel: channelOf(window, 'portal'),
      }),
    [localTexts, tabTexts, environment],
  )
  bind(PORTS.currentSession.token).toResolvedValue(makeCurrentSession, [
    PORTS.authentication.token,
    PORTS.sessionStore.token,
  ])

  bind(PORTS.addressBook.token).toResolvedValue(
    (portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpAddressBook } = await import('../../adapters/http/HttpAddressBook.ts')
          return makeHttpAddressBook(portal)
        },
        { search: true, save: true, change: true, remove: true },
      ),
    [portalHttp],
  )
  bind(PORTS.usualTimes.token).toResolvedValue(makeHttpUsualTimes, [portalHttp, PORTS.currentSession.token])
  bind(PORTS.vendorRepository.token).toResolvedValue(makeHttpVendorRepository, [portalHttp])
  bind(PORTS.riderRepository.token).toResolvedValue(
    (portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpRiderRepository } = await import('../../adapters/http/HttpRiderRepository.ts')
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
          const { makeHttpProofs } = await import('../../adapters/http/HttpProofs.ts')
          return makeHttpProofs(portal)
        },
        { ofOrder: true, ofOrderOnce: true },
      ),
    [portalHttp],
  )
  bind(PORTS.countryParameters.token).toResolvedValue(makeHttpCountryParameters, [
    portalHttp,
    PORTS.currentSession.token,
  ])
  bind(PORTS.orderRepository.token).toResolvedValue(
    (portal, { country }) => makeHttpOrderRepository(portal, country.currency),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.orderOverview.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpOrderOverview } = await import('../../adapters/http/HttpOrderOverview.ts')
          return makeHttpOrderOverview(portal, country.currency)
        },
        { of: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.receipts.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpReceipts } = await import('../../adapters/http/HttpReceipts.ts')
          return makeHttpReceipts(portal, country.currency)
        },
        { ofOrder: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.feeCalculator.token).toResolvedValue(
    (portal, { country }) => makeHttpFeeCalculator(portal, country.currency),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.vouchers.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpVouchers } = await import('../../adapters/http/HttpVouchers.ts')
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
          const { makeHttpBulkJobs } = await import('../../adapters/http/HttpBulkJobs.ts')
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
          const { makeHttpCardPayments } = await import('../../adapters/http/HttpCardPayments.ts')
          return makeHttpCardPayments(portal, country.currency, window.location.origin)
        },
        { openWallet: true, createIntent: true, confirm: true, read: true },
      ),
    [portalHttp, PORTS.currentDeployment.token, environment],
  )
  bind(PORTS.cardCipher.token).toResolvedValue(() => lazyCardCipher, [])
  bind(PORTS.pendingPayment.token).toResolvedValue(makeBrowserPendingPayment, [tabTexts])
  bind(PORTS.geolocator.token).toResolvedValue(
    (portal, { country }) =>
      portFetchedLater(
        async () => {
          const { makeHttpGeolocator } = await import('../../adapters/http/HttpGeolocator.ts')
          return makeHttpGeolocator(portal, country.code)
        },
        { autocomplete: true, reverse: true, details: true },
      ),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.helpCentre.token).toResolvedValue(
    (portal, deployment, { nextKey }, { baseUrl, window }) =>
      makeLazyHelpCentre(async () => {
        const { makeHttpHelpCentre } = await import('../../adapters/http/HttpHelpCentre.ts')
        return makeHttpHelpCentre(portal, { deployment, baseUrl, window, nextKey })
      }),
    [portalHttp, PORTS.currentDeployment.token, PORTS.intents.token, environment],
  )
  bind(PORTS.liveUpdates.token).toResolvedValue(
    (sessions, wakeUps, { country }, { socketUrl, window }) =>
      makeSocketLiveUpdates({
        url: socketUrl,
        currency: country.currency,
        sessions,
        wakeUps,
        open: (url) => new window.WebSocket(url),
        schedule: frameSchedule(window),
        elapsed: () => window.performance.now(),
        log: (what, detail) => window.console.debug(what, detail),
      }),
    [PORTS.currentSession.token, PORTS.wakeUps.token, PORTS.currentDeployment.token, environment],
  )
  bind(PORTS.currentFlags.token).toResolvedValue(({ flags }) => flagsOfPage(flags), [environment])
  bind(PORTS.draftStore.token).toResolvedValue(
    (tab, { window }) => makeBrowserDraftStore(tab, channelOf(window, 'portal.drafts')),
    [tabTexts, environment],
  )
  bind(PORTS.fileSaver.token).toResolvedValue(({ window }) => makeDownloadFileSaver(window.document), [environment])
  bind(PORTS.spreadsheetReader.token).toResolvedValue(
    () =>
      makeLazySpreadsheetReader(async () =>
        (await import('../../adapters/spreadsheet/WorkerSpreadsheetReader.ts')).makeWorkerSpreadsheetReader(),
      ),
    [],
  )
  bind(PORTS.spreadsheetWriter.token).toResolvedValue(
    () =>
      makeLazySpreadsheetWriter(async () =>
        (await import('../../adapters/spreadsheet/WorkerSpreadsheetWriter.ts')).makeWorkerSpreadsheetWriter(),
      ),
    [],
  )
  bind(PORTS.filterStore.token).toResolvedValue(makeBrowserFilterStore, [localTexts])
  bind(PORTS.startupStore.token).toResolvedValue(makeBrowserStartupStore, [localTexts])
  bind(PORTS.guestAccess.token).toResolvedValue(
    (calls, portal) =>
      portFetchedLater(
        async () => {
          const { makeHttpGuestAccess } = await import('../../adapters/http/HttpGuestAccess.ts')
          return makeHttpGuestAccess(calls, portal)
        },
        { begin: true, stay: true },
      ),
    [transport, portalHttp],
  )
  bind(PORTS.senderStore.token).toResolvedValue(makeBrowserSenderStore, [tabTexts])
  bind(PORTS.guestOrders.token).toResolvedValue(makeBrowserGuestOrders, [localTexts])
  bind(PORTS.intents.token).toResolvedValue(({ window }) => makeRandomIntents(window.crypto), [environment])
  bind(PORTS.network.token).toResolvedValue(({ window }) => browserNetwork(window), [environment])
  bind(PORTS.recentSearches.token).toResolvedValue(makeMemoryRecentSearches)
  bind(PORTS.wakeUps.token).toResolvedValue(({ window }) => browserWakeUps(window), [environment])
  bind(PORTS.analytics.token).toResolvedValue(
    ({ window, name }) => makeDataLayerAnalytics(window as DataLayerPage, name),
    [environment],
  )
  bind(PORTS.testVendors.token).toResolvedValue(
    ({ name, testVendors: configured }) => testVendors(name, configured),
    [environment],
  )
})
