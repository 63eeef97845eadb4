import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { dayOf, plusDays } from '../../src/domain/market/zonedTime.ts'
import type { FlagName } from '../../src/domain/flags/flagNames.ts'
import type { Core } from '../../service/core.ts'
import { oneOf, numberBetween, seededRandom } from '../seededRandom.ts'
import { EmbeddedGeocoder } from '../../service/geolocator/embeddedGeocoder.ts'
import { gazetteerOf } from '../../service/geolocator/gazetteer.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { ACTIVE_AT_OTHERS, ACTIVE_STATUSES } from './activeStatuses.ts'
import { demoAddressBook } from './demoAddressBook.ts'
import { demoCustomers } from './demoCustomers.ts'
import { finishedToday, ordersOfDay, underWay, withCodes } from './demoOrders.ts'
import { demoPhone } from './demoPhone.ts'
import { demoVouchers } from './demoVouchers.ts'
import { demoEmail, demoVendors, storedVendors, type DemoGround, type DemoVendors } from './demoVendors.ts'
import type { DemoWorld } from './demoWorld.ts'
import { CZ } from './world/cz.ts'
import { JP } from './world/jp.ts'
import { KW } from './world/kw.ts'
import { PK } from './world/pk.ts'
import { SG } from './world/sg.ts'
import { TH } from './world/th.ts'

export const DEMO_WORLDS: ReadonlyArray<DemoWorld> = [CZ, SG, KW, PK, TH, JP]
export const DEMO_PASSWORD = 'Demo-1234!'

/** Flags that a demo turns on; all others are off. */
const FLAGS_ON: ReadonlyArray<FlagName> = [
  'AddressBook',
  'Voucher',
  'Preorder',
  'ModifyOrder',
  'ProofOfDelivery',
  'DynamicTimeEstimation',
  'DelayedCancellation',
  'DrawDeliveryAreas',
  'Helpcenter',
  'AddVendorOutlet',
  'EditVendorOutlet',
  'BulkOrderUpload',
]

/** A month, so that the overview of the history has data, also that of a parent with its outlets. */
const DAYS = 30
const PER_DAY = 18
const PER_DAY_AT_OUTLET = 4

export const groundOf = (world: DemoWorld): DemoGround => {
  const country = deploymentOf(world.deployment)?.country
  if (country === undefined) throw new Error(`There is no deployment ${world.deployment}`)
  const rows = gazetteerOf(country.code)
  return { world, country, rows, geocoder: new EmbeddedGeocoder(country.code, rows) }
}

/** Enough riders for eight vendors with up to twelve orders under way. */
const RIDERS = 60

/** The riders of the world, and others with the first name of one and the last name of another. */
const namesOfRiders = ({ world: { riders } }: DemoGround): DemoWorld['riders'] => {
  const known = new Set(riders.map(([name]) => name))
  const others = riders.slice(1).flatMap((_, distance) =>
    riders.flatMap(([name, vehicle], index) => {
      const [first = ''] = name.split(' ')
      const [, ...last] = (riders[(index + distance + 1) % riders.length]?.[0] ?? '').split(' ')
      const other = [first, ...last].join(' ')
      return known.has(other) ? [] : [[other, vehicle] as const]
    }),
  )
  return [...riders, ...new Map(others)].slice(0, RIDERS)
}

export const demoRiders = (ground: DemoGround, now: Instant): ReadonlyArray<RiderRow> => {
  const random = seededRandom(`${ground.world.deployment}/riders`)
  return namesOfRiders(ground).map(([name, vehicle], index) => {
    const { low } = oneOf(random, ground.rows)
    return {
      id: `${ground.world.prefix}r${String(index + 1).padStart(2, '0')}`,
      deployment: ground.world.deployment,
      name,
      phoneNumber: demoPhone(ground, `rider/${name}`),
      vehicle,
      latitude: low.latitude + numberBetween(random, -0.001, 0.001),
      longitude: low.longitude + numberBetween(random, -0.001, 0.001),
      locatedAt: now,
    }
  })
}

/** Orders of the past days and of today up to now. */
export const demoOrders = (
  ground: DemoGround,
  vendors: DemoVendors,
  riders: ReadonlyArray<RiderRow>,
  now: Instant,
): ReadonlyArray<OrderJson> => {
  const today = dayOf(now, ground.country.timeZone)
  const past = (days: number) => Array.from({ length: days }, (_, index) => plusDays(today, index - days))
  const known = riders.slice(0, ground.world.riders.length)
  const free = known.values()
  const ordersOf = (vendor: VendorJson, days: number, perDay: number, active: ReadonlyArray<OrderStatus>) => {
    const counter = { ground, vendor, customers: demoCustomers(ground, vendor), riders: known }
    return withCodes(counter, [
      ...past(days).flatMap((day) => ordersOfDay(counter, day, perDay)),
      ...finishedToday(counter, today, now, perDay),
      ...underWay(counter, today, now, active, free),
    ])
  }
  return [
    ...ordersOf(vendors.single, DAYS, PER_DAY, ACTIVE_STATUSES),
    ...[vendors.parent, ...vendors.outlets, vendors.secondParent].flatMap((vendor, index) =>
      ordersOf(vendor, DAYS, PER_DAY_AT_OUTLET, ACTIVE_AT_OTHERS[index] ?? []),
    ),
  ]
}

/**
 * Seeds each demo deployment once per database (SANDBOX-01). The accounts come last and mark a deployment as complete.
 */
export const seedDemo = async (core: Pick<Core, 'stores' | 'clock' | 'passwords' | 'log'>): Promise<void> => {
  const { stores, clock, passwords, log } = core
  let hash: string | undefined
  for (const world of DEMO_WORLDS) {
    await addMissingRiders(core, groundOf(world), clock())
    if ((await stores.accounts.byEmail(world.deployment, demoEmail('closed'))) !== undefined) continue
    if (hash === undefined)
      log.info('demo-seeding', {
        message: `Filling ${DEMO_WORLDS.length} demo deployments with orders of a month; usually 3 to 10 s …`,
      })
    hash ??= await passwords.hash(DEMO_PASSWORD)
    await seedWorld(core, groundOf(world), hash, clock())
    log.info('demo-seeded', { message: `The demo of ${world.deployment} is filled.`, deployment: world.deployment })
  }
}

const addMissingRiders = async ({ stores }: Pick<Core, 'stores'>, ground: DemoGround, now: Instant): Promise<void> => {
  const known = new Set((await stores.riders.ridersOf(ground.world.deployment)).map(({ id }) => id))
  const missing = demoRiders(ground, now).filter(({ id }) => !known.has(id))
  if (missing.length > 0) await stores.riders.addMany(missing)
}

const seedWorld = async (
  { stores }: Pick<Core, 'stores'>,
  ground: DemoGround,
  passwordHash: string,
  now: Instant,
): Promise<void> => {
  const { deployment } = ground.world
  const vendors = demoVendors(ground)
  const stored = storedVendors(deployment, vendors)
  const known = await stores.vendors.byIds(
    deployment,
    stored.map(({ vendor }) => vendor.vendor_id),
  )
  const knownIds = new Set(known.map(({ vendor }) => vendor.vendor_id))
  await stores.vendors.addMany(stored.filter(({ vendor }) => !knownIds.has(vendor.vendor_id)))

  const riders = await stores.riders.ridersOf(deployment)
  const vendorIds = stored.map(({ vendor }) => vendor.vendor_id)
  const { documents } = await stores.orders.list({ deployment, vendorIds, count: 1, scheduled: false })
  const orders = demoOrders(ground, vendors, riders, now)
  if (documents.length === 0) await stores.orders.insertMany(deployment, orders)
  for (const { vendor } of stored)
    await stores.customers.addMany(deployment, vendor.vendor_id, demoAddressBook(ground, vendor, orders, now))
  for (const { offer, used } of demoVouchers(ground, now)) await stores.vouchers.save(deployment, offer, used)
  for (const { code, vendor } of vendors.unclaimed)
    await stores.registrations.addVendorCode(deployment, code, vendor.vendor_id)
  for (const flag of FLAGS_ON) await stores.settings.setFlag(deployment, flag, true)

  const { single, newcomer, closed, parent, outlets, secondParent } = vendors
  const family = [parent, ...outlets, secondParent]
  const { world } = ground
  for (const [role, { owner }, own] of [
    ['vendor', world.single, [single]],
    ['parent', world.parent, family],
    ['new', world.newcomer, [newcomer]],
    ['closed', world.closed, [closed]],
  ] as const) {
    const email = demoEmail(role)
    if ((await stores.accounts.byEmail(deployment, email)) !== undefined) continue
    await stores.accounts.add(
      {
        id: `${world.prefix}-${role}`,
        deployment,
        email,
        name: owner,
        phoneNumber: own[0]?.vendor_information.contact.phone ?? '',
        mayManageOutlets: role === 'parent',
        vendorIds: own.map(({ vendor_id }) => vendor_id),
      },
      passwordHash,
    )
  }
}
