import type { Account, AccountStore } from './stores.ts'
import type { Sql } from './tables.ts'

const keyOf = (email: string) => email.trim().toLowerCase()

interface AccountRow {
  readonly id: string
  readonly deployment: string
  readonly email: string
  readonly name: string
  readonly phone_number: string
  readonly may_manage_outlets: boolean
  readonly vendor_ids: ReadonlyArray<string>
}

const COLUMNS = ['id', 'deployment', 'email', 'name', 'phone_number', 'may_manage_outlets', 'vendor_ids'] as const

const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  deployment: row.deployment,
  email: row.email,
  name: row.name,
  phoneNumber: row.phone_number,
  mayManageOutlets: row.may_manage_outlets,
  vendorIds: row.vendor_ids,
})

export const sqlAccountStore = (sql: Sql): AccountStore => ({
  byEmail: async (deployment, email) => {
    const row = await sql
      .selectFrom('accounts')
      .select([...COLUMNS, 'password_hash'])
      .where('deployment', '=', deployment)
      .where('email_key', '=', keyOf(email))
      .executeTakeFirst()
    return row === undefined ? undefined : { account: accountOf(row), passwordHash: row.password_hash }
  },
  byId: async (id) => {
    const row = await sql.selectFrom('accounts').select(COLUMNS).where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : accountOf(row)
  },
  add: async (account, passwordHash) => {
    await sql
      .insertInto('accounts')
      .values({
        id: account.id,
        deployment: account.deployment,
        email: account.email,
        email_key: keyOf(account.email),
        name: account.name,
        phone_number: account.phoneNumber,
        may_manage_outlets: account.mayManageOutlets,
        vendor_ids: account.vendorIds,
        password_hash: passwordHash,
      })
      .execute()
  },
})
