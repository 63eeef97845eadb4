import { Effect } from 'effect'
import type { Rider, RiderRepositoryPort } from '../../application/ports/RiderRepository.ts'
import type { OrderId } from '../../domain/ids.ts'

/** `riders` may change at any time, as riders come, move and go. */
export const makeMemoryRiderRepository = (riders: Pick<ReadonlyMap<OrderId, Rider>, 'get'>): RiderRepositoryPort => ({
  ofOrder: (id) => Effect.sync(() => riders.get(id)),
})
