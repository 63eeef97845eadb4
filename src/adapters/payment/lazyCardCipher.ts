import { Effect } from 'effect'
import { codeAsCall } from '../../application/build/codeAsCall.ts'
import { fetchCode } from '../../application/build/fetchCode.ts'
import type { CardCipherPort } from '../../application/ports/CardCipher.ts'

/** Loads the cipher with the first payment. */
export const lazyCardCipher: CardCipherPort = {
  encrypt: (card, key) =>
    Effect.flatMap(
      codeAsCall(() => fetchCode(() => import('./JoseCardCipher.ts'))),
      ({ joseCardCipher }) => joseCardCipher.encrypt(card, key),
    ),
}
