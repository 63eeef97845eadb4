import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { CardProvider } from '../../src/domain/payment/cardProvider.ts'
import type { ProviderKey } from '../../src/domain/payment/wallet.ts'
import type { Sql } from '../../service/sql/tables.ts'

/** The encryption of cards for a provider (RFC 7518). */
export const CARD_ALGORITHM = 'RSA-OAEP-256'
export const CARD_ENCRYPTION = 'A256GCM'

export interface KeyPair {
  readonly publicKey: ProviderKey
  readonly privateKey: CryptoKey
}

const nameOf = (provider: CardProvider): string => `sandbox-card-key.${provider}`

const made = async (provider: CardProvider): Promise<string> => {
  const { privateKey } = await generateKeyPair(CARD_ALGORITHM, { modulusLength: 2048, extractable: true })
  return JSON.stringify({ ...(await exportJWK(privateKey)), kid: `${provider}-1` })
}

/**
 * The provider's RSA key, created by the first process and stored in the database: all processes can decrypt the same
 * cards.
 */
export const providerKeys = async (sql: Sql, provider: CardProvider): Promise<KeyPair> => {
  const read = () => sql.selectFrom('secrets').select('value').where('name', '=', nameOf(provider)).executeTakeFirst()
  if ((await read()) === undefined)
    await sql
      .insertInto('secrets')
      .values({ name: nameOf(provider), value: await made(provider) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  const kept = await read()
  const jwk = JSON.parse(kept?.value ?? '{}') as JWK
  const { kid, n, e } = jwk
  const privateKey = await importJWK(jwk, CARD_ALGORITHM)
  if (kid === undefined || n === undefined || e === undefined || privateKey instanceof Uint8Array)
    throw new Error(`The key of ${provider} is unreadable`)
  return { publicKey: { kid, n, e }, privateKey }
}
