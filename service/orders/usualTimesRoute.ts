import type { FastifyInstance } from 'fastify'
import { readUsualTimes } from '../../contract/orders.ts'
import { MINUTE } from '../../src/domain/instant.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { answer } from '../http/route.ts'
import { requireVendor } from '../vendor/requireVendor.ts'
import { memoizeFor } from '../base/memoizeFor.ts'

type Deps = RouteDeps & WithStores<'orders' | 'vendors'>

/** What is usual changes slowly, in ms. */
const KEPT_FOR = 5 * MINUTE

/** How long the steps of a vendor's orders usually take. */
export const usualTimesRoute = (app: FastifyInstance, deps: Deps): void => {
  // Neither a deployment nor an id of a vendor has a slash in it.
  const read = memoizeFor(KEPT_FOR, deps.clock, (key) => {
    const [deployment = '', vendorId = ''] = key.split('/')
    return deps.stores.orders.usualTimes(deployment, vendorId)
  })

  answer(app, deps, readUsualTimes, async ({ params, account, deployment }) => {
    await requireVendor(deps, account, params.vendorId)
    return { result: { steps: await read(`${deployment.id}/${params.vendorId}`) } }
  })
}
