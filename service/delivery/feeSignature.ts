import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Coordinates } from '../../src/domain/address/coordinates.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import type { FeeClaim } from '../deps.ts'

/** A fee as told to the portal. `fee` is a decimal number in the country's currency. */
export interface ToldFee {
  readonly deployment: string
  readonly vendorId: string
  readonly source: Coordinates
  readonly destination: Coordinates
  readonly fee: number
}

export interface SignedFee {
  readonly signature: string
  /** Unix seconds; valid up to and including this second. */
  readonly expiresAt: number
}

/** About a metre: what a position may lose on its way through JSON and a map. */
const cell = ({ latitude, longitude }: Coordinates): string =>
  `${Math.round(latitude * 1e5)},${Math.round(longitude * 1e5)}`

/** No currency has more than three digits after the point. */
const thousandths = (fee: number): number => Math.round(fee * 1_000)

/** Making a key ready costs as much as signing. */
const ready = new WeakMap<Uint8Array, KeyObject>()
const readyKey = (key: Uint8Array): KeyObject => {
  const known = ready.get(key) ?? createSecretKey(key)
  ready.set(key, known)
  return known
}

/** From where to where, and until when: what stands readable in the signature. */
interface Way {
  readonly source: string
  readonly destination: string
  readonly expiresAt: string
}

const macOf = (
  key: Uint8Array,
  { source, destination, expiresAt }: Way,
  told: Pick<ToldFee, 'deployment' | 'vendorId' | 'fee'>,
): Buffer =>
  createHmac('sha256', readyKey(key))
    .update(JSON.stringify([told.deployment, told.vendorId, source, destination, thousandths(told.fee), expiresAt]))
    .digest()

const SIGNATURE = /^(-?\d{1,8},-?\d{1,8})\.(-?\d{1,8},-?\d{1,8})\.(\d{1,12})\.([\w-]{43})$/

/** Signs a fee with HMAC-SHA-256 for `ttlSeconds` from now (FEE-04). */
export const signFee = (key: Uint8Array, told: ToldFee, now: Instant, ttlSeconds: number): SignedFee => {
  const expiresAt = Math.floor(now / SECOND) + ttlSeconds
  const way = { source: cell(told.source), destination: cell(told.destination), expiresAt: String(expiresAt) }
  const mac = macOf(key, way, told).toString('base64url')
  return { signature: `${way.source}.${way.destination}.${expiresAt}.${mac}`, expiresAt }
}

/** Whether this fee was told for this delivery, and is still good (API-20). A forged one is never called expired. */
export const verifyFee = (key: Uint8Array, claim: FeeClaim): 'valid' | 'expired' | 'invalid' => {
  const [, source, destination, expiresAt, mac] = SIGNATURE.exec(claim.signature) ?? []
  if (source === undefined || destination === undefined || expiresAt === undefined || mac === undefined)
    return 'invalid'
  if (claim.destination !== undefined && cell(claim.destination) !== destination) return 'invalid'
  if (claim.source !== undefined && cell(claim.source) !== source) return 'invalid'
  const expected = macOf(key, { source, destination, expiresAt }, claim)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
  return claim.now / SECOND < Number(expiresAt) + 1 ? 'valid' : 'expired'
}
