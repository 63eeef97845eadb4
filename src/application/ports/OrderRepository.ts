import { Context, type Effect } from 'effect'
import type { CountedEnding } from '../../domain/history/ending.ts'
import type { WantedStatus } from '../../domain/history/historyStatus.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import type { OrderChange } from '../../domain/request/orderChange.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import type {
  KeyReused,
  NotEditable,
  NotFound,
  PaymentRequired,
  ServiceFailure,
  SignatureExpired,
  StoreClosed,
  VoucherRefused,
} from './ServiceFailure.ts'

export interface OrderQuery {
  readonly vendorId: VendorId
  readonly from: Instant
  readonly to?: Instant
  /** Page size, 1 to 200. */
  readonly count: number
  readonly includeOutlets: boolean
  readonly paginationKey?: string
  readonly customerPhoneNumber?: string
  /** Absent: all. The service may not support this filter and return all orders. */
  readonly status?: WantedStatus
  /** Absent: any. As with `status`, the service may return others as well. */
  readonly ending?: CountedEnding
  /** Selects pre-orders requested for the range, instead of orders created in it. */
  readonly scheduled: boolean
}

export interface OrderPage {
  readonly orders: ReadonlyArray<Order>
  readonly paginationKey: string | undefined
  /** The JSON of orders of the page that cannot be read. */
  readonly unreadable?: ReadonlyArray<string>
}

/** Why an order is refused, wherever it is sent. */
export type OrderRefused = StoreClosed | SignatureExpired | VoucherRefused

/** The store of orders. */
export interface OrderRepositoryPort {
  readonly list: (query: OrderQuery) => Effect.Effect<OrderPage, ServiceFailure>
  /** A foreign order is not found either. */
  readonly byId: (vendorId: VendorId, id: OrderId) => Effect.Effect<Order, NotFound | ServiceFailure>
  /** `key` is chosen once per intent: a retry returns the first order (CON-16). */
  readonly place: (
    order: PlacedOrder,
    key: string,
  ) => Effect.Effect<OrderId, OrderRefused | PaymentRequired | KeyReused | ServiceFailure>
  /** Returns the order afterwards (API-24). */
  readonly update: (
    id: OrderId,
    change: OrderChange,
  ) => Effect.Effect<Order, NotFound | NotEditable | StoreClosed | SignatureExpired | ServiceFailure>
  /** Returns the order afterwards. */
  readonly cancel: (vendorId: VendorId, id: OrderId, reason: string) => Effect.Effect<Order, NotFound | ServiceFailure>
}

export class OrderRepository extends Context.Service<OrderRepository, OrderRepositoryPort>()(
  'application/OrderRepository',
) {}
