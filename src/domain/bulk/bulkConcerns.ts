import type { Country } from '../market/countries.ts'
import type { OrderId } from '../ids.ts'
import type { Order } from '../order/order.ts'
import { isFailed } from '../order/orderStatus.ts'
import { toDecimal } from '../pricing/money.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { writtenAmount } from '../reading/writtenAmount.ts'
import { splitAddress } from '../address/address.ts'
import { readMoment } from '../request/writtenMoment.ts'
import { customerPhone } from '../request/customerPhone.ts'
import { exceedsLimit } from '../request/itemValue.ts'
import type { BulkCells } from './bulkColumns.ts'

/** A warning about a row: the row is valid, but worth a look before the whole file is placed. */
export type BulkConcern =
  /** An earlier row, `row`, has the same phone number, address and amount. */
  | { readonly kind: 'repeats'; readonly row: number }
  /** An order placed today looks the same. */
  | { readonly kind: 'ordered-today'; readonly order: OrderId }
  /** The value is above the country's limit (VAL-18). */
  | { readonly kind: 'value-high' }

const amountIn = (cells: BulkCells, country: Country): string => {
  const amount = writtenAmount(cells.itemValue, country)
  return amount === undefined ? cells.itemValue : toDecimal(amount)
}

/** A key that is equal for rows that ask for the same delivery; `undefined` without a phone number or an address. */
export const deliveryKey = (cells: BulkCells, country: Country): string | undefined =>
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

/** Whether the item value is above the country's limit, which is in major units; -1 means no limit (VAL-18). */
export const isValueHigh = (cells: BulkCells, country: Country, limit: number): boolean =>
  exceedsLimit(writtenAmount(cells.itemValue, country), limit)

/** Maps the number of each repeating row to the number of the first row with the same key. */
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

/** Orders that a row may repeat, by the customer's phone number. */
export type OrdersByPhone = ReadonlyMap<string, ReadonlyArray<Order>>

/** Groups the orders that a row may repeat by phone number; failed and cancelled ones are left out. */
export const ordersByPhone = (orders: ReadonlyArray<Order>): OrdersByPhone =>
  Map.groupBy(
    orders.filter(({ status }) => !isFailed(status)),
    ({ customer }) => customer.phoneNumber,
  )

const wordsOf = (text: string): ReadonlyArray<string> => foldedText(plainText(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Whether every word of `part` occurs in `whole`, as "Štěpánská 61" in "Štěpánská 61, 110 00 Praha". An empty `part`
 * never matches.
 */
const isWithin = (part: ReadonlyArray<string>, whole: ReadonlyArray<string>): boolean =>
  part.length > 0 && part.every((word) => whole.includes(word))

/** Finds the order that a row repeats: the same phone number, amount and time, and one address contains the other. */
export const repeatedOrder = (cells: BulkCells, placed: OrdersByPhone, country: Country): OrderId | undefined => {
  const phone = customerPhone(cells.phoneNumber, country.code)
  const orders = phone === undefined ? [] : (placed.get(phone) ?? [])
  if (orders.length === 0) return undefined
  const amount = writtenAmount(cells.itemValue, country)
  const at = cells.deliverAt === '' ? undefined : readMoment(cells.deliverAt, country)
  const [street = ''] = cells.address.split(',')
  return orders.find(({ customer, order, preorderedFor }) => {
    const { unit, text } = splitAddress(customer.location.address)
    const isSameDoor = cells.unit === '' || unit === '' || cells.unit.toLowerCase() === unit.toLowerCase()
    return (
      order.amount?.minor === amount?.minor &&
      preorderedFor === at &&
      isSameDoor &&
      (isWithin(wordsOf(street), wordsOf(text)) || isWithin(wordsOf(text), wordsOf(cells.address)))
    )
  })?.id
}

/** The results of checking one row. Repetition is known only by comparing all rows. */
interface FoundAboutRow {
  readonly repeats: number | undefined
  readonly orderedToday: OrderId | undefined
  readonly isValueHigh: boolean
}

/** Lists the concerns in display order. */
export const concernsOf = ({ repeats, orderedToday, isValueHigh }: FoundAboutRow): ReadonlyArray<BulkConcern> => [
  ...(repeats === undefined ? [] : [{ kind: 'repeats', row: repeats } as const]),
  ...(orderedToday === undefined ? [] : [{ kind: 'ordered-today', order: orderedToday } as const]),
  ...(isValueHigh ? [{ kind: 'value-high' } as const] : []),
]
