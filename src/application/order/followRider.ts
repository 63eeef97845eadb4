import { Effect, Stream } from 'effect'
import { SECOND } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { ReadStatus } from '../../domain/order/orderStatus.ts'
import { needsRiderData } from '../../domain/order/riderAssignment.ts'
import { RiderRepository, type Rider } from '../ports/RiderRepository.ts'

/** Polling interval, in ms (OP-26). */
const ASK_EVERY = 30 * SECOND

/**
 * Polls the rider of an order at once and every 30 s while its status has one (TRACK-10); `undefined` while there is
 * none (CON-22). A failed request changes nothing on the screen. Restart it when the status changes, instead of waiting
 * for the next poll.
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
