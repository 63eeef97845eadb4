/** A tablet in portrait format: the menu is in a drawer, the form’s map behind a button. */
export const TABLET = { width: 820, height: 1180 }

/** A window beside another one: the whole top bar is visible, the form’s map is behind a button. */
export const NARROW = { width: 1000, height: 720 }
