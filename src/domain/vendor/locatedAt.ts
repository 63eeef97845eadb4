import type { OriginAddress } from './originAddress.ts'
import type { Vendor } from './vendor.ts'

/** Returns the vendor with this address as its location. */
export const locatedAt = (vendor: Vendor, address: OriginAddress): Vendor => ({
  ...vendor,
  location: {
    addressText: address.addressText,
    building: address.building,
    unit: address.unit,
    city: address.city,
    countryCode: address.countryCode,
    postalCode: address.postalCode,
    street: address.streetAddress,
    streetNumber: '',
    riderInstructions: address.notes,
    coordinates: address.coordinates,
  },
})
