import { Effect } from 'effect'
import { minus, SECOND, type Instant } from '../../domain/instant.ts'
import { isFailed } from '../../domain/order/orderStatus.ts'
import { isPlacedAs } from '../../domain/request/isPlacedAs.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { currentOrders } from '../order/currentOrders.ts'
import { ServiceUnavailable } from '../ports/ServiceFailure.ts'

/** Clocks may differ by this many ms. */
const CLOCKS_DIFFER = 5 * SECOND

/**
 * The id of an order that was sent at `since` or later and whose answer was lost: it has the same contents. One that
 * has not failed comes first. `undefined` if the vendor's list has none. Fails if the list cannot be read within so many
 * ms: that is no evidence that the order is missing.
 */
export const findPlaced = Effect.fn('findPlaced')(function* (order: PlacedOrder, since: Instant, within = Infinity) {
  const { vendorId, customer } = order
  const from = minus(since, CLOCKS_DIFFER)
  const { orders, cutShort, unreadable } = yield* currentOrders({
    vendorId,
    includeOutlets: false,
    customerPhoneNumber: customer.phoneNumber,
    since: from,
  }).pipe(
    Effect.timeoutOrElse({
      duration: within,
      orElse: () => Effect.fail(new ServiceUnavailable({ reason: 'timeout' })),
    }),
  )
  const found = orders.filter((one) => one.createdAt >= from && isPlacedAs(one, order))
  const placed = found.find(({ status }) => !isFailed(status)) ?? found[0]
  if (placed === undefined && (cutShort || unreadable))
    return yield* new ServiceUnavailable({ reason: 'unreadable-answer' })
  return placed?.id
})
