import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { basePath, screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { KnownFlags } from '../flags/PageFlags.ts'
import { addressAfterSignIn, addressOutside } from './addressAfterSignIn.ts'
import type { Door } from './flagDoors.ts'
import { RouteFailure } from './RouteFailure.tsx'
import type { Screen } from './screenTexts.ts'

export interface Doors {
  /** By which door this device may come in: a quick look at what it keeps; who it is, the application reads. */
  readonly entrance: () => Promise<Mode | undefined>
  readonly flags: KnownFlags
  /** Resolves when the texts of a screen are there. */
  readonly textsOf: (screen: Screen) => Promise<unknown>
}

/** Every address of the portal and what it shows (ROUTE-*). Each screen's code is fetched when it is first wanted. */
export const routesOf = ({ entrance, textsOf }: Doors): Array<RouteObject> => {
  const inside: Door = ({ request }) => redirect(addressAfterSignIn(new URL(request.url).searchParams))
  const publicOnly: Door = async (asked) => ((await entrance()) === undefined ? null : inside(asked))
  /** Guests may still sign in, register and ask for a password (ROUTE-24, CON-12). */
  const openToGuests: Door = async (asked) => ([undefined, 'guest'].includes(await entrance()) ? null : inside(asked))
  const privateOnly: Door = async ({ request }) => {
    if ((await entrance()) !== undefined) return null
    const { pathname, search } = new URL(request.url)
    return redirect(addressOutside(screenPath(pathname) + search))
  }
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: '/',
          loader: publicOnly,
          lazy: { Component: async () => (await import('./LandingPage.tsx')).LandingPage },
        },
        {
          path: '/connect',
          loader: openToGuests,
          lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
        },
        {
          path: '/tracking/:orderId',
          lazy: { Component: async () => (await import('./PublicTrackingPage.tsx')).PublicTrackingPage },
        },
        {
          path: '/tracking-c2c/:orderId',
          lazy: { Component: async () => (await import('./SenderTrackingPage.tsx')).SenderTrackingPage },
        },
        {
          path: '/delivery-receipt/:orderId',
          lazy: { Component: async () => (await import('./ReceiptPage.tsx')).ReceiptPage },
        },
        {
          path: '/prohibiteditems-c2c',
          lazy: { Component: async () => (await import('./ProhibitedItemsPage.tsx')).ProhibitedItemsPage },
        },
        {
          loader: privateOnly,
          lazy: { Component: async () => (await import('./ApplicationFrame.tsx')).ApplicationFrame },
          children: [
            {
              path: '/request-a-rider/:vendorId?/*',
              lazy: {
                Component: async () => {
                  const [{ RequestScreen }] = await Promise.all([
                    import('../request/RequestScreen.tsx'),
                    textsOf('request'),
                  ])
                  return RequestScreen
                },
              },
            },
            {
              path: '/order-tracking/:vendorId?',
              lazy: {
                Component: async () => {
                  const [{ OrderTrackingScreen }] = await Promise.all([
                    import('../order/OrderTrackingScreen.tsx'),
                    textsOf('tracking'),
                  ])
                  return OrderTrackingScreen
                },
              },
            },
            {
              path: '/history/:vendorId?',
              lazy: {
                Component: async () => {
                  const [{ HistoryScreen }] = await Promise.all([
                    import('../history/HistoryScreen.tsx'),
                    textsOf('history'),
                  ])
                  return HistoryScreen
                },
              },
            },
          ],
        },
        { path: '*', lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage } },
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
  return router
}
