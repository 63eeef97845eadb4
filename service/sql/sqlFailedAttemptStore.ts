import type { Sql } from './tables.ts'
import type { FailedAttemptStore } from '../store/sessionStore.ts'

export const sqlFailedAttemptStore = (sql: Sql): FailedAttemptStore => ({
  add: async (attempt, subjects, now) => {
    await sql
      .insertInto('failed_attempts')
      .values(subjects.map((subject) => ({ attempt, subject, failed_at: now })))
      .execute()
  },
  takeBack: async (attempt) => {
    await sql.deleteFrom('failed_attempts').where('attempt', '=', attempt).execute()
  },
  others: async (attempt, subject, since, most) => {
    const rows = await sql
      .selectFrom('failed_attempts')
      .select('failed_at')
      .where('subject', '=', subject)
      .where('failed_at', '>', since)
      .where('attempt', '!=', attempt)
      .orderBy('failed_at', 'desc')
      .limit(most)
      .execute()
    return rows.map((row) => row.failed_at)
  },
  forget: async (subject) => {
    await sql.deleteFrom('failed_attempts').where('subject', '=', subject).execute()
  },
  forgetBefore: async (moment) => {
    await sql.deleteFrom('failed_attempts').where('failed_at', '<=', moment).execute()
  },
})
