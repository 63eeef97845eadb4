import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { EarlyCall } from './earlyCalls.ts'
import { toOrder } from './orderWire.ts'

/** The current orders of a vendor, as the page asked for them by itself. */
export interface EarlyOrders {
  readonly vendorId: VendorId
  readonly orders: ReadonlyArray<Order>
  /** There are no further pages. */
  readonly isComplete: boolean
}

/** What the contract says of the answer (API-16); it is held to it when the application reads the same answer. */
interface ListAnswer {
  readonly data: {
    readonly result: {
      readonly data: ReadonlyArray<Parameters<typeof toOrder>[0]>
      readonly pagination_key?: string | null
    }
    readonly pagination_key?: string | null
  }
}

/** Where the address names no vendor, their orders are asked for once it is known who they are. */
const listsAmong = async (calls: ReadonlyArray<EarlyCall>): Promise<ReadonlyArray<EarlyCall>> => {
  const lists = () => calls.filter(({ vendorId }) => vendorId !== undefined)
  if (lists().length > 0) return lists()
  await Promise.allSettled(calls.map(({ answer }) => answer))
  // The page reads the answer before it asks on.
  await new Promise((resolve) => setTimeout(resolve, 0))
  return lists()
}

/**
 * Nothing where it was not asked, not answered, or cannot be read: then the application asks, and says what is wrong.
 * `calls` grows while it is looked at.
 */
export const earlyOrders = async (
  calls: ReadonlyArray<EarlyCall>,
  currency: CurrencyCode,
): Promise<EarlyOrders | undefined> => {
  const lists = await listsAmong(calls)
  const vendorId = lists[0]?.vendorId
  if (vendorId === undefined) return undefined
  try {
    const answers = await Promise.all(lists.map(({ answer }) => answer))
    if (answers.some(({ status }) => status !== 200)) return undefined
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const pages = texts.map((text) => (JSON.parse(text) as ListAnswer).data)
    return {
      vendorId,
      orders: pages.flatMap(({ result }) => result.data.map((order) => toOrder(order, currency))),
      isComplete: pages.every(({ result, pagination_key }) => (result.pagination_key ?? pagination_key ?? '') === ''),
    }
  } catch {
    return undefined
  }
}
