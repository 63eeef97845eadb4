import type { FastifyInstance } from 'fastify'
import { readRider } from '../../contract/riders.ts'
import { vendorIdOf } from '../../src/domain/order/order.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import type { RiderLookup } from './riderLookup.ts'
import { Problem } from '../base/problems.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'> & RiderLookup

/** Route for the rider of an order (API-19, OP-26). */
export const riderRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readRider, async ({ params: { orderId }, account, deployment }) => {
    await requireVendor(deps, account, vendorIdOf(orderId))
    const order = await deps.stores.orders.byId(deployment.id, orderId)
    if (order === undefined) return new Problem('NOT_FOUND')
    return { result: await deps.riderOf(deployment.id, orderId) }
  })
}
