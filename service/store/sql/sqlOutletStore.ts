import { sql as raw } from 'kysely'
import type { ChangeFeed } from '../changeFeed.ts'
import { findIntent } from './findIntent.ts'
import type { NewOutlet, OutletStore, VendorJson } from '../vendorStore.ts'
import type { Sql } from './tables.ts'

export const sqlOutletStore = (sql: Sql, feed: ChangeFeed): OutletStore => {
  const addOn = async (work: Sql, { deployment, parentId, id, outletOf, intent, now }: NewOutlet) => {
    const row = await work
      .selectFrom('vendors')
      .select(['document', 'service_hours'])
      .where('deployment', '=', deployment)
      .where('id', '=', parentId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return { outcome: 'no-parent' } as const
    const parent = JSON.parse(row.document) as VendorJson
    const before = await findIntent(work, intent)
    if (before?.outcome === 'repeated') return { ...before, outlet: outletOf(before.id, parent) }
    if (before !== undefined) return before

    const outlet = outletOf(id, parent)
    const sisters = await work
      .selectFrom('vendors')
      .select('document')
      .where('deployment', '=', deployment)
      .where('parent_id', '=', parentId)
      .execute()
    const isTaken = sisters.some(
      ({ document }) => (JSON.parse(document) as VendorJson).client_vendor_id === outlet.client_vendor_id,
    )
    if (isTaken) return { outcome: 'client-id-taken' } as const

    const { accountId, key, fingerprint } = intent
    const kept = await work
      .insertInto('intents')
      .values({ account_id: accountId, key, fingerprint, order_id: id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // The key was used meanwhile, for an intent that is not an outlet of this parent.
    if (kept.numInsertedOrUpdatedRows === 0n) return { outcome: 'key-reused' } as const
    await work
      .insertInto('vendors')
      .values({
        deployment,
        id,
        parent_id: parentId,
        document: JSON.stringify(outlet),
        service_hours: row.service_hours,
      })
      .execute()
    // Locks the accounts in a fixed order, so that outlets of two parents with the same accounts cannot deadlock.
    const people = await work
      .selectFrom('accounts')
      .select('id')
      .where('deployment', '=', deployment)
      .where(raw<boolean>`vendor_ids @> array[${parentId}]::text[]`)
      .orderBy('id')
      .forUpdate()
      .execute()
    const accountIds = people.map((account) => account.id)
    if (accountIds.length > 0)
      await work
        .updateTable('accounts')
        .set({ vendor_ids: raw<ReadonlyArray<string>>`array_append(vendor_ids, ${id})` })
        .where('id', 'in', accountIds)
        .execute()
    return { outcome: 'added', outlet, accountIds } as const
  }

  return {
    add: async (wanted) => {
      const added = await sql.transaction().execute((work) => addOn(work, wanted))
      if (added.outcome !== 'added') return added
      feed.publish('vendor', `${wanted.deployment}/${wanted.id}`)
      for (const accountId of added.accountIds) feed.publish('account', accountId)
      return { outcome: 'added', outlet: added.outlet }
    },
  }
}
