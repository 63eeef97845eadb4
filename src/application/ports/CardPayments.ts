import { Context, type Effect } from 'effect'
import type { CardId, VendorId } from '../../domain/ids.ts'
import type { CardProvider } from '../../domain/payment/cardProvider.ts'
import type { PaymentOutcome } from '../../domain/payment/paymentOutcome.ts'
import type { PurchaseIntent, Wallet } from '../../domain/payment/wallet.ts'
import type { PlacedOrder } from '../../domain/request/placedOrder.ts'
import type { OrderRefused } from './OrderRepository.ts'
import type { KeyReused, NotFound, NotOffered, ServiceFailure, WalletExpired } from './ServiceFailure.ts'

/** The card to pay with: a new one, encrypted for its provider, or a saved one. */
export type PaymentCard =
  | { readonly kind: 'new'; readonly encrypted: string; readonly save: boolean }
  | { readonly kind: 'saved'; readonly id: CardId }

export interface PaymentToConfirm {
  readonly intentId: string
  readonly wallet: Wallet
  /** The order that the intent was created for. */
  readonly order: PlacedOrder
  readonly provider: CardProvider
  readonly card: PaymentCard
  /** Path and query of the screen that the bank's page returns to. */
  readonly returnTo: string
}

/** Card payments for orders (API-27 to API-29). */
export interface CardPaymentsPort {
  readonly openWallet: (vendorId: VendorId) => Effect.Effect<Wallet, ServiceFailure>
  /** Does not charge anything. */
  readonly createIntent: (
    wallet: Wallet,
    order: PlacedOrder,
  ) => Effect.Effect<PurchaseIntent, WalletExpired | OrderRefused | ServiceFailure>
  /** Pays an intent at most once, however often it is called and with whatever keys (CON-16). */
  readonly confirm: (
    payment: PaymentToConfirm,
    key: string,
  ) => Effect.Effect<PaymentOutcome, OrderRefused | NotFound | WalletExpired | KeyReused | ServiceFailure>
  readonly read: (intentId: string) => Effect.Effect<PaymentOutcome, NotFound | NotOffered | ServiceFailure>
}

export class CardPayments extends Context.Service<CardPayments, CardPaymentsPort>()('application/CardPayments') {}
