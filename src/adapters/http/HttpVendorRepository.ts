import { addOutlet, changeOutlet, type OutletToSave } from '../../../contract/outlets.ts'
import { listVendors, readVendor, saveVendorAddress } from '../../../contract/vendors.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'
import { toVendor } from './vendorWire.ts'

/** OUTLET-14. */
const toOutlet = ({ location, ...point }: CollectionPoint): typeof OutletToSave.Type => ({
  parent_vendor_id: point.parentVendorId,
  client_vendor_id: point.clientVendorId,
  name: point.name,
  phone_number: point.phone,
  users: point.owners,
  address: location.addressText,
  ...location.coordinates,
  unit: location.unit,
  building: location.building,
  street: location.street,
  street_number: location.streetNumber,
  city: location.city,
  postal_code: location.postalCode,
  country_code: location.countryCode,
  rider_instructions: location.riderInstructions,
})

/** API-13 to API-15, API-35, API-36. */
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
  addOutlet: (point, key) =>
    portal.call(addOutlet, { payload: toOutlet(point), key }).pipe(reading(({ result }) => toVendor(result))),
  changeOutlet: (outletId, point) =>
    portal
      .call(changeOutlet, { params: { outletId }, payload: toOutlet(point) })
      .pipe(reading(({ result }) => toVendor(result))),
})
