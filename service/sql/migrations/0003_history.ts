import { sql, type Kysely } from 'kysely'

/*
 * Adds the columns that the overview of the history aggregates, and fills them from the documents. Statuses and reasons
 * are copied here as they were at this version, so that later renames in the code do not change the migration.
 */

/** A text may hold an unpaired surrogate, which PostgreSQL cannot parse as JSON: replaces each with '?'. */
const DOCUMENT = String.raw`regexp_replace(document, '\\(\\|ud[89a-f][0-9a-f]{2})', '?', 'g')::json`

const REASONS = ['customer-cancelled', 'item-unavailable', 'wrong-details', 'delay-too-long', 'other']

/** Minor units by country currency; all other currencies have two digits. */
const MINOR_UNITS = `case
  when right(deployment, 2) in ('jp', 'kr') then 1
  when right(deployment, 2) in ('bh', 'iq', 'jo', 'kw', 'om') then 1000
  else 100 end`

const REASON = `${DOCUMENT} ->> 'cancel_reason'`
const ENDING = `case status
  when 'DELIVERED' then 'delivered'
  when 'RETURNED_TO_VENDOR' then 'returned'
  when 'STALLED' then 'stalled'
  when 'PAYMENT_FAILED' then 'payment-failed'
  when 'PAYMENT_CANCELLED' then 'payment-cancelled'
  when 'CANCELLED' then case
    when coalesce(${REASON}, '') = '' then 'unstated'
    when ${REASON} in (${REASONS.map((reason) => `'${reason}'`).join(', ')}) then ${REASON}
    else 'other' end
  end`

/** Moments are ISO text or Unix seconds. */
const MOMENT = `case json_typeof(step -> 'created_at')
  when 'number' then (step ->> 'created_at')::numeric
  else extract(epoch from (step ->> 'created_at')::timestamptz) end`
const SECONDS = `case when status = 'DELIVERED' and preordered_for is null then (
  select case when max(${MOMENT}) - created_at / 1000.0 > 2147483647 then 2147483647
    else round(max(${MOMENT}) - created_at / 1000.0) end
  from json_array_elements(${DOCUMENT} -> 'status_history') as step
  where step ->> 'status' = 'DELIVERED' and ${MOMENT} >= created_at / 1000.0) end`

const SPEND = `case
  when status in ('CANCELLED', 'STALLED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED') then 0
  else round(coalesce(${DOCUMENT} ->> 'discounted_delivery_fee', ${DOCUMENT} ->> 'delivery_fee')::numeric * ${MINOR_UNITS})
  end`

const STATEMENTS = [
  `drop index orders_of_vendor`,
  `alter table orders add column ending text, add column seconds_to_deliver integer,
     add column spend bigint not null default 0`,
  `update orders set ending = ${ENDING}, seconds_to_deliver = ${SECONDS}, spend = ${SPEND}`,
  // An overview is answered by an index-only scan. The included columns are written once, when an order ends; until
  // then updates of an order touch no index.
  `create index orders_of_vendor on orders (deployment, vendor_id, created_at desc, id desc)
     include (ending, seconds_to_deliver, spend)`,
]

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
