import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'

/** PV registers with a vendor code, NPV with a business name (OP-54). */
export type VendorIdentification = { readonly vendorCode: string } | { readonly businessName: string }

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly identifiedBy: VendorIdentification
  /** Language of the mails. */
  readonly language: string
}

export type EmailConfirmation = 'confirmed' | 'already-confirmed'

type Answer<T> = Effect.Effect<T, ServiceRefusal | ServiceUnavailable>

/** Account calls that need no login. Each makes one attempt: a person is waiting, and none of them may happen twice. */
export interface AccountsPort {
  /** Returns until when the address must be confirmed by the link in the mail (AUTH-06, AUTH-09). */
  readonly register: (account: NewAccount) => Answer<Instant>
  /** By the token of the link in the mail. */
  readonly confirmEmail: (token: string) => Answer<EmailConfirmation>
  /** Sends a code if the address is known; the response does not reveal whether it is (OP-18). */
  readonly sendResetCode: (email: string) => Answer<void>
  readonly resetPassword: (reset: {
    readonly email: string
    readonly code: string
    readonly password: string
  }) => Answer<void>
}

export class Accounts extends Context.Service<Accounts, AccountsPort>()('application/Accounts') {}
