import { Effect, Stream } from 'effect'
import { SECOND, type Instant } from '../../domain/instant.ts'
import type { OrderId } from '../../domain/ids.ts'
import { currentInstant } from '../currentInstant.ts'
import { RiderRepository, type Rider } from '../ports/RiderRepository.ts'

/** Polling interval per order, in ms (OP-26). */
const ASK_EVERY = 30 * SECOND
/** Interval of checking which orders are visible, in ms. */
const LOOK_EVERY = 2 * SECOND
/** Maximum riders followed at a time; a board may show hundreds. */
export const MAX_RIDERS = 12
/** Maximum concurrent requests. */
const AT_ONCE = 3

export interface RiderOfOrder {
  readonly id: OrderId
  /** `undefined` while there is no rider (CON-22). */
  readonly rider: Rider | undefined
}

/**
 * Polls the riders of the visible orders: evaluates `visible` each time and requests its first `MAX_RIDERS` orders,
 * each every 30 s. A failed request changes nothing on the screen.
 */
export const followRiders = (
  visible: () => ReadonlyArray<OrderId>,
): Stream.Stream<RiderOfOrder, never, RiderRepository> => {
  const askedAt = new Map<OrderId, Instant>()
  const askForDue = Effect.gen(function* () {
    const riders = yield* RiderRepository
    const now = yield* currentInstant
    const due = visible()
      .slice(0, MAX_RIDERS)
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
