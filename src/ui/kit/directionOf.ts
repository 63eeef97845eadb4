/** Typed text determines its own direction; an empty field uses the page's. */
export const directionOf = (text: string): 'auto' | undefined => (text === '' ? undefined : 'auto')
