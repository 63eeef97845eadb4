import type { OrderJson } from '../../contract/orders.ts'
import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { NewRegistration, RegistrationOutcome } from './accountStore.ts'
import type { VendorJson } from './vendorStore.ts'

export interface StoredGuest {
  readonly deployment: DeploymentId
  readonly vendorId: string
}

/** Guests, each identified by the vendor that was created for them (GUEST-10). */
export interface GuestStore {
  readonly begin: (guest: StoredGuest, now: Instant, expiresAt: Instant) => Promise<void>
  /** Whether the guest exists, has not expired and was not turned into an account. */
  readonly isAlive: (guest: StoredGuest, now: Instant) => Promise<boolean>
  /** Whether the guest was turned into an account and has not expired. */
  readonly isFormer: (guest: StoredGuest, now: Instant) => Promise<boolean>
  /** Removes expired guests, with their vendors if those have no orders; orders stay. */
  readonly forgetExpired: (now: Instant) => Promise<void>
}

interface GuestRegistration extends NewRegistration {
  readonly guest: StoredGuest
  /** The idempotency key of the call (CON-16). */
  readonly key: string
  /** What the guest's vendor becomes; `sender` is that of the latest order, if there is one. */
  readonly vendorOf: (sender: OrderJson['sender']) => VendorJson
}

/** The account that the call with this key created for a guest. */
export interface EarlierAccount {
  readonly outcome: 'made-before'
  readonly accountId: string
  readonly key: string
  /** Absent until the mail server has accepted the first link. */
  readonly confirmUntil: Instant | undefined
}

export type AddAccountOutcome = { readonly outcome: RegistrationOutcome | 'no-guest' } | EarlierAccount

export interface GuestAccountStore {
  /** Creates account and link, names and locates the vendor and ends the guest, in one transaction. */
  readonly add: (registration: GuestRegistration) => Promise<AddAccountOutcome>
  /** Records that the mail server accepted the mail; false if the account was removed meanwhile. */
  readonly recordMailAccepted: (guest: StoredGuest, accountId: string, confirmUntil: Instant) => Promise<boolean>
  /** Removes the account and restores the guest, unless a mail was accepted; false if the person confirmed the account. */
  readonly takeBack: (guest: StoredGuest, accountId: string, placeholder: VendorJson) => Promise<boolean>
}
