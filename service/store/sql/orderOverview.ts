import { sql as statement } from 'kysely'
import { CANCELLED_BECAUSE } from '../../../src/domain/history/ending.ts'
import type { OrderStore, StoredFigures, StoredOverview } from '../orderStore.ts'
import type { Sql } from './tables.ts'

/** Null in the row of the totals. */
type FiguresRow = StoredFigures & { readonly day: number | null }

const NOTHING: StoredFigures = { orders: 0, delivered: 0, cancelled: 0, median: null, ninetieth: null, spend: 0 }

/**
 * Aggregates in the database with an index-only scan of the vendor's orders (`0003_history.ts`). `dayStarts` assigns
 * orders to days, so the database needs no time zones.
 */
export const orderOverview = (sql: Sql): Pick<OrderStore, 'overview'> => ({
  overview: async ({ deployment, vendorIds, from, to, dayStarts }): Promise<StoredOverview> => {
    const { rows } = await statement<{
      readonly figures: ReadonlyArray<FiguresRow> | null
      readonly reasons: StoredOverview['reasons'] | null
    }>`
      with asked as materialized (
        select width_bucket(created_at, ${dayStarts}::bigint[]) - 1 as day, ending, seconds_to_deliver, spend
        from orders
        where deployment = ${deployment} and vendor_id = any(${vendorIds}::text[])
          and created_at >= ${from}::bigint and created_at <= ${to}::bigint
      ), figures as (
        select day, count(*) as orders,
               count(*) filter (where ending in ('delivered', 'returned')) as delivered,
               count(*) filter (where ending not in ('delivered', 'returned')) as cancelled,
               percentile_disc(0.5) within group (order by seconds_to_deliver) as median,
               percentile_disc(0.9) within group (order by seconds_to_deliver) as ninetieth,
               coalesce(sum(spend), 0) as spend
        from asked
        group by grouping sets ((day), ())
      ), reasons as (
        select ending as reason, count(*) as orders from asked
        where ending = any(${CANCELLED_BECAUSE}::text[])
        group by ending
      )
      select (select json_agg(figures) from figures) as figures, (select json_agg(reasons) from reasons) as reasons
    `.execute(sql)
    const { figures, reasons } = rows[0] ?? {}
    const ofDay = new Map((figures ?? []).map(({ day, ...of }) => [day, of]))
    return {
      totals: ofDay.get(null) ?? NOTHING,
      days: dayStarts.map((_, day) => ofDay.get(day) ?? NOTHING),
      reasons: reasons ?? [],
    }
  },
})
