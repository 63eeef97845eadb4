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

/** What is no fault and worth a look before everything is ordered at once. */
export type BulkConcern =
  /** An earlier row asks for the same: the same number, address and amount. `row` is that row's number. */
  | { readonly kind: 'repeats'; readonly row: number }
  /** It looks like an order of today. */
  | { readonly kind: 'ordered-today'; readonly order: OrderId }
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

/** Orders that a row may repeat, by the customer's number. */
export type OrdersByPhone = ReadonlyMap<string, ReadonlyArray<Order>>

/** Orders that a row may repeat: all but the failed and cancelled ones. */
export const ordersByPhone = (orders: ReadonlyArray<Order>): OrdersByPhone =>
  Map.groupBy(
    orders.filter(({ status }) => !isFailed(status)),
    ({ customer }) => customer.phoneNumber,
  )

const wordsOf = (text: string): ReadonlyArray<string> => foldedText(plainText(text)).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** All words of one address are in the other: "Štěpánská 61" and "Štěpánská 61, 110 00 Praha". Nothing is in anything. */
const isWithin = (part: ReadonlyArray<string>, whole: ReadonlyArray<string>): boolean =>
  part.length > 0 && part.every((word) => whole.includes(word))

/** The order that a row looks like: the same number, amount and time, and an address that is part of the other. */
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

/** What a check of one row found; whether it repeats another is known among the rows only. */
interface FoundAboutRow {
  readonly repeats: number | undefined
  readonly orderedToday: OrderId | undefined
  readonly isValueHigh: boolean
}

/** In the order in which they are shown. */
export const concernsOf = ({ repeats, orderedToday, isValueHigh }: FoundAboutRow): ReadonlyArray<BulkConcern> => [
  ...(repeats === undefined ? [] : [{ kind: 'repeats', row: repeats } as const]),
  ...(orderedToday === undefined ? [] : [{ kind: 'ordered-today', order: orderedToday } as const]),
  ...(isValueHigh ? [{ kind: 'value-high' } as const] : []),
]
