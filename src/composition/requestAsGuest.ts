import { startGuest } from '../application/session/startGuest.ts'
import { composePortal, RUN_USE_CASE } from './container.ts'

/** Makes a guest from a page that has no application yet. */
export const requestAsGuest = (goesOn: boolean, ...composed: Parameters<typeof composePortal>) =>
  composePortal(...composed)
    .get(RUN_USE_CASE)
    .once(startGuest({ goesOn }))
