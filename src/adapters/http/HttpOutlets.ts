import { addOutlet, changeOutlet, type OutletToSave } from '../../../contract/outlets.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'
import { toVendor } from './vendorWire.ts'

/** Maps a collection point to the API (OUTLET-14). */
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

/** Implements API-35 and API-36. */
export const makeHttpOutlets = (portal: PortalHttp): Pick<VendorRepositoryPort, 'addOutlet' | 'changeOutlet'> => ({
  addOutlet: (point, key) =>
    portal.call(addOutlet, { payload: toOutlet(point), key }).pipe(reading(({ result }) => toVendor(result))),
  changeOutlet: (outletId, point) =>
    portal
      .call(changeOutlet, { params: { outletId }, payload: toOutlet(point) })
      .pipe(reading(({ result }) => toVendor(result))),
})
