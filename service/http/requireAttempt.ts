import { Problem } from '../base/problems.ts'
import type { Attempt, AttemptLimit, BeginAttempt } from './attemptLimit.ts'

/** Begins an attempt that counts as failed until it is taken back. Refuses with TOO_MANY_REQUESTS after too many. */
export const requireAttempt = async (
  { attempt }: { readonly attempt: BeginAttempt },
  subjects: ReadonlyArray<string>,
  limit: AttemptLimit,
): Promise<Extract<Attempt, { readonly outcome: 'begun' }>> => {
  const begun = await attempt(subjects, limit)
  if (begun.outcome === 'too-many') throw new Problem('TOO_MANY_REQUESTS', {}, begun.retryAfterSeconds)
  return begun
}
