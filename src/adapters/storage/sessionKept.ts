import { OURS } from './keptTexts.ts'
import { SESSION } from './startupKeys.ts'

/** The device's key for the user whose session expired; that user gets their drafts back. */
export const ENDED = `${OURS}ended`
/** The tab's key for its user, whose drafts are kept when the session ends in another tab. */
export const TAB_OF = `${OURS}tab-of`

/** Whether a session ended without a sign-out in this tab (SESS-05). */
export const hasSessionEnded = (local: Storage, tab: Storage): boolean =>
  !isSessionKept(local) && (local.getItem(ENDED) !== null || tab.getItem(TAB_OF) !== null)

/** Whether the device has a stored session; a quick check without decoding, for light pages. */
export const isSessionKept = (local: Storage): boolean => local.getItem(SESSION) !== null
