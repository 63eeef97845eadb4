/** A tablet at the counter, held upright: the menu in a drawer, the map of the form behind a button. */
export const TABLET = { width: 820, height: 1180 }

/** A window beside another one: the whole top bar, and the map of the form behind a button. */
export const NARROW = { width: 1000, height: 720 }
