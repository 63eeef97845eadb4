import type { WorkbookRow } from '../workbook/workbook.ts'
import { missingColumns, type BulkPart } from './bulkColumns.ts'
import type { ReadHeader } from './readHeader.ts'
import { isBlank } from '../text/blank.ts'

/** The places of the cells with a text in any of the rows. */
export const filledPlaces = (rows: ReadonlyArray<WorkbookRow>): ReadonlySet<number> => {
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (const [place, text] of cells.entries()) if (!filled.has(place) && !isBlank(text)) filled.add(place)
  return filled
}

/** Columns without an empty one between them: the first and the last. */
type Table = readonly [from: number, to: number]

const tablesOf = (places: ReadonlyArray<number>): ReadonlyArray<Table> =>
  places.reduce<ReadonlyArray<Table>>((tables, place) => {
    const last = tables.at(-1)
    return last?.[1] === place - 1 ? [...tables.slice(0, -1), [last[0], place]] : [...tables, [place, place]]
  }, [])

/** What a list of prices has, which is no table of orders: "Article", "Unit" (pieces or kilograms) and "Price". */
const PRICES: ReadonlySet<BulkPart> = new Set(['itemValue', 'total'])
const OF_PRICES: ReadonlySet<BulkPart> = new Set([...PRICES, 'items', 'quantity', 'unit'])

/**
 * The headers of a sheet without those of other tables that stand beside the orders, behind an empty column: a list of
 * prices, or a table whose columns the orders have as well. Further orders are none: they are refused, not left out.
 */
export const headersOfOrders = (
  headers: ReadonlyArray<string>,
  filled: ReadonlySet<number>,
  read: ReadHeader,
): ReadonlyArray<string> => {
  const named = headers.flatMap((text, place) => (isBlank(text) ? [] : [place]))
  const tables = tablesOf([...new Set([...named, ...filled])].toSorted((a, b) => a - b))
  if (tables.length < 2) return headers
  const partsOf = ([from, to]: Table) =>
    read(headers.map((text, place) => (place < from || place > to ? '' : text))).filter((part) => part !== undefined)
  const orders = tables.find((table) => missingColumns(partsOf(table)).length === 0)
  if (orders === undefined) return headers
  const own = partsOf(orders)
  const isOther = (table: Table) => {
    const parts = partsOf(table)
    const isList = table[1] > table[0] && parts.some((part) => PRICES.has(part))
    if (missingColumns(parts).length === 0) return false
    return parts.every((part) => own.includes(part) || (isList && OF_PRICES.has(part)))
  }
  const others = tables.filter(isOther)
  return headers.map((text, place) => (others.some(([from, to]) => place >= from && place <= to) ? '' : text))
}
