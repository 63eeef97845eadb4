import { Effect } from 'effect'
import {
  cancelOrder,
  listOrders,
  Order as OrderSchema,
  placeOrder,
  readOrder,
  updateOrder,
} from '../../../contract/orders.ts'
import type { OrderPage, OrderQuery, OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { CurrencyCode } from '../../domain/market/countries.ts'
import type { Order } from '../../domain/order/order.ts'
import { logUnreadable } from './logUnreadable.ts'
import { unixSeconds } from './moment.ts'
import { toOrder, toOrderChange, toOrderPage, toOrderToPlace } from './orderWire.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { ifPresent, onlyField, list } from './readJson.ts'

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
  const changed = (json: unknown) => (json === undefined ? undefined : onlyField('result', ifPresent(order))(json))
  /** An order that cannot be read costs only itself (ADR 144). */
  const page = (json: unknown): OrderPage => {
    const unreadable: Array<string> = []
    const one = (wire: unknown) => {
      try {
        return [order(wire)]
      } catch (cause) {
        void logUnreadable({ ...listOrders, answer: OrderSchema }, wire, cause)
        unreadable.push(JSON.stringify(wire))
        return []
      }
    }
    return { ...toOrderPage(currency, (wires) => list(one)(wires).flat())(json), unreadable }
  }
  const byId = (vendorId: VendorId, orderId: OrderId) => portal.call(readOrder, { query: { vendorId, orderId } }, order)
  /** A back end may answer a change with nothing; then the order is read. */
  const orRead = <E, R>(changing: Effect.Effect<Order | undefined, E, R>, vendorId: VendorId, orderId: OrderId) =>
    Effect.flatMap(changing, (answered) => (answered ? Effect.succeed(answered) : byId(vendorId, orderId)))
  return {
    list: (query) => portal.call(listOrders, { params: { vendorId: query.vendorId }, query: listQuery(query) }, page),
    byId,
    place: (placed, key) =>
      portal
        .call(placeOrder, { payload: toOrderToPlace(placed), key })
        .pipe(Effect.map(({ result }) => result.order_id)),
    update: (orderId, change) =>
      orRead(
        portal.call(updateOrder, { params: { orderId }, payload: toOrderChange(change) }, changed),
        change.vendorId,
        orderId,
      ),
    cancel: (vendorId, orderId, reason) =>
      orRead(
        portal.call(cancelOrder, { payload: { vendor_id: vendorId, order_id: orderId, reason } }, changed),
        vendorId,
        orderId,
      ),
  }
}
