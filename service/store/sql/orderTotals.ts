import { sql as statement } from 'kysely'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import { endingCondition, statusCondition } from './statusCondition.ts'
import type { OrderStore, StoredTotals } from '../orderStore.ts'
import type { Sql } from './tables.ts'

/**
 * A text may hold an unpaired surrogate, which PostgreSQL cannot parse as JSON: replaces each with '?'. Numbers stay
 * the same.
 */
const DOCUMENT = statement.raw(String.raw`regexp_replace(document, '\\(\\|ud[89a-f][0-9a-f]{2})', '?', 'g')::json`)

/**
 * Sums the amounts and fees of all orders of a list. Unlike the overview it reads the documents: it is called once, and
 * only for lists of more than one page.
 */
export const orderTotals = (sql: Sql): OrderStore['totals'] => {
  return async ({ deployment, vendorIds, from, to, status }) => {
    const minorUnits = 10 ** (deploymentOf(deployment)?.country.currencyDigits ?? 0)
    const standing =
      status === undefined ? statement`true` : statement`${endingCondition(status)} and ${statusCondition(status)}`
    const { rows } = await statement<{ readonly totals: StoredTotals }>`
      with asked as (
        select ${DOCUMENT} as read from orders
        where deployment = ${deployment} and vendor_id = any(${vendorIds}::text[])
          and created_at >= ${from}::bigint and created_at <= ${to}::bigint and ${standing}
      ), sums as (
        select count(*) as orders,
               coalesce(sum(round((read -> 'order' ->> 'amount')::numeric * ${minorUnits}::integer)), 0) as amounts,
               coalesce(sum(round(coalesce(read ->> 'discounted_delivery_fee', read ->> 'delivery_fee')::numeric
                 * ${minorUnits}::integer)), 0) as fees
        from asked
      )
      select row_to_json(sums) as totals from sums`.execute(sql)
    return rows[0]?.totals ?? { orders: 0, amounts: 0, fees: 0 }
  }
}
