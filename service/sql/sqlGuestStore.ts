import type { Instant } from '../../src/domain/instant.ts'
import type { Sql } from './tables.ts'
import type { GuestStore, StoredGuest } from '../store/guestStore.ts'

export const sqlGuestStore = (sql: Sql): GuestStore => {
  /** `undefined` for an expired or unknown guest. */
  const hasNoAccount = async ({ deployment, vendorId }: StoredGuest, now: Instant): Promise<boolean | undefined> => {
    const row = await sql
      .selectFrom('guests')
      .select('ended_at')
      .where('deployment', '=', deployment)
      .where('vendor_id', '=', vendorId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row && row.ended_at === null
  }

  return {
    begin: async ({ deployment, vendorId }, now, expiresAt) => {
      await sql
        .insertInto('guests')
        .values({ deployment, vendor_id: vendorId, created_at: now, expires_at: expiresAt })
        .execute()
    },
    isAlive: async (guest, now) => (await hasNoAccount(guest, now)) === true,
    isFormer: async (guest, now) => (await hasNoAccount(guest, now)) === false,
    forgetExpired: async (now) => {
      await sql
        .deleteFrom('vendors')
        .where((where) =>
          where.and([
            where.exists(
              where
                .selectFrom('guests')
                .select('guests.vendor_id')
                .whereRef('guests.deployment', '=', 'vendors.deployment')
                .whereRef('guests.vendor_id', '=', 'vendors.id')
                .where('guests.expires_at', '<=', now)
                .where('guests.ended_at', 'is', null),
            ),
            where.not(
              where.exists(
                where
                  .selectFrom('orders')
                  .select('orders.id')
                  .whereRef('orders.deployment', '=', 'vendors.deployment')
                  .whereRef('orders.vendor_id', '=', 'vendors.id'),
              ),
            ),
          ]),
        )
        .execute()
      await sql.deleteFrom('guests').where('expires_at', '<=', now).execute()
    },
  }
}
