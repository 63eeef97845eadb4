import type { Instant } from '../../src/domain/instant.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import { memoizeUntilChanged } from './memoizeUntilChanged.ts'
import type { StoredVendor, VendorStore } from '../store/vendorStore.ts'
import { lockVendor, replaceVendor, vendorColumns, vendorIn } from './vendorRow.ts'
import type { Sql } from './tables.ts'

/** Rows per statement, far below PostgreSQL's limit of 65,535 parameters. */
const ROWS_AT_ONCE = 500
const BETWEEN = '/'

export const sqlVendorStore = (sql: Sql, feed: ChangeFeed, clock: () => Instant): VendorStore => {
  const select = (deployment: string) =>
    sql.selectFrom('vendors').select(['document', 'service_hours']).where('deployment', '=', deployment)

  const one = memoizeUntilChanged(feed, 'vendor', clock, async (key): Promise<StoredVendor | undefined> => {
    const [deployment = '', id = ''] = key.split(BETWEEN)
    const row = await select(deployment).where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : { deployment, vendor: vendorIn(row) }
  })

  return {
    byId: (deployment, id) => one(deployment + BETWEEN + id),
    byIds: async (deployment, ids) => {
      if (ids.length === 0) return []
      const rows = await select(deployment).where('id', 'in', ids).orderBy('id').execute()
      return rows.map((row) => ({ deployment, vendor: vendorIn(row) }))
    },
    outletsOf: async (deployment, parentId) => {
      const rows = await select(deployment).where('parent_id', '=', parentId).orderBy('id').execute()
      return rows.map((row) => ({ deployment, vendor: vendorIn(row) }))
    },
    addMany: async (vendors) => {
      for (let from = 0; from < vendors.length; from += ROWS_AT_ONCE) {
        const rows = vendors.slice(from, from + ROWS_AT_ONCE).map(({ deployment, vendor }) => ({
          deployment,
          id: vendor.vendor_id,
          parent_id: vendor.parent_vendor_id,
          ...vendorColumns(vendor),
        }))
        await sql
          .insertInto('vendors')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      for (const { deployment, vendor } of vendors) feed.publish('vendor', deployment + BETWEEN + vendor.vendor_id)
    },
    change: async (deployment, id, change) => {
      const changed = await sql.transaction().execute(async (transaction) => {
        const before = await lockVendor(transaction, deployment, id)
        if (before === undefined) return undefined
        const vendor = change(before)
        await replaceVendor(transaction, deployment, vendor)
        return vendor
      })
      if (changed !== undefined) feed.publish('vendor', deployment + BETWEEN + id)
      return changed
    },
  }
}
