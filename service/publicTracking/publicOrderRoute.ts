import type { FastifyInstance } from 'fastify'
import { readPublicOrder } from '../../contract/publicOrder.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { RiderLookup } from '../orders/riderLookup.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { orderOfLink } from './orderOfLink.ts'
import { publicOrderJson } from './publicOrderJson.ts'
import { callerNetwork } from '../http/callerNetwork.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'> & RiderLookup

/** Route for orders by link (TRACK-28). */
export const publicOrderRoute = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readPublicOrder, async ({ query: { orderId, vendorId }, deployment, request }) => {
    const order = await orderOfLink(deps, deployment, { orderId, vendorId, network: callerNetwork(request) })
    return order instanceof Problem ? order : publicOrderJson(deps, deployment, order, { afterExpiry: false })
  })
}
