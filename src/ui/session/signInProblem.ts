import type { ServiceFailure } from '../../application/ports/ServiceFailure.ts'
import { failureText, textIdOf, type Text } from '../kit/failureText.ts'

/** The provider's reasons that have a text (AUTH-05, CON-06). */
export const KNOWN_REASONS = [
  'auth.internal-error',
  'auth.invalid-user-pool-configuration',
  'auth.invalid-response',
  'auth.invalid-request-parameter',
  'auth.invalid-role-access-policy',
  'auth.password-reset-required',
  'auth.resource-not-found',
  'auth.too-many-requests',
  'auth.unexpected-server-error',
  'auth.user-not-confirmed',
  'auth.user-not-found',
  'auth.password-invalid',
  'auth.verification-code-cannot-be-delivered',
  'auth.email-identity-not-valid',
  'auth.user-cannot-be-validated',
  'auth.username-exists',
  'auth.code-not-valid',
] as const

const isKnown = (key: string): boolean => (KNOWN_REASONS as ReadonlyArray<string>).includes(key)

/**
 * The message of a failed sign-in: the translation of `auth.{message}` (AUTH-03, CON-07) or of the translation key in
 * the answer, else the server's message.
 */
export const signInProblem = (failure: ServiceFailure): Text => {
  if (failure._tag === 'ServiceRefusal') {
    const key = [`auth.${failure.message}`, failure.translationKey].find(isKnown)
    return key === undefined ? { id: 'auth-unknown-reason', args: { message: failure.message } } : { id: textIdOf(key) }
  }
  if (failure._tag === 'ServiceUnavailable' && failure.reason === 'offline') return { id: 'sign-in-offline' }
  if (failure._tag === 'ServiceUnavailable' && failure.reason === 'too-many') return { id: 'auth-too-many-requests' }
  return failureText(failure)
}

/** The HTTP status of a failed sign-in, shown beside the reason (core, section 8). */
export const signInStatus = (failure: ServiceFailure): number | undefined => {
  if (failure._tag === 'ServiceRefusal') return failure.status
  if (failure._tag !== 'ServiceUnavailable') return undefined
  return failure.reason === 'too-many' ? 429 : typeof failure.cause === 'number' ? failure.cause : undefined
}
