import type { Country } from '../market/countries.ts'
import { fromDecimal } from '../pricing/money.ts'
import { customerPhone } from '../request/customerPhone.ts'
import { exceedsLimit } from '../request/itemValue.ts'
import type { BulkFileRow } from './bulkFile.ts'

/** What is no fault and worth a look before everything is ordered at once. */
export type BulkConcern =
  /** An earlier row asks for the same: the same number, address and amount. `row` is that row's number. */
  | { readonly kind: 'repeats'; readonly row: number }
  /** The value is above the country's limit (VAL-18). */
  | { readonly kind: 'value-high' }

const sameOrder = ({ cells }: BulkFileRow, { code }: Country): string =>
  [
    customerPhone(cells.phoneNumber, code) ?? cells.phoneNumber,
    cells.address
      .toLowerCase()
      .replaceAll(/[\s,.;]+/g, ' ')
      .trim(),
    cells.unit.toLowerCase(),
    cells.itemValue,
    cells.deliverAt,
  ].join('\n')

/** By the rows' numbers. `limit` is the country's for the value of items, in major units; -1 is none. */
export const bulkConcerns = (
  rows: ReadonlyArray<BulkFileRow>,
  country: Country,
  limit: number,
): ReadonlyMap<number, ReadonlyArray<BulkConcern>> => {
  const firstOf = new Map<string, number>()
  const concerns = new Map<number, ReadonlyArray<BulkConcern>>()
  for (const row of rows) {
    const order = sameOrder(row, country)
    const earlier = firstOf.get(order)
    if (earlier === undefined) firstOf.set(order, row.number)
    const found: ReadonlyArray<BulkConcern> = [
      ...(earlier === undefined ? [] : [{ kind: 'repeats', row: earlier } as const]),
      ...(exceedsLimit(fromDecimal(row.cells.itemValue, country.currency), limit)
        ? [{ kind: 'value-high' } as const]
        : []),
    ]
    if (found.length > 0) concerns.set(row.number, found)
  }
  return concerns
}
