import { Effect } from 'effect'
import { addOutlet, changeOutlet, type OutletToSave } from '../../../contract/outlets.ts'
import { listVendors } from '../../../contract/vendors.ts'
import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import type { VendorRepositoryPort } from '../../application/ports/VendorRepository.ts'
import type { CollectionPoint } from '../../domain/vendor/collectionPointToSave.ts'
import type { Vendor } from '../../domain/vendor/vendor.ts'
import type { PortalHttp } from './PortalHttp.ts'
import { mapAnswer } from './PortalTransport.ts'
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

const isAddedAs = (vendor: Vendor, { parentVendorId, clientVendorId }: CollectionPoint): boolean =>
  vendor.parentVendorId === parentVendorId && vendor.clientVendorId === clientVendorId

/** The answered outlet; a back end may answer with nothing, then the one among all vendors. */
const orListed = <E>(
  portal: PortalHttp,
  saving: Effect.Effect<(typeof addOutlet)['answer']['Type'], E>,
  isSaved: (vendor: Vendor) => boolean,
): Effect.Effect<Vendor, E | ServiceFailure> =>
  Effect.flatMap(saving, ({ result }) =>
    result === undefined
      ? portal.call(listVendors, {}).pipe(
          mapAnswer((listed) => {
            const saved = listed.result.vendors.map(toVendor).find(isSaved)
            if (saved === undefined) throw new TypeError('The saved outlet is not among the vendors')
            return saved
          }),
        )
      : Effect.succeed(result).pipe(mapAnswer(toVendor)),
  )

/** Implements API-35 and API-36. */
export const makeHttpOutlets = (portal: PortalHttp): Pick<VendorRepositoryPort, 'addOutlet' | 'changeOutlet'> => ({
  addOutlet: (point, key) =>
    orListed(portal, portal.call(addOutlet, { payload: toOutlet(point), key }), (vendor) => isAddedAs(vendor, point)),
  changeOutlet: (outletId, point) =>
    orListed(
      portal,
      portal.call(changeOutlet, { params: { outletId }, payload: toOutlet(point) }),
      ({ id }) => id === outletId,
    ),
})
