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

/** Why a request was refused, as far as the portal acts on it; the text of any other refusal is shown. */
export type RefusalKind =
  | 'not-found'
  | 'store-closed'
  | 'voucher-refused'
  | 'not-editable'
  /** An intent with this key is already stored, with other contents. */
  | 'key-reused'
  | 'wallet-expired'
  | 'payment-required'
  | 'signature-expired'
  | 'other'

/**
 * The service understood the request and refused it. Adapters derive `kind`, and programs act on it alone; `status` and
 * `code` are what the service sent, for messages to people and logs. `translationKey` names the text.
 */
export class ServiceRefusal extends Data.TaggedError('ServiceRefusal')<{
  readonly kind: RefusalKind
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
