/** Runs the work in the next animation frame, or soon after where a background page has none. Returns a function that cancels it. */
export type NextFrame = (work: () => void) => () => void
