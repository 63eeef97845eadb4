import { startGuest } from '../application/session/startGuest.ts'
import { composePortal, RUN_USE_CASE } from './container.ts'

/** Creates a guest from a page without the application. */
export const requestAsGuest = async (goesOn: boolean, ...composed: Parameters<typeof composePortal>) =>
  (await composePortal(...composed)).get(RUN_USE_CASE).once(startGuest({ goesOn }))
