import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { loadCodeEffect } from '../lateCode/loadCodeEffect.ts'
import { fetchCode } from '../lateCode/fetchCode.ts'
import { ServiceUnavailable, type ServiceFailure, type SignedOut } from '../ports/ServiceFailure.ts'

/** `findPlaced`, whose code loads only after an answer was lost. `within` is in ms. */
export const findPlacedLater = (order: PlacedOrder, since: Instant, within?: number) =>
  Effect.flatMap(
    loadCodeEffect(() => fetchCode(() => import('./findPlaced.ts'))),
    ({ findPlaced }) => findPlaced(order, since, within),
  )

/** An order that may have arrived is not sent again while the list that would show it cannot be read (CON-16). */
export const toUnknownOutcome = (cause: ServiceFailure): ServiceUnavailable | SignedOut =>
  cause._tag === 'SignedOut' ? cause : new ServiceUnavailable({ reason: 'unknown-outcome', cause })
