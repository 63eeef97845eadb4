/** How a cell shows its number. */
export type NumberShape =
  | { readonly kind: 'plain' }
  /** `hasClock` says whether hours are shown. */
  | { readonly kind: 'moment'; readonly hasClock: boolean }
  /** A whole number, filled up with zeros in front. */
  | { readonly kind: 'zeros'; readonly digits: number }
  /** A whole number after a plus sign, as of phone numbers. */
  | { readonly kind: 'plus' }
  /** Rounded to so many digits after the point. */
  | { readonly kind: 'rounded'; readonly digits: number }
  | { readonly kind: 'percent' }

const PLAIN: NumberShape = { kind: 'plain' }
const DAY: NumberShape = { kind: 'moment', hasClock: false }
const MOMENT: NumberShape = { kind: 'moment', hasClock: true }
const ROUNDED: NumberShape = { kind: 'rounded', digits: 2 }

type Range = readonly [from: number, to: number]

/** Built-in formats (ECMA-376, 18.8.30); those from 27 to 36 and from 50 to 58 are East Asian. */
const BUILT_IN: ReadonlyArray<readonly [Range, NumberShape]> = [
  [[2, 2], ROUNDED],
  [[4, 4], ROUNDED],
  [[9, 10], { kind: 'percent' }],
  [[14, 17], DAY],
  [[18, 22], MOMENT],
  [[27, 31], DAY],
  [[32, 35], MOMENT],
  [[36, 36], DAY],
  [[39, 40], ROUNDED],
  [[44, 44], ROUNDED],
  [[45, 47], MOMENT],
  [[50, 54], DAY],
  [[55, 56], MOMENT],
  [[57, 58], DAY],
]

/** The parts of a format that are no codes: literals, colours and conditions. */
const NOT_SHOWN = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g
/** Hours, minutes or seconds beyond a day, as [h]:mm. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i
const PLUS_FIRST = /^\s*(?:"\+"|\\?\+)/

const customShape = (code: string): NumberShape => {
  const codes = code.replaceAll(NOT_SHOWN, '').replace(/general/i, '')
  if (/[ymdhs]/i.test(codes)) return { kind: 'moment', hasClock: ELAPSED.test(code) || /[hs]/i.test(codes) }
  // The first section is the one for positive numbers.
  const [own = ''] = codes.split(';')
  if (own.includes('%')) return { kind: 'percent' }
  if (PLUS_FIRST.test(code)) return { kind: 'plus' }
  const zeros = own.replaceAll(/[\s()-]/g, '')
  if (/^0{2,}$/.test(zeros)) return { kind: 'zeros', digits: zeros.length }
  const decimals = /^[^e/]*[0#?]\.(0+)(?![\d#?e])[^e/]*$/i.exec(own)?.[1]
  return decimals === undefined ? PLAIN : { kind: 'rounded', digits: decimals.length }
}

/** The shape of a number format; `code` is the code of a custom format of the workbook. */
export const numberShape = (id: number, code: string | undefined): NumberShape =>
  code === undefined ? (BUILT_IN.find(([[from, to]]) => id >= from && id <= to)?.[1] ?? PLAIN) : customShape(code)
