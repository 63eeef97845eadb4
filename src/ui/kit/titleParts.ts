/** Between the parts of a window's title. */
export const TITLE_SEPARATOR = ' · '
/** Brand, "Create an order" and country end the title of every page (NAV-17). */
export const COMMON_PARTS = 3

const COUNTED = /^\(\d+\) /

/** The count that begins a title, such as '(2) '; empty if it has none. */
export const countIn = (title: string): string => COUNTED.exec(title)?.[0] ?? ''
