import type { FastifyInstance } from 'fastify'
import { readFlags } from '../../contract/flags.ts'
import { readCountryParameter } from '../../contract/vendors.ts'
import { parametersOf } from './countryParameters.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'

type Deps = RouteDeps & WithStores<'settings'>

/**
 * Routes for the parameters of the country, as text (API-12), and of the first flag provider (API-43): a flag that was
 * never set is absent, and so off (FLAG-06, OP-57).
 */
export const settingRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readCountryParameter, async ({ params: { name }, deployment }) => ({
    result: (await parametersOf(deps.stores, deployment))[name],
  }))
  registerEndpoint(app, deps, readFlags, ({ deployment }) => deps.stores.settings.flags(deployment.id))
}
