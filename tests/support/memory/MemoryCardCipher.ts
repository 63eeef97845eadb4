import { Effect } from 'effect'
import type { CardCipherPort } from '../../../src/application/ports/CardCipher.ts'
import type { CardData } from '../../../src/domain/payment/newCard.ts'
import type { ProviderKey } from '../../../src/domain/payment/wallet.ts'

export interface MemoryCardCipher extends CardCipherPort {
  /** Decrypts a card with the provider's key. */
  readonly open: (encrypted: string, key: ProviderKey) => CardData | undefined
}

/** Returns tickets for cards that it stores itself. */
export const makeMemoryCardCipher = (): MemoryCardCipher => {
  const kept = new Map<string, { readonly card: CardData; readonly kid: string }>()
  return {
    encrypt: (card, { kid }) =>
      Effect.sync(() => {
        const ticket = `ticket-${kept.size + 1}`
        kept.set(ticket, { card, kid })
        return ticket
      }),
    open: (encrypted, { kid }) => {
      const found = kept.get(encrypted)
      return found?.kid === kid ? found.card : undefined
    },
  }
}
