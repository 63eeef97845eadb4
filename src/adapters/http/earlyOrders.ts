import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { EarlyCall } from './earlyCalls.ts'
import { toOrderPage } from './orderWire.ts'

/** A vendor's current orders, from the page's early calls. */
export interface EarlyOrders {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  /** Whether there are no further pages. */
  readonly isComplete: boolean
}

/** If the address names no vendor, the orders are requested after the vendors are known. */
const listsAmong = async (calls: ReadonlyArray<EarlyCall>): Promise<ReadonlyArray<EarlyCall>> => {
  const lists = () => calls.filter(({ vendorId }) => vendorId !== undefined)
  if (lists().length > 0) return lists()
  await Promise.allSettled(calls.map(({ answer }) => answer))
  // The page's script reads the vendors' answer before it sends the next request.
  await new Promise((resolve) => setTimeout(resolve, 0))
  return lists()
}

/**
 * Reads the early orders; `undefined` if they were not requested, not answered, or are unreadable: then the application
 * requests them and reports failures. `calls` may grow meanwhile.
 */
export const earlyOrders = async (
  calls: ReadonlyArray<EarlyCall>,
  currency: CurrencyCode,
): Promise<EarlyOrders | undefined> => {
  const lists = await listsAmong(calls)
  const vendorId = lists[0]?.vendorId
  if (vendorId === undefined) return undefined
  const read = toOrderPage(currency)
  try {
    const answers = await Promise.all(lists.map(({ answer }) => answer))
    if (answers.some(({ status }) => status !== 200)) return undefined
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const pages = texts.map((text) => read(JSON.parse(text)))
    return {
      vendorId,
      orders: pages.flatMap(({ orders }) => orders),
      isComplete: pages.every(({ paginationKey = '' }) => paginationKey === ''),
    }
  } catch {
    return undefined
  }
}
