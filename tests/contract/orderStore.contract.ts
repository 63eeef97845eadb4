import fc from 'fast-check'
import { sql as statement } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import type { Account } from '../../service/store/accountStore.ts'
import type { Intent } from '../../service/store/intent.ts'
import type { Stores } from '../../service/store/stores.ts'
import type { OrderChange } from '../../service/store/orderStore.ts'
import { readOrderState } from '../../service/orders/readOrderState.ts'
import { instantOf } from '../../service/base/wireTime.ts'
import { sqlAccountStore } from '../../service/sql/sqlAccountStore.ts'
import { sqlBulkJobStore } from '../../service/sql/sqlBulkJobStore.ts'
import { sqlBulkPlacingStore } from '../../service/sql/sqlBulkPlacingStore.ts'
import { sqlCustomerStore } from '../../service/sql/sqlCustomerStore.ts'
import { sqlRegistrationStore } from '../../service/sql/sqlRegistrationStore.ts'
import { sqlResetStore } from '../../service/sql/sqlResetStore.ts'
import { sqlMailStore } from '../../service/sql/sqlMailStore.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import { sqlOutletStore } from '../../service/sql/sqlOutletStore.ts'
import { sqlProofStore } from '../../service/sql/sqlProofStore.ts'
import { sqlRiderStore } from '../../service/sql/sqlRiderStore.ts'
import { sqlSettingStore } from '../../service/sql/sqlSettingStore.ts'
import { sqlVoucherStore } from '../../service/sql/sqlVoucherStore.ts'
import { sqlVendorStore } from '../../service/sql/sqlVendorStore.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { ForgedPaginationKey } from '../../service/store/paginationKey.ts'
import { hasHistoryStatus } from '../../src/domain/history/historyStatus.ts'
import { DAY, instantAt, minus, MINUTE, plus, type Instant } from '../../src/domain/instant.ts'
import { ORDER_STATUSES } from '../../src/domain/order/orderStatus.ts'
import { ANNA, CZ, orderJson, SG, vendorJson } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))

interface Opened {
  readonly stores: Stores
  readonly changes: ReadonlyArray<OrderChange>
}

const open = (
  { sql, feed }: Database,
  clock: () => Instant = () => NOW,
  random: () => number = Math.random,
): Opened => {
  const changes: Array<OrderChange> = []
  return {
    changes,
    stores: {
      accounts: sqlAccountStore(sql),
      vendors: sqlVendorStore(sql, feed, clock),
      outlets: sqlOutletStore(sql, feed),
      bulkJobs: sqlBulkJobStore(sql),
      bulkPlacings: sqlBulkPlacingStore(sql),
      orders: sqlOrderStore(sql, { random, clock, changed: (change) => void changes.push(change) }),
      riders: sqlRiderStore(sql),
      settings: sqlSettingStore(sql, feed, clock),
      mails: sqlMailStore(sql),
      registrations: sqlRegistrationStore(sql, feed),
      resets: sqlResetStore(sql),
      customers: sqlCustomerStore(sql),
      vouchers: sqlVoucherStore(sql),
      proofs: sqlProofStore(sql),
    },
  }
}

const intent = (key: string, fingerprint = 'same'): Intent => ({ accountId: 'account', key, fingerprint })
let serial = 0
const unique = () => `n${(serial += 1)}`

/** The contract of the stores on every database (RUN-07). */
export const storesContract = (name: string, database: () => Database): void => {
  describe(`the stores on ${name}`, () => {
    let stores: Stores
    let changes: ReadonlyArray<OrderChange>
    beforeEach(() => ({ stores, changes } = open(database())))

    describe('OrderStore.place', () => {
      it('places once for concurrent repeats, and gives all the same order (CON-16)', async () => {
        const key = unique()
        const outcomes = await Promise.all(
          Array.from({ length: 40 }, () => stores.orders.place(CZ, orderJson('v1', unique(), NOW), intent(key))),
        )
        expect(outcomes.filter(({ outcome }) => outcome === 'placed')).toHaveLength(1)
        expect(new Set(outcomes.map((one) => 'orderId' in one && one.orderId)).size).toBe(1)
        expect(changes).toHaveLength(1)
      })

      it('refuses a used key for another order, and returns its outcome (CON-16)', async () => {
        const key = unique()
        const order = orderJson('v1', unique(), NOW)
        expect(await stores.orders.findPlaced(intent(key))).toBeUndefined()
        await stores.orders.place(CZ, order, intent(key))
        const other = await stores.orders.place(CZ, orderJson('v1', unique(), NOW), intent(key, 'other'))
        expect(other).toEqual({ outcome: 'key-reused' })
        expect(await stores.orders.findPlaced(intent(key))).toEqual({ outcome: 'repeated', orderId: order.order_id })
        expect(await stores.orders.findPlaced(intent(key, 'other'))).toEqual({ outcome: 'key-reused' })
      })

      describe('the code of an order', () => {
        const CODE = /^(?:[A-Z]\d){2,3}[A-Z]?$|^(?:\d[A-Z]){2,3}\d?$/
        /** Draws the same codes for every order: one of four characters, one of five and one of six. */
        const drawingTheSame = () =>
          open(
            database(),
            () => NOW,
            () => 0,
          ).stores.orders
        const placeOn = async (orders: Stores['orders'], vendorId: string, at: Instant, deployment = CZ) => {
          const order = orderJson(vendorId, unique(), at)
          await orders.place(deployment, order, intent(unique()))
          return order.order_id
        }
        const codeOf = async (id: string, deployment = CZ) => (await stores.orders.byId(deployment, id))?.code

        it('differs from those of all orders placed at the same moment, also by another process (CODE-02)', async () => {
          const vendorId = unique()
          const other = open(database()).stores
          const ids = await Promise.all(
            Array.from({ length: 500 }, (_, place) =>
              placeOn((place % 2 === 0 ? stores : other).orders, vendorId, minus(NOW, place)),
            ),
          )
          const codes = await Promise.all(ids.map((id) => codeOf(id)))
          for (const code of codes) expect(code).toMatch(CODE)
          expect(new Set(codes).size).toBe(500)
        })

        it('is in the list and in the update that subscribers get (CODE-02, LIVE-08)', async () => {
          const vendorId = unique()
          const id = await placeOn(stores.orders, vendorId, NOW)
          const code = await codeOf(id)
          expect(JSON.parse(changes.at(-1)?.document ?? '')).toEqual(await stores.orders.byId(CZ, id))
          const { documents } = await stores.orders.list({
            deployment: CZ,
            vendorIds: [vendorId],
            count: 9,
            scheduled: false,
          })
          expect(documents.map((document) => (JSON.parse(document) as OrderJson).code)).toEqual([code])
        })

        it('stays when the order changes, and when the order is placed again (CODE-02, CON-16)', async () => {
          const order = orderJson(unique(), 'x', NOW)
          const once = intent(unique())
          await stores.orders.place(CZ, order, once)
          const code = await codeOf(order.order_id)
          await stores.orders.place(CZ, order, once)
          await stores.orders.change(CZ, order.order_id, (before) => ({ ...before, status: 'DELIVERED' }))
          expect(code).toMatch(CODE)
          expect(await codeOf(order.order_id)).toBe(code)
        })

        it('takes the first free code, then a longer one; an order has no code if none is free (CODE-02)', async () => {
          const vendorId = unique()
          const orders = drawingTheSame()
          const ids = [
            await placeOn(orders, vendorId, NOW),
            await placeOn(orders, vendorId, NOW),
            await placeOn(orders, vendorId, NOW),
            await placeOn(orders, vendorId, NOW),
          ]
          expect(await Promise.all(ids.map((id) => codeOf(id)))).toEqual(['C2C2', 'C2C2C', 'C2C2C2', undefined])
        })

        it('differs between two processes that draw the same at the same moment (CODE-02)', async () => {
          const vendorId = unique()
          const ids = await Promise.all([
            placeOn(drawingTheSame(), vendorId, NOW),
            placeOn(drawingTheSame(), vendorId, NOW),
          ])
          const codes = await Promise.all(ids.map((id) => codeOf(id)))
          expect(codes.toSorted()).toEqual(['C2C2', 'C2C2C'])
        })

        it('may be given again by another vendor, in another deployment and after three days (CODE-02)', async () => {
          const vendorId = unique()
          const orders = drawingTheSame()
          await placeOn(orders, vendorId, NOW)
          expect(await codeOf(await placeOn(orders, unique(), NOW))).toBe('C2C2')
          expect(await codeOf(await placeOn(orders, vendorId, NOW, SG), SG)).toBe('C2C2')
          expect(await codeOf(await placeOn(orders, vendorId, plus(NOW, 2 * DAY)))).toBe('C2C2C')
          expect(await codeOf(await placeOn(orders, vendorId, plus(NOW, 5 * DAY)))).toBe('C2C2')
        })

        it('is counted by days of the country (CODE-02, COUNTRY-07)', async () => {
          const vendorId = unique()
          const orders = drawingTheSame()
          const lateInPrague = instantAt(Date.parse('2026-03-12T22:59:00Z'))
          await placeOn(orders, vendorId, lateInPrague)
          expect(await codeOf(await placeOn(orders, vendorId, plus(lateInPrague, 2 * DAY)))).toBe('C2C2C')
          expect(await codeOf(await placeOn(orders, vendorId, plus(lateInPrague, 2 * DAY + MINUTE)))).toBe('C2C2')
        })

        it('is given to all 5,000 orders of a vendor on one day (CODE-02)', async () => {
          const vendorId = unique()
          const ids = await Promise.all(Array.from({ length: 5_000 }, () => placeOn(stores.orders, vendorId, NOW)))
          const { rows } = await statement<{ code: string | null }>`
            select code from orders where vendor_id = ${vendorId}`.execute(database().sql)
          const codes = rows.map(({ code }) => code)
          expect(codes).toHaveLength(ids.length)
          expect(new Set(codes).size).toBe(ids.length)
          expect(codes).not.toContain(null)
        })
      })

      it('stores any customer text unchanged (ENT-02)', async () => {
        await fc.assert(
          fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
            const plain = orderJson('v1', unique(), NOW)
            const order = { ...plain, customer: { ...plain.customer, name: text } }
            await stores.orders.insertMany(CZ, [order])
            expect(await stores.orders.byId(CZ, order.order_id)).toEqual(order)
          }),
          { numRuns: 60 },
        )
      })

      it('separates deployments (DEPLOY-03)', async () => {
        const order = orderJson('v1', unique(), NOW)
        await stores.orders.insertMany(CZ, [order])
        expect(await stores.orders.byId(SG, order.order_id)).toBeUndefined()
        expect(
          (await stores.orders.list({ deployment: SG, vendorIds: ['v1'], count: 9, scheduled: false })).documents,
        ).toEqual([])
      })
    })

    describe('OrderStore.change', () => {
      it('loses no concurrent change', async () => {
        const { order_id: id } = orderJson('v1', unique(), NOW)
        await stores.orders.insertMany(CZ, [orderJson('v1', id.slice(3), NOW)])
        await Promise.all(
          Array.from({ length: 12 }, (_, index) =>
            stores.orders.change(CZ, id, (order) => ({
              ...order,
              status_history: [...order.status_history, { status: 'MODIFIED', created_at: index }],
            })),
          ),
        )
        expect((await stores.orders.byId(CZ, id))?.status_history).toHaveLength(13)
        expect(changes).toHaveLength(12)
      })

      it('increases updated_at every time, even if the clock stands still (LIVE-10)', async () => {
        const order = orderJson('v1', unique(), NOW)
        await stores.orders.insertMany(CZ, [order])
        const moments = [order.updated_at]
        for (let time = 0; time < 3; time += 1)
          moments.push((await stores.orders.change(CZ, order.order_id, (one) => one))?.updated_at ?? '')
        const [first = 0, ...later] = moments.map(instantOf)
        expect(later).toEqual([first + 1, first + 2, first + 3])
      })

      it('changes and notifies nothing if there is no change (LIVE-08)', async () => {
        const order = orderJson('v1', unique(), NOW)
        await stores.orders.insertMany(CZ, [order])
        expect(await stores.orders.change(CZ, order.order_id, () => undefined)).toEqual(order)
        expect(await stores.orders.change(CZ, 'v1-none', (one) => one)).toBeUndefined()
        expect(changes).toEqual([])
      })

      it('notifies after the commit, with the committed order (LIVE-08)', async () => {
        const order = orderJson('v1', unique(), NOW)
        await stores.orders.insertMany(CZ, [order])
        const after = await stores.orders.change(CZ, order.order_id, (one) => ({ ...one, status: 'DELIVERED' }))
        expect(
          changes.map(({ document, orderId, vendorId, createdAt }) => [
            JSON.parse(document),
            orderId,
            vendorId,
            createdAt,
          ]),
        ).toEqual([[after, order.order_id, 'v1', NOW]])
      })

      it('removes finished orders from the active ones (STATUS-09, STATUS-11)', async () => {
        const vendor = unique()
        const ids = ['NEW', 'DELAYED', 'DELIVERED', 'CANCELLED', 'RETURNED_TO_VENDOR', 'STALLED', 'PICKED_UP']
        await stores.orders.insertMany(
          CZ,
          ids.map((status) => orderJson(vendor, status.toLowerCase().replaceAll('_', '-'), NOW, { status })),
        )
        const active = (await stores.orders.active(CZ)).filter(({ vendor_id }) => vendor_id === vendor)
        expect(active.map(({ status }) => status).sort()).toEqual(['DELAYED', 'NEW', 'PICKED_UP'])
      })

      it('counts the active orders that are wanted by now', async () => {
        const before = await stores.orders.countWanted(CZ, NOW)
        const vendor = unique()
        const seconds = NOW / 1_000
        await stores.orders.insertMany(CZ, [
          orderJson(vendor, 'now', NOW),
          orderJson(vendor, 'due', NOW, { preordered_for: seconds }),
          orderJson(vendor, 'later', NOW, { preordered_for: seconds + 1 }),
          orderJson(vendor, 'finished', NOW, { status: 'DELIVERED' }),
        ])
        expect((await stores.orders.countWanted(CZ, NOW)) - before).toBe(2)
      })
    })

    describe('OrderStore.list', () => {
      it('returns every order once, newest first, for any page size (API-16, OP-64)', async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 20 }),
            fc.integer({ min: 1, max: 7 }),
            async (ages, count) => {
              const vendorIds = [unique(), unique()]
              const orders = ages.map((age, index) =>
                orderJson(vendorIds[index % 2] ?? '', `o${index}`, minus(NOW, age * 1_000)),
              )
              await stores.orders.insertMany(CZ, orders)
              const seen: Array<string> = []
              let paginationKey: string | undefined
              do {
                const query = { deployment: CZ, vendorIds, count, scheduled: false }
                const page = await stores.orders.list({
                  ...query,
                  ...(paginationKey !== undefined && { paginationKey }),
                })
                seen.push(...page.documents)
                paginationKey = page.nextKey
              } while (paginationKey !== undefined)
              const newestFirst = orders.toSorted(
                (a, b) =>
                  Date.parse(String(b.created_at)) - Date.parse(String(a.created_at)) ||
                  (a.order_id < b.order_id ? 1 : -1),
              )
              expect(seen.map((text) => JSON.parse(text) as unknown)).toEqual(newestFirst)
            },
          ),
          { numRuns: 25 },
        )
      })

      it("filters by the domain's status rule, DELAYED orders by their history (HIST-07, OP-28)", async () => {
        const status = fc.constantFrom(...ORDER_STATUSES)
        const anyOrders = fc.array(fc.tuple(status, fc.array(status, { maxLength: 4 })), {
          minLength: 1,
          maxLength: 12,
        })
        await fc.assert(
          fc.asyncProperty(
            anyOrders,
            fc.constantFrom('NEW', 'COLLECTED', 'DELIVERED', 'CANCELLED'),
            async (wanted, filter) => {
              const vendor = unique()
              const orders = wanted.map(([now, before], index) =>
                orderJson(vendor, String(index), plus(NOW, index), {
                  status: now,
                  status_history: [...before, now].map((step) => ({
                    status: step,
                    created_at: new Date(NOW).toISOString(),
                  })),
                }),
              )
              await stores.orders.insertMany(CZ, orders)
              const query = { deployment: CZ, vendorIds: [vendor], count: 99, scheduled: false, status: filter }
              const { documents } = await stores.orders.list(query)
              const expected = orders.filter((order) => hasHistoryStatus(readOrderState(order), filter))
              expect(documents.map((text) => JSON.parse(text) as unknown)).toEqual(expected.toReversed())
            },
          ),
          { numRuns: 25 },
        )
      })

      it('returns the current content, whichever process wrote it and whatever its clock (API-16, LIVE-10)', async () => {
        const late = open(database(), () => plus(NOW, 3_600_000)).stores
        const early = open(database(), () => minus(NOW, 3_600_000)).stores
        const writer = fc.constantFrom(late, early)
        const age = fc.integer({ min: 0, max: 20 })
        const insert = fc.record({ kind: fc.constant('insert' as const), writer, age })
        const change = fc.record({ kind: fc.constant('change' as const), writer, which: fc.nat(), note: fc.string() })
        const span = fc.option(age, { nil: undefined, freq: 1 })
        const list = fc.record({ kind: fc.constant('list' as const), reader: writer, from: span, to: span })
        const step = fc.oneof(insert, { arbitrary: change, weight: 4 }, { arbitrary: list, weight: 4 })
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
            const vendor = unique()
            const stored = new Map<string, OrderJson>()
            const answered: Array<unknown> = []
            const expected: Array<unknown> = []
            for (const one of steps) {
              if (one.kind === 'insert') {
                const order = orderJson(vendor, unique(), minus(NOW, one.age * 1_000))
                await one.writer.orders.insertMany(CZ, [order])
                stored.set(order.order_id, order)
              } else if (one.kind === 'change') {
                const id = [...stored.keys()][one.which % Math.max(1, stored.size)]
                if (id === undefined) continue
                const after = await one.writer.orders.change(CZ, id, (order) => ({ ...order, cancel_reason: one.note }))
                if (after !== undefined) stored.set(id, after)
              } else {
                const from = one.from === undefined ? undefined : minus(NOW, one.from * 1_000)
                const to = one.to === undefined ? undefined : minus(NOW, one.to * 1_000)
                const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
                const query = { deployment: CZ, vendorIds: [vendor], count: 6, scheduled: false, ...range }
                const { documents, nextKey } = await one.reader.orders.list(query)
                const asked = [...stored.values()]
                  .map((order) => ({ order, at: instantOf(order.created_at) }))
                  .filter(({ at }) => at >= (from ?? 0) && at <= (to ?? Infinity))
                  .toSorted((a, b) => b.at - a.at || (a.order.order_id < b.order.order_id ? 1 : -1))
                answered.push([documents.map((text) => JSON.parse(text) as unknown), nextKey !== undefined])
                expected.push([asked.slice(0, 6).map(({ order }) => order), asked.length > 6])
              }
            }
            expect(answered).toEqual(expected)
          }),
          { numRuns: 60 },
        )
      })

      it('refuses a forged key (OP-64)', async () => {
        const query = { deployment: CZ, vendorIds: ['v1'], count: 1, scheduled: false, paginationKey: 'forged' }
        await expect(stores.orders.list(query)).rejects.toBeInstanceOf(ForgedPaginationKey)
      })

      it('filters pre-orders by wanted time, and orders by phone number (TRACK-18, API-16)', async () => {
        const vendor = unique()
        const wanted = 1_780_000_000
        const plain = orderJson(vendor, 'plain', NOW)
        await stores.orders.insertMany(CZ, [
          orderJson(vendor, 'pre', NOW, { preordered_for: wanted }),
          { ...plain, customer: { ...plain.customer, phone_number: '777 000 111' } },
        ])
        const list = async (more: object) =>
          (
            await stores.orders.list({ deployment: CZ, vendorIds: [vendor], count: 9, scheduled: false, ...more })
          ).documents.map((text) => (JSON.parse(text) as { order_id: string }).order_id)
        expect(await list({ scheduled: true, from: wanted * 1_000, to: wanted * 1_000 })).toEqual([`${vendor}-pre`])
        expect(await list({ scheduled: true, to: wanted * 1_000 - 1 })).toEqual([])
        expect(await list({ customerPhoneNumber: '+420777000111' })).toEqual([`${vendor}-plain`])
      })
    })

    describe('the other stores', () => {
      it('find an account by its e-mail address in any case, in its deployment (AUTH-01)', async () => {
        const account: Account = { ...ANNA, id: unique(), email: `${unique()}@Small.test`, vendorIds: ['a', 'b'] }
        await stores.accounts.add(account, 'hash')
        expect(await stores.accounts.byEmail(CZ, account.email.toUpperCase())).toEqual({
          account,
          passwordHash: 'hash',
          isConfirmed: true,
          mustReset: false,
          language: undefined,
        })
        expect(await stores.accounts.byEmail(SG, account.email)).toBeUndefined()
        expect(await stores.accounts.byId(account.id)).toEqual(account)
      })

      it('find vendors and their outlets (API-13)', async () => {
        const parent = unique()
        const vendors = [
          { deployment: CZ, vendor: vendorJson({ vendor_id: parent, name: 'Parent', is_parent: true }) },
          {
            deployment: CZ,
            vendor: vendorJson({
              vendor_id: `${parent}a`,
              name: 'A',
              parent_vendor_id: parent,
              service_hours: '0900:1700',
            }),
          },
        ]
        await stores.vendors.addMany(vendors)
        expect(await stores.vendors.byIds(CZ, [parent, `${parent}a`, 'none'])).toEqual(vendors)
        expect(await stores.vendors.outletsOf(CZ, parent)).toEqual([vendors[1]])
        expect(await stores.vendors.byId(SG, parent)).toBeUndefined()
      })

      it('find a vendor that was added after a failed lookup (API-14)', async () => {
        const id = unique()
        expect(await stores.vendors.byId(CZ, id)).toBeUndefined()
        await stores.vendors.addMany([{ deployment: CZ, vendor: vendorJson({ vendor_id: id, name: 'Late' }) }])
        expect((await stores.vendors.byId(CZ, id))?.vendor.name).toBe('Late')
      })

      it('return the latest settings (API-12, API-43)', async () => {
        await stores.settings.setParameter(CZ, 'serviceHours', '0900:1000')
        await stores.settings.setParameter(CZ, 'serviceHours', '0900:2200')
        await stores.settings.setFlag(CZ, 'Preorder', true)
        expect(await stores.settings.parameters(CZ)).toEqual({ serviceHours: '0900:2200' })
        expect(await stores.settings.flags(CZ)).toEqual({ Preorder: true })
        expect(await stores.settings.flags(SG)).toEqual({})
      })

      it('store rides until they end, for a restarted service (OP-26)', async () => {
        const rider = {
          id: unique(),
          deployment: CZ,
          name: 'R',
          phoneNumber: '1',
          vehicle: 'CAR',
          latitude: 50.1,
          longitude: 14,
          locatedAt: NOW,
        } as const
        await stores.riders.addMany([rider])
        expect(await stores.riders.ridersOf(CZ)).toContainEqual(rider)
        const ride = { orderId: unique(), deployment: CZ, riderId: rider.id, state: { leg: 1 } }
        const other = { ...ride, orderId: unique(), riderId: '' }
        await stores.riders.saveRides([ride])
        await stores.riders.saveRides([other, { ...ride, state: { leg: 2 } }])
        expect(await stores.riders.rides(CZ)).toEqual(expect.arrayContaining([{ ...ride, state: { leg: 2 } }, other]))
        await stores.riders.endRide(CZ, ride.orderId)
        expect((await stores.riders.rides(CZ)).map(({ orderId }) => orderId)).not.toContain(ride.orderId)
      })

      it('list mails newest first, of one recipient or all (SANDBOX-03)', async () => {
        const to = `${unique()}@small.test`
        const mail = (id: string, sentAt: Instant) => ({
          id,
          deployment: CZ,
          to,
          subject: 's',
          text: 't',
          html: '<p>t</p>',
          sentAt,
        })
        const [first, second] = [mail(unique(), NOW), mail(unique(), plus(NOW, 1))]
        await stores.mails.add(first)
        await stores.mails.add(second)
        await stores.mails.add({ ...mail(unique(), NOW), to: 'other@small.test' })
        expect(await stores.mails.sentTo(CZ, to.toUpperCase())).toEqual([second, first])
        expect(await stores.mails.sentTo(CZ)).toHaveLength(3)
      })
    })
  })
}
