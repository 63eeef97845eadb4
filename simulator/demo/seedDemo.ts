import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderJson } from '../../contract/orders.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { dayOf, plusDays } from '../../src/domain/market/zonedTime.ts'
import type { FlagName } from '../../src/domain/flags/flagNames.ts'
import type { Core } from '../../service/core.ts'
import { Problem } from '../../service/base/problems.ts'
import { between } from '../../service/geolocator/streetNumbers.ts'
import { oneOf, seededRandom } from '../seededRandom.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { ACTIVE_AT_OTHERS, ACTIVE_STATUSES } from './activeStatuses.ts'
import { demoAddressBook } from './demoAddressBook.ts'
import { demoCustomers, vendorPlace } from './demoCustomers.ts'
import { streetsAround, type DemoGround } from './demoGround.ts'
import { finishedToday, ordersOfDay, underWay, withCodes } from './demoOrders.ts'
import { demoPhone } from './demoPhone.ts'
import { demoVouchers } from './demoVouchers.ts'
import { demoEmail, demoVendors, storedVendors, type DemoVendors } from './demoVendors.ts'
import type { DemoWorld } from './demoWorld.ts'

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

const LAST_ROLE = 'closed'

/** A month, so that the overview of the history has data, also that of a parent with its outlets. */
export const DAYS = 30
const PER_DAY = 18
const PER_DAY_AT_OUTLET = 4

/** Enough riders for eight vendors with up to twelve orders under way. */
const RIDERS = 60

/** The first half of a name, the space (empty in Chinese and Korean names), and the second half. */
const halvesOf = (name: string): readonly [first: string, between: string, last: string] => {
  const space = name.indexOf(' ')
  return space < 0 ? [name.slice(0, 1), '', name.slice(1)] : [name.slice(0, space), ' ', name.slice(space + 1)]
}

/** The riders of the world, and others with the first half of one name and the second of another. */
const namesOfRiders = ({ world: { riders } }: DemoGround): DemoWorld['riders'] => {
  const known = new Set(riders.map(([name]) => name))
  const others = riders.slice(1).flatMap((_, distance) =>
    riders.flatMap(([name, vehicle], index) => {
      const [first, space] = halvesOf(name)
      const [, , last] = halvesOf(riders[(index + distance + 1) % riders.length]?.[0] ?? '')
      const other = `${first}${space}${last}`
      return known.has(other) ? [] : [[other, vehicle] as const]
    }),
  )
  return [...riders, ...new Map(others)].slice(0, RIDERS)
}

/** Riders on the streets around the single vendor. */
export const demoRiders = (ground: DemoGround, now: Instant): ReadonlyArray<RiderRow> => {
  const { deployment, prefix } = ground
  const random = seededRandom(`${deployment}/riders`)
  const centre = vendorPlace(demoVendors(ground).single)
  const streets = centre === undefined ? [] : streetsAround(ground, centre, 0)
  return namesOfRiders(ground).map(([name, vehicle], index) => {
    const [, { low, high }] = oneOf(random, streets)
    return {
      id: `${prefix}r${String(index + 1).padStart(2, '0')}`,
      deployment,
      name,
      phoneNumber: demoPhone(ground, `rider/${name}`),
      vehicle,
      ...between(low, high, random()),
      locatedAt: now,
    }
  })
}

/** Turns the flags of a demo on, unless some of the deployment have been set. */
export const turnOnFlags = async ({ settings }: Core['stores'], deployment: DeploymentId): Promise<void> => {
  if (Object.keys(await settings.flags(deployment)).length > 0) return
  await settings.addFlags(deployment, FLAGS_ON)
}

/** Orders of the past days and of today up to now, vendor by vendor. */
export function* demoOrders(
  ground: DemoGround,
  vendors: DemoVendors,
  riders: ReadonlyArray<RiderRow>,
  { now, days }: { readonly now: Instant; readonly days: number },
): Generator<ReadonlyArray<OrderJson>> {
  const today = dayOf(now, ground.country.timeZone)
  const past = Array.from({ length: days }, (_, index) => plusDays(today, index - days))
  const known = riders.slice(0, ground.world.riders.length)
  const free = known.values()
  const ordersOf = (vendor: VendorJson, perDay: number, active: ReadonlyArray<OrderStatus>) => {
    const counter = { ground, vendor, customers: demoCustomers(ground, vendor), riders: known }
    return withCodes(counter, [
      ...past.flatMap((day) => ordersOfDay(counter, day, perDay)),
      ...finishedToday(counter, today, now, perDay),
      ...underWay(counter, today, now, active, free),
    ])
  }
  yield ordersOf(vendors.single, PER_DAY, ACTIVE_STATUSES)
  for (const [index, vendor] of [vendors.parent, ...vendors.outlets, vendors.secondParent].entries())
    yield ordersOf(vendor, PER_DAY_AT_OUTLET, ACTIVE_AT_OTHERS[index] ?? [])
}

const RETRY_SECONDS = 5

/** The answer to a call whose demo is not filled because the service stops. */
export const stopping = (): Problem => new Problem('UNAVAILABLE', { message: 'The service is stopping' }, RETRY_SECONDS)

interface Seeding {
  readonly passwordHash: string
  readonly now: Instant
  /** The number of past days that get orders. */
  readonly days: number
  readonly isStopping: () => boolean
}

/**
 * Adds the demo of a deployment, or what is missing of it: what exists stays. The accounts come last; the last of them
 * marks the demo as complete. Pauses after the orders of each vendor, so that other requests are answered meanwhile, and
 * ends there with a problem if the service stops.
 */
export const seedWorld = async (
  { stores }: Pick<Core, 'stores'>,
  ground: DemoGround,
  { passwordHash, now, days, isStopping }: Seeding,
): Promise<void> => {
  const { deployment, world, prefix } = ground
  const vendors = demoVendors(ground)
  const stored = storedVendors(deployment, vendors)
  await stores.vendors.addMany(stored)
  const riders = demoRiders(ground, now)
  await stores.riders.addMany(riders)
  const placed: OrderJson[] = []
  for (const orders of demoOrders(ground, vendors, riders, { now, days })) {
    await stores.orders.insertMany(deployment, orders)
    placed.push(...orders)
    await nextTurn()
    if (isStopping()) throw stopping()
  }
  for (const { vendor } of stored)
    await stores.customers.addMany(deployment, vendor.vendor_id, demoAddressBook(ground, vendor, placed, now))
  for (const { offer, used } of demoVouchers(ground, now)) await stores.vouchers.add(deployment, offer, used)
  for (const { code, vendor } of vendors.unclaimed)
    await stores.registrations.addVendorCode(deployment, code, vendor.vendor_id)
  await turnOnFlags(stores, deployment)

  const { single, newcomer, closed, parent, outlets, secondParent } = vendors
  for (const [role, { owner }, own] of [
    ['vendor', world.single, [single]],
    ['parent', world.parent, [parent, ...outlets, secondParent]],
    ['new', world.newcomer, [newcomer]],
    [LAST_ROLE, world.closed, [closed]],
  ] as const)
    await stores.accounts.add(
      {
        id: `${prefix}-${role}`,
        deployment,
        email: demoEmail(role),
        name: owner,
        phoneNumber: own[0]?.vendor_information.contact.phone ?? '',
        mayManageOutlets: role === 'parent',
        vendorIds: own.map(({ vendor_id }) => vendor_id),
      },
      passwordHash,
    )
}

/** Whether the demo of the deployment is complete. */
export const isSeeded = async ({ stores }: Pick<Core, 'stores'>, deployment: DeploymentId): Promise<boolean> =>
  (await stores.accounts.byEmail(deployment, demoEmail(LAST_ROLE))) !== undefined
