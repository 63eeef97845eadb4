import { sql as statement, type RawBuilder } from 'kysely'
import type { OrderJson } from '../../../contract/orders.ts'
import { PageCache } from './pageCache.ts'
import { instantOf } from '../../base/wireTime.ts'
import { endsIn, standsIn } from './orderStanding.ts'
import { paginationKey, readPaginationKey } from '../paginationKey.ts'
import { phoneKey } from './phoneKey.ts'
import { planKeptAs } from './planKeepingClient.ts'
import type { OrderPage, OrderQuery, OrderStore } from '../orderStore.ts'
import type { Sql } from './tables.ts'

/** JSON as it is written here has no line breaks of its own. */
const SEPARATOR = ',\n'

/** One byte each; the answers that are made of them are kept beside. */
const KEPT_CHARACTERS = 16 * 2 ** 20

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

/** The orders that are asked for, newest first, and one more when there is one: of each its moment, id and `column`. */
const newestOf = (query: OrderQuery, column: 'document' | 'updated_at'): RawBuilder<unknown> => {
  const { deployment, vendorIds, from, to, count, scheduled } = query
  const wanted = statement.ref(column)
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
  const ofVendor = (vendorId: RawBuilder<unknown>) =>
    query.status === undefined
      ? statement`${orders(statement`id, created_at, ${wanted}`, vendorId)} ${most}`
      : statement`
          select o.id, o.created_at, o.${wanted}
          from (${orders(statement`id, created_at`, vendorId)} offset 0) as asked
          join orders as o on o.deployment = ${deployment} and o.id = asked.id and ${standsIn(query.status)}
          order by asked.created_at desc, asked.id desc ${most}`
  const [first = '', ...others] = vendorIds
  // The newest of each vendor by its index, then the newest of them all.
  return others.length === 0
    ? ofVendor(statement`${first}`)
    : statement`
        select o.* from unnest(${vendorIds}::text[]) as wanted (vendor_id)
        cross join lateral (${ofVendor(statement.ref('wanted.vendor_id'))}) as o
        order by o.created_at desc, o.id desc
        ${most}`
}

/** One text instead of rows: a driver spends more on 200 rows than the database does. */
const documentsOf = (query: OrderQuery): RawBuilder<unknown> => statement`
  select string_agg(document, ${SEPARATOR} order by created_at desc, id desc) as json, count(*)::integer as found
  from (${newestOf(query, 'document')}) as newest`

/**
 * Which orders they are and how often each was changed: `updated_at` of an order grows with every change, whichever
 * process makes it.
 */
const versionOf = (query: OrderQuery): RawBuilder<unknown> => statement`
  select md5(string_agg(id || updated_at, ',' order by created_at desc, id desc)) as version, count(*)::integer as found
  from (${newestOf(query, 'updated_at')}) as newest`

interface Read {
  /** Null where no order is asked for. */
  readonly version?: string | null
  readonly found: number
  readonly json: string | null
}
const NOTHING: Read = { found: 0, json: null }

/** What portals ask for again and again; what is searched for or paged through is not. */
const isPolled = ({ customerPhoneNumber, paginationKey, status }: OrderQuery): boolean =>
  customerPhoneNumber === undefined && paginationKey === undefined && status === undefined

/** The range is not part of it: it moves with time, and the version tells what is in it. */
const keyOf = ({ deployment, vendorIds, count, scheduled }: OrderQuery): string =>
  JSON.stringify([deployment, scheduled, count, ...vendorIds])

/** One name for each text that the statement can have. Planned anew it would take PostgreSQL twice its time. */
const planOf = ({ vendorIds, from, to, scheduled }: OrderQuery): RawBuilder<unknown> => {
  const parts = [
    vendorIds.length > 1 && 'outlets',
    scheduled && 'scheduled',
    from !== undefined && 'from',
    to !== undefined && 'to',
  ]
  return statement.raw(planKeptAs(['list-orders', ...parts.filter((part) => part !== false)].join('-')))
}

/** `known` is the version of what is kept: its documents are not sent again. */
const newerThan = (known: string, query: OrderQuery): RawBuilder<unknown> => statement`${planOf(query)}
  select version, found, case when version <> ${known} then (select json from (${documentsOf(query)}) as documents) end as json
  from (${versionOf(query)}) as standing`

/** Orders by the page. What a page showed before is sent by the database again only when an order of it has changed. */
export const orderList = (sql: Sql): OrderStore['list'] => {
  const kept = new PageCache(KEPT_CHARACTERS)
  const read = async (asked: RawBuilder<unknown>) => {
    const { rows } = await sql.executeQuery<Read>(asked.compile(sql))
    return rows[0] ?? NOTHING
  }
  const polled: OrderStore['list'] = async (query) => {
    const key = keyOf(query)
    const before = kept.get(key)
    const { version, found, json } = await read(newerThan(before?.version ?? '', query))
    if (before !== undefined && before.version === version) return before.page
    const page = pageOf(json ?? '', found > query.count)
    if (version != null) kept.keep(key, { version, page })
    return page
  }
  return async (query) => {
    if (isPolled(query)) return polled(query)
    const { found, json } = await read(documentsOf(query))
    return pageOf(json ?? '', found > query.count)
  }
}
