import { Effect } from 'effect'
import { CompactEncrypt, importJWK } from 'jose'
import { CardNotEncrypted, type CardCipherPort } from '../../application/ports/CardCipher.ts'
import type { CardData } from '../../domain/payment/newCard.ts'
import type { ProviderKey } from '../../domain/payment/wallet.ts'

const ALGORITHM = 'RSA-OAEP-256'

/** The content of the JWE, with the names that the providers read. */
const plain = ({ number, expiry, securityCode, holderName }: CardData): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify({
      number: number.reveal(),
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      security_code: securityCode.reveal(),
      holder_name: holderName,
    }),
  )

const encrypted = async (card: CardData, { kid, n, e }: ProviderKey): Promise<string> => {
  const key = await importJWK({ kty: 'RSA', n, e }, ALGORITHM)
  return new CompactEncrypt(plain(card)).setProtectedHeader({ alg: ALGORITHM, enc: 'A256GCM', kid }).encrypt(key)
}

/**
 * Encrypts as JWE (RFC 7516) with Web Crypto; loaded with the first payment. Errors never contain
 * card data.
 */
export const joseCardCipher: CardCipherPort = {
  encrypt: (card, key) => Effect.tryPromise({ try: () => encrypted(card, key), catch: () => new CardNotEncrypted() }),
}
