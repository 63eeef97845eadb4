import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { ServiceFailure, ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'
import type { GuestLogin } from './StartupStore.ts'

/** The input of a guest who wants an account with their orders (GUEST-08). */
export interface NewGuestAccount {
  readonly email: string
  readonly password: string
  readonly phone: string
  /** Name of the business or person. */
  readonly name: string
  /** Language of the mails. */
  readonly language: string
}

/** Access for guests (OP-17). */
export interface GuestAccessPort {
  /** Creates a guest; refused while guest mode is off. */
  readonly begin: () => Effect.Effect<GuestLogin, ServiceRefusal | ServiceUnavailable>
  /**
   * Converts this page's guest to an account, which ends the guest's login. Returns until when its address must be
   * confirmed (AUTH-09); a retry with the same key returns the same (CON-16).
   */
  readonly stay: (account: NewGuestAccount, key: string) => Effect.Effect<Instant, ServiceFailure>
}

export class GuestAccess extends Context.Service<GuestAccess, GuestAccessPort>()('application/GuestAccess') {}
