import { Effect } from 'effect'
import type { Rider, RiderRepositoryPort } from '../../application/ports/RiderRepository.ts'
import type { OrderId } from '../../domain/ids.ts'

/** `riders` may change while it is used: a rider comes, moves, goes. */
export const makeMemoryRiderRepository = (riders: ReadonlyMap<OrderId, Rider>): RiderRepositoryPort => ({
  ofOrder: (id) => Effect.sync(() => riders.get(id)),
})
