import type {
  FailureReason,
  ServiceFailure,
  ServiceUnavailable,
  SignedOut,
} from '../../application/ports/ServiceFailure.ts'
import type { NamedText } from '../../domain/text/namedText.ts'
import { textIdOf } from '../../domain/text/serviceTextId.ts'
import type { TextId } from '../../domain/text/textIds.ts'

/** A text not yet localized: its Fluent id and arguments. */
export interface Text {
  readonly id: TextId
  readonly args?: Readonly<Record<string, string | number>>
}

/** The text of a failure: a refusal of the service names its text itself. `localizeText` localizes it. */
export type FailureText = NamedText

const UNAVAILABLE: Readonly<Record<FailureReason, TextId>> = {
  offline: 'failure-offline',
  timeout: 'failure-timeout',
  'too-many': 'failure-too-many',
  'server-fault': 'failure-server-fault',
  'unreadable-answer': 'failure-unreadable-answer',
}

/** The message of a call without an answer. */
export const noAnswerText = (failure: ServiceUnavailable | SignedOut): Text => ({
  id: failure._tag === 'SignedOut' ? 'failure-signed-out' : UNAVAILABLE[failure.reason],
})

/** The message of a failed call. A refusal whose key has no text is shown with the service's message. */
export const failureText = (failure: ServiceFailure): FailureText => {
  if (failure._tag !== 'ServiceRefusal') return noAnswerText(failure)
  const { translationKey, message, values } = failure
  if (translationKey === '' && message === '') return { id: UNAVAILABLE['unreadable-answer'] }
  return { id: textIdOf(translationKey), args: { ...values, message } }
}

/** The argument of a text that ends with the reason of a failure: what the service said, else why it did not answer. */
export const becauseOf = (failure: ServiceFailure): { readonly because: string | Text } => ({
  because: failure._tag === 'ServiceRefusal' ? failure.message : noAnswerText(failure),
})
