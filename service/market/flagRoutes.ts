import type { FastifyInstance } from 'fastify'
import { readFlags } from '../../contract/flags.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'

type Deps = RouteDeps & WithStores<'settings'>

/** Route of the first flag provider (API-43): a flag that was never set is absent, and so off (FLAG-06, OP-57). */
export const flagRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readFlags, ({ deployment }) => deps.stores.settings.flags(deployment.id))
}
