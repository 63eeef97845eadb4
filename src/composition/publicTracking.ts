import { browserPageLife } from '../adapters/clock/browserPageLife.ts'
import { fetchAfterEarlyCalls } from '../adapters/http/earlyCalls.ts'
import { makeLightPublicOrders } from '../adapters/http/LightPublicOrders.ts'
import { followPublicOrder, type FollowPublicOrder } from '../application/publicTracking/followPublicOrder.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/**
 * The use case of the public pages with its two ports, without the container, which these pages do not load (ADR 22).
 */
export const publicTracking = ({ services, window }: PortalEnvironment): FollowPublicOrder =>
  followPublicOrder({
    orders: makeLightPublicOrders(
      services.calls,
      fetchAfterEarlyCalls(window, () => undefined),
    ),
    page: browserPageLife(window),
  })
