import type { Schema } from 'effect'
import type { RiderInfo } from '../contract/riders.ts'
import type { Coordinates } from '../src/domain/address/coordinates.ts'
import type { Instant } from '../src/domain/instant.ts'
import type { CountryCode } from '../src/domain/market/countries.ts'
import type { DeploymentId } from '../src/domain/market/deployments.ts'
import type { PaymentMethod } from '../src/domain/payment/paymentMethod.ts'
import type { Attempt, AttemptLimit } from './attemptLimit.ts'
import type { Discount } from './delivery/discountSignature.ts'
import type { Geocoder } from './geolocator/geocoder.ts'
import type { Log } from './log.ts'
import type { Hub } from './live/hub.ts'
import type { GuestAccounts } from './session/guestAccounts.ts'
import type { Guests } from './session/guests.ts'
import type { PasswordResets } from './session/passwordResets.ts'
import type { Registrations } from './session/registrations.ts'
import type { Sessions } from './session/sessions.ts'
import type { SignInAttempt, SignInOutcome } from './session/signIn.ts'
import type { Passwords } from './session/passwords.ts'
import type { Payments } from './payment/payments.ts'
import type { SandboxBank } from './payment/sandboxBank.ts'
import type { Wallets } from './payment/wallets.ts'
import type { ProofDesk } from './proofs/proofDesk.ts'
import type { Rush } from './rush.ts'
import type { Settings } from './settings.ts'
import type { ChangeFeed } from './store/changeFeed.ts'
import type { Stores, VendorJson } from './store/stores.ts'

export type RiderInfoJson = Schema.Codec.Encoded<typeof RiderInfo>

/** What of an order its fee depends on. */
export interface OrderedDelivery {
  /** The collection point; `undefined` for a test vendor without a location. */
  readonly source: Coordinates | undefined
  readonly destination: Coordinates
  /** A payment method that the country charges for. */
  readonly surchargedMethod: PaymentMethod | undefined
}

export type FeeVerdict = 'valid' | 'expired' | 'outdated' | 'invalid'

/** What was signed when the fee was told, as it comes back with the order. */
export interface FeeClaim {
  readonly signature: string
  readonly deployment: DeploymentId
  readonly vendorId: string
  /** What the order says now; absent while there is no order: the fee may be for any delivery of the vendor. */
  readonly delivery?: OrderedDelivery
  /** As on the wire: a decimal number in the country's currency. */
  readonly fee: number
  readonly now: Instant
}

/** What placing an order asks of the delivery rules; made by `service/delivery`. */
export interface Delivery {
  readonly verifyFee: (claim: FeeClaim) => FeeVerdict
  /** Signs what a voucher leaves of a signed fee; good for as long as that fee is. */
  readonly signDiscount: (discount: Discount) => string
  readonly verifyDiscount: (discount: Discount, signature: string) => boolean
  /** Whether the vendor delivers there (VAL-17). */
  readonly delivers: (vendor: VendorJson, destination: Coordinates) => boolean
}

/** What every part of the service works with; there is one per process. */
export interface Core {
  readonly settings: Settings
  readonly stores: Stores
  /** Tells what changed to this process and to the others on the same database. */
  readonly feed: ChangeFeed
  /** Milliseconds since 1970 (UTC). */
  readonly clock: () => Instant
  /** From 0 up to, not including, 1. Ids and secrets come from `node:crypto` instead. */
  readonly random: () => number
  readonly hub: Hub
  readonly sessions: Sessions
  readonly guests: Guests
  readonly guestAccounts: GuestAccounts
  /** Begins what may fail only so often (`attemptLimit.ts`). */
  readonly attempt: (subjects: ReadonlyArray<string>, limit: AttemptLimit) => Promise<Attempt>
  readonly registrations: Registrations
  readonly passwordResets: PasswordResets
  readonly signIn: (attempt: SignInAttempt) => Promise<SignInOutcome>
  /** Takes proofs of simulated orders, and finds them. */
  readonly proofDesk: ProofDesk
  /** Absent where nobody takes cards. */
  readonly payments: Payments | undefined
  /** Of the payment sandbox. */
  readonly bank: SandboxBank | undefined
  readonly wallets: Wallets
  /** For seeding accounts. */
  readonly passwords: Passwords
  /** 32 bytes, made once and kept in the database: sign with a key derived from it for one purpose (`keyFor`). */
  readonly secret: Uint8Array
  readonly rush: Rush
  readonly geocoderOf: (country: CountryCode) => Geocoder
  readonly log: Log
}

/** What route modules get. */
export interface Deps extends Core {
  readonly delivery: Delivery
  /** Who brings an order; null while nobody does (API-19). */
  readonly riderOf: (deployment: DeploymentId, orderId: string) => Promise<RiderInfoJson | null>
}
