/** Typed text is read in its own direction, an empty field in that of the page. */
export const directionOf = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto')
