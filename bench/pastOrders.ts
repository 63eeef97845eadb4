import { sql as statement } from 'kysely'
import type { OrderJson } from '../contract/orders.ts'
import { orderRow } from '../service/sql/orderRow.ts'
import { isoText } from '../service/base/wireTime.ts'
import type { Sql } from '../service/sql/tables.ts'
import { DAY, MINUTE, plus, type Instant } from '../src/domain/instant.ts'
import { CANCEL_REASONS } from '../src/domain/order/cancellation.ts'
import { DEPLOYMENT, orderAt, VENDOR_ID } from './world.ts'

/** Orders of one queried vendor among those of others, evenly distributed back in time. */
export interface PastOrders {
  readonly orders: number
  /** Every n-th order belongs to the queried vendor. */
  readonly everyNth: number
  /** The number of other vendors. */
  readonly vendors: number
  /** Within the last `days`, the vendor has `perDay` orders a day. */
  readonly days: number
  readonly perDay: number
}

/** The number of customers of the vendor. */
export const PHONES = 300
export const phoneAt = (place: number): string => `+4207${String(place).padStart(8, '0')}`

const SHAPES = 200

/** Of a hundred orders most are delivered after 20 to 55 minutes, eight are cancelled, and one never ended. */
const shapeAt = (place: number, now: Instant): OrderJson => {
  const order = orderAt(place, 0, now, now)
  const step = (status: string, minutes: number) => ({ status, created_at: isoText(plus(now, minutes * MINUTE)) })
  if (place % 100 === 0) return order
  if (place % 12 === 0)
    return {
      ...order,
      status: 'CANCELLED',
      status_history: [step('RECEIVED', 0), step('CANCELLED', 9)],
      cancel_reason: CANCEL_REASONS[place % CANCEL_REASONS.length] ?? 'other',
    }
  const history = [
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'PICKED_UP',
  ]
  return {
    ...order,
    status: 'DELIVERED',
    status_history: [
      ...history.map((status, minutes) => step(status, minutes * 4)),
      step('DELIVERED', 20 + (place % 36)),
    ],
    rider: { name: `Petr Dvořák ${place % 60}`, phone_number: '+420603000000' },
  }
}

/**
 * Inserts the orders inside the database: some sample rows as the service writes them, then copies with their own id,
 * time, vendor and customer. Creates the indexes afterwards.
 */
export const seedHistory = async (sql: Sql, past: PastOrders, now: Instant): Promise<void> => {
  const shapes = Array.from({ length: SHAPES }, (_, shape) => ({
    shape,
    ...orderRow(DEPLOYMENT.id, shapeAt(shape, now)),
  }))
  const { rows: indexes } = await statement<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'orders' and indexname <> 'orders_pkey'`.execute(sql)
  for (const { name } of indexes) await statement`drop index ${statement.ref(name)}`.execute(sql)
  const between = (past.days * DAY) / (past.days * past.perDay * past.everyNth)
  await statement`
    with shapes as (
      select * from json_to_recordset(${JSON.stringify(shapes)}::json) as shapes (
        shape integer, deployment text, id text, status text, finished boolean, ending text,
        seconds_to_deliver integer, spend bigint, created_at bigint, document text)
    ), placed as (
      select place, (place::bigint * 7919 / ${past.everyNth}::integer) % ${SHAPES}::integer as shape,
             ${now}::bigint - (place * ${between}::double precision)::bigint as moment,
             case when place % ${past.everyNth}::integer = 0 then ${VENDOR_ID}::text
                  else 'v' || (place::bigint * 7919) % ${past.vendors}::integer end as vendor,
             'o' || lpad(place::text, 12, '0') as name
      from generate_series(0, ${past.orders - 1}::integer) as place
    )
    insert into orders (deployment, id, vendor_id, status, finished, ending, seconds_to_deliver, spend, created_at,
                        updated_at, customer_phone, document)
    select deployment, vendor || '-' || name, vendor, status, finished, ending, seconds_to_deliver, spend, moment, moment,
           '+4207' || lpad(((place / ${past.everyNth}::integer) % ${PHONES}::integer)::text, 8, '0'),
           replace(replace(document, id, vendor || '-' || name), ${isoText(now)}::text,
                   to_char(to_timestamp(moment / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from placed join shapes using (shape)
    order by place desc`.execute(sql)
  for (const { definition } of indexes) await statement.raw(definition).execute(sql)
  await statement`vacuum (analyze) orders`.execute(sql)
}
