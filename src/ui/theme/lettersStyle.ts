/** The element id of the style sheet with the letters of the page's language; languages in Latin letters have none. */
export const LETTERS_STYLE = 'letters'
