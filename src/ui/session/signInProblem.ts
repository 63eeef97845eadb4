import type { SignInRefused } from '../../application/ports/Authentication.ts'
import type { Unavailable } from '../../application/ports/ServiceFailure.ts'
import { noAnswerText, type Text } from '../kit/failureText.ts'

export type SignInFailure = SignInRefused | Unavailable

/** The provider's reasons that have a text, `auth-` with the reason; their translation keys are `auth.` with it (AUTH-05, CON-06). */
export const KNOWN_REASONS = [
  'internal-error',
  'invalid-user-pool-configuration',
  'invalid-response',
  'invalid-request-parameter',
  'invalid-role-access-policy',
  'password-reset-required',
  'resource-not-found',
  'too-many-requests',
  'unexpected-server-error',
  'user-not-confirmed',
  'user-not-found',
  'password-invalid',
  'verification-code-cannot-be-delivered',
  'email-identity-not-valid',
  'user-cannot-be-validated',
  'username-exists',
  'code-not-valid',
] as const

/**
 * The message of a failed sign-in: the translation of `auth.{message}` (AUTH-03, CON-07) or of the translation key in
 * the answer, else the server's message.
 */
export const signInProblem = (failure: SignInFailure): Text => {
  if (failure._tag === 'SignInRefused') {
    const { message, text } = failure
    const reason =
      KNOWN_REASONS.find((known) => known === message) ?? KNOWN_REASONS.find((known) => `auth-${known}` === text.id)
    return reason === undefined ? { id: 'auth-unknown-reason', args: { message } } : { id: `auth-${reason}` }
  }
  if (failure.reason === 'offline') return { id: 'sign-in-offline' }
  if (failure.reason === 'too-many') return { id: 'auth-too-many-requests' }
  return noAnswerText(failure)
}

/** The HTTP status of a failed sign-in, shown beside the reason (core, section 8). */
export const signInStatus = (failure: SignInFailure): number | undefined => {
  if (failure._tag === 'SignInRefused') return failure.status
  return failure.reason === 'too-many' ? 429 : typeof failure.cause === 'number' ? failure.cause : undefined
}
