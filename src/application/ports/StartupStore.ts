import { Context, type Effect } from 'effect'
import type { VendorId } from '../../domain/ids.ts'
import type { Mode, StoredValues } from '../../domain/session/mode.ts'

/** What a guest is given by the service and keeps (OP-17). */
export interface GuestLogin {
  readonly vendorId: VendorId
  readonly token: string
}

/** What the device keeps to start with, each under its own key (CON-11, PERSIST-06). Rubbish counts as nothing (PERSIST-08). */
export interface StartupStorePort {
  readonly read: Effect.Effect<StoredValues>
  readonly keepMode: (mode: Mode) => Effect.Effect<void>
  /** Token, vendor id and the mode (GUEST-02, PERSIST-03). */
  readonly keepGuest: (guest: GuestLogin) => Effect.Effect<void>
  /** Token and vendor id are gone, and the mode of a guest (GUEST-04). */
  readonly clearGuest: Effect.Effect<void>
  /** The device token is gone: the service does not take it. */
  readonly clearDevice: Effect.Effect<void>
}

export class StartupStore extends Context.Service<StartupStore, StartupStorePort>()('application/StartupStore') {}
