import type { Country } from '../market/countries.ts'
import type { OrderId } from '../ids.ts'
import type { Order } from '../order/order.ts'
import { isFailed } from '../order/orderStatus.ts'
import { toDecimal } from '../pricing/money.ts'
import { foldText } from '../text/foldText.ts'
import { foldedText, plainText } from '../text/plainText.ts'
import { writtenAmount } from '../reading/writtenAmount.ts'
import { splitAddress } from '../address/address.ts'
import { separateUnit } from '../address/writtenUnit.ts'
import { readMoment } from '../request/writtenMoment.ts'
import { customerPhone, isUnusualPhone } from '../request/customerPhone.ts'
import { exceedsLimit } from '../request/itemValue.ts'
import type { BulkCells } from './bulkColumns.ts'
import { trimText } from '../text/blank.ts'

/** A warning about a row: the row is valid, but worth a look before the whole file is placed. */
export type BulkConcern =
  /** An earlier row, `row`, has the same phone number, address and amount. */
  | { readonly kind: 'repeats'; readonly row: number }
  /** An order placed today looks the same. */
  | { readonly kind: 'ordered-today'; readonly order: OrderId }
  /** The value is above the country's limit (VAL-18). */
  | { readonly kind: 'value-high' }
  /** The phone number is possible, but not in the numbering plan of its country (VAL-07). */
  | { readonly kind: 'phone-unusual' }
  /** The row is hidden in the spreadsheet. */
  | { readonly kind: 'row-hidden' }
  /** The row says that its order is cancelled, delivered or over in another way. */
  | { readonly kind: 'row-closed'; readonly state: string }
  /** A text is only 0, as a formula that refers to an empty cell. */
  | { readonly kind: 'zero' }

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
        trimText(
          plainText(cells.address)
            .toLowerCase()
            .replaceAll(/[\s,.;]+/g, ' '),
        ),
        plainText(cells.unit).toLowerCase(),
        amountIn(cells, country),
        plainText(cells.deliverAt),
      ].join('\n')

/** Whether the item value is above the country's limit, which is in major units; -1 means no limit (VAL-18). */
export const isValueHigh = (cells: BulkCells, country: Country, limit: number): boolean =>
  exceedsLimit(writtenAmount(cells.itemValue, country), limit)

/** Whether the phone number is possible, but probably not a number of anybody (VAL-07). */
export const hasUnusualPhone = (cells: BulkCells, country: Country): boolean =>
  isUnusualPhone(cells.phoneNumber, country.code)

/** Columns for texts, where a lone 0 is valid but suspicious. */
const TEXTS = ['customerName', 'unit', 'building', 'riderNotes', 'items'] as const satisfies ReadonlyArray<
  keyof BulkCells
>
const ZERO = /^0+(?:[.,]0+)?$/
/** A lone 0 as one part of a text that is joined from several columns. */
const ZERO_AS_PART = /(?:^|[\s,])0(?=[\s,]|$)/

/** Whether a text, or a part of an address or a name, is only 0: a formula gives that for an empty cell (BULK-30). */
export const hasZero = (cells: BulkCells): boolean =>
  TEXTS.some((column) => ZERO.test(plainText(cells[column]))) ||
  [cells.address, cells.unit, cells.customerName].some((text) => ZERO_AS_PART.test(plainText(text)))

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
  const { address, building, unit: givenUnit } = cells
  const wanted = separateUnit({ unit: givenUnit, building, text: address }, country.code)
  const [street = ''] = wanted.text.split(',')
  return orders.find(({ customer, order, preorderedFor }) => {
    const { unit, text } = separateUnit(splitAddress(customer.location.address), country.code)
    const isSameUnit = wanted.unit === '' || unit === '' || foldText(wanted.unit) === foldText(unit)
    return (
      order.amount?.minor === amount?.minor &&
      preorderedFor === at &&
      isSameUnit &&
      (isWithin(wordsOf(street), wordsOf(text)) || isWithin(wordsOf(text), wordsOf(wanted.text)))
    )
  })?.id
}

/** The results of checking one row. Repetition is known only by comparing all rows. */
interface FoundAboutRow {
  readonly repeats: number | undefined
  readonly orderedToday: OrderId | undefined
  readonly isValueHigh: boolean
  readonly isHidden: boolean
  readonly closedAs: string | undefined
  readonly hasZero: boolean
  readonly hasUnusualPhone: boolean
}

/** Lists the concerns in display order. */
export const concernsOf = (found: FoundAboutRow): ReadonlyArray<BulkConcern> => [
  ...(found.isHidden ? [{ kind: 'row-hidden' } as const] : []),
  ...(found.closedAs === undefined ? [] : [{ kind: 'row-closed', state: found.closedAs } as const]),
  ...(found.repeats === undefined ? [] : [{ kind: 'repeats', row: found.repeats } as const]),
  ...(found.orderedToday === undefined ? [] : [{ kind: 'ordered-today', order: found.orderedToday } as const]),
  ...(found.hasUnusualPhone ? [{ kind: 'phone-unusual' } as const] : []),
  ...(found.hasZero ? [{ kind: 'zero' } as const] : []),
  ...(found.isValueHigh ? [{ kind: 'value-high' } as const] : []),
]
