/** How a cell shows its content. */
export type CellFormat =
  /** A number in full, whatever its column has room for. */
  | { readonly kind: 'plain' }
  /** A day or a time; `hasClock` says whether hours are shown. */
  | { readonly kind: 'moment'; readonly hasClock: boolean }
  /** A number, or a text, in the sections of the format: for numbers above 0, below 0, 0, and for texts. */
  | { readonly kind: 'sections'; readonly sections: ReadonlyArray<Section> }

/** A part of a section: text that is shown as it is, or a place for digits. */
type Part =
  | { readonly kind: 'shown'; readonly text: string }
  | { readonly kind: 'digit'; readonly isAlways: boolean; readonly isDecimal: boolean }
  /** The number without a format, or the text of the cell. */
  | { readonly kind: 'value' }

export interface Section {
  readonly parts: ReadonlyArray<Part>
  /** The power of ten that the number is multiplied by: 2 for a percent, -3 for thousands. */
  readonly power: number
  /** Whether the section formats texts. */
  readonly isForTexts: boolean
  /** The condition in brackets, such as `[>=100]`. */
  readonly applies: ((number: number) => boolean) | undefined
}

const MAX_SECTIONS = 4
/** Excel's limits: longer codes, and codes with more digits, are not formatted by. */
const MAX_LENGTH = 255
const MAX_DIGITS = 100

const PLAIN: CellFormat = { kind: 'plain' }
const DAY: CellFormat = { kind: 'moment', hasClock: false }
const MOMENT: CellFormat = { kind: 'moment', hasClock: true }

/**
 * The codes of built-in formats (ECMA-376, 18.8.30); those from 27 to 36 and from 50 to 58 are East Asian. The currency
 * of some is that of the machine, which the file does not say.
 */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '#,##0',
  6: '#,##0',
  7: '#,##0.00',
  8: '#,##0.00',
  9: '0%',
  10: '0.00%',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
}

type Range = readonly [from: number, to: number]

const BUILT_IN_MOMENTS: ReadonlyArray<readonly [Range, CellFormat]> = [
  [[14, 17], DAY],
  [[18, 22], MOMENT],
  [[27, 31], DAY],
  [[32, 35], MOMENT],
  [[36, 36], DAY],
  [[45, 47], MOMENT],
  [[50, 54], DAY],
  [[55, 56], MOMENT],
  [[57, 58], DAY],
]

/** The parts of a format that are no codes: literals, colours and conditions. */
const NOT_CODES = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g
/** The format "General" in the language of the program: "Standard", "G/標準"; letters that are not all codes of a moment. */
const GENERAL_ELSEWHERE = /^(?![ymdhsapbeg/ ]+$)\p{L}[\p{L}/ ]*$/iu
/** Hours, minutes or seconds beyond a day, as [h]:mm. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i
/** Digits among the codes of a moment are those of a number with a unit: "0 pcs", "Rs #,##0". Seconds have decimals. */
const OF_A_NUMBER = /#|(?<!s[.,]?0*)0/i
/** A number as a fraction or with an exponent is read in full. */
const FRACTION_OR_EXPONENT = /[0#?]\s*\/\s*[\d#?]|e[+-]/i

/** A literal, a character, a sign of a currency, a condition, a space as wide as a character, a place for digits. */
const TOKEN =
  /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[\$(?<currency>[^\]-]*)[^\]]*\]|\[(?<compared>[<>=]{1,2})(?<limit>-?[\d.]+)\]|\[[^\]]*\]|(?<space>[_*].)|(?<general>general)|(?<other>.)/gisu

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
}

type Token = Readonly<Partial<Record<string, string>>>

const sectionOf = (tokens: ReadonlyArray<Token>): Section => {
  const parts: Array<Part> = []
  let power = 0
  let isDecimal = false
  /** Commas behind the last digit divide by a thousand each; others only group. */
  let commas = 0
  let applies: Section['applies']
  const show = (text: string) => void parts.push({ kind: 'shown', text })
  for (const { quoted, escaped, currency, compared, limit, space, general, other } of tokens) {
    const literal = quoted ?? escaped ?? currency
    if (literal !== undefined) show(literal)
    else if (space !== undefined) show(' ')
    else if (general !== undefined || other === '@') parts.push({ kind: 'value' })
    else if (compared !== undefined) applies = (number) => COMPARISONS[compared]?.(number, Number(limit)) ?? true
    else if (other === '0' || other === '#' || other === '?') {
      commas = 0
      parts.push({ kind: 'digit', isAlways: other === '0', isDecimal })
    } else if (other === ',' && parts.some(({ kind }) => kind === 'digit')) commas += 1
    else if (other === '.' && !isDecimal) {
      isDecimal = true
      power -= 3 * commas
      commas = 0
    } else if (other !== undefined) {
      if (other === '%') power += 2
      show(other)
    }
  }
  return { parts, power: power - 3 * commas, isForTexts: tokens.some(({ other }) => other === '@'), applies }
}

const formatOf = (code: string): CellFormat => {
  const codes = code.replaceAll(NOT_CODES, '').replace(/general/i, '')
  if (GENERAL_ELSEWHERE.test(code)) return PLAIN
  const isElapsed = ELAPSED.test(code)
  const isMoment = codes.split(';').some((section) => /[ymdhs]/i.test(section) && !OF_A_NUMBER.test(section))
  if (isElapsed || isMoment) return { kind: 'moment', hasClock: isElapsed || /[hs]/i.test(codes) }
  const digits = codes.replaceAll(/[^0#?]/g, '').length
  if (
    code.length > MAX_LENGTH ||
    digits > MAX_DIGITS ||
    FRACTION_OR_EXPONENT.test(codes) ||
    /^(?:general|@)?$/i.test(code)
  )
    return PLAIN
  const sections: Array<Array<Token>> = [[]]
  for (const { groups: token = {} } of code.matchAll(TOKEN)) {
    if (token['other'] === ';') sections.push([])
    else sections.at(-1)!.push(token)
  }
  return { kind: 'sections', sections: sections.slice(0, MAX_SECTIONS).map(sectionOf) }
}

/** The format with this number in a workbook; `code` is its code there. */
export const cellFormat = (id: number, code: string | undefined): CellFormat => {
  const known = code ?? BUILT_IN[id]
  if (known !== undefined) return formatOf(known)
  return BUILT_IN_MOMENTS.find(([[from, to]]) => id >= from && id <= to)?.[1] ?? PLAIN
}
