import type { OrderJson } from '../../contract/orders.ts'
import { secondsToDeliver } from '../../src/domain/history/deliveryDuration.ts'
import { endingOf } from '../../src/domain/history/ending.ts'
import { feeToPay } from '../../src/domain/history/historyTotals.ts'
import type { Country } from '../../src/domain/market/countries.ts'
import { dayOf } from '../../src/domain/market/countryDay.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { isFinished, readStatus } from '../../src/domain/order/orderStatus.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import { instantOf } from '../base/wireTime.ts'
import { readOrderState } from '../orders/readOrderState.ts'
import type { OrderChange } from '../store/orderStore.ts'
import { phoneKey } from './phoneKey.ts'
import type { Tables } from './tables.ts'

export type OrderRow = Tables['orders']

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON in ASCII: the driver, the answer and the socket process one-byte strings about twenty times faster. */
export const plainJson = (value: unknown): string => JSON.stringify(value).replaceAll(/[\u0080-\uffff]/g, escaped)

const countryOf = (deployment: string): Country => {
  const country = deploymentOf(deployment)?.country
  if (country === undefined) throw new RangeError(`There is no deployment ${deployment}`)
  return country
}

/** Converts a decimal amount; rounds to the nearest amount that the currency can represent. */
const moneyOf = (amount: number, { currency, currencyDigits }: Country): Money => ({
  minor: Math.round(amount * 10 ** currencyDigits),
  currency,
})

/** The maximum of the column: an order with a wildly wrong clock is stored anyway. */
const MAX_SECONDS = 2 ** 31 - 1

const cappedSeconds = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : Math.min(seconds, MAX_SECONDS)

/** The columns that the overview aggregates, so that it does not read documents. */
const outcomeOf = (deployment: string, order: OrderJson): Pick<OrderRow, 'ending' | 'seconds_to_deliver' | 'spend'> => {
  const country = countryOf(deployment)
  const read = {
    ...readOrderState(order),
    createdAt: instantOf(order.created_at),
    ...(order.preordered_for != null && { preorderedFor: instantOf(order.preordered_for) }),
    ...(order.cancel_reason != null && { cancelReason: order.cancel_reason }),
    deliveryFee: moneyOf(order.delivery_fee, country),
    ...(order.discounted_delivery_fee != null && {
      discountedDeliveryFee: moneyOf(order.discounted_delivery_fee, country),
    }),
  }
  return {
    ending: endingOf(read) ?? null,
    seconds_to_deliver: cappedSeconds(secondsToDeliver(read)),
    spend: feeToPay(read).minor,
  }
}

/** The columns for searches and aggregates, and the document that answers contain. */
export const orderRow = (deployment: string, order: OrderJson): OrderRow => ({
  deployment,
  id: order.order_id,
  vendor_id: order.vendor_id,
  status: order.status,
  finished: isFinished(readStatus(order.status)),
  ...outcomeOf(deployment, order),
  created_at: instantOf(order.created_at),
  updated_at: instantOf(order.updated_at),
  preordered_for: order.preordered_for == null ? null : instantOf(order.preordered_for),
  customer_phone: phoneKey(deployment, order.customer.phone_number),
  code: order.code ?? null,
  code_day: dayOf(instantOf(order.created_at), countryOf(deployment).timeZone),
  document: plainJson(order),
})

export const changeOf = (row: OrderRow): OrderChange => ({
  deployment: row.deployment,
  orderId: row.id,
  vendorId: row.vendor_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  document: row.document,
})
