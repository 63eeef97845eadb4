import { createBrowserRouter, redirect, redirectDocument, type RouteObject } from 'react-router'
import type { KnownFlags } from '../flags/PageFlags.ts'
import { addressAfterSignIn } from './addressAfterSignIn.ts'
import { inTurn, shutWhile, type Door } from './flagDoors.ts'
import type { Page } from './Opening.ts'
import { RouteFailure } from './RouteFailure.tsx'
import type { Screen } from './screenTexts.ts'

export interface Doors {
  /** A quick look at what the device keeps; the session itself is read by the application. */
  readonly isSignedIn: () => boolean
  readonly flags: KnownFlags
  /** Whether the document brings what this page needs, its texts among it. */
  readonly isBrought: (page: Page) => boolean
  /** Resolves when the texts of a screen are there. */
  readonly textsOf: (screen: Screen) => Promise<unknown>
}

/** Every address of the portal and what it shows (ROUTE-*). Each screen's code is fetched when it is first wanted. */
export const routesOf = ({ flags, isBrought, isSignedIn, textsOf }: Doors): Array<RouteObject> => {
  const publicOnly: Door = ({ request }) =>
    isSignedIn() ? redirect(addressAfterSignIn(new URL(request.url).searchParams)) : null
  const privateOnly: Door = () => (isSignedIn() ? null : redirect('/'))
  /** A light page comes with its words in its own document: another document goes there as a whole. */
  const ownDocument =
    (page: Page): Door =>
    ({ request }) => {
      const { pathname, search, hash } = new URL(request.url)
      return isBrought(page) ? null : redirectDocument(pathname + search + hash)
    }
  return [
    {
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: '/',
          loader: inTurn(publicOnly, ownDocument('landing')),
          lazy: { Component: async () => (await import('./LandingPage.tsx')).LandingPage },
        },
        {
          path: '/connect',
          loader: inTurn(publicOnly, ownDocument('connect')),
          lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
        },
        {
          path: '/register',
          loader: inTurn(publicOnly, shutWhile(flags, 'DeactivateSignUpButton'), ownDocument('register')),
          lazy: { Component: async () => (await import('./RegisterPage.tsx')).RegisterPage },
        },
        {
          path: '/forgot-password',
          loader: inTurn(publicOnly, ownDocument('forgot-password')),
          lazy: { Component: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage },
        },
        {
          path: '/confirm-email',
          loader: ownDocument('confirm-email'),
          lazy: { Component: async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage },
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

/** Every door is asked again when a flag changes: what is switched off closes while somebody looks at it (FLAG-08). */
export const makeRouter = (doors: Doors) => {
  const router = createBrowserRouter(routesOf(doors))
  doors.flags.subscribe(() => void router.revalidate())
  return router
}
