import { plainAddress } from '../address/address.ts'
import type { Country, CurrencyCode } from '../market/countries.ts'
import { CURRENCY_DIGITS } from '../market/currencies.ts'
import { timeOfDay } from '../market/countryClock.ts'
import { dayOf } from '../market/countryDay.ts'
import type { Instant } from '../instant.ts'
import type { VendorId } from '../ids.ts'
import type { Order, ReadStatus } from '../order/order.ts'
import type { PaymentMethod } from '../market/paymentMethod.ts'
import { EMPTY, type Cell, type Row, type SheetColumn } from './cell.ts'
import { deliveredAt, minutesToDeliver } from './deliveryDuration.ts'
import { feeToPay } from './historyTotals.ts'

/** The columns of an exported history, in order (OP-25). */
export const HISTORY_COLUMNS = [
  'order-id',
  'created',
  'status',
  'customer',
  'phone',
  'address',
  'amount',
  'payment-method',
  'fee',
  'delivered',
  'minutes',
  'rider',
  'voucher',
  'branch',
] as const
export type HistoryColumn = (typeof HISTORY_COLUMNS)[number]

/** The texts of a sheet, in the language of the person who exports it. */
export interface HistoryWords {
  /** The headers of moments name the zone; those of amounts name the currency. */
  readonly headers: Readonly<Record<HistoryColumn, string>>
  readonly statuses: Readonly<Record<ReadStatus, string>>
  readonly paymentMethods: Readonly<Record<PaymentMethod, string>>
  /** Missing branches are shown by id. */
  readonly branches: ReadonlyMap<VendorId, string>
}

interface Making {
  readonly words: HistoryWords
  readonly country: Country
}

interface ColumnFacts {
  readonly kind: SheetColumn['kind']
  /** Width in characters. */
  readonly width: number
  readonly cell: (order: Order, making: Making) => Cell
}

const text = (of: string): Cell => (of === '' ? EMPTY : { kind: 'text', text: of })
const two = (of: number): string => String(of).padStart(2, '0')

/** Local time in the zone, as '2026-03-13 12:05'. */
const wallClock = (moment: Instant, zone: string): string => {
  const { hour, minute } = timeOfDay(moment, zone)
  return `${dayOf(moment, zone)} ${two(hour)}:${two(minute)}`
}

const momentIn = (moment: Instant, { timeZone }: Country): Cell => ({
  kind: 'moment',
  wallClock: wallClock(moment, timeZone),
})

const FACTS: Readonly<Record<HistoryColumn, ColumnFacts>> = {
  'order-id': { kind: 'text', width: 26, cell: ({ id }) => text(id) },
  created: { kind: 'moment', width: 28, cell: ({ createdAt }, { country }) => momentIn(createdAt, country) },
  status: { kind: 'text', width: 18, cell: ({ status }, { words }) => text(words.statuses[status]) },
  customer: { kind: 'text', width: 26, cell: ({ customer }) => text(customer.name) },
  phone: {
    kind: 'phone',
    width: 20,
    cell: ({ customer: { phoneNumber } }) => (phoneNumber === '' ? EMPTY : { kind: 'phone', text: phoneNumber }),
  },
  address: {
    kind: 'text',
    width: 44,
    cell: ({ customer }, { country }) => text(plainAddress(customer.location.address, country.code)),
  },
  amount: {
    kind: 'money',
    width: 14,
    cell: ({ order: { amount } }) => (amount === undefined ? EMPTY : { kind: 'money', money: amount }),
  },
  'payment-method': {
    kind: 'text',
    width: 20,
    cell: ({ order }, { words }) => text(words.paymentMethods[order.paymentMethod]),
  },
  /** What the vendor pays. */
  fee: {
    kind: 'money',
    width: 14,
    cell: (order) => ({ kind: 'money', money: feeToPay(order) }),
  },
  delivered: {
    kind: 'moment',
    width: 28,
    cell: (order, { country }) => {
      const at = deliveredAt(order)
      return at === undefined ? EMPTY : momentIn(at, country)
    },
  },
  /** From placing to delivery, as the history shows it: none for pre-orders, which wait on purpose. */
  minutes: {
    kind: 'number',
    width: 16,
    cell: (order) => {
      const number = minutesToDeliver(order)
      return number === undefined ? EMPTY : { kind: 'number', number }
    },
  },
  rider: { kind: 'text', width: 22, cell: ({ rider }) => text(rider?.name ?? '') },
  voucher: { kind: 'text', width: 16, cell: ({ voucher }) => text(voucher?.code ?? '') },
  branch: {
    kind: 'text',
    width: 26,
    cell: ({ vendorId }, { words }) => text(words.branches.get(vendorId) ?? vendorId),
  },
}

/** The columns of a sheet. */
export const columnsOf = (words: HistoryWords, currency: CurrencyCode): ReadonlyArray<SheetColumn> =>
  HISTORY_COLUMNS.map((column) => ({
    header: words.headers[column],
    kind: FACTS[column].kind,
    width: FACTS[column].width,
    ...(FACTS[column].kind === 'money' && { digits: CURRENCY_DIGITS[currency] }),
  }))

/** Returns a function that makes a row of an order: one cell for each of `columnsOf`. */
export const rowMaker = (words: HistoryWords, country: Country): ((order: Order) => Row) => {
  const making = { words, country }
  return (order) => HISTORY_COLUMNS.map((column) => FACTS[column].cell(order, making))
}
