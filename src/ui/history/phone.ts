/** Must match the style sheets. */
export const PHONE = '(width < 768px)'
