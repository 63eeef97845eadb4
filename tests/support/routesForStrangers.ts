import type { RouteObject } from 'react-router'
import { OngoingWork } from '../../src/ui/frame/OngoingWork.ts'
import { routesOf } from '../../src/ui/app/routes.tsx'
import { flagsOn } from './flagsOn.ts'

/** The portal's routes for a visitor without a session, with all flags off and texts available immediately. */
export const routesForStrangers = (individualSenders: boolean): ReadonlyArray<RouteObject> =>
  routesOf({
    entrance: () => Promise.resolve(undefined),
    hasEnded: () => false,
    flags: flagsOn(),
    work: new OngoingWork(),
    termsUrl: undefined,
    individualSenders,
    textsOf: () => Promise.resolve(),
  })
