import { SECOND, type Instant } from '../instant.ts'
import type { Money } from '../pricing/money.ts'
import type { CardProvider } from './cardProvider.ts'
import type { SavedCard } from './savedCard.ts'

/** What a guest pays from (ENT-14). */
export interface Wallet {
  readonly walletId: string
  readonly accessToken: string
  readonly expiresAt: Instant
}

/** A wallet is renewed this long before it ends, in ms: a call takes its time. */
const RENEWED_BEFORE = 10 * SECOND

export const isWalletOver = ({ expiresAt }: Wallet, now: Instant): boolean => now >= expiresAt - RENEWED_BEFORE

/** The key cards are encrypted for; only the provider holds its other half. */
export interface ProviderKey {
  readonly kid: string
  /** Modulus and exponent of an RSA key, base64url. */
  readonly n: string
  readonly e: string
}

/** One of the ways to pay an intent by card (ENT-14). */
export interface CardMethod {
  readonly provider: CardProvider
  readonly key: ProviderKey
  readonly cards: ReadonlyArray<SavedCard>
}

/** What is to be paid, and how it may be (ENT-14): charged at most once, whoever confirms it and how often. */
export interface PurchaseIntent {
  readonly id: string
  /** As the service computed it from the signed fee. */
  readonly amount: Money
  readonly methods: ReadonlyArray<CardMethod>
}
