import { distanceInMetres, type Coordinates } from '../coordinates.ts'
import { routeLength } from '../route.ts'
import type { Order } from './order.ts'
import { isCollected } from './orderStatus.ts'
import { effectiveStatus } from './trackingLists.ts'

/** The distance left to the rider's next stop. */
export interface WayLeft {
  readonly to: 'collection' | 'drop-off'
  readonly metres: number
}

interface SeenRider {
  readonly position: Coordinates
  /** The route ahead. While the rider waits at a stop, it may already lead to the stop after it. */
  readonly route: ReadonlyArray<Coordinates>
}

/**
 * Measured along the route if it leads to the next stop, otherwise in a straight line; `undefined` if the stop's place
 * is unknown.
 */
export const wayLeft = (
  order: Pick<Order, 'status' | 'statusHistory'>,
  { position, route }: SeenRider,
  { collection, dropOff }: { readonly collection: Coordinates | undefined; readonly dropOff: Coordinates },
): WayLeft | undefined => {
  const to = isCollected(effectiveStatus(order)) ? 'drop-off' : 'collection'
  const [place, other] = to === 'drop-off' ? [dropOff, collection] : [collection, dropOff]
  if (place === undefined) return undefined
  const end = route.length > 1 ? route.at(-1) : undefined
  const leadsThere =
    end !== undefined && (other === undefined || distanceInMetres(end, place) <= distanceInMetres(end, other))
  return { to, metres: leadsThere ? routeLength(route) : distanceInMetres(position, place) }
}
