import { isFlagOn, type FlagSet } from '../flags/flagNames.ts'
import type { VendorId } from '../ids.ts'
import type { Vendor } from './vendor.ts'

/** The parents under which a person may have collection points (OUTLET-04, OUTLET-18). */
export const managedParents = (vendors: ReadonlyArray<Vendor>): ReadonlyArray<Vendor> =>
  vendors.filter(({ isParent, mayManageOutlets }) => isParent && mayManageOutlets)

/** Whether the add control is there: of a parent-vendor user, with permission and flag, all three (OUTLET-18, OUTLET-19, CON-24). */
export const mayAddCollectionPoint = (vendors: ReadonlyArray<Vendor>, flags: FlagSet): boolean =>
  isFlagOn(flags, 'AddVendorOutlet') && managedParents(vendors).length > 0

/** Whether an outlet comes from elsewhere and is looked after there (OUTLET-17). */
export const isKeptElsewhere = (outletId: VendorId): boolean => /^[ab]-/.test(outletId)

/** Whether the edit control of this outlet is there (OUTLET-17, OUTLET-18, OUTLET-20, CON-24). */
export const mayEditCollectionPoint = (outlet: Vendor, vendors: ReadonlyArray<Vendor>, flags: FlagSet): boolean =>
  isFlagOn(flags, 'EditVendorOutlet') &&
  !isKeptElsewhere(outlet.id) &&
  managedParents(vendors).some(({ id }) => id === outlet.parentVendorId)
