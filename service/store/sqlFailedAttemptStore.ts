import type { Instant } from '../../src/domain/instant.ts'
import type { Sql } from './tables.ts'

export interface FailedAttemptStore {
  /** Counts an attempt as failed, under each subject, before its outcome is known: parallel guesses count each other. */
  readonly add: (attempt: string, subjects: ReadonlyArray<string>, now: Instant) => Promise<void>
  /** It did not fail, or was not looked at. */
  readonly takeBack: (attempt: string) => Promise<void>
  /** When the other failures of a subject since then were, newest first. */
  readonly others: (attempt: string, subject: string, since: Instant, most: number) => Promise<ReadonlyArray<Instant>>
  readonly forget: (subject: string) => Promise<void>
  readonly forgetBefore: (moment: Instant) => Promise<void>
}

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
