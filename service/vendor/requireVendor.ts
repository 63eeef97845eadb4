import { Problem } from '../base/problems.ts'
import type { Account } from '../store/accountStore.ts'
import type { WithStores } from '../store/stores.ts'
import type { StoredVendor } from '../store/vendorStore.ts'

export const mayActFor = (account: Account | undefined, vendorId: string): boolean =>
  account !== undefined && account.vendorIds.includes(vendorId)

/** Returns a vendor that the account may act for. Any other vendor is answered like one that does not exist: 404. */
export const requireVendor = async (
  { stores }: WithStores<'vendors'>,
  account: Account,
  vendorId: string,
): Promise<StoredVendor> => {
  const found = mayActFor(account, vendorId) ? await stores.vendors.byId(account.deployment, vendorId) : undefined
  if (found === undefined) throw new Problem('NOT_FOUND')
  return found
}
