/** The ids of the buttons that open the list of collection points; a screen shows one of them. */
export const BRANCH_BUTTON_ID = 'branch-button'
export const MENU_BUTTON_ID = 'menu-button'
