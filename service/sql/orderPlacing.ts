import { sql as statement } from 'kysely'
import { plusDays } from '../../src/domain/market/countryDay.ts'
import { CODE_DAYS_APART, codesToTry } from '../../src/domain/order/codesToTry.ts'
import { addressKey } from './addressKey.ts'
import { batchCalls } from './batchCalls.ts'
import { findIntent } from './findIntent.ts'
import { changeOf } from './orderRow.ts'
import { orderRow, type OrderRow } from './orderRow.ts'
import { preparedAs } from './preparingClient.ts'
import { redeemVoucher } from './sqlVoucherStore.ts'
import type { OrderChange, OrderStore, Redemption } from '../store/orderStore.ts'
import type { Intent } from '../store/intent.ts'
import type { Sql } from './tables.ts'

const PLACED_AT_ONCE = 100

/** Error codes of PostgreSQL. */
const UNIQUE_VIOLATION = '23505'
const DEADLOCK = '40P01'

interface Placing {
  readonly row: OrderRow
  /** Identifies the saved customer together with the phone number. */
  readonly addressKey: string
  readonly intent: Intent
}

const PLAN = statement.raw(preparedAs('place-orders'))

/** The codes of orders by their ids; null for an order for which every code was taken. */
type PlacedCodes = ReadonlyMap<string, string | null>

/** Draws codes for orders that are placed together: no two orders of a vendor get the same. */
const drawCodes = (random: () => number): ((vendorId: string) => ReadonlyArray<string>) => {
  const drawn = new Set<string>()
  return (vendorId) =>
    codesToTry(random).filter((code) => {
      const before = drawn.size
      return drawn.add(`${vendorId} ${code}`).size > before
    })
}

/** The document with its code, as the statement below writes it. */
const withCode = (document: string, code: string): string => `{"code":"${code}",${document.slice(1)}`

/**
 * Places all orders in one statement, and so in one commit; returns those that were new with their codes. Replanning the
 * statement would take PostgreSQL as long as placing five orders. Codes are looked up one by one until one is free
 * (`offset 0`, `limit 1`): a join would read all orders of the vendor for each new one.
 */
const placeOn = async (sql: Sql, random: () => number, placings: ReadonlyArray<Placing>): Promise<PlacedCodes> => {
  const codesOf = drawCodes(random)
  const incoming = placings.map(({ row, addressKey: address_key, intent }) => ({
    ...row,
    codes: codesOf(row.vendor_id),
    codes_since: row.code_day && plusDays(row.code_day, -CODE_DAYS_APART),
    address_key,
    account_id: intent.accountId,
    key: intent.key,
    fingerprint: intent.fingerprint,
  }))
  const { rows } = await statement<{ id: string; code: string | null }>`${PLAN}
    with incoming as (
      select * from json_to_recordset(${JSON.stringify(incoming)}::json) as incoming (
        account_id text, key text, fingerprint text, deployment text, id text, vendor_id text, status text,
        finished boolean, ending text, seconds_to_deliver integer, spend bigint, created_at bigint, updated_at bigint,
        preordered_for bigint, customer_phone text, document text, address_key text, code_day text, codes json,
        codes_since text)
    ), intent as (
      insert into intents (account_id, key, fingerprint, order_id, created_at)
      select account_id, key, fingerprint, id, created_at from incoming
      on conflict do nothing
      returning order_id
    ), coded as (
      select incoming.id, (
        select code from (
          select code from json_array_elements_text(incoming.codes) with ordinality as drawn (code, place)
          order by place offset 0
        ) as tried
        where (
          select id from orders where orders.deployment = incoming.deployment and orders.vendor_id = incoming.vendor_id
            and orders.code = tried.code and orders.code_day >= incoming.codes_since limit 1
        ) is null
        limit 1) as code
      from incoming join intent on intent.order_id = incoming.id
    ), placed as (
      insert into orders (deployment, id, vendor_id, status, finished, ending, seconds_to_deliver, spend, created_at,
                          updated_at, preordered_for, customer_phone, code, code_day, document)
      select deployment, incoming.id, vendor_id, status, finished, ending, seconds_to_deliver, spend, created_at,
             updated_at, preordered_for, customer_phone, coded.code, code_day,
             coalesce('{"code":"' || coded.code || '",' || substr(document, 2), document)
      from incoming join coded on coded.id = incoming.id
    ), known as (
      update customers
      set used = used + went.times, last_used_at = greatest(last_used_at, went.at)
      from (
        select deployment, vendor_id, customer_phone, address_key, count(*)::integer as times, max(created_at) as at
        from incoming join intent on intent.order_id = incoming.id
        group by deployment, vendor_id, customer_phone, address_key
      ) as went
      where customers.deployment = went.deployment and customers.vendor_id = went.vendor_id
        and customers.phone_number = went.customer_phone and customers.address_key = went.address_key
    )
    select id, code from coded`.execute(sql)
  return new Map(rows.map(({ id, code }) => [id, code]))
}

const TRIES = 10

/**
 * Places again with new codes if another process has taken one of the codes meanwhile, or if both have waited for each
 * other's.
 */
const untilCodesAreFree = async <T>(place: () => Promise<T>): Promise<T> => {
  for (let time = 1; ; time += 1)
    try {
      return await place()
    } catch (error) {
      const { code, constraint } = error as { readonly code?: string; readonly constraint?: string }
      const isTaken = (code === UNIQUE_VIOLATION && constraint === 'orders_by_code') || code === DEADLOCK
      if (!isTaken || time === TRIES) throw error
    }
}

/** Places orders; calls `changed` after the commit. */
export const orderPlacing = (
  sql: Sql,
  random: () => number,
  changed: (change: OrderChange) => void,
): Pick<OrderStore, 'place' | 'findPlaced'> => {
  const findPlaced: OrderStore['findPlaced'] = async (intent) => {
    const before = await findIntent(sql, intent)
    return before?.outcome === 'repeated' ? { outcome: 'repeated', orderId: before.id } : before
  }

  const placeSoon = batchCalls<Placing, PlacedCodes>(async (placings) => {
    const placed = await untilCodesAreFree(() => placeOn(sql, random, placings))
    return placings.map(() => placed)
  }, PLACED_AT_ONCE)

  /** Runs in a transaction of its own: of concurrent orders with the last use of a voucher, one is placed. */
  const placeWithVoucher = (placing: Placing, redemption: Redemption): Promise<PlacedCodes> =>
    untilCodesAreFree(() =>
      sql.transaction().execute(async (transaction) => {
        const placed = await placeOn(transaction, random, [placing])
        if (placed.size > 0) await redeemVoucher(transaction, placing.row, redemption)
        return placed
      }),
    )

  return {
    findPlaced,
    place: async (deployment, order, intent, redemption) => {
      const row = orderRow(deployment, order)
      const placing = { row, addressKey: addressKey(order.customer.location.address), intent }
      const placed = await (redemption === undefined ? placeSoon(placing) : placeWithVoucher(placing, redemption))
      const code = placed.get(row.id)
      if (code !== undefined) {
        changed(changeOf(code === null ? row : { ...row, code, document: withCode(row.document, code) }))
        return { outcome: 'placed', orderId: row.id }
      }
      const before = await findPlaced(intent)
      if (before === undefined) throw new Error('The intent was neither inserted nor found')
      return before
    },
  }
}
