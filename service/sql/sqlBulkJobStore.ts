import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql as statement } from 'kysely'
import { BULK_ROW_COLUMNS, bulkRowColumns, storedBulkRow } from './bulkRowColumns.ts'
import { findIntent } from './findIntent.ts'
import type { BulkJobNow, BulkJobStore } from '../store/bulkStore.ts'
import type { Sql, Tables } from './tables.ts'

/**
 * Rows per statement: some hundred kilobytes, and some milliseconds for which PGlite blocks the process.
 */
const ROWS_AT_ONCE = 250
/** Statuses of rows that can still become orders. */
const OPEN = ['VALID', 'NOT_PLACED'] as const

/** 1 while the rows of the job are being placed, otherwise 0. */
const BEING_PLACED = statement<number>`(select count(*)::integer from bulk_placings
  where bulk_placings.deployment = bulk_jobs.deployment and bulk_placings.job_id = bulk_jobs.id)`.as('being_placed')

const jobOf = (row: Tables['bulk_jobs'] & { readonly being_placed: number }): BulkJobNow => ({
  deployment: row.deployment,
  id: row.id,
  vendorId: row.vendor_id,
  accountId: row.account_id,
  createdBy: row.created_by,
  createdAt: row.created_at,
  status: row.status,
  successRowCount: row.success_row_count,
  isBeingPlaced: row.being_placed > 0,
})

function* groupsOf<T>(all: ReadonlyArray<T>): Generator<ReadonlyArray<T>> {
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE) yield all.slice(from, from + ROWS_AT_ONCE)
}

export const sqlBulkJobStore = (sql: Sql): BulkJobStore => ({
  add: async (job, rows, intent) => {
    const { accountId, key, fingerprint } = intent
    const isAdded = await sql.transaction().execute(async (work) => {
      const inserted = await work
        .insertInto('intents')
        .values({ account_id: accountId, key, fingerprint, order_id: job.id, created_at: job.createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (inserted.numInsertedOrUpdatedRows === 0n) return false
      await work
        .insertInto('bulk_jobs')
        .values({
          deployment: job.deployment,
          id: job.id,
          vendor_id: job.vendorId,
          account_id: job.accountId,
          created_by: job.createdBy,
          created_at: job.createdAt,
          status: job.status,
          success_row_count: job.successRowCount,
        })
        .execute()
      for (const group of groupsOf(rows)) {
        await work
          .insertInto('bulk_rows')
          .values(group.map((row) => bulkRowColumns(job.deployment, job.id, row)))
          .execute()
        // PGlite runs in this thread: without this pause no other request is handled between batches.
        await nextTurn()
      }
      return true
    })
    if (isAdded) return { outcome: 'added' }
    const before = await findIntent(sql, intent)
    if (before === undefined) throw new Error('The intent was neither inserted nor found')
    return before
  },

  findIntent: (intent) => findIntent(sql, intent),

  rememberIntent: async ({ accountId, key, fingerprint }, jobId, now) => {
    await sql
      .insertInto('intents')
      .values({ account_id: accountId, key, fingerprint, order_id: jobId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  byId: async (deployment, id) => {
    const row = await sql
      .selectFrom('bulk_jobs')
      .selectAll()
      .select(BEING_PLACED)
      .where('deployment', '=', deployment)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && jobOf(row)
  },

  ofVendor: async (deployment, vendorId, most) => {
    const rows = await sql
      .selectFrom('bulk_jobs')
      .selectAll()
      .select(BEING_PLACED)
      .where('deployment', '=', deployment)
      .where('vendor_id', '=', vendorId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute()
    return rows.map(jobOf)
  },

  rowsJson: async (deployment, jobId) => {
    const row = await sql
      .selectFrom('bulk_rows')
      .select(statement<string | null>`string_agg(document, ',' order by number)`.as('json'))
      .where('deployment', '=', deployment)
      .where('job_id', '=', jobId)
      .executeTakeFirst()
    return row?.json ?? ''
  },

  rowsToPlace: async (deployment, jobId, after, most) => {
    const rows = await sql
      .selectFrom('bulk_rows')
      .select(BULK_ROW_COLUMNS)
      .where('deployment', '=', deployment)
      .where('job_id', '=', jobId)
      .where('number', '>', after)
      .where('status', 'in', OPEN)
      .orderBy('number')
      .limit(most)
      .execute()
    return rows.map(storedBulkRow)
  },

  ordersPlacedAs: async (accountId, keys) => {
    const rows = await sql
      .selectFrom('intents')
      .select(['key', 'order_id'])
      .where('account_id', '=', accountId)
      .where(statement<boolean>`key = any(${keys})`)
      .execute()
    return new Map(rows.map(({ key, order_id: orderId }) => [key, orderId]))
  },

  changeRows: async (deployment, jobId, rows) => {
    for (const group of groupsOf(rows)) {
      const wanted = group.map((row) => bulkRowColumns(deployment, jobId, row))
      await statement`
        update bulk_rows
        set status = wanted.status, document = wanted.document, order_id = wanted.order_id
        from json_to_recordset(${JSON.stringify(wanted)}::json)
          as wanted (number integer, status text, document text, order_id text)
        where bulk_rows.deployment = ${deployment} and bulk_rows.job_id = ${jobId}
          and bulk_rows.number = wanted.number and bulk_rows.status <> 'PLACED'`.execute(sql)
    }
  },

  counts: async (deployment, jobId) => {
    const rows = await sql
      .selectFrom('bulk_rows')
      .select(['status', statement<number>`count(*)::integer`.as('rows')])
      .where('deployment', '=', deployment)
      .where('job_id', '=', jobId)
      .groupBy('status')
      .execute()
    return new Map(rows.map(({ status, rows: count }) => [status, count]))
  },

  changeJob: async ({ deployment, id, status, successRowCount }) => {
    await sql
      .updateTable('bulk_jobs')
      .set({ status, success_row_count: successRowCount })
      .where('deployment', '=', deployment)
      .where('id', '=', id)
      .execute()
  },
})
