import { redirect } from 'react-router'
import type { FlagName } from '../../domain/flags/flagNames.ts'
import type { KnownFlags } from '../flags/PageFlags.ts'

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

/** Shut while a flag is on: its address leads to the beginning (ROUTE-05). */
export const shutWhile =
  (flags: KnownFlags, name: FlagName): Door =>
  () =>
    flags.isOn(name) ? redirect('/') : null
