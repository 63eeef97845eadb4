import { joinAddress } from '../../src/domain/address/address.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import { isDeliverable } from '../../service/delivery/deliveryArea.ts'
import { metresPerNumber } from '../../service/geolocator/streetNumbers.ts'
import { numberBetween, pickOne, seededRandom, type Random } from '../seededRandom.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { streetsAround, type DemoGround } from './demoGround.ts'
import { demoPhone } from './demoPhone.ts'

export interface DemoCustomer {
  readonly name: string
  readonly phoneNumber: string
  /** Unit, building and text, joined by commas (ADDR-16). */
  readonly address: string
  readonly place: Coordinates
}

const NEAR_M = 400
/** People live within so many metres of the beginning of a street. */
const ALONG_STREET_M = 360

/** The vendor's location; `undefined` for the new vendor, which has neither location nor customers. */
export const vendorPlace = ({ vendor_information: { location } }: VendorJson): Coordinates | undefined =>
  location.latitude === null || location.longitude === null
    ? undefined
    : { latitude: location.latitude, longitude: location.longitude }

interface Home {
  readonly address: string
  readonly place: Coordinates
}

/** Draws addresses that the geocoder knows, within the vendor's delivery area. */
const homesAround = (ground: DemoGround, vendor: VendorJson, from: Coordinates, random: Random): (() => Home) => {
  const { world, country, geocoder } = ground
  const reach = { country: country.code, vendorLocation: from, areas: vendor.delivery_areas }
  const streets = streetsAround(ground, from, NEAR_M)
  const highest = ALONG_STREET_M / metresPerNumber(country.code)
  return () => {
    for (;;) {
      const [row] = pickOne(random, streets)
      const place = geocoder.placeAt(row, String(Math.round(numberBetween(random, 1, highest))), country.defaultLocale)
      const unit = random() < 0.6 || country.unitRequired ? pickOne(random, world.units) : ''
      const building = random() < 0.2 ? pickOne(random, world.buildings) : ''
      if (place === undefined || !isDeliverable(reach, place)) continue
      return {
        address: joinAddress({ unit, building, text: place.formattedAddress }),
        place: { latitude: place.latitude, longitude: place.longitude },
      }
    }
  }
}

const customersAt = (ground: DemoGround, vendor: VendorJson, seed: string, names: ReadonlyArray<string>) => {
  const from = vendorPlace(vendor)
  if (from === undefined) return []
  const home = homesAround(ground, vendor, from, seededRandom(`${vendor.vendor_id}/${seed}`))
  return names.map((name): DemoCustomer => ({
    name,
    phoneNumber: demoPhone(ground, `${vendor.vendor_id}/${name}`),
    ...home(),
  }))
}

/** The regular customers of a vendor, at home. */
export const demoCustomers = (ground: DemoGround, vendor: VendorJson): ReadonlyArray<DemoCustomer> =>
  customersAt(ground, vendor, 'customers', ground.world.customers)

const EVERY_THIRD = 3

/** Some of the same customers at other addresses, such as work. */
export const customersElsewhere = (ground: DemoGround, vendor: VendorJson): ReadonlyArray<DemoCustomer> =>
  customersAt(
    ground,
    vendor,
    'elsewhere',
    ground.world.customers.filter((_, index) => index % EVERY_THIRD === 0),
  )
