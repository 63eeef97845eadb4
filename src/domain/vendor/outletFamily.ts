import type { VendorId } from '../ids.ts'
import type { Vendor } from './vendor.ts'

/** A parent and its outlets, in the order in which the parent lists them, then any other that names it as its parent. */
export const outletFamily = (
  parentId: VendorId,
  vendors: ReadonlyArray<Pick<Vendor, 'id' | 'parentVendorId' | 'outlets'>>,
): ReadonlySet<VendorId> => {
  const listed = vendors.find(({ id }) => id === parentId)?.outlets ?? []
  const naming = vendors.filter(({ parentVendorId }) => parentVendorId === parentId)
  return new Set([parentId, ...listed.map(({ id }) => id), ...naming.map(({ id }) => id)])
}
