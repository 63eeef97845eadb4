import { Effect, Queue, Stream } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { LiveEvent, LiveUpdatesPort } from '../../application/ports/LiveUpdates.ts'
import type { OrderRepositoryPort } from '../../application/ports/OrderRepository.ts'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import { updateWith } from '../../domain/order/liveUpdate.ts'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import type { MemoryOrderRepository } from './MemoryOrderRepository.ts'
import { movedOrder, type MemoryRide } from './memoryRide.ts'

/** How often subscribers get what has changed, in ms. */
const LOOK_EVERY = SECOND

/** What people have placed and changed, beyond the life of the page. */
export interface OrderStorage {
  /** Those that another tab or an earlier page has kept since the last call. */
  readonly news: () => ReadonlyArray<Order>
  readonly add: (order: Order) => void
}

interface Moving {
  readonly orders: MemoryOrderRepository
  readonly storage: OrderStorage
  readonly rideOf: (order: Order) => MemoryRide | undefined
  readonly outletsOf: (id: VendorId) => ReadonlyArray<VendorId>
}

export interface MemoryMovingOrders {
  readonly repository: OrderRepositoryPort
  readonly live: LiveUpdatesPort
  /** The order at a moment. */
  readonly orderAt: (id: OrderId, now: Instant) => Order | undefined
}

/**
 * Orders in memory that riders collect and deliver by themselves. An order is a function of its last change and the
 * time: nothing runs between the calls, and a page that opens later finds it where it would have been.
 */
export const makeMemoryMovingOrders = ({ orders, storage, rideOf, outletsOf }: Moving): MemoryMovingOrders => {
  /** All orders as they are now. */
  const allAt = (now: Instant): ReadonlyArray<Order> => {
    const held = new Map(orders.all().map((order) => [order.id, order]))
    for (const order of storage.news()) if (supersedes(order, held.get(order.id))) orders.set(order)
    return orders.all().map((order) => {
      const ride = rideOf(order)
      const moved = ride === undefined ? order : movedOrder(order, now, ride)
      if (moved !== order) orders.set(moved)
      return moved
    })
  }
  const caughtUp = Effect.map(currentInstant, allAt)
  const keepAll = (id: OrderId) =>
    Effect.sync(() => orders.all().forEach((order) => order.id === id && storage.add(order)))
  /** Keeps the order that a call has placed or changed. */
  const keeping = <A, E>(call: Effect.Effect<A, E>, idOf: (answer: A) => OrderId): Effect.Effect<A, E> =>
    Effect.andThen(
      caughtUp,
      Effect.tap(call, (answer) => keepAll(idOf(answer))),
    )
  const idOf = ({ id }: Order) => id

  const repository: OrderRepositoryPort = {
    list: (query) => Effect.andThen(caughtUp, orders.list(query)),
    byId: (...of) => Effect.andThen(caughtUp, orders.byId(...of)),
    place: (...placed) => keeping(orders.place(...placed), (id) => id),
    update: (...change) => keeping(orders.update(...change), idOf),
    cancel: (...cancelled) => keeping(orders.cancel(...cancelled), idOf),
  }

  const live: LiveUpdatesPort = {
    ofVendor: ({ vendorId, includeOutlets }) =>
      Stream.callback<LiveEvent>((events) => {
        const family = new Set([vendorId, ...(includeOutlets ? outletsOf(vendorId) : [])])
        const updatedAtById = new Map(orders.all().map(({ id, updatedAt }) => [id, updatedAt]))
        const emit = (event: LiveEvent) => void Queue.offerUnsafe(events, event)
        const look = Effect.map(caughtUp, (all) => {
          const changed = all.filter(
            (order) => family.has(order.vendorId) && updatedAtById.get(order.id) !== order.updatedAt,
          )
          for (const { id, updatedAt } of changed) updatedAtById.set(id, updatedAt)
          if (changed.length === 0) return emit({ kind: 'alive' })
          emit({ kind: 'updates', updates: changed.map((order) => updateWith(order, order.updatedAt)) })
        })
        emit({ kind: 'connected' })
        return Effect.forever(Effect.andThen(look, Effect.sleep(LOOK_EVERY)))
      }),
  }

  return { repository, live, orderAt: (id, now) => allAt(now).find((order) => order.id === id) }
}
