import type { WithStores } from '../store/stores.ts'
import type { Account } from '../store/accountStore.ts'
import type { StoredVendor } from '../store/vendorStore.ts'

/** The vendor and, with outlets, those of its outlets that the account may act for (TRACK-27). */
export const vendorFamily = async (
  { stores }: WithStores<'vendors'>,
  account: Account,
  { deployment, vendor }: StoredVendor,
  withOutlets: boolean,
): Promise<ReadonlyArray<string>> => {
  if (!withOutlets || !vendor.is_parent) return [vendor.vendor_id]
  const outlets = await stores.vendors.outletsOf(deployment, vendor.vendor_id)
  const own = outlets.map((outlet) => outlet.vendor.vendor_id).filter((id) => account.vendorIds.includes(id))
  return [vendor.vendor_id, ...own]
}
