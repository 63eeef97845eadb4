import type { FailureReason, ServiceFailure } from '../../application/ports/ServiceFailure.ts'

/** A text not yet localized: its Fluent id and arguments. */
export interface Text {
  readonly id: string
  readonly args?: Readonly<Record<string, string | number>>
}

const UNAVAILABLE: Readonly<Record<FailureReason, string>> = {
  offline: 'failure-offline',
  timeout: 'failure-timeout',
  'too-many': 'failure-too-many',
  'server-fault': 'failure-server-fault',
  'unreadable-answer': 'failure-unreadable-answer',
}

/** Fluent ids have no dots: `auth.password-invalid` is written `auth-password-invalid`. */
export const textIdOf = (translationKey: string): string => translationKey.replaceAll('.', '-')

/** The message of a failed call. A refusal whose key has no text is shown with the service's message. */
export const failureText = (failure: ServiceFailure): Text => {
  switch (failure._tag) {
    case 'ServiceUnavailable':
      return { id: UNAVAILABLE[failure.reason] }
    case 'SignedOut':
      return { id: 'failure-signed-out' }
    case 'ServiceRefusal':
      if (failure.translationKey === '' && failure.message === '') return { id: UNAVAILABLE['unreadable-answer'] }
      return { id: textIdOf(failure.translationKey), args: { ...failure.values, message: failure.message } }
  }
}
