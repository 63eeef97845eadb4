import type { VendorId } from '../ids.ts'
import type { Vendor } from './vendor.ts'

/**
 * The ids of a parent and its outlets, in the parent's order, followed by other vendors that name it as their parent.
 */
export const outletFamily = (
  parentId: VendorId,
  vendors: ReadonlyArray<Pick<Vendor, 'id' | 'parentVendorId' | 'outlets'>>,
): ReadonlySet<VendorId> => {
  const listed = vendors.find(({ id }) => id === parentId)?.outlets ?? []
  const naming = vendors.filter(({ parentVendorId }) => parentVendorId === parentId)
  return new Set([parentId, ...listed.map(({ id }) => id), ...naming.map(({ id }) => id)])
}
