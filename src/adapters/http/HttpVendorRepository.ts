import { listVendors, readVendor } from '../../../contract/vendors.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { reading } from './PortalTransport.ts'
import { toVendor } from './vendorWire.ts'

/** API-13, API-14. */
export const makeHttpVendorRepository = (portal: PortalHttp): VendorRepositoryPort => ({
  all: portal.call(listVendors, {}).pipe(reading(({ result }) => result.vendors.map(toVendor))),
  byId: (vendorId) => portal.call(readVendor, { params: { vendorId } }).pipe(reading(toVendor)),
})
