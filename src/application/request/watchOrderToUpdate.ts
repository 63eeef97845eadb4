import { Effect, Stream } from 'effect'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { LiveUpdates } from '../ports/LiveUpdates.ts'

/** Newer versions of an order that is being edited: a rider may collect it meanwhile (LIVE-10). */
export const watchOrderToUpdate = (order: Order): Stream.Stream<Order, never, LiveUpdates> =>
  Stream.unwrap(
    Effect.map(LiveUpdates, (live) =>
      live.ofVendor({ vendorId: order.vendorId, includeOutlets: false }).pipe(
        Stream.flatMap((event) => Stream.fromIterable(event.kind === 'updates' ? event.updates : [])),
        Stream.filter((update) => update.id === order.id && supersedes(update, order)),
        Stream.flatMap((update) => Stream.fromIterable([update.read() ?? []].flat())),
      ),
    ),
  )
