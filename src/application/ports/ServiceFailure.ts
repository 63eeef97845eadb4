import { Data } from 'effect'

/** Why the world said no; none of it is the person's fault. */
export type FailureReason = 'offline' | 'timeout' | 'too-many' | 'server-fault' | 'unreadable-answer'

/** The service could not be asked, or its answer could not be read (architecture: failure). */
export class ServiceUnavailable extends Data.TaggedError('ServiceUnavailable')<{
  readonly reason: FailureReason
  readonly cause?: unknown
  /** ms until it is worth another try, where the service says so. */
  readonly retryAfter?: number
}> {}

/** The service understood and said no. `translationKey` names the text; `code` is what a program may act on. */
export class ServiceRefusal extends Data.TaggedError('ServiceRefusal')<{
  readonly status: number
  readonly code: string
  readonly translationKey: string
  readonly message: string
  readonly field?: string
  readonly values?: Readonly<Record<string, string | number>>
}> {}

/** The session is over: the person has to sign in again (SESS-05). */
export class SignedOut extends Data.TaggedError('SignedOut')<Record<never, never>> {}

/** How any call behind a session may end badly. */
export type ServiceFailure = ServiceUnavailable | ServiceRefusal | SignedOut
