import { failureText, textIdOf, type Text } from '../kit/failureText.ts'
import type { AccountFailure } from '../frame/AccountCalls.ts'

/** The service's translation keys that have a text on these pages. */
const KNOWN_KEYS = [
  'account.email-registered',
  'account.email-invalid',
  'account.phone-impossible',
  'account.password-weak',
  'account.vendor-code-missing',
  'account.business-name-missing',
  'account.vendor-code-unknown',
  'account.vendor-code-used',
  'account.mail-not-delivered',
  'account.link-not-valid',
  'account.code-not-valid',
] as const

const isKnown = (key: string): boolean => (KNOWN_KEYS as ReadonlyArray<string>).includes(key)

/** The message of a failure (AUTH-06); `otherwise` for a refusal whose key has no text (AUTH-07). */
export const accountProblem = (failure: AccountFailure, otherwise: string): Text => {
  if (failure._tag === 'ServiceUnavailable')
    return failure.reason === 'offline' ? { id: 'account-offline' } : failureText(failure)
  return { id: isKnown(failure.translationKey) ? textIdOf(failure.translationKey) : otherwise }
}
