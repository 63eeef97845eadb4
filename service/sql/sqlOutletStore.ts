import { sql as raw } from 'kysely'
import type { ChangeFeed } from '../store/changeFeed.ts'
import { findIntent } from './findIntent.ts'
import {
  clientIdOf,
  type ChangedOutlet,
  type NewOutlet,
  type OutletStore,
  type OutletToChange,
  type VendorJson,
} from '../store/vendorStore.ts'
import type { Sql } from './tables.ts'
import { lockVendor, replaceVendor, vendorColumns, vendorIn } from './vendorRow.ts'

/** Whether another outlet of the parent has the client id of this one; the caller has locked the parent. */
const isClientIdTaken = async (work: Sql, deployment: string, parentId: string, outlet: VendorJson) => {
  const others = await work
    .selectFrom('vendors')
    .select(['document', 'service_hours'])
    .where('deployment', '=', deployment)
    .where('parent_id', '=', parentId)
    .where('id', '<>', outlet.vendor_id)
    .execute()
  return others.some((row) => clientIdOf(vendorIn(row)) === clientIdOf(outlet))
}

export const sqlOutletStore = (sql: Sql, feed: ChangeFeed): OutletStore => {
  const changeOn = async (work: Sql, { deployment, parentId, id, change }: OutletToChange): Promise<ChangedOutlet> => {
    await lockVendor(work, deployment, parentId)
    const before = await lockVendor(work, deployment, id)
    if (before === undefined) return { outcome: 'no-outlet' }
    const outlet = change(before)
    const isNewId = clientIdOf(outlet) !== clientIdOf(before)
    if (isNewId && (await isClientIdTaken(work, deployment, parentId, outlet))) return { outcome: 'client-id-taken' }
    await replaceVendor(work, deployment, outlet)
    return { outcome: 'changed', outlet }
  }

  const addOn = async (work: Sql, { deployment, parentId, id, outletOf, intent, now }: NewOutlet) => {
    const parent = await lockVendor(work, deployment, parentId)
    if (parent === undefined) return { outcome: 'no-parent' } as const
    const before = await findIntent(work, intent)
    if (before?.outcome === 'repeated') return { ...before, outlet: outletOf(before.id, parent) }
    if (before !== undefined) return before

    const outlet = outletOf(id, parent)
    if (await isClientIdTaken(work, deployment, parentId, outlet)) return { outcome: 'client-id-taken' } as const

    const { accountId, key, fingerprint } = intent
    const inserted = await work
      .insertInto('intents')
      .values({ account_id: accountId, key, fingerprint, order_id: id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    // The key was used meanwhile, for an intent that is not an outlet of this parent.
    if (inserted.numInsertedOrUpdatedRows === 0n) return { outcome: 'key-reused' } as const
    await work
      .insertInto('vendors')
      .values({ deployment, id, parent_id: parentId, ...vendorColumns(outlet) })
      .execute()
    // Locks the accounts in a fixed order, so that outlets of two parents with the same accounts cannot deadlock.
    const accounts = await work
      .selectFrom('accounts')
      .select('id')
      .where('deployment', '=', deployment)
      .where(raw<boolean>`vendor_ids @> array[${parentId}]::text[]`)
      .orderBy('id')
      .forUpdate()
      .execute()
    const accountIds = accounts.map((account) => account.id)
    if (accountIds.length > 0)
      await work
        .updateTable('accounts')
        .set({ vendor_ids: raw<ReadonlyArray<string>>`array_append(vendor_ids, ${id})` })
        .where('id', 'in', accountIds)
        .execute()
    return { outcome: 'added', outlet, accountIds } as const
  }

  return {
    add: async (outlet) => {
      const added = await sql.transaction().execute((work) => addOn(work, outlet))
      if (added.outcome !== 'added') return added
      feed.publish('vendor', `${outlet.deployment}/${outlet.id}`)
      for (const accountId of added.accountIds) feed.publish('account', accountId)
      return { outcome: 'added', outlet: added.outlet }
    },
    change: async (change) => {
      const changed = await sql.transaction().execute((work) => changeOn(work, change))
      if (changed.outcome === 'changed') feed.publish('vendor', `${change.deployment}/${change.id}`)
      return changed
    },
  }
}
