import type { Sql } from './tables.ts'
import type { SessionStore } from '../store/sessionStore.ts'

export const sqlSessionStore = (sql: Sql): SessionStore => ({
  begin: async ({ id, accountId, now, refreshHash: hash, refreshUntil }) => {
    await sql.transaction().execute(async (work) => {
      await work.insertInto('sessions').values({ id, account_id: accountId, created_at: now, ended_at: null }).execute()
      await work
        .insertInto('refresh_tokens')
        .values({ hash, session_id: id, expires_at: refreshUntil, used_at: null })
        .execute()
    })
  },
  accountOf: async (sessionId) => {
    const row = await sql
      .selectFrom('sessions')
      .select('account_id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row?.account_id
  },
  openOf: async (accountId) => {
    const rows = await sql
      .selectFrom('sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .execute()
    return rows.map((row) => row.id)
  },
  end: async (sessionId, now) => {
    await sql
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  },
  endedAmong: async (sessionIds) => {
    if (sessionIds.length === 0) return []
    const rows = await sql
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', sessionIds)
      .where('ended_at', 'is', null)
      .execute()
    const alive = new Set(rows.map((row) => row.id))
    return sessionIds.filter((id) => !alive.has(id))
  },
  addRefresh: async ({ hash, sessionId, expiresAt }) => {
    await sql
      .insertInto('refresh_tokens')
      .values({ hash, session_id: sessionId, expires_at: expiresAt, used_at: null })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
  },
  refresh: async (hash) => {
    const row = await sql
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .select(['session_id', 'account_id', 'expires_at', 'used_at', 'ended_at'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined) return undefined
    return {
      sessionId: row.session_id,
      accountId: row.account_id,
      expiresAt: row.expires_at,
      usedAt: row.used_at ?? undefined,
      sessionEnded: row.ended_at !== null,
    }
  },
  useRefresh: async (hash, now) => {
    const { numUpdatedRows } = await sql
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  forgetExpired: async (now) => {
    const alive = sql.selectFrom('refresh_tokens').select('session_id').where('expires_at', '>', now)
    await sql.deleteFrom('sessions').where('id', 'not in', alive).execute()
  },
})
