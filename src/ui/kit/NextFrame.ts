/**
 * Runs the work in the next animation frame or, on a background page, shortly after. `spent` returns the ms that it has
 * taken so far. Returns a function that cancels it.
 */
export type NextFrame = (work: (spent: () => number) => void) => () => void
