import { sql as raw, type Transaction } from 'kysely'
import type { Instant } from '../../src/domain/instant.ts'
import type { ChangeFeed } from '../store/changeFeed.ts'
import { ACCOUNT_COLUMNS, accountOf, accountRow } from './sqlAccountStore.ts'
import type { NewRegistration, RegistrationOutcome, RegistrationStore } from '../store/accountStore.ts'
import type { Sql, Tables } from './tables.ts'
import { vendorColumns } from './vendorRow.ts'
import { trimText } from '../../src/domain/text/blank.ts'

/** Normalizes a vendor code for storage and comparison. */
const codeKey = (code: string) => trimText(code).toUpperCase()

type Work = Transaction<Tables>

const unconfirmedBefore = (work: Sql | Work, moment: Instant) =>
  work
    .selectFrom('accounts')
    .select('accounts.id')
    .where('confirmed_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('confirmations')
            .select('hash')
            .whereRef('confirmations.account_id', '=', 'accounts.id')
            .where('expires_at', '>', moment),
        ),
      ),
    )

const isHeld = (work: Sql | Work, deployment: string, vendorId: string) =>
  work
    .selectFrom('accounts')
    .select('id')
    .where('deployment', '=', deployment)
    .where(raw<boolean>`vendor_ids @> array[${vendorId}]::text[]`)
    .executeTakeFirst()

/** The vendor of a registration; its code stays locked until the transaction ends. */
const vendorFor = async (work: Work, { account, vendorCode }: NewRegistration) => {
  if (vendorCode === undefined) return { vendorIds: account.vendorIds }
  const code = await work
    .selectFrom('vendor_codes')
    .select('vendor_id')
    .where('deployment', '=', account.deployment)
    .where('code', '=', codeKey(vendorCode))
    .forUpdate()
    .executeTakeFirst()
  if (code === undefined) return 'code-unknown'
  const held = await isHeld(work, account.deployment, code.vendor_id)
  return held === undefined ? { vendorIds: [code.vendor_id] } : 'code-used'
}

/**
 * Adds the account, its link and its claim on the vendor, within a transaction. Replaces registrations that expired
 * unconfirmed.
 */
export const addRegistration = async (work: Work, registration: NewRegistration): Promise<RegistrationOutcome> => {
  const { account, passwordHash, language, linkHash, confirmUntil, now } = registration
  await work
    .deleteFrom('accounts')
    .where('deployment', '=', account.deployment)
    .where('id', 'in', unconfirmedBefore(work, now))
    .execute()
  const row = accountRow(account, passwordHash)
  const known = await work
    .selectFrom('accounts')
    .select('id')
    .where('deployment', '=', account.deployment)
    .where('email_key', '=', row.email_key)
    .executeTakeFirst()
  if (known !== undefined) return 'email-registered'
  const vendor = await vendorFor(work, registration)
  if (typeof vendor === 'string') return vendor
  const added = await work
    .insertInto('accounts')
    .values({ ...row, vendor_ids: vendor.vendorIds, confirmed_at: null, language })
    .onConflict((conflict) => conflict.columns(['deployment', 'email_key']).doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 0n) return 'email-registered'
  await work
    .insertInto('confirmations')
    .values({ hash: linkHash, account_id: account.id, expires_at: confirmUntil })
    .execute()
  return 'registered'
}

export const sqlRegistrationStore = (sql: Sql, feed: ChangeFeed): RegistrationStore => {
  return {
    register: (registration) => sql.transaction().execute((work) => addRegistration(work, registration)),

    addLink: async (accountId, linkHash, confirmUntil) => {
      await sql
        .insertInto('confirmations')
        .values({ hash: linkHash, account_id: accountId, expires_at: confirmUntil })
        .execute()
    },

    confirm: async (deployment, linkHash, now, vendorOf) => {
      const { outcome, vendorId } = await sql.transaction().execute(async (work) => {
        const row = await work
          .selectFrom('confirmations')
          .innerJoin('accounts', 'accounts.id', 'confirmations.account_id')
          .select([...ACCOUNT_COLUMNS, 'confirmed_at', 'expires_at'])
          .where('hash', '=', linkHash)
          .where('deployment', '=', deployment)
          .forUpdate()
          .executeTakeFirst()
        if (row === undefined) return { outcome: 'not-valid' } as const
        if (row.confirmed_at !== null) return { outcome: 'already-confirmed' } as const
        if (row.expires_at <= now) return { outcome: 'not-valid' } as const
        await work.updateTable('accounts').set({ confirmed_at: now }).where('id', '=', row.id).execute()
        const vendor = vendorOf(accountOf(row))
        await work
          .insertInto('vendors')
          .values({
            deployment,
            id: vendor.vendor_id,
            parent_id: null,
            ...vendorColumns(vendor),
          })
          .onConflict((conflict) => conflict.columns(['deployment', 'id']).doNothing())
          .execute()
        return { outcome: 'confirmed', vendorId: vendor.vendor_id } as const
      })
      if (vendorId !== undefined) feed.publish('vendor', `${deployment}/${vendorId}`)
      return outcome
    },

    forget: async (accountId) => {
      await sql.deleteFrom('accounts').where('id', '=', accountId).where('confirmed_at', 'is', null).execute()
    },

    forgetUnconfirmed: async (before) => {
      await sql.deleteFrom('accounts').where('id', 'in', unconfirmedBefore(sql, before)).execute()
    },

    addVendorCode: async (deployment, code, vendorId) => {
      await sql
        .insertInto('vendor_codes')
        .values({ deployment, code: codeKey(code), vendor_id: vendorId })
        .onConflict((conflict) => conflict.columns(['deployment', 'code']).doNothing())
        .execute()
    },

    vendorCodes: async (deployment) => {
      const rows = await sql
        .selectFrom('vendor_codes')
        .select(['code', 'vendor_id'])
        .where('deployment', '=', deployment)
        .orderBy('code')
        .execute()
      const codes = []
      for (const { code, vendor_id: vendorId } of rows)
        codes.push({ code, vendorId, isUsed: (await isHeld(sql, deployment, vendorId)) !== undefined })
      return codes
    },
  }
}
