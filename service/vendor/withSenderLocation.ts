import type { OrderJson } from '../../contract/orders.ts'
import type { VendorJson } from '../store/vendorStore.ts'

/** The vendor with the sender's address and phone: a guest's vendor has no place of its own (REQ-36, GUEST-10). */
export const withSenderLocation = (vendor: VendorJson, sender: OrderJson['sender']): VendorJson => {
  if (sender == null) return vendor
  const { address, latitude, longitude, notes } = sender.location
  const { vendor_information: information } = vendor
  return {
    ...vendor,
    vendor_information: {
      ...information,
      contact: { phone: sender.phone_number },
      location: { ...information.location, address_text: address, latitude, longitude, rider_instructions: notes },
    },
  }
}
