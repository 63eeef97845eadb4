import { KEY_PREFIX, type TextStorage } from './textStorage.ts'
import { SESSION_KEY } from './startupKeys.ts'

/** The device's key for the user whose session expired; that user gets their drafts back. */
export const ENDED_SESSION_KEY = `${KEY_PREFIX}ended`
/** The tab's key for its user, whose drafts are kept when the session ends in another tab. */
export const TAB_USER_KEY = `${KEY_PREFIX}tab-of`

/** Whether a session ended without a sign-out in this tab (SESS-05). */
export const hasSessionEnded = (local: TextStorage, tab: TextStorage): boolean =>
  !isSessionStored(local) && (local.read(ENDED_SESSION_KEY) !== undefined || tab.read(TAB_USER_KEY) !== undefined)

/** Whether the device has a stored session; a quick check without decoding, for light pages. */
export const isSessionStored = (local: TextStorage): boolean => local.read(SESSION_KEY) !== undefined
