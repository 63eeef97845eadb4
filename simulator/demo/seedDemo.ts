import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OrderJson } from '../../contract/orders.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { FlagName } from '../../src/domain/flags/flagNames.ts'
import type { Core } from '../../service/core.ts'
import { Problem } from '../../service/base/problems.ts'
import { demoAddressBook } from './demoAddressBook.ts'
import type { DemoGround } from './demoGround.ts'
import { demoRiders } from './demoRiders.ts'
import { demoVouchers } from './demoVouchers.ts'
import { demoEmail, demoVendors, storedVendors } from './demoVendors.ts'
import { seedOrders } from './seedOrders.ts'

export const DEMO_PASSWORD = 'Demo-1234!'

/** Flags that a demo turns on; all others are off. */
export const FLAGS_ON: ReadonlyArray<FlagName> = [
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

/** Turns the flags of a demo on, unless some of the deployment have been set. */
export const turnOnFlags = async ({ settings }: Core['stores'], deployment: DeploymentId): Promise<void> => {
  if (Object.keys(await settings.flags(deployment)).length > 0) return
  await settings.addFlags(deployment, FLAGS_ON)
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
  const stored = storedVendors(ground, vendors, now)
  await stores.vendors.addMany(stored)
  const riders = demoRiders(ground, now)
  await stores.riders.addMany(riders)
  const placed: OrderJson[] = []
  for (const orders of seedOrders(ground, vendors, riders, { now, days })) {
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
