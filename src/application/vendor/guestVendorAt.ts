import { locatedAt } from '../../domain/vendor/locatedAt.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { StoredSender } from '../ports/SenderStore.ts'
import { trimText } from '../../domain/text/blank.ts'

/** A guest's placeholder vendor (GUEST-10) with the address and name that the guest typed. */
export const guestVendorAt = (vendor: Vendor, { sender, address }: StoredSender): Vendor => ({
  ...locatedAt(vendor, address),
  name: trimText(sender.name),
})
