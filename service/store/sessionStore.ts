import type { Instant } from '../../src/domain/instant.ts'

/** The outcome of using a refresh token. */
interface RefreshState {
  readonly sessionId: string
  readonly accountId: string
  readonly expiresAt: Instant
  readonly usedAt: Instant | undefined
  readonly sessionEnded: boolean
}

interface NewSession {
  readonly id: string
  readonly accountId: string
  readonly now: Instant
  readonly refreshHash: string
  readonly refreshUntil: Instant
}

export interface SessionStore {
  /** Stores a session with its first refresh token, without which it counts as expired. */
  readonly begin: (session: NewSession) => Promise<void>
  /** The account of an active session. */
  readonly accountOf: (sessionId: string) => Promise<string | undefined>
  /** The active sessions of an account. */
  readonly openOf: (accountId: string) => Promise<ReadonlyArray<string>>
  readonly end: (sessionId: string, now: Instant) => Promise<void>
  /** The ids among these without an active session. */
  readonly endedAmong: (sessionIds: ReadonlyArray<string>) => Promise<ReadonlyArray<string>>
  readonly addRefresh: (token: { hash: string; sessionId: string; expiresAt: Instant }) => Promise<void>
  readonly refresh: (hash: string) => Promise<RefreshState | undefined>
  /** Consumes the token; true for the first use only. */
  readonly useRefresh: (hash: string, now: Instant) => Promise<boolean>
  /** Removes sessions that no token can extend any more, with their data. */
  readonly forgetExpired: (now: Instant) => Promise<void>
}

export interface FailedAttemptStore {
  /** Counts an attempt as failed, under each subject, before its outcome is known: parallel guesses count each other. */
  readonly add: (attempt: string, subjects: ReadonlyArray<string>, now: Instant) => Promise<void>
  /** Removes the counted failure: the attempt succeeded or was not checked. */
  readonly takeBack: (attempt: string) => Promise<void>
  /** Times of the other failures of a subject since that moment, newest first. */
  readonly others: (attempt: string, subject: string, since: Instant, most: number) => Promise<ReadonlyArray<Instant>>
  readonly forget: (subject: string) => Promise<void>
  readonly forgetBefore: (moment: Instant) => Promise<void>
}
