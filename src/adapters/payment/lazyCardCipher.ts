import { Effect } from 'effect'
import { CardNotEncrypted, type CardCipherPort } from '../../application/ports/CardCipher.ts'

/** Fetched when somebody pays. */
export const lazyCardCipher: CardCipherPort = {
  encrypt: (card, key) =>
    Effect.flatMap(
      Effect.tryPromise({ try: () => import('./JoseCardCipher.ts'), catch: () => new CardNotEncrypted() }),
      ({ joseCardCipher }) => joseCardCipher.encrypt(card, key),
    ),
}
