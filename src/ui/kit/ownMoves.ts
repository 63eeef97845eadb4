/** The events by which a person scrolls, or leaves the place where the focus is: what scrolls for them stops. */
export const OWN_MOVES = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const
