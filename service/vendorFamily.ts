import type { Core } from './deps.ts'
import type { Account, StoredVendor } from './store/stores.ts'

/** The vendor and, with outlets, those of its outlets that the account may act for (TRACK-27). */
export const vendorFamily = async (
  { stores }: Pick<Core, 'stores'>,
  account: Account,
  { deployment, vendor }: StoredVendor,
  withOutlets: boolean,
): Promise<ReadonlyArray<string>> => {
  if (!withOutlets || !vendor.is_parent) return [vendor.vendor_id]
  const outlets = await stores.vendors.outletsOf(deployment, vendor.vendor_id)
  const own = outlets.map((outlet) => outlet.vendor.vendor_id).filter((id) => account.vendorIds.includes(id))
  return [vendor.vendor_id, ...own]
}
