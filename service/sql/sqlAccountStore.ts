import { instantAt } from '../../src/domain/instant.ts'
import { emailKey } from '../store/emailKey.ts'
import type { Account, AccountStore } from '../store/accountStore.ts'
import type { Sql } from './tables.ts'

interface AccountRow {
  readonly id: string
  readonly deployment: string
  readonly email: string
  readonly name: string
  readonly phone_number: string
  readonly may_manage_outlets: boolean
  readonly vendor_ids: ReadonlyArray<string>
}

export const ACCOUNT_COLUMNS = [
  'accounts.id',
  'deployment',
  'email',
  'name',
  'phone_number',
  'may_manage_outlets',
  'vendor_ids',
] as const

export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  deployment: row.deployment,
  email: row.email,
  name: row.name,
  phoneNumber: row.phone_number,
  mayManageOutlets: row.may_manage_outlets,
  vendorIds: row.vendor_ids,
})

export const accountRow = (account: Account, passwordHash: string) => ({
  id: account.id,
  deployment: account.deployment,
  email: account.email,
  email_key: emailKey(account.email),
  name: account.name,
  phone_number: account.phoneNumber,
  may_manage_outlets: account.mayManageOutlets,
  vendor_ids: account.vendorIds,
  password_hash: passwordHash,
})

export const sqlAccountStore = (sql: Sql): AccountStore => ({
  byEmail: async (deployment, email) => {
    const row = await sql
      .selectFrom('accounts')
      .select([...ACCOUNT_COLUMNS, 'password_hash', 'confirmed_at', 'must_reset', 'language'])
      .where('deployment', '=', deployment)
      .where('email_key', '=', emailKey(email))
      .executeTakeFirst()
    if (row === undefined) return undefined
    return {
      account: accountOf(row),
      passwordHash: row.password_hash,
      isConfirmed: row.confirmed_at !== null,
      mustReset: row.must_reset,
      language: row.language ?? undefined,
    }
  },
  byId: async (id) => {
    const row = await sql.selectFrom('accounts').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : accountOf(row)
  },
  add: async (account, passwordHash) => {
    await sql
      .insertInto('accounts')
      .values({ ...accountRow(account, passwordHash), confirmed_at: instantAt(0), language: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
