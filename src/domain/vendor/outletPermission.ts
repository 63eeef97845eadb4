import { isFlagOn, type FlagSet } from '../flags/flagNames.ts'
import type { VendorId } from '../ids.ts'
import type { Vendor } from './vendor.ts'

/** The parents under which a person may manage collection points (OUTLET-04, OUTLET-18). */
export const managedParents = (vendors: ReadonlyArray<Vendor>): ReadonlyArray<Vendor> =>
  vendors.filter(({ isParent, mayManageOutlets }) => isParent && mayManageOutlets)

/**
 * Whether to show the add control: it needs a user of a parent vendor, the permission and the flag (OUTLET-18,
 * OUTLET-19, CON-24).
 */
export const mayAddCollectionPoint = (vendors: ReadonlyArray<Vendor>, flags: FlagSet): boolean =>
  isFlagOn(flags, 'AddVendorOutlet') && managedParents(vendors).length > 0

/** Whether an outlet is managed in another system (OUTLET-17). */
export const isKeptElsewhere = (outletId: VendorId): boolean => /^[ab]-/.test(outletId)

/** Whether to show the edit control of this outlet (OUTLET-17, OUTLET-18, OUTLET-20, CON-24). */
export const mayEditCollectionPoint = (outlet: Vendor, vendors: ReadonlyArray<Vendor>, flags: FlagSet): boolean =>
  isFlagOn(flags, 'EditVendorOutlet') &&
  !isKeptElsewhere(outlet.id) &&
  managedParents(vendors).some(({ id }) => id === outlet.parentVendorId)
