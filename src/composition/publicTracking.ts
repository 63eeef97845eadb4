import { browserPageLife } from '../adapters/clock/browserPageLife.ts'
import { fetchAfterEarlyCalls } from '../adapters/http/earlyCalls.ts'
import { makeLightPublicOrders } from '../adapters/http/LightPublicOrders.ts'
import { storedAuthorization } from '../adapters/storage/storedAuthorization.ts'
import { fetchCode } from '../application/build/fetchCode.ts'
import type { PublicOrdersPort } from '../application/ports/PublicOrders.ts'
import { followPublicOrder, type FollowPublicOrder } from '../application/publicTracking/followPublicOrder.ts'
import type { CurrencyCode } from '../domain/market/countries.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** A back end of another team may have no public orders; then the order is read with the session on this device. */
const ordersOf = ({ elsewhere, services, window }: PortalEnvironment, currency: CurrencyCode): PublicOrdersPort => {
  const fetch = fetchAfterEarlyCalls(window, () => undefined)
  if (elsewhere === undefined) return makeLightPublicOrders(services.calls, fetch)
  const { missing } = elsewhere
  const shared = makeLightPublicOrders(services.calls, fetch, () => missing.add('readPublicOrder'))
  let own: PublicOrdersPort | undefined
  return {
    read: async (wanted, signal) => {
      if (!missing.has('readPublicOrder')) {
        const answer = await shared.read(wanted, signal)
        if (!missing.has('readPublicOrder')) return answer
      }
      const { makeLightOwnOrders } = await fetchCode(() => import('../adapters/http/LightOwnOrders.ts'))
      own ??= makeLightOwnOrders(services.calls, fetch, () => storedAuthorization(window.localStorage), currency)
      return own.read(wanted, signal)
    },
  }
}

/**
 * The use case of the public pages with its two ports, without the container, which these pages do not load (ADR 22).
 */
export const publicTracking = (environment: PortalEnvironment, currency: CurrencyCode): FollowPublicOrder =>
  followPublicOrder({ orders: ordersOf(environment, currency), page: browserPageLife(environment.window) })
