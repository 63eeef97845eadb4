import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { Mode, StoredValues } from '../../domain/session/mode.ts'

/** The login that the service gives a guest (OP-17). */
export interface GuestLogin {
  readonly vendorId: VendorId
  readonly token: string
}

/**
 * What the device stores for the startup, each value under its own key (CON-11, PERSIST-06). Malformed values count as
 * none (PERSIST-08).
 */
export interface StartupStorePort {
  readonly read: Effect.Effect<StoredValues>
  readonly keepMode: (mode: Mode) => Effect.Effect<void>
  /** Stores token, vendor id and mode (GUEST-02, PERSIST-03). */
  readonly keepGuest: (guest: GuestLogin) => Effect.Effect<void>
  /** Deletes token and vendor id, and the mode if it is GUEST (GUEST-04). */
  readonly clearGuest: Effect.Effect<void>
  /** Deletes the device token, because the service refuses it. */
  readonly clearDevice: Effect.Effect<void>
}

export class StartupStore extends Context.Service<StartupStore, StartupStorePort>()('application/StartupStore') {}
