import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { MINUTE, SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import { deriveKey } from '../base/deriveKey.ts'

/** How long a wallet can be used for payments, in seconds. */
export const WALLET_SECONDS = (15 * MINUTE) / SECOND

interface OpenWallet {
  readonly walletId: string
  readonly token: string
}

/** Issues wallets as signed tokens, bound to one vendor; the service stores no wallets. */
export interface Wallets {
  readonly idOf: (deployment: DeploymentId, vendorId: string) => string
  readonly open: (deployment: DeploymentId, vendorId: string, now: Instant) => Promise<OpenWallet>
  /** Whether the token currently opens the wallet of this vendor. */
  readonly isOpen: (token: string, deployment: DeploymentId, vendorId: string, now: Instant) => Promise<boolean>
}

const ISSUER = 'rider-portal/wallet'

export const makeWallets = (secret: Uint8Array): Wallets => {
  const key = deriveKey(secret, 'wallet')
  const idOf: Wallets['idOf'] = (deployment, vendorId) =>
    `w-${createHash('sha256')
      .update(JSON.stringify([deployment, vendorId]))
      .digest('hex')
      .slice(0, 24)}`

  return {
    idOf,
    open: async (deployment, vendorId, now) => {
      const walletId = idOf(deployment, vendorId)
      const issued = Math.floor(now / SECOND)
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(walletId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + WALLET_SECONDS)
        .sign(key)
      return { walletId, token }
    },
    isOpen: async (token, deployment, vendorId, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          subject: idOf(deployment, vendorId),
          requiredClaims: ['exp'],
          currentDate: new Date(now),
        })
        return payload.sub !== undefined
      } catch {
        return false
      }
    },
  }
}
