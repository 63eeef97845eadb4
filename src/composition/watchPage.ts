import { FLAGS_PATH } from '../../contract/path.ts'
import { pushEvent, type DataLayerPage } from '../adapters/analytics/pushEvent.ts'
import { browserPause } from '../adapters/clock/browserPause.ts'
import { FALLBACK_PATH, makeJsonFlagProvider } from '../adapters/flags/JsonFlagProvider.ts'
import { fetchAfterEarlyCalls } from '../adapters/http/earlyCalls.ts'
import { showCanonical } from '../adapters/page/pageHead.ts'
import { unregisterServiceWorkers } from '../adapters/page/serviceWorkers.ts'
import { makeSiteBuildManifest } from '../adapters/page/SiteBuildManifest.ts'
import { watchTyping } from '../adapters/page/typedText.ts'
import { leaveOldBuild } from '../application/lateCode/leaveOldBuild.ts'
import { watchFlags } from '../application/flags/watchFlags.ts'
import { MEMORY_FILES } from '../domain/market/backEnd.ts'
import type { Mode } from '../domain/session/mode.ts'
import type { BuildNews } from '../ui/app/BuildNews.ts'
import type { OngoingWork } from '../ui/frame/OngoingWork.ts'
import { PAGES, PAGE_ROWS } from '../ui/app/pages.ts'
import { nextPageView, type PageRouter, type PageView } from '../ui/app/shownPage.ts'
import type { PageTexts } from '../ui/kit/texts.ts'
import type { PageFlags } from '../ui/frame/PageFlags.ts'
import { pageTitle } from '../ui/paths/pageTitle.ts'
import type { PageOpening } from './readOpening.ts'

interface WatchedPage extends Pick<PageOpening, 'deployment' | 'services' | 'page'> {
  readonly window: Window & typeof globalThis
  readonly router: PageRouter
  readonly flags: PageFlags
  readonly work: OngoingWork
  readonly news: BuildNews
  readonly texts: PageTexts
  /** The mode of the session. */
  readonly entrance: () => Promise<Mode | undefined>
}

const watchAddresses = (watched: WatchedPage): void => {
  const { window, router, deployment, services, entrance, texts } = watched
  const { document, location } = window
  let reported: PageView | undefined
  const look = async () => {
    const view = nextPageView(router.state, reported)
    if (view === undefined) return
    // The HTML names the page that was opened, and the frame names its screens.
    const isNamed = reported === undefined && view.page === PAGES[watched.page].path
    const row = PAGE_ROWS.find(({ path }) => path === view.page)
    if (!isNamed && row?.kind !== 'screen')
      document.title = pageTitle(texts.l10n, deployment, texts.language(), row?.title)
    reported = view
    showCanonical(document, location)
    const { brand, country } = deployment
    const mode = (await entrance()) ?? 'classic'
    pushEvent(window as DataLayerPage, services.analytics, {
      event: 'pageview',
      page: view.page,
      brand: brand.id,
      country: country.code,
      mode,
    })
  }
  void look()
  router.subscribe(() => void look())
}

/** Everything that a page watches while it is open. It is loaded in a separate chunk and delays nothing (ADR 33). */
export const watchPage = (page: WatchedPage): void => {
  const { window, services, flags, work, news } = page
  const { origin } = window.location
  const pause = browserPause(window)
  const forEver = new AbortController().signal
  const fetch = fetchAfterEarlyCalls(window, () => undefined)
  const { service } = services
  const ofBackEnd = service ? service.calls + FLAGS_PATH : `${MEMORY_FILES}/flags.json`
  // A back end of another team may have no flags.
  const isOptional = services.flags === undefined && service !== undefined && service.calls !== origin
  const providers = [
    ...(services.flags ?? [ofBackEnd]).map((url) => makeJsonFlagProvider(url, url, fetch, isOptional)),
    makeJsonFlagProvider('fallback file', origin + (services.flagsFallback ?? FALLBACK_PATH), fetch),
  ]
  void watchFlags({ providers, pause })(flags.take, forEver)

  const isTyping = watchTyping(window.document)
  const manifest = makeSiteBuildManifest(window.document, window.fetch.bind(window), Date.now)
  const isBusy = () => work.isUnderWay() || isTyping()
  const reload = () => window.location.reload()
  void leaveOldBuild({ manifest, pause, isBusy, warn: news.markOutdated, reload }, forEver)

  void unregisterServiceWorkers(window.navigator)
  watchAddresses(page)
}
