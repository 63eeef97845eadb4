import { textOfError, textWithoutResult } from './brokenCell.ts'
import type { CellFormat } from './cellFormat.ts'
import { isoMoment, plainMoment, plainText, shownNumber, shownText, type DateSystem } from './cellText.ts'
import type { Attributes } from './readXml.ts'
import { leftOf, type LeftText, type RichText } from './richText.ts'
import { WorkbookRefused } from './workbook.ts'

/** What the cells of all sheets refer to. */
export interface SharedParts {
  readonly strings: ReadonlyArray<RichText>
  /** By style index. */
  readonly formats: ReadonlyArray<CellFormat>
  /** Whether the font of a style is struck through. */
  readonly struck: ReadonlyArray<boolean>
  readonly dates: DateSystem
  readonly isToBeComputed: boolean
}

export interface WrittenCell {
  readonly attributes: Attributes
  /** `undefined` without a value element. */
  readonly value: string | undefined
  /** `undefined` for a cell without a formula. */
  readonly formula: string | undefined
  readonly inline: RichText
}

/** An empty text is a result; any other formula without a value was never computed. */
const hasNoResult = (
  { attributes: { t: type = 'n' }, value, formula }: WrittenCell,
  { isToBeComputed }: SharedParts,
): boolean => {
  if (formula === undefined) return false
  if (value === undefined) return true
  const text = value.trim()
  return type !== 'str' && (text === '' || (isToBeComputed && type === 'n' && Number(text) === 0))
}

/** A cell that refers to a text that is not in the file is not empty: the file is damaged. */
const sharedText = (index: string, { strings }: SharedParts): RichText => {
  if (index.trim() === '') return ''
  const text = strings[Number(index)]
  if (text === undefined) throw new WorkbookRefused('damaged')
  return text
}

/** What some programs write for the result of 0 / 0 or 1 / 0. */
const NO_NUMBER = /^[+-]?(?:nan|inf|infinity)$/i

/** The text of a cell by its type; `typed` is a shared text or one of its own. */
const textOf = (
  typed: string,
  { attributes: { s: style = '0', t: type = 'n' }, value = typed }: WrittenCell,
  { dates, formats }: SharedParts,
): string => {
  const format = formats[Number(style)]
  switch (type) {
    case 's':
      return shownText(typed, format)
    case 'inlineStr':
      return shownText(typed === '' ? plainText(value) : typed, format)
    case 'b':
      return value.trim() === '' ? '' : value.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return isoMoment(value, format?.kind === 'moment' && format.hasClock)
    case 'e':
      return textOfError(value)
    case 'n':
      if (NO_NUMBER.test(value.trim())) return textOfError('#NUM!')
      return format?.kind === 'moment' ? plainMoment(value, dates, format.hasClock) : shownNumber(value, format)
    default:
      return shownText(plainText(value), format)
  }
}

/** What a cell shows, without the parts of its text that are struck through, and whether all of it is. */
export const shownCell = (cell: WrittenCell, shared: SharedParts): LeftText => {
  const { attributes, value = '', formula = '', inline } = cell
  const isInStruck = shared.struck[Number(attributes['s'] ?? 0)] === true
  if (hasNoResult(cell, shared)) return { text: textWithoutResult(formula), isStruck: isInStruck }
  const { text, isStruck } = leftOf(attributes['t'] === 's' ? sharedText(value, shared) : inline, isInStruck)
  return { text: textOf(text, cell, shared), isStruck }
}
