import { createBrowserRouter, redirect, redirectDocument, type LoaderFunction, type RouteObject } from 'react-router'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import { basePath, screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { Mode } from '../../domain/session/mode.ts'
import type { KnownFlags } from '../frame/PageFlags.ts'
import { addressAfterSignIn, addressOutside } from '../paths/addressAfterSignIn.ts'
import {
  inTurn,
  onlyInMaintenance,
  redirectWhileOff,
  redirectWhileOn,
  unlessMaintenance,
  type RouteGuard,
} from './routeGuards.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'
import { PAGE_ROWS, type GuardName, type PageName } from './pages.ts'
import { PageRoot } from './PageRoot.tsx'
import { RouteFailure } from './RouteFailure.tsx'
import { MAINTENANCE, SIGN_IN } from '../../domain/pagePaths.ts'

export interface Routing {
  /** The mode stored on this device; a quick check, the application reads the session itself. */
  readonly entrance: () => Promise<Mode | undefined>
  /** Whether a session expired or ended in another tab, with no sign-in since. */
  readonly hasEnded: () => boolean
  readonly flags: KnownFlags
  readonly work: OngoingWork
  /** The address of external terms, if the country has them (COUNTRY-09). */
  readonly termsUrl: string | undefined
  /** Whether the country has individual senders; their pages exist only there (PROD-02, C2C-03). */
  readonly individualSenders: boolean
  /** Resolves when the texts of a page are loaded. */
  readonly textsOf: (page: PageName) => Promise<unknown>
}

/** Passes the notice of a guard on to the page where the user ends up (ROUTE-23). */
const withClosed = (address: string, parameters: URLSearchParams): string => {
  const closed = parameters.get('closed')
  return closed === null
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}closed=${encodeURIComponent(closed)}`
}

/** Runs a guard before a route's own loader. */
const behind =
  (guard: RouteGuard, own: RouteObject['loader']): LoaderFunction =>
  async (visit, context) =>
    (await guard(visit)) ?? (typeof own === 'function' ? own(visit, context) : null)

/** Every address of the portal and what it shows (ROUTE-*). Each page's code is fetched when it is first wanted. */
export const routesOf = ({
  entrance,
  hasEnded,
  flags,
  work,
  textsOf,
  termsUrl,
  individualSenders,
}: Routing): Array<RouteObject> => {
  const inside: RouteGuard = ({ request }) => {
    const { searchParams } = new URL(request.url)
    return redirect(withClosed(addressAfterSignIn(searchParams), searchParams))
  }
  /** Guests may still sign in, register and reset a password (ROUTE-24, CON-12). */
  const openToGuests: RouteGuard = async (args) =>
    [undefined, 'guest'].includes(await entrance()) ? null : inside(args)
  const guards: Readonly<Record<GuardName, RouteGuard>> = {
    visitors: async (args) => ((await entrance()) === undefined ? null : inside(args)),
    'visitors-and-guests': openToGuests,
    registration: inTurn(openToGuests, redirectWhileOn(flags, 'DeactivateSignUpButton')),
    terms: () => (termsUrl === undefined ? null : redirect(termsUrl)),
    help: redirectWhileOff(flags, 'Helpcenter'),
    /** Guests and devices cannot order from files (OP-48); the frame's guard redirects visitors. */
    bulk: inTurn(redirectWhileOff(flags, 'BulkOrderUpload'), async (args) =>
      [undefined, 'classic'].includes(await entrance()) ? null : inside(args),
    ),
  }
  const privateOnly: RouteGuard = async ({ request }) => {
    if ((await entrance()) !== undefined) return null
    const { pathname, search } = new URL(request.url)
    const here = screenPath(pathname) + search
    // Loads a new page, so that none of the session's data stays in memory; the page explains why it is shown.
    return hasEnded() ? redirectDocument(addressOutside(here, `${SIGN_IN}?bye=ended&`)) : redirect(addressOutside(here))
  }
  const routeOf = ({ name, path, component, withoutTexts, guard }: (typeof PAGE_ROWS)[number]) => ({
    path,
    ...(guard && { loader: guards[guard] }),
    lazy: {
      Component: async () => {
        const texts = textsOf(name)
        if (withoutTexts === undefined) return (await Promise.all([component(), texts]))[0]
        const textsLoaded = texts.then(
          () => true,
          () => false,
        )
        const [page, instead, hasTexts] = await Promise.all([component(), withoutTexts(), textsLoaded])
        return hasTexts ? page : instead
      },
    },
  })
  const routes = PAGE_ROWS.filter(({ ofIndividualSenders }) => individualSenders || !ofIndividualSenders)
  const isMaintenance = ({ path }: { readonly path: string }) => path === MAINTENANCE
  const frameCode = () => fetchCode(() => import('./ApplicationFrame.tsx'), NO_LIMIT)
  const screens = routes.filter(({ kind }) => kind === 'screen').map(routeOf)
  const frame: RouteObject = {
    loader: privateOnly,
    lazy: { Component: async () => (await frameCode()).ApplicationFrame },
    // A screen fails within the frame, which stays usable (LOAD-02).
    children: [{ lazy: { ErrorBoundary: async () => (await frameCode()).ScreenFailure }, children: screens }],
  }
  const outside = routes.filter((row) => row.kind !== 'screen' && !isMaintenance(row)).map(routeOf)
  const maintenance = unlessMaintenance(flags, work)
  return [
    {
      Component: PageRoot,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: RouteFailure,
          children: [
            { ...routeOf(routes.find(isMaintenance)!), loader: onlyInMaintenance(flags) },
            ...[...outside, frame].map((route) => ({ ...route, loader: behind(maintenance, route.loader) })),
          ],
        },
      ],
    },
  ]
}

/**
 * Runs all guards again when a flag changes, so that a switched-off page closes while it is open (FLAG-08). `path` is
 * the page's path: on a device, all paths may have a prefix (MODE-08).
 */
export const makeRouter = (guards: Routing, path: string) => {
  const router = createBrowserRouter(routesOf(guards), { basename: basePath(path) })
  guards.flags.subscribe(() => void router.revalidate())
  guards.work.subscribe(() => void router.revalidate())
  return router
}
