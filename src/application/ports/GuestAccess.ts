import { Context, type Effect } from 'effect'
import type { Instant } from '../../domain/instant.ts'
import type { ServiceFailure, ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'
import type { GuestLogin } from './StartupStore.ts'

/** What a guest says who wants an account with their orders (GUEST-08). */
export interface StayingGuest {
  readonly email: string
  readonly password: string
  readonly phone: string
  /** Of the business or the person. */
  readonly name: string
  /** Of the mails. */
  readonly language: string
}

/** The door of guests (OP-17). */
export interface GuestAccessPort {
  /** A new guest; refused while guests are not wanted. */
  readonly begin: () => Effect.Effect<GuestLogin, ServiceRefusal | ServiceUnavailable>
  /**
   * Makes an account of the guest whose page this is, who is nobody afterwards. Answers until when its address has to
   * be confirmed (AUTH-09); with the same key the same once more (CON-16).
   */
  readonly stay: (staying: StayingGuest, key: string) => Effect.Effect<Instant, ServiceFailure>
}

export class GuestAccess extends Context.Service<GuestAccess, GuestAccessPort>()('application/GuestAccess') {}
