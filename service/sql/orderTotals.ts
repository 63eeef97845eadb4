import { sql as statement } from 'kysely'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { endingCondition, statusCondition } from './statusCondition.ts'
import { phoneKey } from './phoneKey.ts'
import type { OrderStore, StoredTotals } from '../store/orderStore.ts'
import type { Sql } from './tables.ts'

/**
 * A text may hold an unpaired surrogate, which PostgreSQL cannot parse as JSON: replaces each with '?'. Numbers stay
 * the same.
 */
const DOCUMENT = statement.raw(String.raw`regexp_replace(document, '\\(\\|ud[89a-f][0-9a-f]{2})', '?', 'g')::json`)

/**
 * Sums the amounts and fees of all orders of a list. Unlike the overview it reads the documents, for the amounts: it is
 * called once, and only for lists of more than one page.
 */
export const orderTotals = (sql: Sql): OrderStore['totals'] => {
  return async ({ deployment, vendorIds, from, to, status, ending, customerPhoneNumber }) => {
    const minorUnits = 10 ** (deploymentOf(deployment)?.country.currencyDigits ?? 0)
    const conditions = [
      statement`deployment = ${deployment} and vendor_id = any(${vendorIds}::text[])`,
      statement`created_at >= ${from}::bigint and created_at <= ${to}::bigint`,
      ...(status === undefined ? [] : [endingCondition(status), statusCondition(status)]),
      ...(ending === undefined ? [] : [statement`ending = ${ending}`]),
      ...(customerPhoneNumber === undefined
        ? []
        : [statement`customer_phone = ${phoneKey(deployment, customerPhoneNumber)}`]),
    ]
    const { rows } = await statement<{ readonly totals: StoredTotals }>`
      with asked as (
        select ${DOCUMENT} as read, spend from orders
        where ${statement.join(conditions, statement` and `)}
      ), sums as (
        select count(*) as orders,
               coalesce(sum(round((read -> 'order' ->> 'amount')::numeric * ${minorUnits}::integer)), 0) as amounts,
               coalesce(sum(spend), 0) as fees
        from asked
      )
      select row_to_json(sums) as totals from sums`.execute(sql)
    return rows[0]?.totals ?? { orders: 0, amounts: 0, fees: 0 }
  }
}
