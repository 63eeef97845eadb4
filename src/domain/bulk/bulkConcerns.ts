import type { Country } from '../market/countries.ts'
import { toDecimal } from '../pricing/money.ts'
import { writtenAmount } from '../reading/writtenAmount.ts'
import { customerPhone } from '../request/customerPhone.ts'
import { exceedsLimit } from '../request/itemValue.ts'
import type { BulkCells } from './bulkColumns.ts'

/** What is no fault and worth a look before everything is ordered at once. */
export type BulkConcern =
  /** An earlier row asks for the same: the same number, address and amount. `row` is that row's number. */
  | { readonly kind: 'repeats'; readonly row: number }
  /** The value is above the country's limit (VAL-18). */
  | { readonly kind: 'value-high' }

const amountIn = (cells: BulkCells, country: Country): string => {
  const amount = writtenAmount(cells.itemValue, country)
  return amount === undefined ? cells.itemValue : toDecimal(amount)
}

/** What a row asks for, alike in rows that ask for the same; `undefined` while it does not say for whom or whereto. */
export const askedFor = (cells: BulkCells, country: Country): string | undefined =>
  cells.phoneNumber === '' || cells.address === ''
    ? undefined
    : [
        customerPhone(cells.phoneNumber, country.code) ?? cells.phoneNumber,
        cells.address
          .toLowerCase()
          .replaceAll(/[\s,.;]+/g, ' ')
          .trim(),
        cells.unit.toLowerCase(),
        amountIn(cells, country),
        cells.deliverAt,
      ].join('\n')

/** Whether the value is above the country's limit: in major units; -1 is none (VAL-18). */
export const isValueHigh = (cells: BulkCells, country: Country, limit: number): boolean =>
  exceedsLimit(writtenAmount(cells.itemValue, country), limit)

/** Which earlier row a row repeats, by the rows' numbers. */
export const repeatedRows = (
  rows: Iterable<{ readonly number: number; readonly asked: string | undefined }>,
): ReadonlyMap<number, number> => {
  const firstOf = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const { number, asked } of rows) {
    if (asked === undefined) continue
    const earlier = firstOf.get(asked)
    if (earlier === undefined) firstOf.set(asked, number)
    else repeated.set(number, earlier)
  }
  return repeated
}

/** Of one row: which earlier row it repeats, if any, and whether its value is high. */
export const concernsOf = (repeats: number | undefined, isHigh: boolean): ReadonlyArray<BulkConcern> => [
  ...(repeats === undefined ? [] : [{ kind: 'repeats', row: repeats } as const]),
  ...(isHigh ? [{ kind: 'value-high' } as const] : []),
]
