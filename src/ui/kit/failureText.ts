import type {
  FailureReason,
  ServiceFailure,
  ServiceUnavailable,
  SignedOut,
} from '../../application/ports/ServiceFailure.ts'
import { textIdOf, type ServiceTextId } from '../../domain/text/serviceTextId.ts'
import type { TextId } from '../../domain/text/textIds.ts'

type TextArgs = Readonly<Record<string, string | number>>

/** A text not yet localized: its Fluent id and arguments. */
export interface Text {
  readonly id: TextId
  readonly args?: TextArgs
}

/** The text of a failure: a refusal of the service names its text itself. `localizeText` localizes it. */
export interface FailureText {
  readonly id: TextId | ServiceTextId
  readonly args?: TextArgs
}

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
