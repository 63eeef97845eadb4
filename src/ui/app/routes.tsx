import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, redirectDocument, type LoaderFunction, type RouteObject } from 'react-router'
import { fetchCode, NO_LIMIT } from '../../application/build/fetchCode.ts'
import { MAINTENANCE_PATH } from '../../domain/flags/maintenance.ts'
import { basePath, screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { KnownFlags } from '../frame/PageFlags.ts'
import { addressAfterSignIn, addressOutside } from '../paths/addressAfterSignIn.ts'
import { inTurn, onlyInMaintenance, openWhile, shutWhile, unlessMaintenance, type Door } from './flagDoors.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import type { Page } from './Opening.ts'
import { RouteFailure } from './RouteFailure.tsx'
import type { Screen } from './screenTexts.ts'

export interface Doors {
  /** By which door this device may come in: a quick look at what it keeps; who it is, the application reads. */
  readonly entrance: () => Promise<Mode | undefined>
  /** Whether a session ended by itself or in another tab, with no sign-in since. */
  readonly hasEnded: () => boolean
  readonly flags: KnownFlags
  readonly work: OngoingWork
  /** Where the terms are, when they are not ours (COUNTRY-09). */
  readonly termsUrl: string | undefined
  /** Whether the country has individual senders: their pages exist only there (PROD-02, C2C-03). */
  readonly individualSenders: boolean
  /** Resolves when the texts of a screen are there. */
  readonly textsOf: (screen: Screen) => Promise<unknown>
  /** Resolves when the texts of a light page are there. */
  readonly pageTexts: (page: Page) => Promise<unknown>
}

/** A notice that a door has to tell goes along to wherever its person is let in (ROUTE-23). */
const withClosed = (address: string, parameters: URLSearchParams): string => {
  const closed = parameters.get('closed')
  return closed === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}closed=${encodeURIComponent(closed)}`
}

/** A door before whatever else is asked on the way to a screen. */
const behind =
  (door: Door, own: RouteObject['loader']): LoaderFunction =>
  async (visit, context) =>
    (await door(visit)) ?? (typeof own === 'function' ? own(visit, context) : null)

/** Every address of the portal and what it shows (ROUTE-*). Each screen's code is fetched when it is first wanted. */
export const routesOf = ({
  entrance,
  hasEnded,
  flags,
  work,
  textsOf,
  pageTexts,
  termsUrl,
  individualSenders,
}: Doors): Array<RouteObject> => {
  const inside: Door = ({ request }) => {
    const { searchParams } = new URL(request.url)
    return redirect(withClosed(addressAfterSignIn(searchParams), searchParams))
  }
  const publicOnly: Door = async (asked) => ((await entrance()) === undefined ? null : inside(asked))
  /** Guests may still sign in, register and ask for a password (ROUTE-24, CON-12). */
  const openToGuests: Door = async (asked) => ([undefined, 'guest'].includes(await entrance()) ? null : inside(asked))
  const privateOnly: Door = async ({ request }) => {
    if ((await entrance()) !== undefined) return null
    const { pathname, search } = new URL(request.url)
    const here = screenPath(pathname) + search
    // A new page: nothing of the session stays in memory, and it says why it is shown.
    return hasEnded() ? redirectDocument(addressOutside(here, '/connect?bye=ended&')) : redirect(addressOutside(here))
  }
  /** Neither guests nor devices order by files (OP-48); who is not in is none of this door's business. */
  const bulkOnly = inTurn(openWhile(flags, 'BulkOrderUpload'), async (asked) =>
    [undefined, 'classic'].includes(await entrance()) ? null : inside(asked),
  )
  /** A light page, with its code and its texts. */
  const page = (name: Page, code: () => Promise<ComponentType>) => ({
    Component: async () => (await Promise.all([code(), pageTexts(name)]))[0],
  })
  /** A screen of the application, likewise. */
  const screen = (name: Screen, code: () => Promise<ComponentType>) => ({
    Component: async () => (await Promise.all([code(), textsOf(name)]))[0],
  })
  const addresses: ReadonlyArray<RouteObject> = [
    {
      path: '/',
      loader: publicOnly,
      lazy: page('landing', async () => (await fetchCode(() => import('./LandingPage.tsx'), NO_LIMIT)).LandingPage),
    },
    {
      path: '/connect',
      loader: openToGuests,
      lazy: page('connect', async () => (await fetchCode(() => import('./SignInPage.tsx'), NO_LIMIT)).SignInPage),
    },
    {
      path: '/register',
      loader: inTurn(openToGuests, shutWhile(flags, 'DeactivateSignUpButton')),
      lazy: page('register', async () => (await fetchCode(() => import('./RegisterPage.tsx'), NO_LIMIT)).RegisterPage),
    },
    {
      path: '/forgot-password',
      loader: openToGuests,
      lazy: page(
        'forgot-password',
        async () => (await fetchCode(() => import('./ForgotPasswordPage.tsx'), NO_LIMIT)).ForgotPasswordPage,
      ),
    },
    {
      path: '/confirm-email',
      lazy: page(
        'confirm-email',
        async () => (await fetchCode(() => import('./ConfirmEmailPage.tsx'), NO_LIMIT)).ConfirmEmailPage,
      ),
    },
    {
      path: '/tracking/:orderId',
      lazy: page(
        'public-tracking',
        async () => (await fetchCode(() => import('./PublicTrackingPage.tsx'), NO_LIMIT)).PublicTrackingPage,
      ),
    },
    {
      path: '/delivery-receipt/:orderId',
      lazy: page(
        'delivery-receipt',
        async () => (await fetchCode(() => import('./ReceiptPage.tsx'), NO_LIMIT)).ReceiptPage,
      ),
    },
    {
      path: '/faq',
      lazy: page('faq', async () => (await fetchCode(() => import('./FaqPage.tsx'), NO_LIMIT)).FaqPage),
    },
    {
      loader: privateOnly,
      lazy: {
        Component: async () => (await fetchCode(() => import('./ApplicationFrame.tsx'), NO_LIMIT)).ApplicationFrame,
      },
      children: [
        {
          path: '/request-a-rider/:vendorId?/*',
          lazy: screen(
            'request',
            async () => (await fetchCode(() => import('../request/RequestScreen.tsx'), NO_LIMIT)).RequestScreen,
          ),
        },
        {
          path: '/order-tracking/:vendorId?',
          lazy: screen(
            'tracking',
            async () =>
              (await fetchCode(() => import('../tracking/OrderTrackingScreen.tsx'), NO_LIMIT)).OrderTrackingScreen,
          ),
        },
        {
          path: '/helpcenter/:vendorId?',
          loader: openWhile(flags, 'Helpcenter'),
          lazy: {
            Component: async () =>
              (await fetchCode(() => import('../help/HelpCentreScreen.tsx'), NO_LIMIT)).HelpCentreScreen,
          },
        },
        {
          path: '/history/:vendorId?',
          lazy: screen(
            'history',
            async () => (await fetchCode(() => import('../history/HistoryScreen.tsx'), NO_LIMIT)).HistoryScreen,
          ),
        },
        {
          path: '/bulk-order/:vendorId?/:bulkJobId?',
          loader: bulkOnly,
          lazy: screen(
            'bulk',
            async () => (await fetchCode(() => import('../bulk/BulkScreen.tsx'), NO_LIMIT)).BulkScreen,
          ),
        },
      ],
    },
    {
      path: '/termsandconditions',
      loader: () => (termsUrl === undefined ? null : redirect(termsUrl)),
      lazy: {
        Component: async () => {
          const [{ TermsPage }, { TermsNotLoaded }] = await Promise.all([
            fetchCode(() => import('./TermsPage.tsx'), NO_LIMIT),
            fetchCode(() => import('./TermsNotLoaded.tsx'), NO_LIMIT),
          ])
          return pageTexts('terms').then(
            () => TermsPage,
            () => TermsNotLoaded,
          )
        },
      },
    },
    {
      path: '*',
      lazy: { Component: async () => (await fetchCode(() => import('./NotFoundPage.tsx'), NO_LIMIT)).NotFoundPage },
    },
  ]
  const forSenders: ReadonlyArray<RouteObject> = [
    {
      path: '/tracking-c2c/:orderId',
      lazy: page(
        'sender-tracking',
        async () => (await fetchCode(() => import('./SenderTrackingPage.tsx'), NO_LIMIT)).SenderTrackingPage,
      ),
    },
    {
      path: '/prohibiteditems-c2c',
      lazy: page(
        'prohibited-items',
        async () => (await fetchCode(() => import('./ProhibitedItemsPage.tsx'), NO_LIMIT)).ProhibitedItemsPage,
      ),
    },
  ]
  const maintenance = unlessMaintenance(flags, work)
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: MAINTENANCE_PATH,
          loader: onlyInMaintenance(flags),
          lazy: page(
            'planned-maintenance',
            async () => (await fetchCode(() => import('./MaintenancePage.tsx'), NO_LIMIT)).MaintenancePage,
          ),
        },
        ...[...(individualSenders ? forSenders : []), ...addresses].map((address) => ({
          ...address,
          loader: behind(maintenance, address.loader),
        })),
      ],
    },
  ]
}

/**
 * Every door is asked again when a flag changes: what is switched off closes while somebody looks at it (FLAG-08).
 * `path` is that of the page: on a device all of them may stand behind its mark (MODE-08).
 */
export const makeRouter = (doors: Doors, path: string) => {
  const router = createBrowserRouter(routesOf(doors), { basename: basePath(path) })
  doors.flags.subscribe(() => void router.revalidate())
  doors.work.subscribe(() => void router.revalidate())
  return router
}
