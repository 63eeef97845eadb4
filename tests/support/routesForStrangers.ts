import type { RouteObject } from 'react-router'
import { OngoingWork } from '../../src/ui/frame/OngoingWork.ts'
import { routesOf } from '../../src/ui/app/routes.tsx'
import { flagsOn } from './flagsOn.ts'

/** The routes of the portal for a visitor who is not signed in, with all flags off and texts that are there at once. */
export const routesForStrangers = (individualSenders: boolean): ReadonlyArray<RouteObject> =>
  routesOf({
    entrance: () => Promise.resolve(undefined),
    hasEnded: () => false,
    flags: flagsOn(),
    work: new OngoingWork(),
    termsUrl: undefined,
    individualSenders,
    textsOf: () => Promise.resolve(),
    pageTexts: () => Promise.resolve(),
  })
