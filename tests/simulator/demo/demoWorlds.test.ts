import { describe, expect, it } from 'vitest'
import type { OrderJson } from '../../../contract/orders.ts'
import { isDeliverable } from '../../../service/delivery/deliveryArea.ts'
import { demoAddressBook } from '../../../simulator/demo/demoAddressBook.ts'
import { vendorPlace } from '../../../simulator/demo/demoCustomers.ts'
import { groundOf, type DemoGround } from '../../../simulator/demo/demoGround.ts'
import { demoVendors, storedVendors } from '../../../simulator/demo/demoVendors.ts'
import { demoRiders } from '../../../simulator/demo/demoRiders.ts'
import { DAYS, seedOrders } from '../../../simulator/demo/seedOrders.ts'
import { instantOf } from '../../../service/base/wireTime.ts'
import { instantAt, MINUTE, plus, SECOND, type Instant } from '../../../src/domain/instant.ts'
import { dayOf, startOfDay } from '../../../src/domain/market/countryDay.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import { plusDays } from '../../../src/domain/market/countryDay.ts'
import { isRiderAssigned } from '../../../src/domain/order/riderAssignment.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import { isFinished, readStatus } from '../../../src/domain/order/orderStatus.ts'
import { listsOf, TRACKING_LISTS } from '../../../src/domain/order/trackingLists.ts'
import { NOON } from '../../support/serviceInProcess.ts'

/** Just after midnight in Prague, noon there, and just before midnight: the demo may be started at any time. */
const MOMENTS = [Date.parse('2026-03-11T23:07:00Z'), NOON, Date.parse('2026-03-12T22:55:00Z')]

const asRead = (order: OrderJson): Order => ({
  id: order.order_id,
  code: order.code ?? '',
  vendorId: order.vendor_id,
  status: readStatus(order.status),
  statusHistory: order.status_history.map((step) => ({
    status: readStatus(step.status),
    createdAt: instantOf(step.created_at),
  })),
  createdAt: instantOf(order.created_at),
  updatedAt: instantOf(order.updated_at),
  ...(order.preordered_for && { preorderedFor: instantOf(order.preordered_for) }),
  customer: { name: '', phoneNumber: '', location: { address: '', latitude: 0, longitude: 0, notes: '' } },
  order: { paymentMethod: order.order.payment_method, description: '', coldBagNeeded: false },
  deliveryFee: { minor: 0, currency: 'CZK' },
  ageValidationRequired: false,
})

const seeded = (ground: DemoGround, now: Instant) => {
  const vendors = demoVendors(ground)
  const riders = demoRiders(ground, now)
  return { vendors, orders: [...seedOrders(ground, vendors, riders, { now, days: DAYS })].flat() }
}

/** Months of orders take long to make, so that three of the 33 stand for all: `demoOfEachCountry.test.ts` looks at each. */
const DEEP = [
  { id: 'dobrego-cz', busyDays: [5, 6] },
  { id: 'qamarly-kw', busyDays: [4, 5] },
  { id: 'llevaro-ar', busyDays: [5, 6] },
]

describe.each(DEEP.map(({ id, busyDays }) => ({ id, busyDays, ground: groundOf(deploymentOf(id)!) })))(
  'the demo of $id',
  ({ ground, busyDays }) => {
    const { vendors, orders } = seeded(ground, NOON)
    const { country, world } = ground

    it('has vendors with the delivery radius that the pages state, and customers inside it (API-21, OP-73, FAQ-05)', () => {
      const reaches = new Map(
        storedVendors(ground, vendors, NOON).flatMap(({ vendor }) => {
          const vendorLocation = vendorPlace(vendor)
          const reach = { country: country.code, areas: vendor.delivery_areas }
          return vendorLocation === undefined ? [] : [[vendor.vendor_id, { ...reach, vendorLocation }] as const]
        }),
      )
      expect(reaches.size).toBe(11)
      for (const { vendor_id: id, customer } of orders)
        expect(isDeliverable(reaches.get(id)!, customer.location)).toBe(true)
      for (const reach of reaches.values()) {
        const degrees = country.deliveryDistanceKm / 111.195
        const { vendorLocation: place } = reach
        const north = { ...place, latitude: place.latitude + degrees }
        const far = { ...place, latitude: place.latitude + 1.03 * degrees }
        expect([isDeliverable(reach, north), isDeliverable(reach, far)]).toEqual([true, false])
      }
    })

    it('has no code twice among the orders that one screen may show: those of three days', () => {
      const days = new Map<string, Array<string>>()
      for (const { vendor_id: vendorId, code, created_at: createdAt } of orders) {
        const day = dayOf(instantOf(createdAt), country.timeZone)
        for (const near of [day, plusDays(day, 1), plusDays(day, 2)])
          days.set(`${vendorId} ${near}`, [...(days.get(`${vendorId} ${near}`) ?? []), code ?? ''])
      }
      const twice = [...days.values()].filter((codes) => new Set(codes).size < codes.length)
      expect([days.size > 100, twice]).toEqual([true, []])
    })

    it('has about eighteen orders a day for a month, more on the evening before the weekend and on its first day (TRACK-08)', () => {
      const perDay = new Map<string, number>()
      for (const order of orders.filter(({ vendor_id: id }) => id === vendors.single.vendor_id)) {
        const day = dayOf(instantOf(order.created_at), country.timeZone)
        perDay.set(day, (perDay.get(day) ?? 0) + 1)
      }
      const past = [...perDay].filter(([day]) => day < dayOf(NOON, country.timeZone))
      expect(past).toHaveLength(30)
      const [busy, quiet] = [true, false].map((isBusy) => {
        const days = past.filter(([day]) => busyDays.includes(new Date(day).getUTCDay()) === isBusy)
        const counts = days.map(([, count]) => count)
        return counts.reduce((sum, count) => sum + count, 0) / counts.length
      })
      expect(quiet).toBeGreaterThan(13)
      expect(quiet).toBeLessThan(23)
      expect(busy).toBeGreaterThan(quiet ?? 0)
    })

    it('has status histories in chronological order that end with the order’s status and rider (TRACK-09)', () => {
      for (const order of orders) {
        const read = asRead(order)
        const moments = read.statusHistory.map(({ createdAt }) => createdAt)
        expect(moments).toEqual(moments.toSorted((a, b) => a - b))
        expect(read.statusHistory.at(-1)?.status).toBe(read.status)
        expect([read.createdAt, read.updatedAt]).toEqual([moments[0], moments.at(-1)])
        expect(order.rider !== null).toBe(isRiderAssigned(read))
        expect(order.cancel_reason !== undefined).toBe(order.status === 'CANCELLED')
      }
    })

    it('has the rare cases: notes, cold bags, vouchers, every payment method and every final status (VOUCH-07)', () => {
      expect(orders.some(({ customer }) => customer.location.notes !== '')).toBe(true)
      expect(orders.some(({ order }) => order.cold_bag_needed)).toBe(true)
      expect(orders.some(({ voucher }) => voucher?.type === 'PERCENTAGE')).toBe(true)
      expect(new Set(orders.map(({ order }) => order.payment_method)).size).toBe(3)
      const ends = new Set(orders.map(({ status }) => status).filter((status) => isFinished(readStatus(status))))
      for (const end of ['DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'STALLED']) expect(ends).toContain(end)
    })

    it('has at most one order per rider at a time, and free riders (TRACK-09)', () => {
      const busy = orders
        .filter(({ status, rider }) => rider && !isFinished(readStatus(status)))
        .map(({ rider }) => rider?.phone_number)
      expect(busy.length).toBeGreaterThan(6)
      expect(new Set(busy).size).toBe(busy.length)
      expect(busy.length).toBeLessThan(world.riders.length - 1)
    })

    it('has an address book of its customers, some with notes, some with two addresses (API-11, ENT-08)', () => {
      const own = orders.filter(({ vendor_id: id }) => id === vendors.single.vendor_id)
      const book = demoAddressBook(ground, vendors.single, orders, NOON)
      expect(book.length).toBeGreaterThanOrEqual(30)
      expect(book.length).toBeLessThanOrEqual(60)
      const saved = new Map(book.map((entry) => [`${entry.phone_number} ${entry.address}`, entry]))
      for (const { customer } of own) {
        const { address, latitude, longitude } = customer.location
        expect(saved.get(`${customer.phone_number} ${address}`)).toMatchObject({
          name: customer.name,
          latitude,
          longitude,
        })
      }
      const times = own.filter(({ customer }) => customer.phone_number === own[0]?.customer.phone_number).length
      expect(book.find((entry) => entry.phone_number === own[0]?.customer.phone_number)?.used).toBeGreaterThanOrEqual(
        times,
      )
      const numbers = book.map((entry) => entry.phone_number)
      expect(new Set(numbers).size).toBeLessThan(numbers.length)
      expect(book.some(({ notes }) => notes !== '')).toBe(true)
      expect(book.every(({ usedAt }) => usedAt === undefined || usedAt <= NOON)).toBe(true)
      expect(demoAddressBook(ground, vendors.newcomer, orders, NOON)).toEqual([])
    })

    it.each(MOMENTS)(
      'has something in every list of today, and two scheduled ones, whenever it starts: %d (TRACK-01, STATUS-07, STATUS-08, STATUS-09)',
      (now) => {
        const started = seeded(ground, instantAt(now))
        const own = started.orders.filter(({ vendor_id: id }) => id === started.vendors.single.vendor_id).map(asRead)
        const today = own.filter(({ createdAt }) => createdAt >= startOfDay(instantAt(now), country.timeZone))
        const counts = TRACKING_LISTS.map(
          (list) => today.filter((order) => listsOf(order, instantAt(now)).includes(list)).length,
        )
        for (const count of counts) expect(count).toBeGreaterThan(0)
        expect(today.filter((order) => listsOf(order, instantAt(now)).includes('scheduled'))).toHaveLength(2)
        expect(started.orders.every((order) => instantOf(order.updated_at) <= now)).toBe(true)
        for (const vendor of [started.vendors.parent, ...started.vendors.outlets, started.vendors.secondParent]) {
          expect(started.orders.some(({ vendor_id: id }) => id === vendor.vendor_id)).toBe(true)
        }
      },
    )

    it.each([10 * SECOND, 7 * MINUTE, 40 * MINUTE])(
      'has one step after the other, and riders who delivered, %d ms after midnight as well (TRACK-09, TRACK-19)',
      (afterMidnight) => {
        const dayStart = startOfDay(NOON, country.timeZone)
        const { orders: young } = seeded(ground, plus(dayStart, afterMidnight))
        const today = young.filter(({ created_at: created }) => instantOf(created) >= dayStart)
        expect(today.length).toBeGreaterThan(15)
        for (const order of today) {
          const moments = order.status_history.map(({ created_at: at }) => instantOf(at))
          expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
          expect(order.rider !== null).toBe(isRiderAssigned(asRead(order)))
        }
        const delivered = today.filter(({ status }) => status === 'DELIVERED')
        expect(delivered.length).toBeGreaterThan(1)
        expect(delivered.every((order) => isRiderAssigned(asRead(order)))).toBe(true)
      },
    )

    it('is deterministic for a given time, and prefixes its order ids with their vendors (OP-60)', () => {
      expect(seeded(ground, NOON).orders).toEqual(orders)
      expect(new Set(orders.map(({ order_id: id }) => id)).size).toBe(orders.length)
      for (const { order_id: id, vendor_id: vendor } of orders) {
        expect(id.slice(0, id.lastIndexOf('-'))).toBe(vendor)
        expect(vendor).toMatch(/^[a-z]{2}\d{4}$/)
      }
    })
  },
)
