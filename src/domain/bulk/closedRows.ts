import { westernDigits } from '../market/westernDigits.ts'
import { foldText } from '../text/foldText.ts'
import type { WorkbookRow } from '../workbook/workbook.ts'
import { cellAsTyped } from './cellAsTyped.ts'
import type { SheetColumn } from './columnsRead.ts'
import { plainNames } from './readHeader.ts'
import { AROUND_STATUS, CANCELLED, OF_OTHERS, OF_PAYMENT, OF_STATUS, OVER, YES } from './statusNames.ts'

const CANCELLED_NAMES: ReadonlySet<string> = new Set(plainNames(CANCELLED))
const CLOSED_NAMES: ReadonlySet<string> = new Set([...CANCELLED_NAMES, ...plainNames(OVER)])
const AROUND = plainNames(AROUND_STATUS)
const YES_NAMES: ReadonlySet<string> = new Set(YES.split('|').map(foldText))

/** "Cancelled (no stock)", "5 - Delivered", "CANCELLED_BY_BUYER": a state with what else is said of it. */
const BETWEEN = /[\p{N}()（）[\]:：/|,;•·–—]+|\s-\s|\n/u

/** A name without the words around it: "cancelled" in "Order cancelled by customer". */
const withoutAround = (plain: string): ReadonlyArray<string> =>
  AROUND.flatMap((word) => [
    ...(plain.startsWith(word) ? [plain.slice(word.length)] : []),
    ...(plain.endsWith(word) ? [plain.slice(0, -word.length)] : []),
  ])

/** Whether a text, or a part of it between separators, is one of these names. */
const isNamed = (text: string, names: ReadonlySet<string>): boolean =>
  text.split(BETWEEN).some((part) => {
    const plain = plainNames(part)
    const without = plain.flatMap(withoutAround)
    return [...plain, ...without, ...without.flatMap(withoutAround)].some((one) => names.has(one))
  })

/** Whether a header has one of the names as a word, or as the beginning or the end of one from this length on. */
const hasName = (header: string, names: string, shortest: number): boolean => {
  const words = foldText(header).match(/[\p{L}\p{M}]+/gu) ?? []
  return names.split('|').some((written) => {
    const name = foldText(written)
    if (!/\p{sc=Latin}/u.test(name)) return words.some((word) => word.includes(name))
    const isLong = name.length >= shortest
    return words.some((word) => word === name || (isLong && (word.startsWith(name) || word.endsWith(name))))
  })
}

/** A day with its year, also of the Thai calendar. */
const DAY = /(?<!\d)2[05]\d\d(?!\d)/
const saysYes = (text: string): boolean => YES_NAMES.has(foldText(text)) || DAY.test(westernDigits(text))

type Closes = (text: string) => boolean

/** Which texts below a header say that an order is not to be delivered. */
const closesBelow = (header: string): Closes | undefined => {
  if (isNamed(header, CLOSED_NAMES)) return (text) => saysYes(text) || isNamed(text, CLOSED_NAMES)
  if (!hasName(header, OF_STATUS, 5) || hasName(header, OF_OTHERS, 3)) return undefined
  const names = hasName(header, OF_PAYMENT, 3) ? CANCELLED_NAMES : CLOSED_NAMES
  return (text) => isNamed(text, names)
}

/** The state of a row: what its file says, if that means cancelled, refunded, delivered or over in another way. */
export interface RowState {
  readonly isSaid: boolean
  readonly closed?: { readonly text: string; readonly column: SheetColumn }
}

/** Reads the states of rows from columns that are no part of an order. */
export const stateReader = (columns: ReadonlyArray<SheetColumn>): ((row: WorkbookRow) => RowState) => {
  const states = columns.flatMap((column) => {
    const closes = closesBelow(column.header)
    return closes === undefined ? [] : [{ column, closes, known: new Map<string, boolean>() }]
  })
  return ({ cells }) => {
    const said = states
      .map(({ column, closes, known }) => ({ column, closes, known, text: cellAsTyped(cells[column.place] ?? '') }))
      .filter(({ text }) => text !== '')
    const closing = said.find(({ closes, known, text }) => {
      if (!known.has(text)) known.set(text, closes(text))
      return known.get(text)
    })
    const isSaid = said.length > 0
    return closing === undefined ? { isSaid } : { isSaid, closed: { text: closing.text, column: closing.column } }
  }
}
