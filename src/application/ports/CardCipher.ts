import { Context, Data, type Effect } from 'effect'
import type { CardData } from '../../domain/payment/newCard.ts'
import type { ProviderKey } from '../../domain/payment/wallet.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'

/** The card could not be encrypted here, and so it goes nowhere. */
export class CardNotEncrypted extends Data.TaggedError('CardNotEncrypted')<Record<never, never>> {}

/** Makes of a card what only its provider can read. */
export interface CardCipherPort {
  readonly encrypt: (card: CardData, key: ProviderKey) => Effect.Effect<string, CardNotEncrypted | ServiceUnavailable>
}

export class CardCipher extends Context.Service<CardCipher, CardCipherPort>()('application/CardCipher') {}
