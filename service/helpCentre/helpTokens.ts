import { jwtVerify, SignJWT } from 'jose'
import { HOUR, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { deriveKey } from '../base/deriveKey.ts'

const ISSUER = 'rider-portal'
const AUDIENCE = 'help-centre'
/** How long a token is valid, in ms (CONST-37). */
const LIFE = HOUR

/** The person and vendor a token was issued to. */
interface HelpSeeker {
  readonly userId: string
  readonly deployment: DeploymentId
  readonly vendorId: string
}

/**
 * Signs and verifies the tokens of the help centre; they are valid nowhere else, and other tokens are not valid here.
 */
export interface HelpTokens {
  readonly sign: (seeker: HelpSeeker, now: Instant) => Promise<string>
  /** `undefined` for a token that is forged, expired or for another use. */
  readonly read: (token: string, now: Instant) => Promise<HelpSeeker | undefined>
}

export const makeHelpTokens = (secret: Uint8Array): HelpTokens => {
  const key = deriveKey(secret, 'help')
  return {
    sign: ({ userId, deployment, vendorId }, now) =>
      new SignJWT({ dep: deployment, vendor: vendorId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(Math.floor(now / SECOND))
        .setExpirationTime(Math.floor((now + LIFE) / SECOND))
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp', 'dep', 'vendor'],
          currentDate: new Date(now),
        })
        const { sub, dep, vendor } = payload
        if (sub === undefined || typeof dep !== 'string' || typeof vendor !== 'string') return undefined
        return { userId: sub, deployment: dep, vendorId: vendor }
      } catch {
        return undefined
      }
    },
  }
}
