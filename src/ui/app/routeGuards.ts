import { redirect, replace } from 'react-router'
import { addressBack, addressOfMaintenance } from '../../domain/flags/addressBack.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import { maintenanceOf } from '../../domain/flags/maintenance.ts'
import { screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { KnownFlags } from '../frame/PageFlags.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'

/** A route guard: returns `null` to show the route, or a redirect. It runs again whenever a flag changes. */
export type RouteGuard = (visit: { readonly request: Request }) => Response | null | Promise<Response | null>

/** Combines guards; the first redirect wins. */
export const inTurn =
  (...guards: ReadonlyArray<RouteGuard>): RouteGuard =>
  async (visit) => {
    for (const guard of guards) {
      const elsewhere = await guard(visit)
      if (elsewhere !== null) return elsewhere
    }
    return null
  }

/** Redirects to the landing page, which shows a notice, while a flag is on (ROUTE-05, ROUTE-23). */
export const redirectWhileOn =
  (flags: KnownFlags, name: FlagName): RouteGuard =>
  () =>
    flags.isOn(name) ? redirect(`/?closed=${name}`) : null

const waitUntilKnown = ({ known, subscribe }: KnownFlags): Promise<void> =>
  new Promise((resolve) => {
    if (known() !== undefined) return resolve()
    const stop = subscribe(() => {
      stop()
      resolve()
    })
  })

/** Redirects to the landing page, which shows a notice, while a flag is off (ROUTE-11, ROUTE-23). */
export const redirectWhileOff =
  (flags: KnownFlags, name: FlagName): RouteGuard =>
  async () => {
    await waitUntilKnown(flags)
    return flags.isOn(name) ? null : redirect(`/?closed=${name}`)
  }

/** Redirects every screen to the maintenance page, unless work is in progress (ROUTE-25, MAINT-01, ADR 34). */
export const unlessMaintenance =
  (flags: KnownFlags, work: Pick<OngoingWork, 'isUnderWay'>): RouteGuard =>
  ({ request }) => {
    if (maintenanceOf(flags.isOn) === undefined || work.isUnderWay()) return null
    const { pathname, search } = new URL(request.url)
    return replace(addressOfMaintenance(screenPath(pathname) + search))
  }

/** Redirects the maintenance page back to the previous page when maintenance is over (ROUTE-28, MAINT-03). */
export const onlyInMaintenance =
  (flags: KnownFlags): RouteGuard =>
  ({ request }) =>
    flags.known() === undefined || maintenanceOf(flags.isOn) !== undefined
      ? null
      : replace(addressBack(new URL(request.url).searchParams.get('back')))
