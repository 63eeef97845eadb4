import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject } from 'react-router'
import { addressAfterSignIn } from './addressAfterSignIn.ts'
import { RouteFailure } from './RouteFailure.tsx'
import type { Screen } from './screenTexts.ts'

export interface Doors {
  /** A quick look at what the device keeps; the session itself is read by the application. */
  readonly isSignedIn: () => boolean
  /** Resolves when the texts of a screen are there. */
  readonly textsOf: (screen: Screen) => Promise<unknown>
}

/** Every address of the portal and what it shows (ROUTE-*). Each screen's code is fetched when it is first wanted. */
export const routesOf = ({ isSignedIn, textsOf }: Doors): Array<RouteObject> => {
  const publicOnly: LoaderFunction = ({ request }) =>
    isSignedIn() ? redirect(addressAfterSignIn(new URL(request.url).searchParams)) : null
  const privateOnly: LoaderFunction = () => (isSignedIn() ? null : redirect('/'))
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
          loader: publicOnly,
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
              path: '/helpcenter/:vendorId?',
              lazy: { Component: async () => (await import('../help/HelpCentreScreen.tsx')).HelpCentreScreen },
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

export const makeRouter = (doors: Doors) => createBrowserRouter(routesOf(doors))
