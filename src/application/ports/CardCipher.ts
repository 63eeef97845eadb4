import { Context, Data, type Effect } from 'effect'
import type { CardData } from '../../domain/payment/newCard.ts'
import type { ProviderKey } from '../../domain/payment/wallet.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'

/** The card could not be encrypted, so it was not sent. */
export class CardNotEncrypted extends Data.TaggedError('CardNotEncrypted')<Record<never, never>> {}

/** Encrypts a card so that only its provider can read it. */
export interface CardCipherPort {
  readonly encrypt: (card: CardData, key: ProviderKey) => Effect.Effect<string, CardNotEncrypted | ServiceUnavailable>
}

export class CardCipher extends Context.Service<CardCipher, CardCipherPort>()('application/CardCipher') {}
