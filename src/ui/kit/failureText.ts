import type { CallFailure, FailureReason, SignedOut, Unavailable } from '../../application/ports/ServiceFailure.ts'
import type { NamedText } from '../../domain/text/namedText.ts'
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
  unreachable: 'failure-unreachable',
  timeout: 'failure-timeout',
  'too-many': 'failure-too-many',
  'server-fault': 'failure-server-fault',
  'unreadable-answer': 'failure-unreadable-answer',
  'unknown-outcome': 'failure-unknown-outcome',
}

/** The message of a call without an answer. */
export const noAnswerText = (failure: Unavailable | SignedOut): Text => ({
  id: failure._tag === 'SignedOut' ? 'failure-signed-out' : UNAVAILABLE[failure.reason],
})

/** The message of a failed call. A refusal whose key has no text is shown with the service's message. */
export const failureText = (failure: CallFailure): FailureText =>
  'text' in failure ? failure.text : noAnswerText(failure)

/** The argument of a text that ends with the reason of a failure: what the service said, else why it did not answer. */
export const becauseOf = (failure: CallFailure): { readonly because: string | Text } => ({
  because: 'text' in failure ? failure.message : noAnswerText(failure),
})
