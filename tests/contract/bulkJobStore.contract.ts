import { describe, expect, it } from 'vitest'
import type { BulkRowJson, StoredBulkJob, StoredBulkRow } from '../../service/store/bulkStore.ts'
import type { Database } from '../../service/sql/openedDatabase.ts'
import { sqlBulkJobStore } from '../../service/sql/sqlBulkJobStore.ts'
import { sqlOrderStore } from '../../service/sql/sqlOrderStore.ts'
import { instantAt, plus } from '../../src/domain/instant.ts'
import { CZ, orderJson, SG } from '../support/smallWorld.ts'

const NOW = instantAt(Date.parse('2026-03-12T11:00:00Z'))
let serial = 0
const unique = (name: string) => `${name}${(serial += 1)}`

const row = (jobId: string, number: number, more: Partial<BulkRowJson> = {}): StoredBulkRow => ({
  row: {
    row_number: number,
    row_id: `${jobId}-${number}`,
    status: 'VALID',
    order_details: {
      collection_point: '',
      customer_name: 'Žofie 😀 \u200f‮',
      phone_number: '602 000 001',
      address: 'Štěpánská 61',
      unit: '',
      building: '',
      rider_notes: '\u0000"\\',
      items: '',
      item_value: '250',
      payment_type: 'PAID',
      deliver_at: '',
    },
    error: null,
    problems: [],
    delivery_fee: 89,
    collection_point: 'Bistro',
    customer_name: 'Žofie',
    drop_off_address: 'Štěpánská 61',
    payment_method: 'PAID',
    delivery_type: 'INSTANT',
    scheduled_for: null,
    order_id: null,
    ...more,
  },
  vendorId: 'bistro',
  place: { latitude: 50.08, longitude: 14.42, address: 'Štěpánská 61, Praha' },
})

/** The contract of the bulk job store on every database (ENT-20 to ENT-23, CON-16). */
export const bulkJobStoreContract = (name: string, database: () => Database): void => {
  describe(`sqlBulkJobStore on ${name}`, () => {
    const open = () => sqlBulkJobStore(database().sql)
    const job = (more: Partial<StoredBulkJob> = {}): StoredBulkJob => ({
      deployment: CZ,
      id: unique('bulk-'),
      vendorId: 'bistro',
      accountId: 'anna',
      createdBy: 'anna@small.test',
      createdAt: NOW,
      status: 'PREPROCESS_SUCCESS',
      successRowCount: 1,
      ...more,
    })
    const intent = (key = unique('key'), fingerprint = 'same') => ({ accountId: 'anna', key, fingerprint })
    const rowsOf = async (id: string) => JSON.parse(`[${await open().rowsJson(CZ, id)}]`) as ReadonlyArray<BulkRowJson>

    it('stores rows unchanged and in order (ENT-21)', async () => {
      const wanted = job()
      const rows = [4, 2, 700, 3].map((number) => row(wanted.id, number))
      expect(await open().add(wanted, rows, intent())).toEqual({ outcome: 'added' })
      expect(await open().byId(CZ, wanted.id)).toEqual({ ...wanted, isBeingPlaced: false })
      expect(await open().byId(SG, wanted.id)).toBeUndefined()
      const sorted = rows.toSorted((a, b) => a.row.row_number - b.row.row_number)
      expect(await rowsOf(wanted.id)).toEqual(sorted.map((one) => one.row))
      expect(await open().rowsToPlace(CZ, wanted.id, 2, 2)).toEqual(sorted.slice(1, 3))
      expect(await open().rowsJson(CZ, 'bulk-nothing')).toBe('')
    })

    it('stores thousands of rows at once (OP-05)', async () => {
      const wanted = job()
      const rows = Array.from({ length: 1_001 }, (_, index) => row(wanted.id, index + 2))
      await open().add(wanted, rows, intent())
      expect(await rowsOf(wanted.id)).toHaveLength(1_001)
      expect(await open().counts(CZ, wanted.id)).toEqual(new Map([['VALID', 1_001]]))
    })

    it('stores one job per key, also for concurrent calls (CON-16)', async () => {
      const key = unique('key')
      const all = [1, 2, 3, 4].map(() => job())
      const added = await Promise.all(all.map((one) => open().add(one, [row(one.id, 2)], intent(key))))
      expect(added.map(({ outcome }) => outcome).sort()).toEqual(['added', 'repeated', 'repeated', 'repeated'])
      const first = all[added.findIndex(({ outcome }) => outcome === 'added')]
      expect(added.flatMap((one) => (one.outcome === 'repeated' ? [one.id] : []))).toEqual(Array(3).fill(first?.id))
      const left = await Promise.all(all.map(({ id }) => rowsOf(id)))
      expect(left.flat()).toHaveLength(1)
      expect((await open().add(job(), [], intent(key, 'other'))).outcome).toBe('key-reused')
      expect(await open().findIntent(intent(key))).toEqual({ outcome: 'repeated', id: first?.id })
    })

    it('lists the jobs of a vendor, newest first (API-32)', async () => {
      const vendorId = unique('vendor')
      const all = [5, 9, 7].map((minutes) => job({ vendorId, createdAt: plus(NOW, minutes) }))
      for (const one of [...all, job({ vendorId: unique('other') }), job({ vendorId, deployment: SG })])
        await open().add(one, [], intent())
      const listed = await open().ofVendor(CZ, vendorId, 2)
      expect(listed.map(({ createdAt }) => createdAt - NOW)).toEqual([9, 7])
    })

    it('stores outcomes of rows; a placed row never changes (CON-16)', async () => {
      const wanted = job()
      await open().add(wanted, [row(wanted.id, 2), row(wanted.id, 3), row(wanted.id, 4)], intent())
      await open().changeRows(CZ, wanted.id, [
        row(wanted.id, 2, { status: 'PLACED', order_id: 'bistro-1' }),
        row(wanted.id, 3, { status: 'NOT_PLACED', error: 'Closed.' }),
      ])
      await open().changeRows(CZ, wanted.id, [row(wanted.id, 2, { status: 'NOT_PLACED' })])
      await open().changeJob({ ...wanted, status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', successRowCount: 1 })
      expect((await rowsOf(wanted.id)).map(({ status, order_id: id }) => [status, id])).toEqual([
        ['PLACED', 'bistro-1'],
        ['NOT_PLACED', null],
        ['VALID', null],
      ])
      expect((await open().rowsToPlace(CZ, wanted.id, 0, 9)).map(({ row: { row_number: number } }) => number)).toEqual([
        3, 4,
      ])
      expect(await open().byId(CZ, wanted.id)).toMatchObject({ status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR' })
    })

    it('finds the orders of placed intents (CON-16)', async () => {
      const orders = sqlOrderStore(database().sql, { random: Math.random, clock: () => NOW, changed: () => undefined })
      const [one, other] = [intent(), intent()]
      const id = unique('order')
      await orders.place(CZ, orderJson('bistro', id, NOW), one)
      expect(await open().ordersPlacedAs('anna', [one.key, other.key])).toEqual(new Map([[one.key, `bistro-${id}`]]))
      expect(await open().ordersPlacedAs('boris', [one.key])).toEqual(new Map())
      expect(await open().ordersPlacedAs('anna', [])).toEqual(new Map())
    })
  })
}
