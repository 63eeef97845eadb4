import { Data } from 'effect'
import type { VoucherRefusal } from '../../domain/pricing/voucherRefusal.ts'
import type { NamedText } from '../../domain/text/namedText.ts'

/** Why a call failed; none of the reasons is the person's fault. */
export type FailureReason =
  | 'offline'
  /** The device has a network, but the back end, which is on another origin, was not reached. */
  | 'unreachable'
  | 'timeout'
  | 'too-many'
  | 'server-fault'
  | 'unreadable-answer'
  /** The call creates something, may have arrived, and cannot be repeated safely: the back end takes no keys (CON-16). */
  | 'unknown-outcome'

/** The service could not be reached, or its response could not be read (architecture: failure). */
export class ServiceUnavailable extends Data.TaggedError('ServiceUnavailable')<{
  readonly reason: FailureReason
  readonly cause?: unknown
  /** Ms until a retry makes sense, if the service sends it. */
  readonly retryAfter?: number
}> {}

/** The same as a plain value, for pages that do not load the class. */
export type Unavailable = Pick<ServiceUnavailable, '_tag' | 'reason' | 'cause' | 'retryAfter'>

/** The session has ended: the person must sign in again (SESS-05). */
export class SignedOut extends Data.TaggedError('SignedOut')<Record<never, never>> {}

/** The texts of a refusal. */
export interface RefusalTexts {
  /** The text that the answer of the service names. */
  readonly text: NamedText
  /** The own sentence of the service, for texts that end with the reason. */
  readonly message: string
}

/** The service understood the request and refused it, for a reason on which no program acts: its text is shown. */
export class ServiceRefusal extends Data.TaggedError('ServiceRefusal')<
  RefusalTexts & {
    /** The service's name of the reason, for logs. */
    readonly reason: string
    /** The field of a form that it names. */
    readonly field?: string
  }
> {}

/** There is no such thing, or none that this person may see. */
export class NotFound extends Data.TaggedError('NotFound')<RefusalTexts> {}
/** The back end does not have the call (ADR 128); it is not asked again. */
export class NotOffered extends Data.TaggedError('NotOffered')<RefusalTexts> {}
/** The store is closed, according to the service (FEE-09). */
export class StoreClosed extends Data.TaggedError('StoreClosed')<RefusalTexts> {}
/** The signature of the fee has expired: it must be computed again (REQ-22). */
export class SignatureExpired extends Data.TaggedError('SignatureExpired')<RefusalTexts> {}
/** The code cannot be used (VOUCH-04); `reason` is set if the service sends one that has a text. */
export class VoucherRefused extends Data.TaggedError('VoucherRefused')<
  RefusalTexts & { readonly reason: VoucherRefusal | undefined }
> {}
/** The order must be paid before it is placed (PAY-09). */
export class PaymentRequired extends Data.TaggedError('PaymentRequired')<RefusalTexts> {}
/** The status of the order no longer allows the change (API-24). */
export class NotEditable extends Data.TaggedError('NotEditable')<RefusalTexts> {}
/** The token of the wallet has expired. */
export class WalletExpired extends Data.TaggedError('WalletExpired')<RefusalTexts> {}
/** An intent with this key is already stored, with other contents (CON-16). */
export class KeyReused extends Data.TaggedError('KeyReused')<RefusalTexts> {}

export type Refusal =
  | ServiceRefusal
  | NotFound
  | NotOffered
  | StoreClosed
  | SignatureExpired
  | VoucherRefused
  | PaymentRequired
  | NotEditable
  | WalletExpired
  | KeyReused

/** The failures of any call that needs a session; a port lists its others. */
export type ServiceFailure = ServiceUnavailable | ServiceRefusal | SignedOut

/** Any failure of any call, for code that shows it. */
export type CallFailure = Unavailable | SignedOut | Refusal
