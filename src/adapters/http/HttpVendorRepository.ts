import { listVendors, readVendor, saveVendorAddress } from '../../../contract/vendors.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'
import { toVendor } from './vendorWire.ts'

/** API-13 to API-15. */
export const makeHttpVendorRepository = (portal: PortalHttp): VendorRepositoryPort => ({
  all: portal.call(listVendors, {}).pipe(reading(({ result }) => result.vendors.map(toVendor))),
  byId: (vendorId) => portal.call(readVendor, { params: { vendorId } }).pipe(reading(toVendor)),
  saveAddress: (vendorId, address) =>
    portal
      .call(saveVendorAddress, {
        params: { vendorId },
        payload: {
          address_text: address.addressText,
          unit: address.unit,
          notes: address.notes,
          building: address.building,
          city: address.city,
          country_code: address.countryCode,
          latitude: address.coordinates.latitude,
          longitude: address.coordinates.longitude,
          postal_code: address.postalCode,
          street_address: address.streetAddress,
        },
      })
      .pipe(reading(toVendor)),
})
