import { browserPageLife } from '../adapters/clock/browserPageLife.ts'
import { fetchAfterEarlyCalls } from '../adapters/http/earlyCalls.ts'
import { makeLightPublicOrders } from '../adapters/http/LightPublicOrders.ts'
import { storedAuthorization } from '../adapters/storage/storedAuthorization.ts'
import { fetchCode } from '../application/lateCode/fetchCode.ts'
import type { PublicOrdersPort } from '../application/ports/PublicOrders.ts'
import { followPublicOrder, type FollowPublicOrder } from '../application/publicTracking/followPublicOrder.ts'
import type { Service } from '../domain/market/backEnd.ts'
import type { CurrencyCode } from '../domain/market/countries.ts'
import type { Deployment } from '../domain/market/deployments.ts'
import { memoryOf } from './memoryOf.ts'
import type { PortalEnvironment } from './PortalEnvironment.ts'

/** A back end of another team may have no public orders; then the order is read with the session on this device. */
const ordersOfService = (
  service: Service,
  { externalBackEnd, window }: PortalEnvironment,
  currency: CurrencyCode,
): PublicOrdersPort => {
  const fetch = fetchAfterEarlyCalls(window, () => undefined)
  if (externalBackEnd === undefined) return makeLightPublicOrders(service.calls, fetch)
  const { missing } = externalBackEnd
  const shared = makeLightPublicOrders(service.calls, fetch, () => missing.add('readPublicOrder'))
  let own: PublicOrdersPort | undefined
  return {
    read: async (link, signal) => {
      if (!missing.has('readPublicOrder')) {
        const answer = await shared.read(link, signal)
        if (!missing.has('readPublicOrder')) return answer
      }
      const { makeLightOwnOrders } = await fetchCode(() => import('../adapters/http/LightOwnOrders.ts'))
      own ??= makeLightOwnOrders(service.calls, fetch, () => storedAuthorization(window.localStorage), currency)
      return own.read(link, signal)
    },
  }
}

/**
 * The use case of the public pages with its two ports, without the container, which these pages do not load (ADR 22).
 * Fails with `CodeNotFetched` if the back end in the page cannot be loaded.
 */
export const publicTracking = async (
  deployment: Deployment,
  environment: PortalEnvironment,
): Promise<FollowPublicOrder> => {
  const { services, window } = environment
  const orders =
    services.service !== undefined
      ? ordersOfService(services.service, environment, deployment.country.currency)
      : (await memoryOf(deployment, environment)).publicOrders
  return followPublicOrder({ orders, page: browserPageLife(window) })
}
