import type { HexColour } from '../../src/domain/market/hexColour.ts'

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

const luminance = (colour: HexColour): number => {
  if (!HEX.test(colour)) throw new RangeError(`not a hex colour: ${colour}`)
  const digits = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast that WCAG 2.2 requires of text of normal size at level AA. */
export const AA_TEXT = 4.5
/** The contrast that it requires of what marks a control and its focus. */
export const AA_EDGE = 3

/** WCAG 2.2 contrast ratio, 1 (equal) to 21 (black and white), in either order. Throws a RangeError on anything but a hex colour. */
export const contrastRatio = (a: HexColour, b: HexColour): number => {
  const [first, second] = [luminance(a), luminance(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
