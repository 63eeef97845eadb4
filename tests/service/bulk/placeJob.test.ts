import { Schema } from 'effect'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeBulkOrders } from '../../../contract/bulk.ts'
import { HOUR } from '../../../src/domain/instant.ts'
import { contentOf } from '../../support/bulkSheets.ts'
import { bulkVisit, problemsOf, type Answered, type BulkVisit } from '../../support/bulkVisit.ts'
import { newKey, startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { CZ, orderJson } from '../../support/smallWorld.ts'

let service: ServiceInProcess
let anna: BulkVisit

beforeAll(async () => {
  service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
  anna = await bulkVisit(service)
})
afterAll(() => service.close())

const ordersOf = async (vendorId = 'bistro') =>
  (await service.database.sql.selectFrom('orders').select('id').where('vendor_id', '=', vendorId).execute()).map(
    ({ id }) => id,
  )
const idsIn = ({ job }: Answered) => job.orders.map(({ order_id: id }) => id)
const statusesIn = ({ job }: Answered) => job.orders.map(({ status }) => status)
const setHours = (hours: string) => service.deps.stores.settings.setParameter(CZ, 'serviceHours', hours)
const setMethods = (methods: string) => service.deps.stores.settings.setParameter(CZ, 'paymentMethods', methods)

describe('POST /bulk-job/place-orders', () => {
  it.each([
    { address: 'Štěpánská 61, 3. patro', unit: '' },
    { address: 'Štěpánská 61, 3. patro', unit: '3. patro' },
    { address: '3. patro, Štěpánská 61', unit: '', building: '3. patro' },
  ])('stores a unit that is written in the address once, in its position (ADDR-24): %j', async (cells) => {
    const { bulk_job: job, orders } = await anna.create(cells)
    expect(orders[0]?.drop_off_address).toBe('Štěpánská 61, 3. patro, 110 00 Praha – Nové Město')
    const placed = await anna.place(job.bulk_job_id)
    const order = await service.deps.stores.orders.byId(CZ, idsIn(placed)[0] ?? 'none')
    expect(order?.customer.location.address).toBe('3. patro, , Štěpánská 61, 110 00 Praha – Nové Město')
  })

  it('turns each valid row into an order and notifies subscribers (API-34, TRACK-01)', async () => {
    const { bulk_job: job, orders } = await anna.create(
      { address: 'Štěpánská 61', unit: '4', building: 'Lucerna', riderNotes: 'Ring twice' },
      { customerName: '' },
      { deliverAt: '2026-03-13 12:05', itemValue: '1,5', paymentType: 'CASH_ON_DELIVERY' },
    )
    const told: Array<string> = []
    const stop = service.deps.feed.listen('order', (key) => void told.push(key))
    const placed = await anna.place(job.bulk_job_id)
    stop()
    expect(placed.status).toBe(200)
    expect(() => Schema.decodeUnknownSync(placeBulkOrders.answer)(JSON.parse(placed.body))).not.toThrow()
    expect(statusesIn(placed)).toEqual(['PLACED', 'INVALID', 'PLACED'])
    expect(placed.job.bulk_job).toMatchObject({
      status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
      metadata: { success_row_count: 2 },
    })
    const [first, , later] = await Promise.all(
      idsIn(placed).map((id) => service.deps.stores.orders.byId(CZ, id ?? 'none')),
    )
    expect(first).toMatchObject({
      vendor_id: 'bistro',
      status: 'NEW',
      customer: {
        name: 'Karel Novák',
        phone_number: '+420602000001',
        location: { address: '4, Lucerna, Štěpánská 61, 110 00 Praha – Nové Město', notes: 'Ring twice' },
      },
      order: { payment_method: 'PAID', amount: 250.5, description: 'Two soups', cold_bag_needed: false },
      delivery_fee: orders[0]?.delivery_fee,
    })
    expect(later).toMatchObject({
      preordered_for: Date.parse('2026-03-13T11:05:00Z') / 1_000,
      order: { payment_method: 'CASH_ON_DELIVERY', amount: 1.5 },
      customer: { location: { latitude: 50.0801, longitude: 14.4285 } },
    })
    const watched = [first, later].map((order) => `${CZ}/bistro/${order?.order_id}`)
    expect(told.toSorted()).toEqual(watched.toSorted())
    expect((await anna.detail(job.bulk_job_id)).job).toEqual(placed.job)
  })

  it('accepts no body or an empty one', async () => {
    const { bulk_job: job } = await anna.create({})
    const answer = await anna.send(placeBulkOrders, { jobId: job.bulk_job_id }, { payload: {} })
    expect(statusesIn(answer)).toEqual(['PLACED'])
  })

  it('places each row once under twenty concurrent calls and under repeats (CON-16)', async () => {
    const { bulk_job: job } = await anna.create(...Array.from({ length: 30 }, () => ({})))
    const before = (await ordersOf()).length
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => anna.place(job.bulk_job_id, index % 2 === 0 ? key : newKey())),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const repeats = [await anna.place(job.bulk_job_id, key), await anna.place(job.bulk_job_id)]
    expect(new Set([...answers, ...repeats].map((answer) => JSON.stringify(idsIn(answer)))).size).toBe(1)
    expect((await ordersOf()).length).toBe(before + 30)
    expect(repeats[1]?.job.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS')
  })

  it('places each row once when two services on one database place it concurrently (CON-16)', async () => {
    const other = await startService({ database: service.database, clock: service.clock })
    const visit = await bulkVisit(other)
    const { bulk_job: job } = await anna.create(...Array.from({ length: 40 }, () => ({})))
    const before = (await ordersOf()).length
    await Promise.all([anna.place(job.bulk_job_id), visit.place(job.bulk_job_id), visit.place(job.bulk_job_id)])
    expect((await ordersOf()).length).toBe(before + 40)
    const { job: after } = await anna.detail(job.bulk_job_id)
    expect(after.bulk_job).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS', metadata: { success_row_count: 40 } })
    expect(new Set(after.orders.map(({ order_id: id }) => id)).size).toBe(40)
    await other.close()
  })

  it('finds orders that a killed service had placed, even while the store is closed (CON-16)', async () => {
    const { bulk_job: job, orders } = await anna.create({}, {}, {})
    const [first] = orders
    await service.deps.stores.orders.place(CZ, orderJson('bistro', 'before', service.clock.now()), {
      accountId: 'account-anna',
      key: `bulk ${job.bulk_job_id} ${first?.row_id}`,
      fingerprint: 'bulk-row',
    })
    await setHours('0100:0200')
    const closed = await anna.place(job.bulk_job_id)
    expect([statusesIn(closed), idsIn(closed)[0]]).toEqual([['PLACED', 'NOT_PLACED', 'NOT_PLACED'], 'bistro-before'])
    await setHours('0000:2359')
    const open = await anna.place(job.bulk_job_id)
    expect([statusesIn(open), idsIn(open)[0]]).toEqual([['PLACED', 'PLACED', 'PLACED'], 'bistro-before'])
    expect(open.job.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS')
  })

  it('continues a job of a killed process in another one, and marks it as being placed meanwhile (CON-16)', async () => {
    const { bulk_job: job } = await anna.create(...Array.from({ length: 300 }, () => ({})))
    const { orders } = service.deps.stores
    let calls = 0
    const killed = Promise.withResolvers<void>()
    const dying = await startService({
      database: service.database,
      clock: service.clock,
      instead: {
        stores: {
          ...service.deps.stores,
          orders: {
            ...orders,
            place: (...order) => {
              calls += 1
              if (calls <= 75) return orders.place(...order)
              killed.resolve()
              return new Promise(() => undefined)
            },
          },
        },
      },
    })
    const before = (await ordersOf()).length
    const key = newKey()
    const asking = await bulkVisit(dying)
    void asking.place(job.bulk_job_id, key).catch(() => undefined)
    await killed.promise
    expect((await anna.detail(job.bulk_job_id)).job.bulk_job).toMatchObject({
      placing: true,
      status: 'PREPROCESS_SUCCESS',
    })
    const { body: listed } = JSON.parse((await anna.list()).body) as {
      body: ReadonlyArray<{ bulk_job_id: string; placing?: boolean }>
    }
    expect(listed.filter(({ placing }) => placing).map(({ bulk_job_id: id }) => id)).toEqual([job.bulk_job_id])
    await sql`update bulk_placings set leased_until = clock_timestamp()`.execute(service.database.sql)

    const next = await startService({ database: service.database, clock: service.clock })
    await expect.poll(async () => (await anna.detail(job.bulk_job_id)).job.bulk_job.placing).toBeUndefined()
    const { job: after } = await anna.detail(job.bulk_job_id)
    expect(after.bulk_job).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS', metadata: { success_row_count: 300 } })
    expect(new Set(after.orders.map(({ order_id: id }) => id)).size).toBe(300)
    expect((await ordersOf()).length).toBe(before + 300)
    // The client that never got its answer repeats the call.
    expect(JSON.stringify(idsIn(await anna.place(job.bulk_job_id, key)))).toBe(
      JSON.stringify(after.orders.map(({ order_id: id }) => id)),
    )
    expect((await ordersOf()).length).toBe(before + 300)
    await next.close()
  })

  it('waits for the process that is placing the job and answers its outcome (CON-16)', async () => {
    const { bulk_job: job } = await anna.create({}, {})
    const { bulkPlacings } = service.deps.stores
    const wanted = { accountId: 'account-anna', key: newKey(), fingerprint: 'other' }
    expect(await bulkPlacings.begin(CZ, job.bulk_job_id, wanted, 'another process')).toBe(true)
    let isAnswered = false
    const placing = anna.place(job.bulk_job_id).then((answer) => {
      isAnswered = true
      return answer
    })
    await expect.poll(async () => (await anna.detail(job.bulk_job_id)).job.bulk_job.placing).toBe(true)
    expect([isAnswered, statusesIn(await anna.detail(job.bulk_job_id))]).toEqual([false, ['VALID', 'VALID']])
    await bulkPlacings.end(CZ, job.bulk_job_id, 'another process')
    expect(statusesIn(await placing)).toEqual(['PLACED', 'PLACED'])
  })

  it('continues with the same key after the database was unreachable in between (CON-16)', async () => {
    const { bulk_job: job } = await anna.create({}, {})
    const { orders } = service.deps.stores
    const key = newKey()
    let calls = 0
    const failing = await startService({
      database: service.database,
      clock: service.clock,
      instead: {
        stores: {
          ...service.deps.stores,
          orders: {
            ...orders,
            place: (...order) => {
              calls += 1
              return calls === 2 ? Promise.reject(new Error('gone')) : orders.place(...order)
            },
          },
        },
      },
    })
    const visit = await bulkVisit(failing)
    const before = (await ordersOf()).length
    expect((await visit.place(job.bulk_job_id, key)).status).toBe(500)
    expect((await anna.detail(job.bulk_job_id)).job.orders.map(({ status }) => status)).toEqual(['PLACED', 'VALID'])
    expect(statusesIn(await visit.place(job.bulk_job_id, key))).toEqual(['PLACED', 'PLACED'])
    expect((await ordersOf()).length).toBe(before + 2)
    await failing.close()
  })

  it('refuses a key that was used for another job (CON-16)', async () => {
    const [one, other, key] = [await anna.create({}), await anna.create({}), newKey()]
    await anna.place(one.bulk_job.bulk_job_id, key)
    const answer = await anna.place(other.bulk_job.bulk_job_id, key)
    expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await anna.detail(other.bulk_job.bulk_job_id)).job).toEqual(other)
  })
})

describe('placing rows after conditions changed', () => {
  it('refuses an immediate order of a closed store with its hours and places a pre-order (SVC-08)', async () => {
    const { bulk_job: job } = await anna.create({}, { deliverAt: '2026-03-13 01:30' })
    await setHours('0100:0200')
    const closed = await anna.place(job.bulk_job_id)
    expect(statusesIn(closed)).toEqual(['NOT_PLACED', 'PLACED'])
    expect(closed.job.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR')
    expect(closed.job.orders[0]).toMatchObject({
      error: 'The store is closed.',
      problems: [{ code: 'store-closed', values: { from: '01:00', to: '02:00', currentTime: '12:00' } }],
    })
    await setHours('0000:2359')
    expect((await anna.place(job.bulk_job_id)).job.orders[0]).toMatchObject({
      status: 'PLACED',
      error: null,
      problems: [],
    })
  })

  it('fails the job when no row can be placed, and allows another attempt (BULK-12)', async () => {
    const { bulk_job: job } = await anna.create({ paymentType: 'CASH_ON_DELIVERY' })
    await setMethods('PAID')
    const failed = await anna.place(job.bulk_job_id)
    expect(failed.job.bulk_job).toMatchObject({ status: 'ORDER_PLACEMENT_FAIL', metadata: { success_row_count: 0 } })
    expect(failed.job.orders.map(problemsOf)).toEqual([[['payment-method-missing', 'payment_type']]])
    await setMethods('PAID,CASH_ON_DELIVERY,NONE,PAYMENT_ON_DELIVERY')
    expect((await anna.place(job.bulk_job_id)).job.bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS')
  })

  it('refuses a pre-order whose time has passed', async () => {
    const { bulk_job: job } = await anna.create({ deliverAt: '2026-03-12 12:30' })
    service.clock.advance(HOUR)
    const later = await bulkVisit(service)
    expect((await later.place(job.bulk_job_id)).job.orders.map(problemsOf)).toEqual([
      [['preorder-in-past', 'deliver_at']],
    ])
    service.clock.advance(-HOUR)
    anna = await bulkVisit(service)
  })

  it('reports the new fee after the vendor moved, and places the row at the next confirmation', async () => {
    const { bulk_job: job, orders } = await anna.create({}, { address: '50.1400, 14.4213' })
    const { vendors } = service.deps.stores
    const moveTo = (latitude: number) =>
      vendors.change(CZ, 'bistro', (vendor) => ({
        ...vendor,
        vendor_information: {
          ...vendor.vendor_information,
          location: { ...vendor.vendor_information.location, latitude },
        },
      }))
    await moveTo(50.0475)
    const [first, second] = [await anna.place(job.bulk_job_id), await anna.place(job.bulk_job_id)]
    expect(first.job.orders.map(problemsOf)).toEqual([[['fee-changed', undefined]], [['undeliverable', 'address']]])
    expect(first.job.orders[0]?.delivery_fee).toBeGreaterThan(orders[0]?.delivery_fee ?? Infinity)
    expect(statusesIn(second)).toEqual(['PLACED', 'NOT_PLACED'])
    const order = await service.deps.stores.orders.byId(CZ, idsIn(second)[0] ?? '')
    expect(order?.delivery_fee).toBe(first.job.orders[0]?.delivery_fee)
    await moveTo(50.0875)
  })

  it('refuses the rows of a lost collection point and places the others (OUTLET-18)', async () => {
    const pavla = await bulkVisit(service, 'pavla@small.test')
    const { job } = await pavla.upload(
      await contentOf({ collectionPoint: 'POS-1' }, { collectionPoint: 'POS-2' }),
      'retez',
    )
    const setVendors = (ids: ReadonlyArray<string>) =>
      service.database.sql.updateTable('accounts').set({ vendor_ids: ids }).where('id', '=', 'account-pavla').execute()
    await setVendors(['retez', 'retez-2'])
    service.deps.feed.publish('account', 'account-pavla')
    const without = await bulkVisit(service, 'pavla@small.test')
    const placed = await without.place(job.bulk_job.bulk_job_id)
    expect(statusesIn(placed)).toEqual(['NOT_PLACED', 'PLACED'])
    expect(placed.job.orders.map(problemsOf)[0]).toEqual([['collection-point-unknown', 'collection_point']])
    expect(idsIn(placed)[1]).toMatch(/^retez-2-/)
    await setVendors(['retez', 'retez-1', 'retez-2'])
    service.deps.feed.publish('account', 'account-pavla')
  })
})

it('answers other work while it checks and places a file of 2,000 rows (OP-05)', async () => {
  const orders = Array.from({ length: 2_000 }, (_, index) => ({
    address: `Štěpánská ${1 + (index % 60)}`,
    phoneNumber: `602${String(100_000 + index)}`,
  }))
  let heard = 0
  const listening = setInterval(() => void (heard += 1), 5)
  const { bulk_job: job } = await anna.create(...orders)
  const placed = await anna.place(job.bulk_job_id)
  clearInterval(listening)
  expect(placed.job.bulk_job).toMatchObject({
    status: 'ORDER_PLACEMENT_SUCCESS',
    metadata: { success_row_count: 2_000 },
  })
  // The event loop handled other work all the time.
  expect(heard).toBeGreaterThan(20)
}, 60_000)
