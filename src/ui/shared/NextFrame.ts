/** Does the work with the next frame of the screen, or soon where a page in the background has none; the answer calls it off. */
export type NextFrame = (work: () => void) => () => void
