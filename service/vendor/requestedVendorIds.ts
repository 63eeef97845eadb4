import type { Deployment } from '../../src/domain/market/deployments.ts'
import { parametersOf } from '../market/countryParameters.ts'
import type { WithStores } from '../store/stores.ts'
import { requireVendor } from './requireVendor.ts'
import type { Account } from '../store/accountStore.ts'
import { vendorFamily } from './vendorFamily.ts'

interface Asking {
  readonly deployment: Deployment
  readonly account: Account
  readonly vendorId: string
  /** The unparsed `include_outlets`. */
  readonly withOutlets: 'true' | 'false' | undefined
}

/** The vendors whose orders a call requests: the vendor, and its outlets where the country shows them (PERM-01). */
export const requestedVendorIds = async (
  deps: WithStores<'settings' | 'vendors'>,
  { deployment, account, vendorId, withOutlets }: Asking,
): Promise<ReadonlyArray<string>> => {
  const vendor = await requireVendor(deps, account, vendorId)
  if (withOutlets !== 'true') return [vendor.vendor.vendor_id]
  const { allOutletOrders } = await parametersOf(deps.stores, deployment)
  return vendorFamily(deps, account, vendor, allOutletOrders === 'true')
}
