import { Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import { codeAsCall } from '../build/codeAsCall.ts'
import { fetchCode } from '../build/fetchCode.ts'

/** `findPlaced`, whose code loads only when an answer was lost; finds nothing if the code cannot be loaded. */
export const findPlacedLater = (order: PlacedOrder, since: Instant) =>
  codeAsCall(() => fetchCode(() => import('./findPlaced.ts'))).pipe(
    Effect.flatMap(({ findPlaced }) => findPlaced(order, since)),
    Effect.orElseSucceed(() => undefined),
  )
