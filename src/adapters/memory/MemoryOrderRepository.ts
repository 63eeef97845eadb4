import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { OrderQuery, OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import { passesOutcome } from '../../domain/history/historyStatus.ts'
import type { Instant } from '../../domain/instant.ts'
import { cancelVerdict } from '../../domain/order/cancellation.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { Order } from '../../domain/order/order.ts'
import { codesToTry } from '../../domain/order/codesToTry.ts'
import { newestFirst } from '../../domain/order/trackingLists.ts'
import { editVerdict } from '../../domain/order/editing.ts'
import type { OrderChange } from '../../domain/request/orderChange.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { keyReused, notCancellable, notEditable, notFound } from './refusals.ts'

/** Orders in memory; `put` changes them from outside, as a rider would. */
export interface MemoryOrderRepository extends OrderRepositoryPort {
  readonly put: (order: Order) => Effect.Effect<void>
  readonly all: () => ReadonlyArray<Order>
  /** `put` at once, for adapters that compute orders when they are asked for them. */
  readonly set: (order: Order) => void
}

interface Intent {
  readonly content: string
  readonly orderId: OrderId
}

const isAsked =
  (query: OrderQuery, vendorIds: ReadonlySet<VendorId>) =>
  (order: Order): boolean => {
    const moment = query.scheduled ? order.preorderedFor : order.createdAt
    return (
      vendorIds.has(order.vendorId) &&
      moment !== undefined &&
      moment >= query.from &&
      (query.to === undefined || moment <= query.to) &&
      (query.customerPhoneNumber === undefined || order.customer.phoneNumber === query.customerPhoneNumber) &&
      passesOutcome(order, { status: query.status ?? 'ANY', ending: query.ending })
    )
  }

const placedAs = (placed: PlacedOrder, id: OrderId, code: string, now: Instant): Order => ({
  id,
  code,
  vendorId: placed.vendorId,
  status: 'NEW',
  statusHistory: [{ status: 'NEW', createdAt: now }],
  createdAt: now,
  updatedAt: now,
  ...(placed.preorderedFor !== undefined && { preorderedFor: placed.preorderedFor }),
  customer: placed.customer,
  order: placed.order,
  deliveryFee: placed.deliveryFee.fee,
  ...(placed.voucher && {
    discountedDeliveryFee: placed.voucher.discountedFee.fee,
    discountedDeliveryFeeSignature: placed.voucher.discountedFee.signature,
  }),
  ...(placed.vatNumber !== undefined && { vatNumber: placed.vatNumber }),
  ageValidationRequired: placed.ageValidationRequired ?? false,
})

/** Whether the change moves the destination. */
const isMoved = ({ customer: { location } }: Order, { location: after }: OrderChange): boolean =>
  location.address !== after.address || location.latitude !== after.latitude || location.longitude !== after.longitude

const changedAs = (order: Order, change: OrderChange, now: Instant): Order => {
  const { amount: _, ...goods } = order.order
  return {
    ...order,
    updatedAt: now,
    customer: { ...order.customer, location: change.location },
    order: {
      ...goods,
      paymentMethod: change.paymentMethod,
      description: change.description,
      ...(change.amount && { amount: change.amount }),
    },
    deliveryFee: change.deliveryFee.fee,
  }
}

/** `outlets` are the outlets of each parent vendor. */
export const makeMemoryOrderRepository = (
  orders: ReadonlyArray<Order>,
  outlets: ReadonlyMap<VendorId, ReadonlyArray<VendorId>> = new Map(),
): MemoryOrderRepository => {
  const held = new Map(orders.map((order) => [order.id, order]))
  const intents = new Map<string, Intent>()

  const find = (vendorId: VendorId, id: OrderId) =>
    Effect.suspend(() => {
      const order = held.get(id)
      return order?.vendorId === vendorId ? Effect.succeed(order) : Effect.fail(notFound())
    })

  const freeId = (vendorId: VendorId): OrderId => {
    let number = held.size + 1
    while (held.has(`${vendorId}-${number}`)) number += 1
    return `${vendorId}-${number}`
  }

  return {
    all: () => [...held.values()],
    set: (order) => void held.set(order.id, order),
    put: (order) => Effect.sync(() => void held.set(order.id, order)),

    list: (query) =>
      Effect.sync(() => {
        const own = query.includeOutlets ? (outlets.get(query.vendorId) ?? []) : []
        const found = [...held.values()].filter(isAsked(query, new Set([query.vendorId, ...own]))).toSorted(newestFirst)
        const start = Number(query.paginationKey ?? 0)
        const end = start + query.count
        return { orders: found.slice(start, end), paginationKey: end < found.length ? String(end) : undefined }
      }),

    byId: find,

    place: Effect.fnUntraced(function* (placed: PlacedOrder, key: string) {
      const content = JSON.stringify(placed)
      const before = intents.get(key)
      if (before !== undefined) return before.content === content ? before.orderId : yield* keyReused()
      const orderId = freeId(placed.vendorId)
      const taken = new Set([...held.values()].map(({ code }) => code))
      const code = codesToTry(Math.random).find((tried) => !taken.has(tried))
      held.set(orderId, placedAs(placed, orderId, code ?? orderId, yield* currentInstant))
      intents.set(key, { content, orderId })
      return orderId
    }),

    update: Effect.fnUntraced(function* (id: OrderId, change: OrderChange) {
      const order = yield* find(change.vendorId, id)
      const verdict = editVerdict(order)
      if (!verdict.allowed || (verdict.locked.has('location') && isMoved(order, change))) return yield* notEditable()
      const changed = changedAs(order, change, yield* currentInstant)
      held.set(id, changed)
      return changed
    }),

    cancel: Effect.fnUntraced(function* (vendorId: VendorId, id: OrderId, reason: string) {
      const order = yield* find(vendorId, id)
      if (order.status === 'CANCELLED') return order
      const now = yield* currentInstant
      if (!cancelVerdict(order, { now, delayedCancellation: false }).allowed) return yield* notCancellable()
      const cancelled: Order = {
        ...order,
        status: 'CANCELLED',
        statusHistory: [...order.statusHistory, { status: 'CANCELLED', createdAt: now }],
        updatedAt: now,
        cancelReason: reason,
      }
      held.set(id, cancelled)
      return cancelled
    }),
  }
}
