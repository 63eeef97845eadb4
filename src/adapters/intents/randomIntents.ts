import { Effect } from 'effect'
import type { Intents } from '../../application/ports/Intents.ts'

/** Keys of 128 random bits (CON-16). `randomUUID` is not available on pages served without TLS. */
export const makeRandomIntents = (crypto: Pick<Crypto, 'getRandomValues'>): Intents['Service'] => ({
  nextKey: Effect.sync(() =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  ),
})
