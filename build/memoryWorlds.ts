import { defaultParameters } from '../service/market/countryParameters.ts'
import { hasHouseNumbers } from '../service/geolocator/gazetteer.ts'
import type { FoundPlace } from '../service/geolocator/geocoder.ts'
import { highestNumber, metresPerNumber } from '../service/geolocator/streetNumbers.ts'
import { demoAddressBook } from '../simulator/demo/demoAddressBook.ts'
import { groundOf, type DemoGround } from '../simulator/demo/demoGround.ts'
import { demoEmail, demoVendors } from '../simulator/demo/demoVendors.ts'
import { demoVouchers } from '../simulator/demo/demoVouchers.ts'
import { demoRiders } from '../simulator/demo/demoRiders.ts'
import { DEMO_PASSWORD, FLAGS_ON } from '../simulator/demo/seedDemo.ts'
import { seedOrders } from '../simulator/demo/seedOrders.ts'
import { toOrder } from '../src/adapters/http/orderWire.ts'
import { toVendor } from '../src/adapters/http/vendorWire.ts'
import { NUMBER, type MemoryStreet } from '../src/adapters/memory/MemoryStreets.ts'
import type { MemoryWorld } from '../src/adapters/memory/memoryWorld.ts'
import type { Place } from '../src/application/ports/Geolocator.ts'
import type { FlagName } from '../src/domain/flags/flagNames.ts'
import type { Deployment } from '../src/domain/market/deployments.ts'
import { at } from '../src/domain/market/zonedTime.ts'

/** Parts that need a service, or of which only orders would survive a reload (ADR 138). */
const NOT_OFFERED: ReadonlySet<FlagName> = new Set([
  'ProofOfDelivery',
  'DelayedCancellation',
  'Helpcenter',
  'AddVendorOutlet',
  'EditVendorOutlet',
  'BulkOrderUpload',
])

/** The flags of pages without a service. */
export const memoryFlags = (): Readonly<Partial<Record<FlagName, boolean>>> =>
  Object.fromEntries(
    [...FLAGS_ON.filter((flag) => !NOT_OFFERED.has(flag)), 'DeactivateSignUpButton'].map((flag) => [flag, true]),
  )

/** A Thursday; the page moves its orders to the present. Orders of two days before it make some history. */
const DAY = '2026-03-12'
const DAYS = 2

/** No street has as many houses, so that its digits stand nowhere else in an address. */
const SAMPLE = '7319'

const ALWAYS_OPEN = '0000:2359'

const placeOf = ({ latitude, longitude, ...found }: FoundPlace): Place => ({
  ...found,
  coordinates: { latitude, longitude },
})

/** The streets and places of the gazetteer, with addresses in the country's own script. */
const streetsOf = ({ rows, geocoder, country }: DemoGround): ReadonlyArray<MemoryStreet> =>
  rows.flatMap((row, index) => {
    const found = (number?: string) => geocoder.placeAt(index, number, country.defaultLocale)
    const [whole, sample] = [found(), found(SAMPLE)]
    if (whole === undefined || sample === undefined) return []
    const names = [...new Set([row.name, row.nameEn, ...row.aliases])].filter((name) => name !== '')
    const street = { names, place: { ...placeOf(whole), id: String(index) } }
    const pattern = sample.formattedAddress.replace(SAMPLE, NUMBER)
    if (!hasHouseNumbers(row) || !pattern.includes(NUMBER)) return [street]
    const { low, high } = row
    return [{ ...street, numbered: { pattern, low, high, highest: highestNumber(row, metresPerNumber(country.code)) } }]
  })

/** The demo data of a deployment, from the same tables as those of the simulator. */
export const memoryWorld = (deployment: Deployment): MemoryWorld => {
  const ground = groundOf(deployment)
  const { country, world, prefix } = ground
  const now = at(DAY, 19, 0, country.timeZone)
  const vendors = demoVendors(ground)
  const { single, parent, outlets, secondParent } = vendors
  const family = [parent, ...outlets, secondParent]
  const riders = demoRiders(ground, now)
  const placed = [...seedOrders(ground, vendors, riders, { now, days: DAYS })].flat()
  const customersOf = (vendor: typeof single): MemoryWorld['customers'][string] =>
    demoAddressBook(ground, vendor, placed, now).map((entry, index) => ({
      id: `${vendor.vendor_id}-customer-${index + 1}`,
      name: entry.name,
      phoneNumber: entry.phone_number,
      coordinates: { latitude: entry.latitude, longitude: entry.longitude },
      address: entry.address,
      notes: entry.notes,
      used: entry.used,
      ...(entry.usedAt !== undefined && { lastUsedAt: entry.usedAt }),
    }))
  return {
    at: now,
    accounts: (
      [
        ['vendor', world.single, [single]],
        ['parent', world.parent, family],
      ] as const
    ).map(([role, { owner }, own]) => ({
      user: {
        id: `${prefix}-${role}`,
        email: demoEmail(role),
        name: owner,
        phoneNumber: own[0].vendor_information.contact.phone,
      },
      password: DEMO_PASSWORD,
      vendorIds: own.map(({ vendor_id: id }) => id),
    })),
    vendors: [single, ...family].map(toVendor),
    orders: placed.map(toOrder(country.currency)),
    customers: Object.fromEntries([single, ...family].map((vendor) => [vendor.vendor_id, customersOf(vendor)])),
    riders: riders
      .slice(0, world.riders.length)
      .map(({ id, name, phoneNumber, vehicle }) => ({ id, name, phoneNumber, vehicle })),
    // Uses are not counted, so that one which is used up is left out.
    vouchers: demoVouchers(ground, now).flatMap(({ offer, used }) => (offer.totalUses === used ? [] : [offer])),
    parameters: { ...defaultParameters(country), serviceHours: ALWAYS_OPEN },
    streets: streetsOf(ground),
  }
}
