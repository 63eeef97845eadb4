import { ContainerModule } from 'inversify'
import { makeDataLayerAnalytics } from '../../adapters/analytics/DataLayerAnalytics.ts'
import type { DataLayerPage } from '../../adapters/analytics/pushEvent.ts'
import { browserWakeUps } from '../../adapters/clock/browserWakeUps.ts'
import { makeDownloadFileSaver } from '../../adapters/files/DownloadFileSaver.ts'
import { makeServiceClock } from '../../adapters/clock/serviceClock.ts'
import { fetchAfterEarlyCalls } from '../../adapters/http/earlyCalls.ts'
import { makeHttpAuthentication } from '../../adapters/http/HttpAuthentication.ts'
import { makeHttpCountryParameters } from '../../adapters/http/HttpCountryParameters.ts'
import { makeHttpFeeCalculator } from '../../adapters/http/HttpFeeCalculator.ts'
import { makeHttpOrderRepository } from '../../adapters/http/HttpOrderRepository.ts'
import { makeHttpUsualTimes } from '../../adapters/http/HttpUsualTimes.ts'
import { makeHttpVendorRepository } from '../../adapters/http/HttpVendorRepository.ts'
import { readMapSettings } from '../../adapters/http/mapSettings.ts'
import { makePortalHttp } from '../../adapters/http/PortalHttp.ts'
import { makePortalTransport } from '../../adapters/http/PortalTransport.ts'
import { browserNetwork } from '../../adapters/http/browserNetwork.ts'
import { lazyMap } from '../../adapters/maps/lazyMap.ts'
import { makeRandomIntents } from '../../adapters/intents/randomIntents.ts'
import { makeSiteTestVendors } from '../../adapters/http/SiteTestVendors.ts'
import { makeBrowserDraftStore } from '../../adapters/storage/BrowserDraftStore.ts'
import { makeBrowserGuestOrders } from '../../adapters/storage/BrowserGuestOrders.ts'
import { makeBrowserFilterStore } from '../../adapters/storage/BrowserFilterStore.ts'
import { makeBrowserPendingPayment } from '../../adapters/storage/BrowserPendingPayment.ts'
import { makeBrowserSenderStore } from '../../adapters/storage/BrowserSenderStore.ts'
import { makeBrowserSessionStore } from '../../adapters/storage/BrowserSessionStore.ts'
import { makeBrowserStartupStore } from '../../adapters/storage/BrowserStartupStore.ts'
import { deviceTexts } from '../../adapters/storage/deviceTexts.ts'
import { makeSocketLiveUpdates } from '../../adapters/websocket/SocketLiveUpdates.ts'
import { makeCurrentSession } from '../../application/session/currentSession.ts'
import { testVendors } from '../../domain/request/testVendors.ts'
import { flagsOfPage } from '../flagsOfPage.ts'
import { INNER, PORTS } from '../ports.ts'

/** Not all browsers support it. */
const channelOf = (window: Window & typeof globalThis, name: string): BroadcastChannel | undefined =>
  typeof window.BroadcastChannel === 'function' ? new window.BroadcastChannel(name) : undefined

/** Ports of every brand that the first render needs, unless the brand overrides them. */
export const standard = new ContainerModule(({ bind }) => {
  const { deliveryMap, environment, localTexts, service, serviceClock, tabTexts, transport, portalHttp } = INNER

  bind(localTexts).toResolvedValue(({ window }) => deviceTexts(window).local, [environment])
  bind(tabTexts).toResolvedValue(({ window }) => deviceTexts(window).tab, [environment])
  bind(serviceClock).toResolvedValue(makeServiceClock, [localTexts])
  bind(transport).toResolvedValue(
    (page, { synchronize }, { calls }) =>
      makePortalTransport(
        calls,
        fetchAfterEarlyCalls(page.window, synchronize),
        () => page.window.navigator.onLine,
        page.externalBackEnd,
      ),
    [environment, serviceClock, service],
  )
  bind(portalHttp).toResolvedValue(makePortalHttp, [transport, PORTS.currentSession.token])

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

  bind(PORTS.usualTimes.token).toResolvedValue(makeHttpUsualTimes, [portalHttp, PORTS.currentSession.token])
  bind(PORTS.vendorRepository.token).toResolvedValue(makeHttpVendorRepository, [portalHttp])
  bind(PORTS.countryParameters.token).toResolvedValue(makeHttpCountryParameters, [
    portalHttp,
    PORTS.currentSession.token,
  ])
  bind(PORTS.orderRepository.token).toResolvedValue(
    (portal, { country }) => makeHttpOrderRepository(portal, country.currency),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.feeCalculator.token).toResolvedValue(
    (portal, { country }) => makeHttpFeeCalculator(portal, country.currency),
    [portalHttp, PORTS.currentDeployment.token],
  )
  bind(PORTS.pendingPayment.token).toResolvedValue(makeBrowserPendingPayment, [tabTexts])
  bind(PORTS.liveUpdates.token).toResolvedValue(
    (sessions, wakeUps, { country }, { window }, { socket }) =>
      makeSocketLiveUpdates({
        url: socket,
        currency: country.currency,
        sessions,
        wakeUps,
        open: (url) => new window.WebSocket(url),
        log: (what, detail) => window.console.debug(what, detail),
      }),
    [PORTS.currentSession.token, PORTS.wakeUps.token, PORTS.currentDeployment.token, environment, service],
  )
  bind(deliveryMap).toResolvedValue(
    ({ window }, { country }) => lazyMap(() => readMapSettings(window.fetch.bind(window)), country.code),
    [environment, PORTS.currentDeployment.token],
  )
  bind(PORTS.currentFlags.token).toResolvedValue(({ flags }) => flagsOfPage(flags), [environment])
  bind(PORTS.draftStore.token).toResolvedValue(
    (tab, { window }) => makeBrowserDraftStore(tab, channelOf(window, 'portal.drafts')),
    [tabTexts, environment],
  )
  bind(PORTS.fileSaver.token).toResolvedValue(({ window }) => makeDownloadFileSaver(window.document), [environment])
  bind(PORTS.filterStore.token).toResolvedValue(makeBrowserFilterStore, [localTexts])
  bind(PORTS.startupStore.token).toResolvedValue(makeBrowserStartupStore, [localTexts])
  bind(PORTS.senderStore.token).toResolvedValue(makeBrowserSenderStore, [tabTexts])
  bind(PORTS.guestOrders.token).toResolvedValue(makeBrowserGuestOrders, [localTexts])
  bind(PORTS.intents.token).toResolvedValue(({ window }) => makeRandomIntents(window.crypto), [environment])
  bind(PORTS.network.token).toResolvedValue(({ window }) => browserNetwork(window), [environment])
  bind(PORTS.wakeUps.token).toResolvedValue(({ window }) => browserWakeUps(window), [environment])
  bind(PORTS.analytics.token).toResolvedValue(
    ({ window, services }) => makeDataLayerAnalytics(window as DataLayerPage, services.analytics),
    [environment],
  )
  bind(PORTS.testVendors.token).toResolvedValue(
    ({ services, window }) => makeSiteTestVendors(window.fetch.bind(window), testVendors(services.environment)),
    [environment],
  )
})
