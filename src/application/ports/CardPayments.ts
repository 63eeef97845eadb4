import { Context, type Effect } from 'effect'
import type { CardId, VendorId } from '../../domain/ids.ts'
import type { CardProvider } from '../../domain/payment/cardProvider.ts'
import type { PaymentOutcome } from '../../domain/payment/paymentOutcome.ts'
import type { PurchaseIntent, Wallet } from '../../domain/payment/wallet.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import type { ServiceFailure } from './ServiceFailure.ts'

/** What is paid with: a card encrypted for its provider, or one that was saved. */
export type CardUsed =
  | { readonly kind: 'new'; readonly encrypted: string; readonly save: boolean }
  | { readonly kind: 'saved'; readonly id: CardId }

export interface PaymentToConfirm {
  readonly intentId: string
  readonly wallet: Wallet
  /** As the intent was made for it. */
  readonly order: PlacedOrder
  readonly provider: CardProvider
  readonly card: CardUsed
  /** Path and query of the screen the bank's page leads back to. */
  readonly returnTo: string
}

/** Takes card payments for orders (API-27 to API-29). A wallet that has ended is a `ServiceRefusal` `WalletExpired`. */
export interface CardPaymentsPort {
  readonly openWallet: (vendorId: VendorId) => Effect.Effect<Wallet, ServiceFailure>
  /** Charges nothing yet. */
  readonly createIntent: (wallet: Wallet, order: PlacedOrder) => Effect.Effect<PurchaseIntent, ServiceFailure>
  /** Pays an intent at most once, however often and under whatever key it is asked (CON-16). */
  readonly confirm: (payment: PaymentToConfirm, key: string) => Effect.Effect<PaymentOutcome, ServiceFailure>
  readonly read: (intentId: string) => Effect.Effect<PaymentOutcome, ServiceFailure>
}

export class CardPayments extends Context.Service<CardPayments, CardPaymentsPort>()('application/CardPayments') {}
