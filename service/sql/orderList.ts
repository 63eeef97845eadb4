import { sql as statement, type RawBuilder } from 'kysely'
import type { OrderJson } from '../../contract/orders.ts'
import { makePageCache } from './pageCache.ts'
import { instantOf } from '../base/wireTime.ts'
import { endingCondition, statusCondition } from './statusCondition.ts'
import { paginationKey, readPaginationKey } from '../store/paginationKey.ts'
import { phoneKey } from './phoneKey.ts'
import { preparedAs } from './preparingClient.ts'
import type { OrderPage, OrderQuery, OrderStore } from '../store/orderStore.ts'
import type { Sql } from './tables.ts'

/** A safe separator: the JSON of the documents contains no line breaks. */
const SEPARATOR = ',\n'

/** One byte per character, because the documents are ASCII. Excludes the answers built from the pages. */
const KEPT_CHARACTERS = 16 * 2 ** 20

/** `json` holds one order more than the page if there is a next page. */
const pageOf = (json: string, hasNext: boolean): OrderPage => {
  const page = hasNext ? json.slice(0, json.lastIndexOf(SEPARATOR)) : json
  return {
    json: page,
    get documents() {
      return page === '' ? [] : page.split(SEPARATOR)
    },
    nextKey: hasNext ? keyAfter(lastOf(page)) : undefined,
  }
}

const lastOf = (page: string): string => {
  const before = page.lastIndexOf(SEPARATOR)
  return before < 0 ? page : page.slice(before + SEPARATOR.length)
}

const keyAfter = (document: string): string => {
  const { created_at, order_id: id } = JSON.parse(document) as OrderJson
  return paginationKey({ createdAt: instantOf(created_at), id })
}

/**
 * Selects id, creation time and `column` of the newest orders of the query, and one order more to detect a next page.
 */
const newestOf = (query: OrderQuery, column: 'document' | 'updated_at'): RawBuilder<unknown> => {
  const { deployment, vendorIds, from, to, count, scheduled } = query
  const selected = statement.ref(column)
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
    ...(query.status === undefined ? [] : [endingCondition(query.status)]),
    ...(query.ending === undefined ? [] : [statement`ending = ${query.ending}`]),
    ...(end === undefined ? [] : [statement`(created_at, id) < (${end.createdAt}::bigint, ${end.id})`]),
  ]
  const most = statement`limit ${count + 1}`
  const orders = (columns: RawBuilder<unknown>, vendorId: RawBuilder<unknown>) => statement`
    select ${columns} from orders
    where vendor_id = ${vendorId} and ${statement.join(conditions, statement` and `)}
    order by created_at desc, id desc`
  const standing = query.status === undefined ? statement`true` : statusCondition(query.status)
  // With a status or an ending, scans the index for candidate orders before it reads any document.
  const ofVendor = (vendorId: RawBuilder<unknown>) =>
    query.status === undefined && query.ending === undefined
      ? statement`${orders(statement`id, created_at, ${selected}`, vendorId)} ${most}`
      : statement`
          select o.id, o.created_at, o.${selected}
          from (${orders(statement`id, created_at`, vendorId)} offset 0) as asked
          join orders as o on o.deployment = ${deployment} and o.id = asked.id and ${standing}
          order by asked.created_at desc, asked.id desc ${most}`
  const [first = '', ...others] = vendorIds
  // Takes the newest orders of each vendor by index, then the newest of all.
  return others.length === 0
    ? ofVendor(statement`${first}`)
    : statement`
        select o.* from unnest(${vendorIds}::text[]) as queried (vendor_id)
        cross join lateral (${ofVendor(statement.ref('queried.vendor_id'))}) as o
        order by o.created_at desc, o.id desc
        ${most}`
}

/** One text instead of rows: decoding 200 rows takes the driver longer than the query takes the database. */
const documentsOf = (query: OrderQuery): RawBuilder<unknown> => statement`
  select string_agg(document, ${SEPARATOR} order by created_at desc, id desc) as json, count(*)::integer as found
  from (${newestOf(query, 'document')}) as newest`

/**
 * Hashes which orders a list has and how often each has changed: `updated_at` of an order grows with every change,
 * whichever process makes it.
 */
const versionOf = (query: OrderQuery): RawBuilder<unknown> => statement`
  select md5(string_agg(id || updated_at, ',' order by created_at desc, id desc)) as version, count(*)::integer as found
  from (${newestOf(query, 'updated_at')}) as newest`

interface Read {
  /** Null if the list has no orders. */
  readonly version?: string | null
  readonly found: number
  readonly json: string | null
}
const NOTHING: Read = { found: 0, json: null }

/** Whether portals poll this query; searches and later pages are not polled. */
const isPolled = (query: OrderQuery): boolean =>
  [query.customerPhoneNumber, query.paginationKey, query.status, query.ending].every((part) => part === undefined)

/** Excludes the time range: it moves constantly, and the version identifies the content. */
const keyOf = ({ deployment, vendorIds, count, scheduled }: OrderQuery): string =>
  JSON.stringify([deployment, scheduled, count, ...vendorIds])

/** One name per variant of the statement's text. Replanning would double PostgreSQL's time for the statement. */
const planOf = ({ vendorIds, from, to, scheduled }: OrderQuery): RawBuilder<unknown> => {
  const parts = [
    vendorIds.length > 1 && 'outlets',
    scheduled && 'scheduled',
    from !== undefined && 'from',
    to !== undefined && 'to',
  ]
  return statement.raw(preparedAs(['list-orders', ...parts.filter((part) => part !== false)].join('-')))
}

/** Reads the list and omits its documents if its version is still `known`. */
const changedSince = (known: string, query: OrderQuery): RawBuilder<unknown> => statement`${planOf(query)}
  select version, found, case when version <> ${known} then (select json from (${documentsOf(query)}) as documents) end as json
  from (${versionOf(query)}) as standing`

/**
 * Lists orders by page. For a polled page, the database sends the documents again only if an order of the page has
 * changed.
 */
export const orderList = (sql: Sql): OrderStore['list'] => {
  const cache = makePageCache(KEPT_CHARACTERS)
  const read = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql.executeQuery<Read>(query.compile(sql))
    return rows[0] ?? NOTHING
  }
  const polled: OrderStore['list'] = async (query) => {
    const key = keyOf(query)
    const before = cache.get(key)
    const { version, found, json } = await read(changedSince(before?.version ?? '', query))
    if (before !== undefined && before.version === version) return before.page
    const page = pageOf(json ?? '', found > query.count)
    if (version != null) cache.set(key, { version, page })
    return page
  }
  return async (query) => {
    if (isPolled(query)) return polled(query)
    const { found, json } = await read(documentsOf(query))
    return pageOf(json ?? '', found > query.count)
  }
}
