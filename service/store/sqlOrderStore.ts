import { sql as statement, type RawBuilder } from 'kysely'
import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { isFailed, readStatus } from '../../src/domain/order/orderStatus.ts'
import { changeOf, type OrderChange } from './orderChange.ts'
import { orderOverview } from './orderOverview.ts'
import { orderPlacing } from './orderPlacing.ts'
import { instantOf, momentOf, orderRow } from './orderRow.ts'
import { endsIn, standsIn } from './orderStanding.ts'
import { paginationKey, readPaginationKey } from './paginationKey.ts'
import { phoneKey } from './phoneKey.ts'
import { giveVoucherBack } from './sqlVoucherStore.ts'
import type { OrderPage, OrderStore } from './stores.ts'
import type { Sql } from './tables.ts'
import { usualTimes } from './usualTimes.ts'

/** Somebody else wrote the order each time it was to be changed. */
export class OrderContended extends Error {
  constructor(id: string) {
    super(`The order ${id} was changed by others all the time`)
    this.name = 'OrderContended'
  }
}

/** JSON as it is written here has no line breaks of its own. */
const SEPARATOR = ',\n'

const ATTEMPTS = 25
const ROWS_AT_ONCE = 500

/** `json` holds one order more than the page when there is a next one. */
const pageOf = (json: string, hasNext: boolean): OrderPage => {
  const page = hasNext ? json.slice(0, json.lastIndexOf(SEPARATOR)) : json
  return {
    json: page,
    get documents() {
      return page === '' ? [] : page.split(SEPARATOR)
    },
    nextKey: hasNext ? keyBehind(lastOf(page)) : undefined,
  }
}

const lastOf = (page: string): string => {
  const before = page.lastIndexOf(SEPARATOR)
  return before < 0 ? page : page.slice(before + SEPARATOR.length)
}

const keyBehind = (document: string): string => {
  const { created_at, order_id: id } = JSON.parse(document) as OrderJson
  return paginationKey({ createdAt: instantOf(created_at), id })
}

const hasFailed = ({ status }: OrderJson): boolean => isFailed(readStatus(status))
const givesVoucherBack = (before: OrderJson, after: OrderJson): boolean =>
  after.voucher != null && hasFailed(after) && !hasFailed(before)

interface Environment {
  readonly clock: () => Instant
  /** Told after the commit, of every placed and every changed order. */
  readonly changed: (change: OrderChange) => void
}

export const sqlOrderStore = (sql: Sql, { clock, changed }: Environment): OrderStore => {
  const placing = orderPlacing(sql, changed)

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
      const wanted = toBe(before)
      if (wanted === undefined) return before
      const after = { ...wanted, updated_at: momentOf(Math.max(clock(), found.updated_at + 1)) }
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

  const list: OrderStore['list'] = async (query) => {
    const { deployment, vendorIds, from, to, count, scheduled } = query
    const moment = statement.ref(scheduled ? 'preordered_for' : 'created_at')
    const end = query.paginationKey === undefined ? undefined : readPaginationKey(query.paginationKey)
    const conditions = [
      statement`deployment = ${deployment}`,
      ...(scheduled ? [statement`preordered_for is not null`] : []),
      ...(from === undefined ? [] : [statement`${moment} >= ${from}::bigint`]),
      ...(to === undefined ? [] : [statement`${moment} <= ${to}::bigint`]),
      ...(query.customerPhoneNumber === undefined
        ? []
        : [statement`customer_phone = ${phoneKey(deployment, query.customerPhoneNumber)}`]),
      ...(query.status === undefined ? [] : [endsIn(query.status)]),
      ...(end === undefined ? [] : [statement`(created_at, id) < (${end.createdAt}::bigint, ${end.id})`]),
    ]
    const most = statement`limit ${count + 1}`
    const orders = (columns: RawBuilder<unknown>, vendorId: RawBuilder<unknown>) => statement`
      select ${columns} from orders
      where vendor_id = ${vendorId} and ${statement.join(conditions, statement` and `)}
      order by created_at desc, id desc`
    // With a status the index is gone through for the few that have it, before any document is touched.
    const newestOf = (vendorId: RawBuilder<unknown>) =>
      query.status === undefined
        ? statement`${orders(statement`id, created_at, document`, vendorId)} ${most}`
        : statement`
            select o.id, o.created_at, o.document
            from (${orders(statement`id, created_at`, vendorId)} offset 0) as asked
            join orders as o on o.deployment = ${deployment} and o.id = asked.id and ${standsIn(query.status)}
            order by asked.created_at desc, asked.id desc ${most}`
    const [first = '', ...others] = vendorIds
    // The newest of each vendor by its index, then the newest of them all.
    const newest =
      others.length === 0
        ? newestOf(statement`${first}`)
        : statement`
            select o.* from unnest(${vendorIds}::text[]) as wanted (vendor_id)
            cross join lateral (${newestOf(statement.ref('wanted.vendor_id'))}) as o
            order by o.created_at desc, o.id desc
            limit ${count + 1}`
    // One text instead of rows: a driver spends more on 200 rows than the database does.
    const { rows } = await statement<{ json: string | null; found: number }>`
      select string_agg(document, ${SEPARATOR} order by created_at desc, id desc) as json, count(*)::integer as found
      from (${newest}) as newest`.execute(sql)
    const { json, found = 0 } = rows[0] ?? {}
    return pageOf(json ?? '', found > count)
  }

  return {
    ...placing,
    ...orderOverview(sql),
    change,
    list,
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
    usualTimes: (deployment, vendorId) => usualTimes(sql, deployment, vendorId),
    insertMany: async (deployment, orders) => {
      for (let from = 0; from < orders.length; from += ROWS_AT_ONCE) {
        const rows = orders.slice(from, from + ROWS_AT_ONCE).map((order) => orderRow(deployment, order))
        await sql.insertInto('orders').values(rows).execute()
      }
    },
  }
}

/** The committed orders of these ids: how a process learns what another one changed. */
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
