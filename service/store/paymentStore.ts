import type { Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { CardExpiry } from '../../src/domain/payment/cardExpiry.ts'
import type { CardScheme } from '../../src/domain/payment/cardNumber.ts'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'

/** How a provider names a card that it knows. */
export interface TokenizedCard {
  readonly token: string
  readonly scheme: CardScheme | undefined
  readonly lastDigits: string
  readonly expiry: CardExpiry
  readonly holderName: string
}

export interface StoredPayment {
  readonly deployment: DeploymentId
  readonly id: string
  readonly account_id: string
  readonly vendor_id: string
  readonly state: 'open' | 'checking' | 'bank' | 'paid' | 'not-paid'
  /** Minor units of the country's currency. */
  readonly amount: number
  /** SHA-256 of the order as it was sent, base64url. */
  readonly order_fingerprint: string
  /** The payment can be confirmed until this moment. */
  readonly expires_at: Instant
  readonly provider: CardProvider | null
  readonly confirm_key: string | null
  /** Chosen with the intent: a payment never has two orders. */
  readonly order_id: string
  readonly save_card: boolean
  readonly reason: UnpaidReason | null
  readonly redirect_url: string | null
  readonly confirmed_at: Instant | null
}

/** A saved card. Only the provider has its number; it identifies the card by the token. */
export interface StoredCard {
  readonly deployment: DeploymentId
  readonly id: string
  readonly vendor_id: string
  readonly provider: CardProvider
  readonly token: string
  readonly scheme: string | null
  readonly last_digits: string
  readonly expiry_month: number
  readonly expiry_year: number
  readonly holder_name: string
  readonly saved_at: Instant
}

/** The progress of a payment. */
type PaymentChange =
  | { readonly state: 'bank'; readonly redirectUrl: string }
  | { readonly state: 'paid' }
  | { readonly state: 'not-paid'; readonly reason: UnpaidReason }

interface Confirmation {
  readonly provider: CardProvider
  readonly key: string
  readonly saveCard: boolean
  readonly now: Instant
}

export type NewPayment = Pick<
  StoredPayment,
  'deployment' | 'id' | 'account_id' | 'vendor_id' | 'amount' | 'order_id' | 'order_fingerprint' | 'expires_at'
>

/** Payments, their outcomes and saved cards; never a card number. */
export interface PaymentStore {
  readonly add: (payment: NewPayment) => Promise<void>
  readonly byId: (deployment: DeploymentId, id: string) => Promise<StoredPayment | undefined>
  /** The payment that was confirmed with this key. */
  readonly byKey: (accountId: string, key: string) => Promise<string | undefined>
  /** Minor units charged for an order; `undefined` if it was not paid by card. */
  readonly chargedFor: (deployment: DeploymentId, orderId: string) => Promise<number | undefined>
  /** Starts the check of a payment; of concurrent confirmations exactly one gets true. */
  readonly confirm: (deployment: DeploymentId, id: string, confirmation: Confirmation) => Promise<boolean>
  /** Ends the check without a charge: the payment can be confirmed again. */
  readonly reopen: (deployment: DeploymentId, id: string) => Promise<void>
  /** Stores the outcome of a payment that is under way; a known outcome never changes. */
  readonly advance: (deployment: DeploymentId, id: string, change: PaymentChange) => Promise<void>
  /** Payments confirmed before that moment whose outcome is unknown. */
  readonly underWay: (confirmedBefore: Instant, most: number) => Promise<ReadonlyArray<StoredPayment>>
  readonly cards: (deployment: DeploymentId, vendorId: string) => Promise<ReadonlyArray<StoredCard>>
  readonly cardById: (deployment: DeploymentId, vendorId: string, id: string) => Promise<StoredCard | undefined>
  /** Saves a card; the same card is stored once. */
  readonly saveCard: (
    deployment: DeploymentId,
    vendorId: string,
    provider: CardProvider,
    card: TokenizedCard,
    now: Instant,
  ) => Promise<void>
  /** Removes payments that were never confirmed. */
  readonly forgetOpenUntil: (moment: Instant) => Promise<void>
}
