import { areaAround } from '../../service/delivery/areaAround.ts'
import type { FoundPlace } from '../../service/geolocator/geocoder.ts'
import { newVendor } from '../../service/vendor/newVendor.ts'
import type { StoredVendor, VendorJson } from '../../service/store/vendorStore.ts'
import { HOUR, MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import { hhmm } from '../../src/domain/market/countryClock.ts'
import type { DemoGround } from './demoGround.ts'
import { demoPhone } from './demoPhone.ts'
import type { DemoShop } from './demoWorld.ts'

/** The place of a shop; throws if its street is not in the gazetteer. */
const placeOf = ({ rows, geocoder, country, deployment }: DemoGround, shop: DemoShop): FoundPlace => {
  const row = rows.findIndex(({ kind, name }) => kind === 'street' && name === shop.street)
  const place = geocoder.placeAt(row, shop.number, country.defaultLocale)
  if (place === undefined) throw new Error(`${deployment}: no street ${shop.street} for ${shop.name}`)
  return place
}

/** The e-mail address of a demo account. */
export const demoEmail = (role: string): string => `${role}@demo.test`

const withoutLocation = (ground: DemoGround, id: string, name: string, owners: ReadonlyArray<string>): VendorJson =>
  newVendor({ id, name, owners, phone: demoPhone(ground, id) }, ground.country)

/** The instructions for riders at a shop's address. */
const instructionsAt = ({ world }: DemoGround, { street }: DemoShop): string => {
  const shops = [world.single, world.parent, ...world.outlets, world.secondParent, world.closed]
  const { riderInstructions: all } = world
  return all[shops.findIndex((shop) => shop.street === street) % all.length] ?? ''
}

const shopAt = (ground: DemoGround, id: string, shop: DemoShop, owners: ReadonlyArray<string>): VendorJson => {
  const place = placeOf(ground, shop)
  const bare = withoutLocation(ground, id, shop.name, owners)
  return {
    ...bare,
    client_vendor_id: `POS-${id.toUpperCase()}`,
    offers_age_validation: true,
    flags: { payment_methods: { ...bare.flags.payment_methods, NONE: true } },
    vendor_information: {
      ...bare.vendor_information,
      location: {
        address_text: place.formattedAddress,
        building: '',
        unit: shop.unit ?? '',
        city: place.city,
        country_code: ground.country.code,
        latitude: place.latitude,
        longitude: place.longitude,
        postal_code: place.postalCode,
        street: place.street,
        street_number: place.streetNumber,
        rider_instructions: instructionsAt(ground, shop),
      },
    },
    delivery_areas: [areaAround(place, ground.country)],
  }
}

export interface DemoVendors {
  readonly single: VendorJson
  readonly newcomer: VendorJson
  readonly closed: VendorJson
  /** Vendors without an account, each waiting for a registration with its code (OP-54). */
  readonly unclaimed: ReadonlyArray<{ readonly code: string; readonly vendor: VendorJson }>
  readonly parent: VendorJson
  readonly outlets: ReadonlyArray<VendorJson>
  readonly secondParent: VendorJson
}

/** The vendors of the four accounts (SANDBOX-01). */
export const demoVendors = (ground: DemoGround): DemoVendors => {
  const { world, prefix } = ground
  const id = (number: number) => `${prefix}${number}`
  const outlets = world.outlets.map((shop, index) => ({
    ...shopAt(ground, id(2001 + index), shop, [demoEmail('parent'), demoEmail(id(2001 + index))]),
    parent_vendor_id: id(2000),
    manage_outlets: true,
  }))
  const parentOf = (number: number, shop: DemoShop, own: ReadonlyArray<VendorJson>): VendorJson => ({
    ...shopAt(ground, id(number), shop, [demoEmail('parent')]),
    is_parent: true,
    manage_outlets: true,
    outlets: own.map(({ vendor_id, name }) => ({ vendor_id, name })),
  })
  return {
    single: shopAt(ground, id(1001), world.single, [demoEmail('vendor')]),
    newcomer: withoutLocation(ground, id(1002), world.newcomer.name, [demoEmail('new')]),
    closed: shopAt(ground, id(1003), world.closed, [demoEmail('closed')]),
    unclaimed: [1004, 1005].map((number, index) => {
      const beside = world.outlets[index] ?? world.single
      const shop = { ...beside, name: `${world.newcomer.name} – ${beside.street}` }
      return { code: `OPEN-${number}`, vendor: shopAt(ground, id(number), shop, [demoEmail('new')]) }
    }),
    parent: parentOf(2000, world.parent, outlets),
    outlets,
    secondParent: parentOf(3000, world.secondParent, []),
  }
}

/** The service hours of the closed shop: two minutes of a day, twelve hours away. */
const shortHours = ({ country }: DemoGround, now: Instant): string =>
  [0, MINUTE]
    .map((later) => hhmm(plus(now, 12 * HOUR + later), country.timeZone))
    .map((time) => String(time).padStart(4, '0'))
    .join(':')

/** All vendors in their stored form. */
export const storedVendors = (ground: DemoGround, vendors: DemoVendors, now: Instant): ReadonlyArray<StoredVendor> => {
  const { deployment } = ground
  const { single, newcomer, closed, unclaimed, parent, outlets, secondParent } = vendors
  const waiting = unclaimed.map(({ vendor }) => vendor)
  return [
    ...[single, newcomer, ...waiting, parent, ...outlets, secondParent].map((vendor) => ({ deployment, vendor })),
    { deployment, vendor: { ...closed, service_hours: shortHours(ground, now) } },
  ]
}
