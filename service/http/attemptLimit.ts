import { randomUUID } from 'node:crypto'
import { minus, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { FailedAttemptStore } from '../store/sessionStore.ts'

export interface AttemptLimit {
  /** The number of failures allowed within the window, per subject. */
  readonly most: number
  /** In ms. */
  readonly window: number
}

export interface TooManyAttempts {
  readonly outcome: 'too-many'
  readonly retryAfterSeconds: number
}

export type Attempt =
  /** The attempt counts as failed unless it is taken back. */
  { readonly outcome: 'begun'; readonly takeBack: () => Promise<void> } | TooManyAttempts

/** Begins an attempt of which only a limited number may fail within a window, per subject. */
export type BeginAttempt = (subjects: ReadonlyArray<string>, limit: AttemptLimit) => Promise<Attempt>

/**
 * Counts an attempt as failed before its outcome is known, so that parallel guesses in any process count each other.
 * rate-limiter-flexible counts in fixed windows by the clock of its machine (ADR 71).
 */
export const beginAttempt = async (
  failures: FailedAttemptStore,
  subjects: ReadonlyArray<string>,
  { most, window }: AttemptLimit,
  now: Instant,
): Promise<Attempt> => {
  const id = randomUUID()
  const takeBack = () => failures.takeBack(id)
  await failures.add(id, subjects, now)
  for (const subject of subjects) {
    const others = await failures.others(id, subject, minus(now, window), most)
    const oldest = others[most - 1]
    if (oldest === undefined) continue
    await takeBack()
    return { outcome: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil((oldest + window - now) / SECOND)) }
  }
  return { outcome: 'begun', takeBack }
}
