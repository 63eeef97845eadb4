/** The ids of what leads to the choice of collection points, of which a screen shows one. */
export const BRANCH_BUTTON_ID = 'branch-button'
export const MENU_BUTTON_ID = 'menu-button'
