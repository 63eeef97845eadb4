import { Effect, Stream } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { ReadStatus } from '../../domain/order/orderStatus.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import { RiderRepository, type Rider } from '../ports/RiderRepository.ts'

/** Ms between two questions (OP-26). */
const ASK_EVERY = 30 * SECOND

/**
 * The rider of an order, asked for at once and every 30 s while its status has one (TRACK-10); `undefined` while
 * nobody rides (CON-22). A question without an answer changes nothing on the screen. Start it anew when the status
 * changes, so that nobody waits for the next half minute.
 */
export const followRider = (
  id: OrderId,
  statusNow: () => ReadStatus,
): Stream.Stream<Rider | undefined, never, RiderRepository> =>
  Stream.tick(ASK_EVERY).pipe(
    Stream.mapEffect(() =>
      Effect.flatMap(RiderRepository, (riders) =>
        needsRiderData(statusNow())
          ? Effect.match(riders.ofOrder(id), { onSuccess: (rider) => [rider], onFailure: () => [] })
          : Effect.succeed([undefined]),
      ),
    ),
    Stream.flattenIterable,
  )
