/**
 * Runs the work in the next animation frame or, on a background page, shortly after. Returns a function that cancels
 * it.
 */
export type NextFrame = (work: () => void) => () => void
