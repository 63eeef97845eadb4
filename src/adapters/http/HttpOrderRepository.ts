import { cancelOrder, listOrders, placeOrder, readOrder, updateOrder } from '../../../contract/orders.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import { unixSeconds } from './moment.ts'
import { toOrder, toOrderChange, toOrderToPlace } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'

const yes = 'true' as const

const listQuery = (query: OrderQuery) => ({
  from: unixSeconds(query.from),
  ...(query.to !== undefined && { to: unixSeconds(query.to) }),
  count: query.count,
  ...(query.paginationKey !== undefined && { pagination_key: query.paginationKey }),
  ...(query.includeOutlets && { include_outlets: yes }),
  ...(query.customerPhoneNumber !== undefined && { customer_phone_number: query.customerPhoneNumber }),
  ...(query.status !== undefined && { status: query.status }),
  ...(query.scheduled && { scheduled: yes }),
})

/** Implements API-16 to API-18, API-23 and API-24. */
export const makeHttpOrderRepository = (portal: PortalHttp, currency: CurrencyCode): OrderRepositoryPort => ({
  list: (query) =>
    portal.call(listOrders, { params: { vendorId: query.vendorId }, query: listQuery(query) }).pipe(
      reading(({ data: { result, pagination_key } }) => ({
        orders: result.data.map((order) => toOrder(order, currency)),
        paginationKey: result.pagination_key ?? pagination_key ?? undefined,
      })),
    ),
  byId: (vendorId, orderId) =>
    portal.call(readOrder, { query: { vendorId, orderId } }).pipe(reading((order) => toOrder(order, currency))),
  place: (order, key) =>
    portal.call(placeOrder, { payload: toOrderToPlace(order), key }).pipe(reading(({ result }) => result.order_id)),
  update: (orderId, change) =>
    portal
      .call(updateOrder, { params: { orderId }, payload: toOrderChange(change) })
      .pipe(reading(({ result }) => toOrder(result, currency))),
  cancel: (vendorId, orderId, reason) =>
    portal
      .call(cancelOrder, { payload: { vendor_id: vendorId, order_id: orderId, reason } })
      .pipe(reading(({ result }) => toOrder(result, currency))),
})
