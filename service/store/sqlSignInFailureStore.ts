import type { Instant } from '../../src/domain/instant.ts'
import type { Sql } from './tables.ts'

export interface SignInFailureStore {
  /** Counts an attempt as failed, under each subject, before its outcome is known: parallel guesses count each other. */
  readonly add: (attempt: string, subjects: ReadonlyArray<string>, now: Instant) => Promise<void>
  /** It did not fail, or was not looked at. */
  readonly takeBack: (attempt: string) => Promise<void>
  /** When the other failures of a subject since then were, newest first. */
  readonly others: (attempt: string, subject: string, since: Instant, most: number) => Promise<ReadonlyArray<Instant>>
  readonly forget: (subject: string) => Promise<void>
  readonly forgetBefore: (moment: Instant) => Promise<void>
}

export const sqlSignInFailureStore = (sql: Sql): SignInFailureStore => ({
  add: async (attempt, subjects, now) => {
    await sql
      .insertInto('sign_in_failures')
      .values(subjects.map((subject) => ({ attempt, subject, failed_at: now })))
      .execute()
  },
  takeBack: async (attempt) => {
    await sql.deleteFrom('sign_in_failures').where('attempt', '=', attempt).execute()
  },
  others: async (attempt, subject, since, most) => {
    const rows = await sql
      .selectFrom('sign_in_failures')
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
    await sql.deleteFrom('sign_in_failures').where('subject', '=', subject).execute()
  },
  forgetBefore: async (moment) => {
    await sql.deleteFrom('sign_in_failures').where('failed_at', '<=', moment).execute()
  },
})
