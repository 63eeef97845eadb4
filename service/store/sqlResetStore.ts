import { sql as raw } from 'kysely'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/market/deployments.ts'
import { emailKey } from './sqlAccountStore.ts'
import type { Sql } from './tables.ts'

/** The code that one account may set a new password with; its next one takes its place (OP-18). */
export interface ResetStore {
  /** `hash` is a password's: six digits are read back from anything cheaper. */
  readonly begin: (accountId: string, hash: string, expiresAt: Instant) => Promise<void>
  /** Counts a try before it is looked at; nothing once there were `most`, it ran out, or there is none. */
  readonly tryCode: (
    deployment: DeploymentId,
    email: string,
    now: Instant,
    most: number,
  ) => Promise<{ readonly accountId: string; readonly hash: string } | undefined>
  /** Uses the code up and sets the password; false when somebody else was first. */
  readonly finish: (accountId: string, hash: string, passwordHash: string) => Promise<boolean>
  /** The code runs out at once; false where there is none. For demonstrations. */
  readonly runOut: (deployment: DeploymentId, email: string, now: Instant) => Promise<boolean>
  /** Signing in is refused until the password is set anew (AUTH-05). */
  readonly require: (deployment: DeploymentId, email: string) => Promise<boolean>
}

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
