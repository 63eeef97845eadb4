import { joinAddress } from '../../src/domain/address/address.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/address/coordinates.ts'
import { isDeliverable } from '../delivery/deliveryArea.ts'
import { numberBetween, oneOf, seededRandom } from '../dispatch/seededRandom.ts'
import type { VendorJson } from '../store/stores.ts'
import { demoPhone } from './demoPhone.ts'
import type { DemoGround } from './demoVendors.ts'

export interface DemoCustomer {
  readonly name: string
  readonly phoneNumber: string
  /** Comma-joined unit, building and text (ADDR-16). */
  readonly address: string
  readonly place: Coordinates
}

const NEAR_M = 400
const FAR_M = 5_500

/** Where the vendor is; the new one is nowhere yet and has no customers. */
export const vendorPlace = ({ vendor_information: { location } }: VendorJson): Coordinates | undefined =>
  location.latitude === null || location.longitude === null
    ? undefined
    : { latitude: location.latitude, longitude: location.longitude }

/** The regular customers of a vendor: they live at addresses the geolocator knows, where it delivers. */
export const demoCustomers = (ground: DemoGround, vendor: VendorJson): ReadonlyArray<DemoCustomer> => {
  const { world, country, rows, geocoder } = ground
  const from = vendorPlace(vendor)
  if (from === undefined) return []
  const random = seededRandom(`${vendor.vendor_id}/customers`)
  const streets = [...rows.entries()].filter(([, row]) => {
    const metres = distanceInMetres(from, row.low)
    return row.kind === 'street' && metres > NEAR_M && metres < FAR_M
  })
  return world.customers.map((name) => {
    for (;;) {
      const [row] = oneOf(random, streets)
      const place = geocoder.placeAt(row, String(Math.round(numberBetween(random, 1, 60))), country.defaultLocale)
      const reach = { country: country.code, vendorLocation: from, areas: vendor.delivery_areas }
      const unit = random() < 0.6 || country.unitRequired ? oneOf(random, world.units) : ''
      const building = random() < 0.2 ? oneOf(random, world.buildings) : ''
      if (place === undefined || !isDeliverable(reach, place)) continue
      return {
        name,
        phoneNumber: demoPhone(ground, `${vendor.vendor_id}/${name}`),
        address: joinAddress({ unit, building, text: place.formattedAddress }),
        place: { latitude: place.latitude, longitude: place.longitude },
      }
    }
  })
}
