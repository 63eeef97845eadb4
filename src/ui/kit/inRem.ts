/** The default font size of browsers, in pixels. */
const DEFAULT = 16

/**
 * A height of the style sheets in pixels, which give it in `rem`: more than its `pixels` where people have asked their
 * browser for a larger font.
 */
export const inRem = (pixels: number): number =>
  pixels * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / DEFAULT || 1)
