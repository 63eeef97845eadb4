import { OURS } from './keptTexts.ts'

/** A quick look, without reading it, whether this device kept a session: what the light pages decide by. */
export const isSessionKept = (local: Storage): boolean => local.getItem(`${OURS}session`) !== null
