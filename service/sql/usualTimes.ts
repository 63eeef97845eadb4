import { sql as statement } from 'kysely'
import { BREAKS_OFF, FEWEST_TIMES, NOT_SLOW_SHARE, ORDERS_LOOKED_AT } from '../../src/domain/order/usualTimes.ts'
import type { UsualTimeJson } from '../store/orderStore.ts'
import type { Sql } from './tables.ts'

/**
 * Extracts the status history of a stored order. The query parses only this part as JSON: other parts contain free
 * text, which may hold an unpaired surrogate that PostgreSQL rejects.
 */
const HISTORY = '"status_history":([[][^]]*[]])'

/**
 * How long each step took in the latest delivered orders of a vendor, by next status and regardless of it. Pre-orders
 * are left out, because their waiting is intended. The index `orders_of_vendor` contains the endings, so orders under
 * way are skipped without being read, however many were placed at once.
 */
export const usualTimes = async (
  sql: Sql,
  deployment: string,
  vendorId: string,
): Promise<ReadonlyArray<UsualTimeJson>> => {
  const { rows } = await statement<UsualTimeJson>`
    with latest as materialized (
      select id, document from orders
      where deployment = ${deployment} and vendor_id = ${vendorId}
        and ending in ('delivered', 'delivered-late') and preordered_for is null
      order by created_at desc, id desc
      limit ${ORDERS_LOOKED_AT}
    ), changes as (
      select latest.id, change.place, change.value ->> 'status' as status,
        case jsonb_typeof(change.value -> 'created_at')
          when 'number' then (change.value ->> 'created_at')::double precision
          else extract(epoch from (change.value ->> 'created_at')::timestamptz)::double precision
        end as began
      from latest
      cross join lateral jsonb_array_elements(substring(latest.document from ${HISTORY})::jsonb)
        with ordinality as change (value, place)
    ), steps as (
      select status, lead(status) over way as next_status, lead(began) over way - began as seconds
      from changes
      window way as (partition by id order by began, place)
    )
    select status, next_status, count(*)::integer as times,
      round((percentile_cont(0.5) within group (order by seconds))::numeric, 3)::double precision as median_seconds,
      round((percentile_cont(${NOT_SLOW_SHARE}::double precision) within group (order by seconds))::numeric, 3)
        ::double precision as slow_seconds
    from steps
    where next_status is not null and next_status <> all (${BREAKS_OFF}::text[])
    group by grouping sets ((status, next_status), (status))
    having count(*) >= ${FEWEST_TIMES}
    order by status, next_status nulls first`.execute(sql)
  return rows
}
