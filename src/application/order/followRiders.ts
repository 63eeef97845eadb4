import { Clock, Effect, Stream } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import { RiderRepository, type Rider } from '../ports/RiderRepository.ts'

/** Ms between two questions about one order (OP-26). */
const ASK_EVERY = 30 * SECOND
/** How soon somebody who comes into view is asked for, in ms. */
const LOOK_EVERY = 2 * SECOND
/** A board may show hundreds; nobody follows more riders than these at a time. */
export const RIDERS_AT_MOST = 12
/** Questions under way at the same time. */
const AT_ONCE = 3

export interface RiderOfOrder {
  readonly id: OrderId
  /** `undefined` while nobody rides (CON-22). */
  readonly rider: Rider | undefined
}

/**
 * The riders of those orders somebody looks at now: `wanted` is read anew each time, the first `RIDERS_AT_MOST` of it
 * are asked for, each every 30 s. A question without an answer changes nothing on the screen.
 */
export const followRiders = (
  wanted: () => ReadonlyArray<OrderId>,
): Stream.Stream<RiderOfOrder, never, RiderRepository> => {
  const askedAt = new Map<OrderId, Instant>()
  const askForDue = Effect.gen(function* () {
    const riders = yield* RiderRepository
    const now = yield* Clock.currentTimeMillis
    const due = wanted()
      .slice(0, RIDERS_AT_MOST)
      .filter((id) => now - (askedAt.get(id) ?? -Infinity) >= ASK_EVERY)
    for (const id of due) askedAt.set(id, now)
    const answers = yield* Effect.forEach(
      due,
      (id) =>
        Effect.match(riders.ofOrder(id), {
          onSuccess: (rider): ReadonlyArray<RiderOfOrder> => [{ id, rider }],
          onFailure: () => [],
        }),
      { concurrency: AT_ONCE },
    )
    return answers.flat()
  })
  return Stream.tick(LOOK_EVERY).pipe(
    Stream.mapEffect(() => askForDue),
    Stream.flattenIterable,
  )
}
