import type { OrderJson } from '../../contract/orders.ts'
import { latest, plus, type Instant } from '../../src/domain/instant.ts'
import { isFailed, readStatus } from '../../src/domain/order/orderStatus.ts'
import { changeOf } from './orderRow.ts'
import { orderList } from './orderList.ts'
import { orderOverview } from './orderOverview.ts'
import { orderPlacing } from './orderPlacing.ts'
import { orderRow } from './orderRow.ts'
import { isoText } from '../base/wireTime.ts'
import { orderTotals } from './orderTotals.ts'
import { giveVoucherBack } from './sqlVoucherStore.ts'
import type { OrderChange, OrderStore } from '../store/orderStore.ts'
import type { Sql } from './tables.ts'
import { usualTimes } from './usualTimes.ts'

/** Other writers changed the order on every attempt to change it. */
class OrderContended extends Error {
  constructor(id: string) {
    super(`The order ${id} changed during every attempt to write it`)
    this.name = 'OrderContended'
  }
}

const ATTEMPTS = 25
const ROWS_AT_ONCE = 500

const hasFailed = ({ status }: OrderJson): boolean => isFailed(readStatus(status))
const givesVoucherBack = (before: OrderJson, after: OrderJson): boolean =>
  after.voucher != null && hasFailed(after) && !hasFailed(before)

interface Environment {
  readonly clock: () => Instant
  /** Numbers from 0 (included) to 1 (excluded), for the codes of new orders. */
  readonly random: () => number
  /** Called after the commit of every placed or changed order. */
  readonly changed: (change: OrderChange) => void
}

export const sqlOrderStore = (sql: Sql, { clock, random, changed }: Environment): OrderStore => {
  const placing = orderPlacing(sql, random, changed)

  const documentOf = (deployment: string, id: string) =>
    sql
      .selectFrom('orders')
      .select(['document', 'updated_at'])
      .where('deployment', '=', deployment)
      .where('id', '=', id)
      .executeTakeFirst()

  const change: OrderStore['change'] = async (deployment, id, toBe) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await documentOf(deployment, id)
      if (found === undefined) return undefined
      const before = JSON.parse(found.document) as OrderJson
      const next = toBe(before)
      if (next === undefined) return before
      const after = { ...next, updated_at: isoText(latest(clock(), plus(found.updated_at, 1))) }
      const { deployment: _, id: __, created_at, ...columns } = orderRow(deployment, after)
      const write = async (on: Sql): Promise<boolean> => {
        const { numUpdatedRows } = await on
          .updateTable('orders')
          .set(columns)
          .where('deployment', '=', deployment)
          .where('id', '=', id)
          .where('updated_at', '=', found.updated_at)
          .executeTakeFirst()
        return numUpdatedRows > 0n
      }
      const isWritten = givesVoucherBack(before, after)
        ? await sql.transaction().execute(async (transaction) => {
            if (!(await write(transaction))) return false
            await giveVoucherBack(transaction, deployment, id)
            return true
          })
        : await write(sql)
      if (isWritten) {
        changed(changeOf({ ...columns, deployment, id, created_at }))
        return after
      }
    }
    throw new OrderContended(id)
  }

  return {
    ...placing,
    ...orderOverview(sql),
    totals: orderTotals(sql),
    list: orderList(sql),
    change,
    byId: async (deployment, id) => {
      const found = await documentOf(deployment, id)
      return found === undefined ? undefined : (JSON.parse(found.document) as OrderJson)
    },
    active: async (deployment) => {
      const rows = await sql
        .selectFrom('orders')
        .select('document')
        .where('deployment', '=', deployment)
        .where('finished', '=', false)
        .orderBy('created_at')
        .execute()
      return rows.map((row) => JSON.parse(row.document) as OrderJson)
    },
    countWanted: async (deployment, now) => {
      const { count } = await sql
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('deployment', '=', deployment)
        .where('finished', '=', false)
        .where((is) => is.or([is('preordered_for', 'is', null), is('preordered_for', '<=', now)]))
        .executeTakeFirstOrThrow()
      return count
    },
    usualTimes: (deployment, vendorId) => usualTimes(sql, deployment, vendorId),
    insertMany: async (deployment, orders) => {
      for (let from = 0; from < orders.length; from += ROWS_AT_ONCE) {
        const rows = orders.slice(from, from + ROWS_AT_ONCE).map((order) => orderRow(deployment, order))
        await sql
          .insertInto('orders')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}

/** The committed state of these orders, for changes that another process made. */
export const readChanges = async (
  sql: Sql,
  deployment: string,
  ids: ReadonlyArray<string>,
): Promise<ReadonlyArray<OrderChange>> => {
  const rows = await sql
    .selectFrom('orders')
    .selectAll()
    .where('deployment', '=', deployment)
    .where('id', 'in', ids)
    .execute()
  return rows.map(changeOf)
}
