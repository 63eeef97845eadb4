import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { deviceNow } from './adapters/clock/deviceNow.ts'
import { setNetworkCheck, fetchCode, NO_LIMIT } from './application/lateCode/fetchCode.ts'
import { deviceAppearance } from './adapters/storage/deviceAppearance.ts'
import { pressAgain, typedInto } from './adapters/storage/earlyPress.ts'
import { toggleLetters } from './adapters/storage/toggleLetters.ts'
import type { FirstOrdersShown } from './composition/firstOrders.tsx'
import { formatsOf } from './composition/formatsOf.ts'
import { pageTexts, readOpening } from './composition/readOpening.ts'
import { applicationOf } from './composition/application.ts'
import type { ComposedPages } from './ui/frame/LightPages.ts'
import { PageLanguage } from './ui/frame/PageLanguage.tsx'
import { BuildNews } from './ui/app/BuildNews.ts'
import { OutdatedBuild } from './ui/app/OutdatedBuild.tsx'
import { OngoingWork } from './ui/frame/OngoingWork.ts'
import { makeRouter } from './ui/app/routes.tsx'
import { PageFlags } from './ui/frame/PageFlags.ts'

setNetworkCheck(() => window.navigator.onLine)
const opening = await readOpening(window)
const { deployment, services, locale, locales } = opening
const flags = new PageFlags()
if (opening.page === 'planned-maintenance') flags.take(new Set(['PlannedMaintenance']))
if (opening.page === 'unplanned-maintenance') flags.take(new Set(['UnplannedMaintenance']))
const work = new OngoingWork()
const news = new BuildNews()
const texts = pageTexts(opening, window.fetch.bind(window))
const { application, calls, deviceTokenError, hasEnded, ready, textsOf } = applicationOf(
  opening,
  texts,
  window,
  flags,
  work,
)
const { entrance } = calls
const appearance = deviceAppearance(window)

const pages: ComposedPages = {
  deployment,
  language: texts.language,
  locales,
  flags,
  appearanceShown: appearance.shown,
  toggleAppearance: () => appearance.apply(appearance.shown() === 'dark' ? 'light' : 'dark'),
  toggleLetters: () => toggleLetters(window),
  deviceNow,
  typedEarly: () => typedInto(window),
  farewell: opening.farewell,
  ...calls,
  application: {
    ...application,
    begunTracking: () => first?.begun(),
    reopen: () => {
      application.reopen()
      return router.revalidate()
    },
  },
}

const router = makeRouter(
  {
    entrance,
    hasEnded,
    flags,
    work,
    termsUrl: services.termsPage ?? deployment.country.termsUrl,
    individualSenders: deployment.country.individualSenders,
    textsOf,
  },
  window.location.pathname,
)

const formats = formatsOf(locale)

void fetchCode(() => import('./composition/watchPage.ts'), NO_LIMIT).then(
  ({ watchPage }) => watchPage({ ...opening, window, router, flags, work, news, texts, entrance }),
  // If no provider answers, all flags are off (OP-57).
  () => flags.take(new Set()),
)

void fetchCode(() => import('./composition/watchFrame.ts'), NO_LIMIT).then(
  ({ watchFrame }) => watchFrame({ opening, window, router, flags, work, texts, entrance }),
  // The links work without it, and the browser shows the drawer as the target of the fragment.
  () => undefined,
)

const routed = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    resolve()
  })
})

const place = document.getElementById('root')
if (!place) throw new Error('The page has no root element')
const root = createRoot(place)
let first: FirstOrdersShown | undefined
let isTakenOver = false
const showFirst = async () => {
  const { showFirstOrders } = await fetchCode(() => import('./composition/firstOrders.tsx'), NO_LIMIT)
  await formats
  const goTo = (address: string) => void router.navigate(address, { state: { openedHere: true } })
  first = await showFirstOrders({ window, root, pages, texts, isWanted: () => !isTakenOver, goTo })
}
// If this fails, the application loads the orders later and reports failures.
if (opening.page === 'tracking' && window.earlyCalls) void showFirst().catch(() => undefined)

const show = (isDeviceTokenUnreadable: boolean) => {
  const shown: ComposedPages = isDeviceTokenUnreadable ? { ...pages, farewell: 'farewell-device-token' } : pages
  const screen = (
    <StrictMode>
      <PageLanguage texts={texts} pages={shown}>
        <RouterProvider router={router} />
        <OutdatedBuild news={news} />
      </PageLanguage>
    </StrictMode>
  )
  // Renders synchronously: in slices, the browser would paint the frame first and then lay out everything again.
  const takeOver = () => flushSync(() => root.render(screen))
  isTakenOver = true
  if (first) first.handOver(takeOver)
  else takeOver()
  first = undefined
  pressAgain(window)
}

// The prerendered HTML stays until the first screen is complete, so that nothing flickers. Not awaited here: the
// screens' chunks import this one and would wait for it in turn.
void Promise.all([deviceTokenError(), routed, ready, formats]).then(([isWanting]) => show(isWanting))
