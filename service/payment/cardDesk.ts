import type { ProviderKey } from '../../src/domain/payment/wallet.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { KnownCard } from '../store/paymentStore.ts'

/** What is charged. */
export interface Charge {
  /** A provider makes one charge of an id, however often it is asked. */
  readonly id: string
  readonly deployment: string
  readonly amount: Money
  /** Path and query that the bank's page leads back to. */
  readonly returnTo: string
}

/** What a card is charged by: a JWE that only the provider opens, or the token it gave out for a card it knows. */
export type CardMeans =
  | { readonly kind: 'new'; readonly encrypted: string }
  | { readonly kind: 'saved'; readonly token: string }

export type ChargeResult =
  | { readonly kind: 'paid'; readonly card: KnownCard }
  | { readonly kind: 'not-paid'; readonly reason: UnpaidReason }
  | { readonly kind: 'bank'; readonly url: string }
  /** No answer in time, or a charge that was never asked for. */
  | { readonly kind: 'unknown' }

/** The provider could not decrypt the card; nothing was charged. */
export class CardUnreadable extends Error {
  constructor() {
    super('The card could not be read')
    this.name = 'CardUnreadable'
  }
}

/** Who takes card payments. Card numbers enter here and go nowhere else. */
export interface CardDesk {
  readonly key: () => Promise<ProviderKey>
  /** Reads the card first, and charges it by what comes back. Throws `CardUnreadable`. */
  readonly take: (means: CardMeans) => Promise<(charge: Charge) => Promise<ChargeResult>>
  /** The present state of a charge. */
  readonly lookUpCharge: (chargeId: string) => Promise<ChargeResult>
  /** Prevents a charge that was not made yet; returns the result of one that was. */
  readonly abandon: (charge: Charge) => Promise<ChargeResult>
}
