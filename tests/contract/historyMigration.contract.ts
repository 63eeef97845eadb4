import fc from 'fast-check'
import { sql as statement, type Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OrderJson } from '../../contract/orders.ts'
import { up as beginning } from '../../service/sql/migrations/0001_beginning.ts'
import { up as customersAndVouchers } from '../../service/sql/migrations/0002_customers_and_vouchers.ts'
import { up as history } from '../../service/sql/migrations/0003_history.ts'
import { up as lateOrders } from '../../service/sql/migrations/0014_late_orders.ts'
import { orderRow, type OrderRow } from '../../service/sql/orderRow.ts'
import { HOUR, instantAt, plus } from '../../src/domain/instant.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { orderJson } from '../support/smallWorld.ts'
import { anyOutcomes, orderWithOutcome } from './overviewStore.contract.ts'

const PLACED = instantAt(Date.UTC(2026, 2, 12))

/** Inserts rows in the schema before the migration. */
const insertOld = async (sql: Kysely<unknown>, rows: ReadonlyArray<OrderRow>): Promise<void> => {
  for (const { ending: _, seconds_to_deliver: __, spend: ___, code: ____, code_day: _____, ...old } of rows)
    await statement`
      insert into orders (${statement.join(Object.keys(old).map((column) => statement.ref(column)))})
      values (${statement.join(Object.values(old))})`.execute(sql)
}

/** Existing orders are aggregated like new ones (`0003_history.ts`, `0014_late_orders.ts`). `open` returns an empty database. */
export const historyMigrationContract = (name: string, open: () => Promise<Kysely<unknown>>): void => {
  describe(`migrations 0003_history and 0014_late_orders on ${name}`, () => {
    it('fills the columns as for new orders, in all currencies and with any text (COUNTRY-08, HIST-19)', async () => {
      const sql = await open()
      await beginning(sql)
      await customersAndVouchers(sql)
      const sampled: ReadonlyArray<OrderJson> = fc
        .sample(anyOutcomes, { numRuns: 12, seed: 7 })
        .flatMap((outcomes, batch) => outcomes.map((outcome, at) => orderWithOutcome('v1', `${batch}-${at}`, outcome)))
      const plain = orderJson('v1', 'torn', PLACED, { delivery_fee: 1_234.5 })
      const torn = { ...plain, customer: { ...plain.customer, name: 'half a pair: \ud83c' } }
      /** Delivered `after` ms, wanted after `hours` if at a chosen time. */
      const deliveredAt = (name: string, after: number, hours?: number) =>
        orderRow(
          'dobrego-cz',
          orderJson('v1', name, PLACED, {
            status: 'DELIVERED',
            status_history: [{ status: 'DELIVERED', created_at: new Date(plus(PLACED, after)).toISOString() }],
            ...(hours !== undefined && { preordered_for: (PLACED + hours * HOUR) / 1_000 }),
          }),
        )
      const rows = [
        deliveredAt('in-time', HOUR),
        deliveredAt('late', HOUR + 1),
        deliveredAt('in-time-as-wanted', 3 * HOUR, 3),
        deliveredAt('late-as-wanted', 3 * HOUR + 1, 3),
        ...sampled.map((order) => orderRow('dobrego-cz', order)),
        ...DEPLOYMENTS.map(({ id }) => orderRow(id, torn)),
      ]
      await insertOld(sql, rows)
      await history(sql)
      await lateOrders(sql)
      type Stored = Pick<OrderRow, 'deployment' | 'id' | 'ending' | 'seconds_to_deliver' | 'spend'>
      const { rows: stored } = await statement<Stored>`
        select deployment, id, ending, seconds_to_deliver, spend from orders`.execute(sql)
      const key = ({ deployment, id }: { deployment: string; id: string }) => `${deployment} ${id}`
      const told = new Map(stored.map((row) => [key(row), { ...row, spend: Number(row.spend) }]))
      expect(rows.slice(0, 4).map(({ ending }) => ending)).toEqual([
        'delivered',
        'delivered-late',
        'delivered',
        'delivered-late',
      ])
      expect(rows.map((row) => told.get(key(row)))).toEqual(
        rows.map(({ deployment, id, ending, seconds_to_deliver, spend }) => ({
          deployment,
          id,
          ending,
          seconds_to_deliver,
          spend,
        })),
      )
      await sql.destroy()
    })
  })
}
