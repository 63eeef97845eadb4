import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'

/** PV brings a vendor code, NPV a business name (OP-54). */
export type Bringing = { readonly vendorCode: string } | { readonly businessName: string }

export interface NewAccount {
  readonly email: string
  readonly password: string
  readonly phone: string
  readonly brings: Bringing
  /** Of the mails. */
  readonly language: string
}

export type EmailConfirmation = 'confirmed' | 'already-confirmed'

type Answer<T> = Effect.Effect<T, ServiceRefusal | ServiceUnavailable>

/** Accounts before anybody is signed in. One attempt each: somebody waits, and none of it may happen twice. */
export interface AccountsPort {
  /** Until when the address has to be confirmed by the mail that is sent (AUTH-06, AUTH-09). */
  readonly register: (account: NewAccount) => Answer<Instant>
  /** By the token of the mail's link. */
  readonly confirmEmail: (token: string) => Answer<EmailConfirmation>
  /** Sends a code, where the address is known; nobody learns whether it is (OP-18). */
  readonly sendResetCode: (email: string) => Answer<void>
  readonly resetPassword: (reset: {
    readonly email: string
    readonly code: string
    readonly password: string
  }) => Answer<void>
}

export class Accounts extends Context.Service<Accounts, AccountsPort>()('application/Accounts') {}
