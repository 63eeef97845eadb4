import { sql as raw } from 'kysely'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { emailKey } from '../store/emailKey.ts'
import type { Sql } from './tables.ts'
import type { ResetStore } from '../store/accountStore.ts'

export const sqlResetStore = (sql: Sql): ResetStore => {
  const accountOf = (deployment: DeploymentId, email: string) =>
    sql
      .selectFrom('accounts')
      .select('id')
      .where('deployment', '=', deployment)
      .where('email_key', '=', emailKey(email))

  return {
    begin: async (accountId, hash, expiresAt) => {
      const code = { hash, expires_at: expiresAt, tries: 0 }
      await sql
        .insertInto('reset_codes')
        .values({ account_id: accountId, ...code })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(code))
        .execute()
    },
    tryCode: async (deployment, email, now, most) => {
      const row = await sql
        .updateTable('reset_codes')
        .set({ tries: raw<number>`tries + 1` })
        .where('account_id', 'in', accountOf(deployment, email))
        .where('tries', '<', most)
        .where('expires_at', '>', now)
        .returning(['account_id', 'hash'])
        .executeTakeFirst()
      return row === undefined ? undefined : { accountId: row.account_id, hash: row.hash }
    },
    finish: (accountId, hash, passwordHash) =>
      sql.transaction().execute(async (work) => {
        const { numDeletedRows } = await work
          .deleteFrom('reset_codes')
          .where('account_id', '=', accountId)
          .where('hash', '=', hash)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return false
        await work
          .updateTable('accounts')
          .set({ password_hash: passwordHash, must_reset: false })
          .where('id', '=', accountId)
          .execute()
        return true
      }),
    runOut: async (deployment, email, now) => {
      const { numUpdatedRows } = await sql
        .updateTable('reset_codes')
        .set({ expires_at: now })
        .where('account_id', 'in', accountOf(deployment, email))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    require: async (deployment, email) => {
      const { numUpdatedRows } = await sql
        .updateTable('accounts')
        .set({ must_reset: true })
        .where('deployment', '=', deployment)
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
