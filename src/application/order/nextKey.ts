import type { OrderId } from '../../domain/ids.ts'
import type { OrderPage } from '../ports/OrderRepository.ts'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'

/** The key of the page after `page`; none after the last one. */
export type NextKey = (page: OrderPage) => string | undefined | ServiceUnavailable

/**
 * Finds the next key of each page of one list. If the service repeats a key, or answers the same orders under a new one,
 * the list would never end: that is an unreadable answer, because the rest of the list is missing (HIST-09, TRACK-18).
 */
export const makeNextKey = (): NextKey => {
  const keys = new Set<string>()
  const ids = new Set<OrderId>()
  return ({ orders, paginationKey: key }) => {
    if (!key) return undefined
    if (keys.has(key) || (orders.length > 0 && orders.every(({ id }) => ids.has(id))))
      return new ServiceUnavailable({ reason: 'unreadable-answer' })
    keys.add(key)
    for (const { id } of orders) ids.add(id)
    return key
  }
}
