import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { codeAsCall } from '../build/codeAsCall.ts'
import { fetchCode } from '../build/fetchCode.ts'

/** `findPlaced`, whose code loads only after an answer was lost. */
export const findPlacedLater = (order: PlacedOrder, since: Instant) =>
  Effect.flatMap(
    codeAsCall(() => fetchCode(() => import('./findPlaced.ts'))),
    ({ findPlaced }) => findPlaced(order, since),
  )
