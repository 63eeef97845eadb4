import { SECOND, type Instant } from '../instant.ts'

/** A valid payload is an object whose `exp`, in Unix seconds, is a number in the future (GUEST-03, MODE-09). */
export const isGuestTokenValid = (payload: unknown, now: Instant): boolean => {
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return false
  return typeof payload.exp === 'number' && Number.isFinite(payload.exp) && payload.exp * SECOND > now
}
