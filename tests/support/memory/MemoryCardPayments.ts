import { Effect } from 'effect'
import { currentInstant } from '../../../src/application/currentInstant.ts'
import type { CardPaymentsPort, PaymentToConfirm } from '../../../src/application/ports/CardPayments.ts'
import { WalletExpired, type NotFound } from '../../../src/application/ports/ServiceFailure.ts'
import { MINUTE, plus, type Instant } from '../../../src/domain/instant.ts'
import { CARD_PROVIDERS, type CardProvider } from '../../../src/domain/payment/cardProvider.ts'
import { lastDigitsOf, schemeOf } from '../../../src/domain/payment/cardNumber.ts'
import type { PaymentOutcome } from '../../../src/domain/payment/paymentOutcome.ts'
import type { SavedCard } from '../../../src/domain/payment/savedCard.ts'
import type { ProviderKey, Wallet } from '../../../src/domain/payment/wallet.ts'
import type { PlacedOrder } from '../../../src/domain/request/placedOrder.ts'
import type { MemoryCardCipher } from './MemoryCardCipher.ts'
import { notFound, refusal, refusalTexts } from '../../../src/adapters/memory/refusals.ts'

const WALLET_LIVES = 15 * MINUTE
const amountOf = (order: PlacedOrder) => (order.voucher?.discountedFee ?? order.deliveryFee).fee

/** The outcomes of a card by its number; a card that is not listed is declined. */
export type CardConducts = Readonly<Record<string, ReadonlyArray<PaymentOutcome>>>

const walletExpired = () => new WalletExpired(refusalTexts('error.payment.init', 'WalletExpired'))
const keyOf = (provider: CardProvider): ProviderKey => ({ kid: provider, n: 'n', e: 'AQAB' })

/** Payments in memory. Each query advances through the outcomes of the card and stays at the last one. */
export const makeMemoryCardPayments = (cipher: MemoryCardCipher, conducts: CardConducts): CardPaymentsPort => {
  const wallets = new Map<string, Instant>()
  const intents = new Map<string, { readonly order: PlacedOrder; outcomes: ReadonlyArray<PaymentOutcome> }>()
  const saved = new Map<
    string,
    { readonly card: SavedCard; readonly provider: CardProvider; readonly number: string }
  >()

  const isOpen = ({ accessToken }: Wallet, now: Instant): boolean => now < (wallets.get(accessToken) ?? 0)

  const next = (id: string): Effect.Effect<PaymentOutcome, NotFound> =>
    Effect.suspend(() => {
      const intent = intents.get(id)
      if (intent === undefined) return Effect.fail(notFound())
      const [now = { kind: 'open' }, ...later] = intent.outcomes
      if (later.length > 0) intent.outcomes = later
      return Effect.succeed(now)
    })

  const numberOf = ({ card, provider }: PaymentToConfirm): string | undefined => {
    if (card.kind === 'saved') {
      const known = saved.get(card.id)
      return known?.provider === provider ? known.number : undefined
    }
    const opened = cipher.open(card.encrypted, keyOf(provider))
    if (opened === undefined) return undefined
    const number = opened.number.reveal()
    if (card.save) {
      const id = `card-${provider}-${lastDigitsOf(number)}`
      const { expiry, holderName } = opened
      const facts = { id, scheme: schemeOf(number), lastDigits: lastDigitsOf(number), expiry, holderName }
      saved.set(id, { card: facts, provider, number })
    }
    return number
  }

  return {
    openWallet: (vendorId) =>
      Effect.map(currentInstant, (now) => {
        const accessToken = `wallet-${wallets.size + 1}`
        wallets.set(accessToken, plus(now, WALLET_LIVES))
        return { walletId: `w-${vendorId}`, accessToken, expiresAt: plus(now, WALLET_LIVES) }
      }),
    createIntent: Effect.fnUntraced(function* (wallet: Wallet, order: PlacedOrder) {
      if (!isOpen(wallet, yield* currentInstant)) return yield* walletExpired()
      const id = `pay-${intents.size + 1}`
      intents.set(id, { order, outcomes: [{ kind: 'open' }] })
      const methods = CARD_PROVIDERS.map((provider) => ({
        provider,
        key: keyOf(provider),
        cards: [...saved.values()].filter((one) => one.provider === provider).map(({ card }) => card),
      }))
      return { id, amount: amountOf(order), methods }
    }),
    confirm: Effect.fnUntraced(function* (payment: PaymentToConfirm) {
      const intent = intents.get(payment.intentId)
      if (intent === undefined) return yield* notFound()
      if (intent.outcomes[0]?.kind !== 'open') return yield* next(payment.intentId)
      if (!isOpen(payment.wallet, yield* currentInstant)) return yield* walletExpired()
      const number = numberOf(payment)
      if (number === undefined) return yield* refusal('CardUnreadable', 'error.payment.card-unreadable')
      intent.outcomes = conducts[number] ?? [{ kind: 'not-paid', reason: 'declined' }]
      return yield* next(payment.intentId)
    }),
    read: next,
  }
}
