import type { FastifyInstance } from 'fastify'
import { listVendors, readVendor } from '../../contract/vendors.ts'
import type { RouteDeps } from '../http/route.ts'
import type { WithStores } from '../store/stores.ts'
import { registerEndpoint } from '../http/route.ts'
import { requireVendor } from './requireVendor.ts'
import type { Account } from '../store/accountStore.ts'
import type { StoredVendor, VendorJson } from '../store/vendorStore.ts'

type Deps = RouteDeps & WithStores<'vendors'>

/** The vendor for this account: with the outlets that it may act for and with its own permission (OP-49). */
const asSeenBy = (account: Account, vendor: VendorJson, outlets: ReadonlyArray<StoredVendor>): VendorJson => ({
  ...vendor,
  manage_outlets: account.mayManageOutlets,
  outlets: outlets
    .filter((outlet) => account.vendorIds.includes(outlet.vendor.vendor_id))
    .map(({ vendor: { vendor_id, name } }) => ({ vendor_id, name })),
})

/** Sorts parents first, then by id. */
const byRankAndId = (a: VendorJson, b: VendorJson): number =>
  Number(b.is_parent) - Number(a.is_parent) || (a.vendor_id < b.vendor_id ? -1 : 1)

/** One vendor as the API answers it to this account. */
export const vendorFor = async (
  { stores }: WithStores<'vendors'>,
  account: Account,
  vendor: VendorJson,
): Promise<VendorJson> => {
  const outlets = vendor.is_parent ? await stores.vendors.outletsOf(account.deployment, vendor.vendor_id) : []
  return asSeenBy(account, vendor, outlets)
}

/** Routes for the vendors of an account (API-13, API-14). */
export const vendorRoutes = (app: FastifyInstance, deps: Deps): void => {
  registerEndpoint(app, deps, listVendors, async ({ account, deployment }) => {
    const own = await deps.stores.vendors.byIds(deployment.id, account.vendorIds)
    const vendors = own.map(({ vendor }) =>
      asSeenBy(
        account,
        vendor,
        own.filter((other) => other.vendor.parent_vendor_id === vendor.vendor_id),
      ),
    )
    return { result: { vendors: vendors.sort(byRankAndId) } }
  })

  registerEndpoint(app, deps, readVendor, async ({ params, account }) => {
    const { vendor } = await requireVendor(deps, account, params.vendorId)
    return vendorFor(deps, account, vendor)
  })
}
