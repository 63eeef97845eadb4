import type { FastifyInstance } from 'fastify'
import { readCountryParameter } from '../../contract/vendors.ts'
import { parametersOf } from './countryParameters.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'
import type { Account } from '../store/accountStore.ts'

type Deps = RouteDeps & WithStores<'settings' | 'vendors'>

/** The service hours shared by all vendors of an account, if they differ from the country's. */
const ownHours = async ({ stores }: Deps, { deployment, vendorIds }: Account): Promise<string | undefined> => {
  const vendors = await Promise.all(vendorIds.map((id) => stores.vendors.byId(deployment, id)))
  const hours = new Set(vendors.map((vendor) => vendor?.serviceHours))
  return hours.size === 1 ? [...hours][0] : undefined
}

/** Route for the parameters of the country, as text (API-12). */
export const parameterRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, readCountryParameter, async ({ params: { name }, account, deployment }) => {
    const value = (await parametersOf(deps.stores, deployment))[name]
    if (name !== 'serviceHours') return { result: value }
    return { result: (await ownHours(deps, account)) ?? value }
  })
}
