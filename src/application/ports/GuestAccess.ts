import { Context, type Effect } from 'effect'
import type { ServiceRefusal, ServiceUnavailable } from './ServiceFailure.ts'
import type { GuestLogin } from './StartupStore.ts'

/** The door of guests (OP-17). */
export interface GuestAccessPort {
  /** A new guest; refused while guests are not wanted. */
  readonly begin: Effect.Effect<GuestLogin, ServiceRefusal | ServiceUnavailable>
}

export class GuestAccess extends Context.Service<GuestAccess, GuestAccessPort>()('application/GuestAccess') {}
