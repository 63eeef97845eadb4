import type { Deployment } from '../../src/domain/market/deployments.ts'
import { defaultParameters } from '../countryParameters.ts'
import type { Deps } from '../deps.ts'
import { requireVendor } from '../route.ts'
import type { Account } from '../store/stores.ts'
import { vendorFamily } from '../vendorFamily.ts'

interface Asking {
  readonly deployment: Deployment
  readonly account: Account
  readonly vendorId: string
  /** `include_outlets` as it came. */
  readonly withOutlets: 'true' | 'false' | undefined
}

/** Whose orders are asked for: the vendor's, and those of its outlets where the country shows them (PERM-01). */
export const askedVendors = async (
  deps: Deps,
  { deployment, account, vendorId, withOutlets }: Asking,
): Promise<ReadonlyArray<string>> => {
  const vendor = await requireVendor(deps, account, vendorId)
  if (withOutlets !== 'true') return [vendor.vendor.vendor_id]
  const set = await deps.stores.settings.parameters(deployment.id)
  const { allOutletOrders } = { ...defaultParameters(deployment.country), ...set }
  return vendorFamily(deps, account, vendor, allOutletOrders === 'true')
}
