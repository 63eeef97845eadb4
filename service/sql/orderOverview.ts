import { sql as statement } from 'kysely'
import { CANCELLED_BECAUSE } from '../../src/domain/history/ending.ts'
import type { OrderStore, StoredFigures, StoredOverview } from '../store/orderStore.ts'
import { endingCondition } from './statusCondition.ts'
import type { Sql } from './tables.ts'

/** Of a day, of a vendor, of all orders of the range or of the range before, by which columns are null. */
type FiguresRow = StoredFigures & {
  readonly is_before: boolean
  readonly day: number | null
  readonly vendor_id: string | null
}

const NOTHING: StoredFigures = {
  orders: 0,
  delivered: 0,
  cancelled: 0,
  late: 0,
  median: null,
  ninetieth: null,
  spend: 0,
}

const figuresOf = (row: FiguresRow | undefined): StoredFigures => {
  if (row === undefined) return NOTHING
  const { orders, delivered, cancelled, late, median, ninetieth, spend } = row
  return { orders, delivered, cancelled, late, median, ninetieth, spend }
}

/**
 * Aggregates in the database with an index-only scan of the vendor's orders (`0003_history.ts`). `dayStarts` assigns
 * orders to days, so the database needs no time zones.
 */
export const orderOverview = (sql: Sql): Pick<OrderStore, 'overview'> => ({
  overview: async ({ deployment, vendorIds, from, to, dayStarts, before }): Promise<StoredOverview> => {
    const { rows } = await statement<{
      readonly figures: ReadonlyArray<FiguresRow> | null
      readonly reasons: StoredOverview['reasons'] | null
    }>`
      with asked as materialized (
        select created_at <= ${before.to}::bigint as is_before, vendor_id,
               width_bucket(created_at, ${dayStarts}::bigint[]) - 1 as day, ending, seconds_to_deliver, spend
        from orders
        where deployment = ${deployment} and vendor_id = any(${vendorIds}::text[])
          and created_at >= ${before.from}::bigint and created_at <= ${to}::bigint
          and (created_at <= ${before.to}::bigint or created_at >= ${from}::bigint)
      ), figures as (
        select is_before, day, vendor_id, count(*) as orders,
               count(*) filter (where ${endingCondition('DELIVERED')}) as delivered,
               count(*) filter (where ${endingCondition('CANCELLED')}) as cancelled,
               count(*) filter (where ending = 'delivered-late') as late,
               percentile_disc(0.5) within group (order by seconds_to_deliver) as median,
               percentile_disc(0.9) within group (order by seconds_to_deliver) as ninetieth,
               coalesce(sum(spend), 0) as spend
        from asked
        group by grouping sets ((is_before, day), (is_before, vendor_id), (is_before))
      ), reasons as (
        select ending as reason, count(*) as orders from asked
        where not is_before and ending = any(${CANCELLED_BECAUSE}::text[])
        group by ending
      )
      select (select json_agg(figures) from figures) as figures, (select json_agg(reasons) from reasons) as reasons
    `.execute(sql)
    const { figures, reasons } = rows[0] ?? {}
    const [earlier = [], own = []] = [true, false].map((isBefore) =>
      (figures ?? []).filter(({ is_before }) => is_before === isBefore),
    )
    const total = (of: ReadonlyArray<FiguresRow>) => of.find(({ day, vendor_id }) => day === null && vendor_id === null)
    const ofDay = new Map(own.map((row) => [row.day, row]))
    return {
      totals: figuresOf(total(own)),
      days: dayStarts.map((_, day) => figuresOf(ofDay.get(day))),
      reasons: reasons ?? [],
      before: figuresOf(total(earlier)),
      vendors: own.flatMap((row) => (row.vendor_id === null ? [] : { vendorId: row.vendor_id, ...figuresOf(row) })),
    }
  },
})
