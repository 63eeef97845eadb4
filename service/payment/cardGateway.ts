import type { ProviderKey } from '../../src/domain/payment/wallet.ts'
import type { UnpaidReason } from '../../src/domain/payment/paymentOutcome.ts'
import type { Money } from '../../src/domain/pricing/money.ts'
import type { TokenizedCard } from '../store/paymentStore.ts'

/** A charge to make. */
export interface Charge {
  /** A provider makes one charge per id, however often it is requested. */
  readonly id: string
  readonly deployment: string
  readonly amount: Money
  /** Path and query to which the bank's page returns. */
  readonly returnTo: string
}

/** How a card is charged: by a JWE that only the provider can decrypt, or by the provider's token of a saved card. */
export type CardSource =
  | { readonly kind: 'new'; readonly encrypted: string }
  | { readonly kind: 'saved'; readonly token: string }

export type ChargeResult =
  | { readonly kind: 'paid'; readonly card: TokenizedCard }
  | { readonly kind: 'not-paid'; readonly reason: UnpaidReason }
  | { readonly kind: 'bank'; readonly url: string }
  /** The provider did not answer in time or does not know the charge. */
  | { readonly kind: 'unknown' }

/** The provider could not decrypt the card; nothing was charged. */
export class CardUnreadable extends Error {
  constructor() {
    super('The card could not be read')
    this.name = 'CardUnreadable'
  }
}

/** A provider of card payments. Card numbers are passed to it and to nothing else. */
export interface CardGateway {
  readonly key: () => Promise<ProviderKey>
  /** Decrypts the card first and returns the function that charges it. Throws `CardUnreadable`. */
  readonly take: (source: CardSource) => Promise<(charge: Charge) => Promise<ChargeResult>>
  /** The current state of a charge. */
  readonly lookUpCharge: (chargeId: string) => Promise<ChargeResult>
  /** Prevents a charge that was not made yet; returns the result of one that was. */
  readonly abandon: (charge: Charge) => Promise<ChargeResult>
}
