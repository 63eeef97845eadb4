import { redirect, replace } from 'react-router'
import { addressBack, addressOfMaintenance } from '../../domain/flags/addressBack.ts'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import { maintenanceOf } from '../../domain/flags/maintenance.ts'
import { screenPath } from '../../domain/session/deviceLoginPath.ts'
import type { KnownFlags } from '../frame/PageFlags.ts'
import type { OngoingWork } from '../frame/OngoingWork.ts'

/** Stands before a screen: lets a person in, or sends them elsewhere. It is asked again whenever a flag changes. */
export type Door = (visit: { readonly request: Request }) => Response | null | Promise<Response | null>

/** Doors one behind the other: the first that sends away decides. */
export const inTurn =
  (...doors: ReadonlyArray<Door>): Door =>
  async (visit) => {
    for (const door of doors) {
      const elsewhere = await door(visit)
      if (elsewhere !== null) return elsewhere
    }
    return null
  }

/** Shut while a flag is on: its address leads to the beginning, where a notice says why (ROUTE-05, ROUTE-23). */
export const shutWhile =
  (flags: KnownFlags, name: FlagName): Door =>
  () =>
    flags.isOn(name) ? redirect(`/?closed=${name}`) : null

const untilKnown = ({ known, subscribe }: KnownFlags): Promise<void> =>
  new Promise((resolve) => {
    if (known() !== undefined) return resolve()
    const stop = subscribe(() => {
      stop()
      resolve()
    })
  })

/** Open only while a flag is on. Its address leads to the beginning, where a notice says why (ROUTE-11, ROUTE-23). */
export const openWhile =
  (flags: KnownFlags, name: FlagName): Door =>
  async () => {
    await untilKnown(flags)
    return flags.isOn(name) ? null : redirect(`/?closed=${name}`)
  }

/** Before every screen: maintenance shuts it, but never under work that is on its way (ROUTE-25, MAINT-01, ADR 34). */
export const unlessMaintenance =
  (flags: KnownFlags, work: Pick<OngoingWork, 'isUnderWay'>): Door =>
  ({ request }) => {
    if (maintenanceOf(flags.isOn) === undefined || work.isUnderWay()) return null
    const { pathname, search } = new URL(request.url)
    return replace(addressOfMaintenance(screenPath(pathname) + search))
  }

/** Before the page of maintenance: when it is over, everybody goes back to where they were (ROUTE-28, MAINT-03). */
export const onlyInMaintenance =
  (flags: KnownFlags): Door =>
  ({ request }) =>
    flags.known() === undefined || maintenanceOf(flags.isOn) !== undefined
      ? null
      : replace(addressBack(new URL(request.url).searchParams.get('back')))
