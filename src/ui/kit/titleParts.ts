/** Between the parts of a window's title. */
export const TITLE_SEPARATOR = ' · '
/** Brand, "Create an order" and country end the title of every page (NAV-17). */
export const COMMON_PARTS = 3
