import { Effect, Stream } from 'effect'
import type { Order } from '../../domain/order/order.ts'
import { supersedes } from '../../domain/order/supersedes.ts'
import { LiveUpdates } from '../ports/LiveUpdates.ts'

/** Newer versions of an order that is being edited: a rider may collect it meanwhile. None is older than the one before (LIVE-10). */
export const watchOrderToUpdate = (order: Order): Stream.Stream<Order, never, LiveUpdates> =>
  Stream.unwrap(
    Effect.map(LiveUpdates, (live) =>
      live.ofVendor({ vendorId: order.vendorId, includeOutlets: false }).pipe(
        Stream.flatMap((event) => Stream.fromIterable(event.kind === 'updates' ? event.updates : [])),
        Stream.mapAccum(
          () => order,
          (newest, update) => {
            const newer = update.id === order.id && supersedes(update, newest) ? update.read() : undefined
            return newer === undefined ? [newest, []] : [newer, [newer]]
          },
        ),
      ),
    ),
  )
