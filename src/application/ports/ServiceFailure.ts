import { Data } from 'effect'

/** Why a call failed; none of the reasons is the person's fault. */
export type FailureReason = 'offline' | 'timeout' | 'too-many' | 'server-fault' | 'unreadable-answer'

/** The service could not be reached, or its response could not be read (architecture: failure). */
export class ServiceUnavailable extends Data.TaggedError('ServiceUnavailable')<{
  readonly reason: FailureReason
  readonly cause?: unknown
  /** Ms until a retry makes sense, if the service sends it. */
  readonly retryAfter?: number
}> {}

/** The service understood the request and refused it. `translationKey` names the text; programs act on `code`. */
export class ServiceRefusal extends Data.TaggedError('ServiceRefusal')<{
  readonly status: number
  readonly code: string
  readonly translationKey: string
  readonly message: string
  readonly field?: string
  readonly values?: Readonly<Record<string, string | number>>
}> {}

/** The session has ended: the person must sign in again (SESS-05). */
export class SignedOut extends Data.TaggedError('SignedOut')<Record<never, never>> {}

/** All failures of a call that needs a session. */
export type ServiceFailure = ServiceUnavailable | ServiceRefusal | SignedOut
