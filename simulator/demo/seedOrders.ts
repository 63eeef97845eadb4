import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { OrderStatus } from '../../src/domain/order/orderStatus.ts'
import { dayOf, plusDays } from '../../src/domain/market/countryDay.ts'
import type { RiderRow } from '../../service/store/riderStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { ACTIVE_AT_OTHERS, ACTIVE_STATUSES } from './activeStatuses.ts'
import { demoCustomers } from './demoCustomers.ts'
import type { DemoGround } from './demoGround.ts'
import { finishedToday, ordersOfDay, underWay, withCodes } from './demoOrders.ts'
import type { DemoVendors } from './demoVendors.ts'

/** A month, so that the overview of the history has data, also that of a parent with its outlets. */
export const DAYS = 30
const PER_DAY = 18
const PER_DAY_AT_OUTLET = 4

/** Orders of the past days and of today up to now, vendor by vendor. */
export function* seedOrders(
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
