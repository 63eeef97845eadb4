import type { TextId } from '../../domain/text/textIds.ts'
import { noAnswerText, type Text } from '../kit/failureText.ts'
import type { Refusal, Unavailable } from '../../application/ports/ServiceFailure.ts'

/** The service's refusals that have a text on these pages, `account-` with the refusal. */
const REFUSALS = [
  'email-registered',
  'email-invalid',
  'phone-impossible',
  'password-weak',
  'vendor-code-missing',
  'business-name-missing',
  'vendor-code-unknown',
  'vendor-code-used',
  'mail-not-delivered',
  'link-not-valid',
  'code-not-valid',
] as const

/** The message of a failure (AUTH-06); `otherwise` for a refusal whose key has no text (AUTH-07). */
export const accountProblem = (failure: Refusal | Unavailable, otherwise: TextId): Text => {
  if (failure._tag === 'ServiceUnavailable')
    return failure.reason === 'offline' ? { id: 'account-offline' } : noAnswerText(failure)
  if (failure._tag === 'NotOffered') return { id: 'failure-not-offered' }
  const refusal = REFUSALS.find((one) => `account-${one}` === failure.text.id)
  return { id: refusal === undefined ? otherwise : `account-${refusal}` }
}
