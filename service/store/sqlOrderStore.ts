import { sql as statement, type RawBuilder } from 'kysely'
import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import { addressKey } from './addressKey.ts'
import { inGroups } from './inGroups.ts'
import { instantOf, momentOf, orderRow, type OrderRow } from './orderRow.ts'
import { paginationKey, readPaginationKey } from './paginationKey.ts'
import { phoneKey } from './phoneKey.ts'
import type { Intent, OrderPage, OrderStore } from './stores.ts'
import type { Sql } from './tables.ts'

/** An order as it was committed. */
export interface OrderChange {
  readonly deployment: string
  readonly orderId: string
  readonly vendorId: string
  readonly createdAt: Instant
  /** JSON text. */
  readonly document: string
}

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
const PLACED_AT_ONCE = 100

interface Placing {
  readonly row: OrderRow
  /** With the number it says which saved customer it goes to. */
  readonly addressKey: string
  readonly intent: Intent
}

const changeOf = (row: OrderRow): OrderChange => ({
  deployment: row.deployment,
  orderId: row.id,
  vendorId: row.vendor_id,
  createdAt: row.created_at,
  document: row.document,
})

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

interface Environment {
  readonly clock: () => Instant
  /** Told after the commit, of every placed and every changed order. */
  readonly changed: (change: OrderChange) => void
}

export const sqlOrderStore = (sql: Sql, { clock, changed }: Environment): OrderStore => {
  const placedBefore: OrderStore['placedBefore'] = async ({ accountId, key, fingerprint }) => {
    const first = await sql
      .selectFrom('intents')
      .select(['order_id', 'fingerprint'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (first === undefined) return undefined
    return first.fingerprint === fingerprint
      ? { outcome: 'repeated', orderId: first.order_id }
      : { outcome: 'key-reused' }
  }

  /** Whether each of them was placed now: one statement, and so one commit, for all that were asked for at once. */
  const placeTogether = async (asked: ReadonlyArray<Placing>): Promise<ReadonlyArray<boolean>> => {
    const wanted = asked.map(({ row, addressKey: address_key, intent }) => ({
      ...row,
      address_key,
      account_id: intent.accountId,
      key: intent.key,
      fingerprint: intent.fingerprint,
    }))
    const { rows } = await statement<{ order_id: string }>`
      with wanted as (
        select * from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (
          account_id text, key text, fingerprint text, deployment text, id text, vendor_id text, status text,
          finished boolean, created_at bigint, updated_at bigint, preordered_for bigint, customer_phone text,
          document text, address_key text)
      ), intent as (
        insert into intents (account_id, key, fingerprint, order_id, created_at)
        select account_id, key, fingerprint, id, created_at from wanted
        on conflict do nothing
        returning order_id
      ), placed as (
        insert into orders (deployment, id, vendor_id, status, finished, created_at, updated_at, preordered_for,
                            customer_phone, document)
        select deployment, id, vendor_id, status, finished, created_at, updated_at, preordered_for, customer_phone,
               document
        from wanted join intent on intent.order_id = wanted.id
      ), known as (
        update customers
        set used = used + went.times, last_used_at = greatest(last_used_at, went.at)
        from (
          select deployment, vendor_id, customer_phone, address_key, count(*)::integer as times, max(created_at) as at
          from wanted join intent on intent.order_id = wanted.id
          group by deployment, vendor_id, customer_phone, address_key
        ) as went
        where customers.deployment = went.deployment and customers.vendor_id = went.vendor_id
          and customers.phone_number = went.customer_phone and customers.address_key = went.address_key
      )
      select order_id from intent`.execute(sql)
    const placed = new Set(rows.map((row) => row.order_id))
    for (const { row } of asked) if (placed.has(row.id)) changed(changeOf(row))
    return asked.map(({ row }) => placed.has(row.id))
  }
  const placeSoon = inGroups(placeTogether, PLACED_AT_ONCE)

  const place: OrderStore['place'] = async (deployment, order, intent) => {
    const row = orderRow(deployment, order)
    const wanted = { row, addressKey: addressKey(order.customer.location.address), intent }
    if (await placeSoon(wanted)) return { outcome: 'placed', orderId: row.id }
    const before = await placedBefore(intent)
    if (before === undefined) throw new Error('An intent was neither kept nor new')
    return before
  }

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
      const { numUpdatedRows } = await sql
        .updateTable('orders')
        .set(columns)
        .where('deployment', '=', deployment)
        .where('id', '=', id)
        .where('updated_at', '=', found.updated_at)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) {
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
      ...(end === undefined ? [] : [statement`(created_at, id) < (${end.createdAt}::bigint, ${end.id})`]),
    ]
    const newestOf = (vendorId: RawBuilder<unknown>) => statement`
      select id, created_at, document from orders
      where vendor_id = ${vendorId} and ${statement.join(conditions, statement` and `)}
      order by created_at desc, id desc
      limit ${count + 1}`
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
    place,
    placedBefore,
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
