import type { OrderJson } from '../contract/orders.ts'
import type { VendorJson } from './store/stores.ts'

/** A guest's vendor stands nowhere: an order of theirs is collected where its sender said (REQ-36, GUEST-10). */
export const collectedFrom = (vendor: VendorJson, sender: OrderJson['sender']): VendorJson => {
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
