import type { OrderJson } from '../../contract/orders.ts'
import { DAY, instantAt, latest, type Instant } from '../../src/domain/instant.ts'
import { instantOf } from '../../service/base/wireTime.ts'
import { numberBetween, pickOne, seededRandom } from '../seededRandom.ts'
import type { CustomerStore } from '../../service/store/customerStore.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { demoCustomers, customersElsewhere, type DemoCustomer } from './demoCustomers.ts'
import type { DemoGround } from './demoGround.ts'

type Entry = Parameters<CustomerStore['addMany']>[2][number]

const MAX_BEFORE = 12
/** The range of days since the last order of customers without an order this week. */
const DAYS_AGO = [8, 40] as const

const keyOf = (phoneNumber: string, address: string): string => `${phoneNumber} ${address}`

/**
 * The saved customers of a vendor: all customers of its past orders, with matching numbers and times of use, some of
 * them also at a second address. Empty for a vendor without a location.
 */
export const demoAddressBook = (
  ground: DemoGround,
  vendor: VendorJson,
  orders: ReadonlyArray<OrderJson>,
  now: Instant,
): ReadonlyArray<Entry> => {
  const random = seededRandom(`${vendor.vendor_id}/address-book`)
  const moments = new Map<string, ReadonlyArray<Instant>>()
  for (const { vendor_id: id, customer, created_at } of orders) {
    if (id !== vendor.vendor_id) continue
    const key = keyOf(customer.phone_number, customer.location.address)
    moments.set(key, [...(moments.get(key) ?? []), instantOf(created_at)])
  }
  const entryOf = ({ name, phoneNumber, address, place }: DemoCustomer): Entry => {
    const lately = moments.get(keyOf(phoneNumber, address)) ?? []
    const before = Math.floor(random() * MAX_BEFORE)
    const longAgo = instantAt(Math.round(now - numberBetween(random, ...DAYS_AGO) * DAY))
    const note = random() < 0.35 ? pickOne(random, ground.world.notes) : ''
    const used = lately.length + before
    return {
      name,
      phone_number: phoneNumber,
      address,
      ...place,
      notes: note,
      used,
      usedAt: used === 0 ? undefined : latest(longAgo, ...lately),
    }
  }
  return [...demoCustomers(ground, vendor), ...customersElsewhere(ground, vendor)].map(entryOf)
}
