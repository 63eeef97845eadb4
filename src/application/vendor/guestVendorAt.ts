import { locatedAt } from '../../domain/vendor/locatedAt.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { KeptSender } from '../ports/SenderStore.ts'

/** The placeholder of a guest (GUEST-10) where and who they said they are. */
export const guestVendorAt = (vendor: Vendor, { sender, address }: KeptSender): Vendor => ({
  ...locatedAt(vendor, address),
  name: sender.name.trim(),
})
