import type { FastifyInstance } from 'fastify'
import { readCountryParameter } from '../../contract/vendors.ts'
import { parametersOf } from './countryParameters.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'

type Deps = RouteDeps & WithStores<'settings'>

/** Route for the parameters of the country, as text (API-12). */
export const parameterRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readCountryParameter, async ({ params: { name }, deployment }) => ({
    result: (await parametersOf(deps.stores, deployment))[name],
  }))
}
