import { sql as statement } from 'kysely'
import { addressKey } from './addressKey.ts'
import { batchCalls } from './batchCalls.ts'
import { findIntent } from './findIntent.ts'
import { changeOf } from './orderRow.ts'
import { orderRow, type OrderRow } from './orderRow.ts'
import { planKeptAs } from './planKeepingClient.ts'
import { redeemVoucher } from './sqlVoucherStore.ts'
import type { OrderChange, OrderStore, Redemption } from '../orderStore.ts'
import type { Intent } from '../intent.ts'
import type { Sql } from './tables.ts'

const PLACED_AT_ONCE = 100

interface Placing {
  readonly row: OrderRow
  /** Identifies the saved customer together with the phone number. */
  readonly addressKey: string
  readonly intent: Intent
}

const PLAN = statement.raw(planKeptAs('place-orders'))

/**
 * Places all orders in one statement, and so in one commit; returns the ids of those that were new. Replanning the
 * statement would take PostgreSQL as long as placing five orders.
 */
const placeOn = async (sql: Sql, asked: ReadonlyArray<Placing>): Promise<ReadonlySet<string>> => {
  const wanted = asked.map(({ row, addressKey: address_key, intent }) => ({
    ...row,
    address_key,
    account_id: intent.accountId,
    key: intent.key,
    fingerprint: intent.fingerprint,
  }))
  const { rows } = await statement<{ order_id: string }>`${PLAN}
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (
        account_id text, key text, fingerprint text, deployment text, id text, vendor_id text, status text,
        finished boolean, ending text, seconds_to_deliver integer, spend bigint, created_at bigint, updated_at bigint,
        preordered_for bigint, customer_phone text, document text, address_key text)
    ), intent as (
      insert into intents (account_id, key, fingerprint, order_id, created_at)
      select account_id, key, fingerprint, id, created_at from wanted
      on conflict do nothing
      returning order_id
    ), placed as (
      insert into orders (deployment, id, vendor_id, status, finished, ending, seconds_to_deliver, spend, created_at,
                          updated_at, preordered_for, customer_phone, document)
      select deployment, id, vendor_id, status, finished, ending, seconds_to_deliver, spend, created_at, updated_at,
             preordered_for, customer_phone, document
      from wanted join intent on intent.order_id = wanted.id
    ), known as (
      update customers
      set used = used + went.times, last_used_at = greatest(last_used_at, went.at)
      from (
        select deployment, vendor_id, customer_phone, address_key, count(*)::integer as times, max(created_at) as at
        from wanted join intent on intent.order_id = wanted.id
        group by deployment, vendor_id, customer_phone, address_key
      ) as went
      where customers.deployment = went.deployment and customers.vendor_id = went.vendor_id
        and customers.phone_number = went.customer_phone and customers.address_key = went.address_key
    )
    select order_id from intent`.execute(sql)
  return new Set(rows.map((row) => row.order_id))
}

/** Places orders; calls `changed` after the commit. */
export const orderPlacing = (
  sql: Sql,
  changed: (change: OrderChange) => void,
): Pick<OrderStore, 'place' | 'findPlaced'> => {
  const findPlaced: OrderStore['findPlaced'] = async (intent) => {
    const before = await findIntent(sql, intent)
    return before?.outcome === 'repeated' ? { outcome: 'repeated', orderId: before.id } : before
  }

  const placeSoon = batchCalls<Placing, boolean>(async (asked) => {
    const placed = await placeOn(sql, asked)
    return asked.map(({ row }) => placed.has(row.id))
  }, PLACED_AT_ONCE)

  /** Runs in a transaction of its own: of concurrent orders with the last use of a voucher, one is placed. */
  const placeWithVoucher = (placing: Placing, redemption: Redemption): Promise<boolean> =>
    sql.transaction().execute(async (transaction) => {
      const placed = await placeOn(transaction, [placing])
      if (placed.size > 0) await redeemVoucher(transaction, placing.row, redemption)
      return placed.size > 0
    })

  return {
    findPlaced,
    place: async (deployment, order, intent, redemption) => {
      const row = orderRow(deployment, order)
      const placing = { row, addressKey: addressKey(order.customer.location.address), intent }
      const isPlaced = await (redemption === undefined ? placeSoon(placing) : placeWithVoucher(placing, redemption))
      if (isPlaced) {
        changed(changeOf(row))
        return { outcome: 'placed', orderId: row.id }
      }
      const before = await findPlaced(intent)
      if (before === undefined) throw new Error('An intent was neither kept nor new')
      return before
    },
  }
}
