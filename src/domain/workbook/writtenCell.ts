import { textOfError, textWithoutResult } from './brokenCell.ts'
import type { CellFormat } from './cellFormat.ts'
import { isoMoment, plainMoment, plainText, shownNumber, shownText, type DateSystem } from './cellText.ts'
import type { Attributes } from './readXml.ts'
import { WorkbookRefused } from './workbook.ts'

/** What the cells of all sheets refer to. */
export interface SharedParts {
  readonly strings: ReadonlyArray<string>
  /** By style index. */
  readonly formats: ReadonlyArray<CellFormat>
  readonly dates: DateSystem
  readonly isToBeComputed: boolean
}

export interface WrittenCell {
  readonly attributes: Attributes
  /** `undefined` without a value element. */
  readonly value: string | undefined
  /** `undefined` for a cell without a formula. */
  readonly formula: string | undefined
  readonly inline: string
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
const sharedText = (index: string, { strings }: SharedParts): string => {
  if (index.trim() === '') return ''
  const text = strings[Number(index)]
  if (text === undefined) throw new WorkbookRefused('damaged')
  return text
}

/** What some programs write for the result of 0 / 0 or 1 / 0. */
const NO_NUMBER = /^[+-]?(?:nan|inf|infinity)$/i

/** What a cell shows. */
export const textOfCell = (cell: WrittenCell, shared: SharedParts): string => {
  const { attributes, inline, value = inline, formula = '' } = cell
  if (hasNoResult(cell, shared)) return textWithoutResult(formula)
  const format = shared.formats[Number(attributes['s'] ?? 0)]
  switch (attributes['t'] ?? 'n') {
    case 'inlineStr':
      return shownText(plainText(inline === '' ? value : inline), format)
    case 's':
      return shownText(sharedText(value, shared), format)
    case 'b':
      return value.trim() === '' ? '' : value.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return isoMoment(value, format?.kind === 'moment' && format.hasClock)
    case 'e':
      return textOfError(value)
    case 'n':
      if (NO_NUMBER.test(value.trim())) return textOfError('#NUM!')
      return format?.kind === 'moment' ? plainMoment(value, shared.dates, format.hasClock) : shownNumber(value, format)
    default:
      return shownText(plainText(value), format)
  }
}
