import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { VendorJson } from './vendorStore.ts'

export interface Account {
  readonly id: string
  readonly deployment: DeploymentId
  readonly email: string
  readonly name: string
  readonly phoneNumber: string
  readonly mayManageOutlets: boolean
  /** Ids of the vendors and outlets this account may act for; answers never contain others. */
  readonly vendorIds: ReadonlyArray<string>
}

/** An account with the state that a sign-in checks. */
export interface SignInAccount {
  readonly account: Account
  readonly passwordHash: string
  /** Whether its e-mail address is confirmed (AUTH-09). */
  readonly isConfirmed: boolean
  /** Whether sign-in is refused until a new password is set (AUTH-05). */
  readonly mustReset: boolean
  /** The locale of its mails; absent: that of the country. */
  readonly language: string | undefined
}

export interface AccountStore {
  /** E-mail addresses are compared without case. */
  readonly byEmail: (deployment: DeploymentId, email: string) => Promise<SignInAccount | undefined>
  readonly byId: (id: string) => Promise<Account | undefined>
  /** For seeding: marks the address as confirmed; an account that exists stays as it is. */
  readonly add: (account: Account, passwordHash: string) => Promise<void>
}

export interface NewRegistration {
  readonly account: Account
  readonly passwordHash: string
  readonly language: string
  /** The vendor of this code replaces that of the account (registration type PV). */
  readonly vendorCode?: string
  /** SHA-256 of the token in the link, base64url; the token itself is not stored. */
  readonly linkHash: string
  readonly confirmUntil: Instant
  readonly now: Instant
}

export type RegistrationOutcome = 'registered' | 'email-registered' | 'code-unknown' | 'code-used'

export type ConfirmationOutcome = 'confirmed' | 'already-confirmed' | 'not-valid'

export interface RegistrationStore {
  /** Adds account, link and claim on the vendor in one transaction; replaces registrations that expired unconfirmed. */
  readonly register: (registration: NewRegistration) => Promise<RegistrationOutcome>
  /** Adds a link; links sent before stay valid. */
  readonly addLink: (accountId: string, linkHash: string, confirmUntil: Instant) => Promise<void>
  /** Confirms the account of a link and inserts its vendor unless that id exists. */
  readonly confirm: (
    deployment: DeploymentId,
    linkHash: string,
    now: Instant,
    vendorOf: (account: Account) => VendorJson,
  ) => Promise<ConfirmationOutcome>
  /** Removes an unconfirmed account and its links. */
  readonly forget: (accountId: string) => Promise<void>
  /** Removes the unconfirmed accounts whose last link expired before that moment. */
  readonly forgetUnconfirmed: (before: Instant) => Promise<void>
  readonly addVendorCode: (deployment: DeploymentId, code: string, vendorId: string) => Promise<void>
  readonly vendorCodes: (
    deployment: DeploymentId,
  ) => Promise<ReadonlyArray<{ readonly code: string; readonly vendorId: string; readonly isUsed: boolean }>>
}

/** The code with which an account sets a new password; a later code replaces it (OP-18). */
export interface ResetStore {
  /** `hash` is a slow password hash: six digits could be recovered from a fast one. */
  readonly begin: (accountId: string, hash: string, expiresAt: Instant) => Promise<void>
  /** Counts an attempt before it is checked; `undefined` after `most` attempts, after expiry, or without a code. */
  readonly tryCode: (
    deployment: DeploymentId,
    email: string,
    now: Instant,
    most: number,
  ) => Promise<{ readonly accountId: string; readonly hash: string } | undefined>
  /** Consumes the code and sets the password; false if a concurrent call consumed it first. */
  readonly finish: (accountId: string, hash: string, passwordHash: string) => Promise<boolean>
  /** Expires the code immediately; false without a code. For the control room. */
  readonly runOut: (deployment: DeploymentId, email: string, now: Instant) => Promise<boolean>
  /** Refuses sign-in until a new password is set (AUTH-05). */
  readonly require: (deployment: DeploymentId, email: string) => Promise<boolean>
}
