import { Effect } from 'effect'
import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { lazyPort } from '../../application/lateCode/lazyPort.ts'
import { listVendors, readVendor, saveVendorAddress } from '../../../contract/vendors.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'
import { toVendor } from './vendorWire.ts'

/**
 * Implements API-13 to API-15, API-35 and API-36. The code for saving outlets is loaded lazily, because few users need
 * it.
 */
export const makeHttpVendorRepository = (portal: PortalHttp): VendorRepositoryPort => {
  const { addOutlet, changeOutlet } = lazyPort(async () =>
    (await fetchCode(() => import('./HttpOutlets.ts'))).makeHttpOutlets(portal),
  )
  const byId: VendorRepositoryPort['byId'] = (vendorId) =>
    portal.call(readVendor, { params: { vendorId } }).pipe(mapAnswer(toVendor))
  return {
    all: portal.call(listVendors, {}).pipe(mapAnswer(({ result }) => result.vendors.map(toVendor))),
    byId,
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
        .pipe(
          mapAnswer((saved) => ('vendor_id' in saved ? toVendor(saved) : undefined)),
          Effect.flatMap((saved) => (saved ? Effect.succeed(saved) : byId(vendorId))),
        ),
    addOutlet,
    changeOutlet,
  }
}
