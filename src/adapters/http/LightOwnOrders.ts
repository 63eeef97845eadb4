import { ORDER, pathOf } from '../../../contract/path.ts'
import type { PublicOrdersPort } from '../../application/ports/PublicOrders.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { vendorIdOf } from '../../domain/order/order.ts'
import { publicOrderOf } from '../../domain/publicTracking/publicOrderOf.ts'
import { canBeOrder } from '../../domain/publicTracking/trackingAddress.ts'
import { deviceNow } from '../clock/deviceNow.ts'
import type { Fetch } from './earlyCalls.ts'
import { exchange, urlOf, withoutCause } from './exchange.ts'
import { toOrder } from './orderWire.ts'

/** The statuses of a back end that does not accept the session, or no longer. */
const SESSION_REFUSED = new Set([401, 403])

/**
 * The order of a tracking page from a back end without public orders: read with the session on the device, such as an
 * individual sender's, or unknown without one (API-17, SESS-09). An order that was found does not become unknown when
 * the access token expires: the application renews it.
 */
export const makeLightOwnOrders = (
  baseUrl: string,
  fetch: Fetch,
  authorization: () => string | undefined,
  currency: CurrencyCode,
): PublicOrdersPort => {
  const found = new Set<OrderId>()
  return {
    read: async ({ id, vendorId = vendorIdOf(id) }, signal) => {
      const header = authorization()
      if (header === undefined || !canBeOrder({ id, vendorId })) return { kind: 'unknown' }
      const url = urlOf(baseUrl, pathOf(ORDER), { vendorId, orderId: id })
      const network = { fetch, now: deviceNow }
      const exchanged = await exchange(network, { url, authorization: header }, toOrder(currency), signal)
      if (exchanged.kind === 'unavailable') return withoutCause(exchanged)
      if (exchanged.kind === 'refused')
        return found.has(id) && SESSION_REFUSED.has(exchanged.status)
          ? { kind: 'unavailable', reason: 'unreadable-answer' }
          : { kind: 'unknown' }
      found.add(id)
      return { kind: 'found', order: publicOrderOf(exchanged.answer, deviceNow()) }
    },
  }
}
