import { createHash, createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { instantAt, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { Account } from '../store/accountStore.ts'
import { deriveKey } from '../base/deriveKey.ts'

type TokenUse = 'access' | 'id' | 'device' | 'guest'

interface TokenFacts {
  readonly use: TokenUse
  readonly subject: string
  readonly sessionId: string
  readonly deployment: DeploymentId
  /** Milliseconds since 1970. */
  readonly expiresAt: Instant
}

/** Signs and verifies the tokens of a session; a refresh token is not a JWT but 32 opaque bytes. */
export interface Tokens {
  readonly access: (account: Account, sessionId: string, now: Instant, seconds: number) => Promise<string>
  readonly id: (account: Account, sessionId: string, now: Instant, seconds: number) => Promise<string>
  readonly device: (account: Account, vendorId: string, now: Instant, seconds: number) => Promise<string>
  /** Contains a numeric `exp`, as every token does (GUEST-03). */
  readonly guest: (account: Account, now: Instant, seconds: number) => Promise<string>
  /** `undefined` for a token that is forged, expired or for another use. */
  readonly read: (token: string, use: TokenUse, now: Instant) => Promise<TokenFacts | undefined>
  /** The successor of a refresh token: the same for every repeat, and unpredictable without the service's secret. */
  readonly refreshAfter: (token: string) => string
}

/** The hash under which a refresh token is stored. */
export const refreshHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

const ISSUER = 'rider-portal'

export const makeTokens = (secret: Uint8Array): Tokens => {
  const signing = deriveKey(secret, 'tokens')
  const following = deriveKey(secret, 'refresh')

  const sign = (
    use: TokenUse,
    account: Account,
    sessionId: string,
    now: Instant,
    seconds: number,
    more: Readonly<Record<string, unknown>> = {},
  ) => {
    const issued = Math.floor(now / SECOND)
    return new SignJWT({ ...more, use, sid: sessionId, dep: account.deployment })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setSubject(account.id)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(signing)
  }

  return {
    access: (account, sessionId, now, seconds) => sign('access', account, sessionId, now, seconds),
    id: (account, sessionId, now, seconds) =>
      sign('id', account, sessionId, now, seconds, { email: account.email, name: account.name }),
    device: (account, vendorId, now, seconds) =>
      sign('device', account, '', now, seconds, { auth: { restaurant_id: vendorId } }),
    guest: (account, now, seconds) => sign('guest', account, '', now, seconds),
    read: async (token, use, now) => {
      try {
        const { payload } = await jwtVerify(token, signing, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          requiredClaims: ['sub', 'exp', 'sid', 'dep'],
          currentDate: new Date(now),
        })
        if (payload['use'] !== use || payload.sub === undefined || payload.exp === undefined) return undefined
        return {
          use,
          subject: payload.sub,
          sessionId: String(payload['sid']),
          deployment: String(payload['dep']),
          expiresAt: instantAt(payload.exp * SECOND),
        }
      } catch {
        return undefined
      }
    },
    refreshAfter: (token) => createHmac('sha256', following).update(token).digest('base64url'),
  }
}
