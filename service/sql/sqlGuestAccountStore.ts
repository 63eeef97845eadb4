import type { OrderJson } from '../../contract/orders.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import type { AddAccountOutcome, GuestAccountStore, StoredGuest } from '../store/guestStore.ts'
import { addRegistration } from './sqlRegistrationStore.ts'
import type { Sql } from './tables.ts'
import { replaceVendor } from './vendorRow.ts'

export const sqlGuestAccountStore = (sql: Sql, feed: ChangeFeed): GuestAccountStore => {
  const publishChange = ({ deployment, vendorId }: StoredGuest) => feed.publish('vendor', `${deployment}/${vendorId}`)

  return {
    add: async (registration) => {
      const { guest, key, vendorOf, account, now } = registration
      const { deployment, vendorId } = guest
      const added = await sql.transaction().execute(async (work): Promise<AddAccountOutcome> => {
        const row = await work
          .selectFrom('guests')
          .select(['account_id', 'account_key', 'confirm_until'])
          .where('deployment', '=', deployment)
          .where('vendor_id', '=', vendorId)
          .where('expires_at', '>', now)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) return { outcome: 'no-guest' }
        const { account_id: accountId, account_key: madeBy, confirm_until: confirmUntil } = row
        if (accountId !== null)
          return { outcome: 'made-before', accountId, key: madeBy ?? '', confirmUntil: confirmUntil ?? undefined }
        const outcome = await addRegistration(work, registration)
        if (outcome !== 'registered') return { outcome }
        const latest = await work
          .selectFrom('orders')
          .select('document')
          .where('deployment', '=', deployment)
          .where('vendor_id', '=', vendorId)
          .orderBy('created_at', 'desc')
          .limit(1)
          .executeTakeFirst()
        const sender = latest && (JSON.parse(latest.document) as OrderJson).sender
        await replaceVendor(work, deployment, vendorOf(sender))
        await work
          .updateTable('guests')
          .set({ ended_at: now, account_id: account.id, account_key: key })
          .where('deployment', '=', deployment)
          .where('vendor_id', '=', vendorId)
          .execute()
        return { outcome }
      })
      if (added.outcome === 'registered') publishChange(guest)
      return added
    },

    recordMailAccepted: async ({ deployment, vendorId }, accountId, confirmUntil) => {
      const { numUpdatedRows } = await sql
        .updateTable('guests')
        .set({ confirm_until: confirmUntil })
        .where('deployment', '=', deployment)
        .where('vendor_id', '=', vendorId)
        .where('account_id', '=', accountId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    takeBack: async (guest, accountId, placeholder) => {
      const { deployment, vendorId } = guest
      const isTakenBack = await sql.transaction().execute(async (work) => {
        const account = await work
          .selectFrom('accounts')
          .select('confirmed_at')
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirst()
        if (account !== undefined && account.confirmed_at !== null) return false
        const { numUpdatedRows } = await work
          .updateTable('guests')
          .set({ ended_at: null, account_id: null, account_key: null })
          .where('deployment', '=', deployment)
          .where('vendor_id', '=', vendorId)
          .where('account_id', '=', accountId)
          .where('confirm_until', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return true
        await work.deleteFrom('accounts').where('id', '=', accountId).execute()
        await replaceVendor(work, deployment, placeholder)
        return true
      })
      publishChange(guest)
      return isTakenBack
    },
  }
}
