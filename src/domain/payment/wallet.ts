import { SECOND, type Instant } from '../instant.ts'
import type { Money } from '../pricing/money.ts'
import type { CardProvider } from './cardProvider.ts'
import type { SavedCard } from './savedCard.ts'

/** The wallet that a guest pays from (ENT-14). */
export interface Wallet {
  readonly walletId: string
  readonly accessToken: string
  readonly expiresAt: Instant
}

/** A wallet is renewed this long before it expires, in ms, because calls take time. */
const RENEWED_BEFORE = 10 * SECOND

export const isWalletOver = ({ expiresAt }: Wallet, now: Instant): boolean => now >= expiresAt - RENEWED_BEFORE

/** The public key that encrypts cards; only the provider has the private key. */
export interface ProviderKey {
  readonly kid: string
  /** Modulus and exponent of an RSA key, base64url. */
  readonly n: string
  readonly e: string
}

/** One provider's way to pay an intent by card (ENT-14). */
export interface CardMethod {
  readonly provider: CardProvider
  /** Absent if only saved cards can be used: a new one cannot be encrypted. */
  readonly key?: ProviderKey
  readonly cards: ReadonlyArray<SavedCard>
}

/**
 * An amount to pay and the methods available for it (ENT-14). It is charged at most once, however often it is
 * confirmed.
 */
export interface PurchaseIntent {
  readonly id: string
  /** Computed by the service from the signed fee. */
  readonly amount: Money
  readonly methods: ReadonlyArray<CardMethod>
}
