import type { FastifyInstance } from 'fastify'
import { readUsualTimes } from '../../contract/orders.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { cacheReads } from '../base/cacheReads.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'>

/** How long usual times are cached, in ms. */
const KEPT_FOR = 5 * MINUTE

/** Route for the usual durations of a vendor's order steps. */
export const usualTimesRoute = (app: FastifyInstance, deps: Deps): void => {
  // Neither deployment ids nor vendor ids contain a slash.
  const cached = cacheReads(KEPT_FOR, deps.clock, (key) => {
    const [deployment = '', vendorId = ''] = key.split('/')
    return deps.stores.orders.usualTimes(deployment, vendorId)
  })

  registerEndpoint(app, deps, readUsualTimes, async ({ params, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    return { result: { steps: await cached.forceFetch(`${deployment.id}/${params.vendorId}`) } }
  })
}
