import { sql as statement } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import { sqlVoucherStore } from '../../service/sql/sqlVoucherStore.ts'
import type { OrderStore, Redemption } from '../../service/store/orderStore.ts'
import { inProcessFeed } from '../../service/store/changeFeed.ts'
import { sqlVendorStore } from '../../service/sql/sqlVendorStore.ts'
import type { VoucherStore } from '../../service/store/voucherStore.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import type { VoucherOffer } from '../../src/domain/pricing/voucherRules.ts'
import { CZ, orderJson, SG, vendorJson } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))

class UsedUp extends Error {}

let serial = 0
const unique = () => `w${(serial += 1)}`
const intent = () => ({ accountId: 'account', key: unique(), fingerprint: 'same' })

/** The contract of the voucher store on every database (VOUCH-04). */
export const vouchersContract = (name: string, database: () => Database): void => {
  describe(`sqlVoucherStore on ${name}`, () => {
    let vouchers: VoucherStore
    let orders: OrderStore
    let told: number
    let code: string
    const voucher = () => ({ code, amount: 20, type: 'PERCENTAGE' }) as const
    const offer = (more: Partial<VoucherOffer> = {}): VoucherOffer => ({
      voucher: { code, type: 'PERCENTAGE', percent: 20 },
      active: true,
      firstOrderOnly: false,
      ...more,
    })
    const redemption = (judge: Redemption['judge']): Redemption => ({ code, judge })
    /** Throws if all uses are taken. */
    const whileThereAreSome: Redemption['judge'] = (stored, { uses }) => {
      if (stored === undefined || uses >= (stored.offer.totalUses ?? Number.POSITIVE_INFINITY)) throw new UsedUp()
    }
    const place = (vendor: string, judge = whileThereAreSome) =>
      orders.place(CZ, orderJson(vendor, unique(), NOW, { voucher: voucher() }), intent(), redemption(judge))

    beforeEach(() => {
      told = 0
      code = unique().toUpperCase()
      vouchers = sqlVoucherStore(database().sql)
      orders = sqlOrderStore(database().sql, { random: Math.random, clock: () => NOW, changed: () => void (told += 1) })
    })

    it('stores all limits of a voucher, and finds it by its code in any case (VOUCH-04, API-26)', async () => {
      const full = offer({
        voucher: { code, type: 'AMOUNT', amount: { minor: 3_050, currency: 'CZK' } },
        validFrom: NOW,
        validUntil: plus(NOW, 1),
        minimumFee: { minor: 8_900, currency: 'CZK' },
        maximumDiscount: { minor: 10_050, currency: 'CZK' },
        totalUses: 7,
        usesPerVendor: 2,
        onlyFor: 'bistro',
        firstOrderOnly: true,
        active: false,
      })
      await vouchers.add(CZ, offer(), 3)
      await vouchers.save(CZ, full)
      expect(await vouchers.byCode(CZ, ` ${code.toLowerCase()} `)).toEqual({ offer: full, used: 3 })
      expect(await vouchers.byCode(SG, code)).toBeUndefined()
      expect((await vouchers.all(CZ)).filter(({ offer: { voucher: one } }) => one.code === code)).toHaveLength(1)
      await vouchers.remove(CZ, code)
      expect(await vouchers.byCode(CZ, code)).toBeUndefined()
    })

    it('adds a voucher only if no voucher has its code (VOUCH-04)', async () => {
      await vouchers.add(CZ, offer(), 0)
      await place(unique())
      await vouchers.add(CZ, offer({ active: false }), 0)
      expect(await vouchers.byCode(CZ, code)).toEqual({ offer: offer(), used: 1 })
    })

    it('gives the last use to one of twenty orders, and places no other (VOUCH-04)', async () => {
      await vouchers.add(CZ, offer({ totalUses: 3 }), 2)
      const vendor = unique()
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => place(vendor)))
      const refused = outcomes.filter((one) => one.status === 'rejected')
      expect(refused).toHaveLength(19)
      expect(refused.every(({ reason }) => reason instanceof UsedUp)).toBe(true)
      const page = await orders.list({ deployment: CZ, vendorIds: [vendor], count: 50, scheduled: false })
      expect([page.documents.length, told, (await vouchers.byCode(CZ, code))?.used]).toEqual([1, 1, 3])
    })

    it('counts uses per vendor, and tells whether the vendor has ordered before (VOUCH-04)', async () => {
      await vouchers.save(CZ, offer())
      const [vendor, other] = [unique(), unique()]
      const seen: Array<unknown> = []
      const look: Redemption['judge'] = (_, uses) => void seen.push(uses)
      await orders.insertMany(CZ, [orderJson(vendor, 'failed', NOW, { status: 'CANCELLED' })])
      await place(vendor, look)
      await place(vendor, look)
      await place(other, look)
      expect(seen).toEqual([
        { uses: 0, usesByVendor: 0, hasOrdered: false },
        { uses: 1, usesByVendor: 1, hasOrdered: true },
        { uses: 2, usesByVendor: 0, hasOrdered: false },
      ])
      expect(await vouchers.usesOf(CZ, code, vendor)).toEqual({ uses: 3, usesByVendor: 2, hasOrdered: true })
    })

    it('redeems one of several vouchers for the first order of a vendor (VOUCH-04)', async () => {
      const { sql } = database()
      const vendor = unique()
      const added = { deployment: CZ, vendor: vendorJson({ vendor_id: vendor, name: 'New' }) }
      await sqlVendorStore(sql, inProcessFeed(), () => NOW).addMany([added])
      const codes = Array.from({ length: 8 }, () => unique().toUpperCase())
      for (const each of codes)
        await vouchers.add(CZ, offer({ voucher: { code: each, type: 'PERCENTAGE', percent: 20 } }), 0)
      const judge: Redemption['judge'] = (_, { hasOrdered }) => {
        if (hasOrdered) throw new UsedUp()
      }
      // Opens a connection for each order, so that none waits for one.
      await Promise.all(codes.map(() => statement`select pg_sleep(0.05)`.execute(sql)))
      const outcomes = await Promise.allSettled(
        codes.map((each) => orders.place(CZ, orderJson(vendor, unique(), NOW), intent(), { code: each, judge })),
      )
      expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    })

    it('counts one use for concurrent repeats of one intent (CON-16, VOUCH-04)', async () => {
      await vouchers.save(CZ, offer({ totalUses: 1 }))
      const once = intent()
      const vendor = unique()
      const outcomes = await Promise.all(
        Array.from({ length: 15 }, () =>
          orders.place(CZ, orderJson(vendor, unique(), NOW), once, redemption(whileThereAreSome)),
        ),
      )
      expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1)
      expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(14)
      expect((await vouchers.byCode(CZ, code))?.used).toBe(1)
    })

    it('returns a use once, however often the order fails (VOUCH-04, API-18)', async () => {
      await vouchers.save(CZ, offer())
      const placed = await place(unique())
      const id = 'orderId' in placed ? placed.orderId : ''
      const cancel = () => orders.change(CZ, id, (order) => ({ ...order, status: 'CANCELLED' }))
      await Promise.all(Array.from({ length: 8 }, cancel))
      expect((await orders.byId(CZ, id))?.status).toBe('CANCELLED')
      expect((await vouchers.byCode(CZ, code))?.used).toBe(0)
    })
  })
}
