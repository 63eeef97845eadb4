import { OURS } from './keptTexts.ts'

/** On the device: whose session ended by itself. They find again what they had typed. */
export const ENDED = `${OURS}ended`
/** In the tab: whose it is. What they typed waits for them when the session ends in another tab. */
export const TAB_OF = `${OURS}tab-of`

/** Whether a session ended here without a sign-out in this tab (SESS-05). */
export const hasSessionEnded = (local: Storage, tab: Storage): boolean =>
  !isSessionKept(local) && (local.getItem(ENDED) !== null || tab.getItem(TAB_OF) !== null)

/** A quick look, without reading it, whether this device kept a session: what the light pages decide by. */
export const isSessionKept = (local: Storage): boolean => local.getItem(`${OURS}session`) !== null
