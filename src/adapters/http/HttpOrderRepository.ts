import { Effect } from 'effect'
import { cancelOrder, listOrders, placeOrder, readOrder, updateOrder } from '../../../contract/orders.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { unixSeconds } from './moment.ts'
import { toOrder, toOrderChange, toOrderPage, toOrderToPlace } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { inside } from './readJson.ts'

const yes = 'true' as const

const listQuery = (query: OrderQuery) => ({
  from: unixSeconds(query.from),
  ...(query.to !== undefined && { to: unixSeconds(query.to) }),
  count: query.count,
  ...(query.paginationKey !== undefined && { pagination_key: query.paginationKey }),
  ...(query.includeOutlets && { include_outlets: yes }),
  ...(query.customerPhoneNumber !== undefined && { customer_phone_number: query.customerPhoneNumber }),
  ...(query.status !== undefined && { status: query.status }),
  ...(query.ending !== undefined && { ending: query.ending }),
  ...(query.scheduled && { scheduled: yes }),
})

/** Implements API-16 to API-18, API-23 and API-24. */
export const makeHttpOrderRepository = (portal: PortalHttp, currency: CurrencyCode): OrderRepositoryPort => {
  const order = toOrder(currency)
  const changed = inside('result', order)
  const page = toOrderPage(currency)
  return {
    list: (query) => portal.call(listOrders, { params: { vendorId: query.vendorId }, query: listQuery(query) }, page),
    byId: (vendorId, orderId) => portal.call(readOrder, { query: { vendorId, orderId } }, order),
    place: (placed, key) =>
      portal
        .call(placeOrder, { payload: toOrderToPlace(placed), key })
        .pipe(Effect.map(({ result }) => result.order_id)),
    update: (orderId, change) =>
      portal.call(updateOrder, { params: { orderId }, payload: toOrderChange(change) }, changed),
    cancel: (vendorId, orderId, reason) =>
      portal.call(cancelOrder, { payload: { vendor_id: vendorId, order_id: orderId, reason } }, changed),
  }
}
