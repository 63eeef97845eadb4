import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import { SECOND, type Instant } from '../../src/domain/instant.ts'
import type { DeploymentId } from '../../src/domain/ids.ts'
import type { PaymentMethod } from '../../src/domain/market/paymentMethod.ts'

/** A fee that the service quoted. `fee` is a decimal number in the country's currency. */
export interface FeeToSign {
  readonly deployment: string
  readonly vendorId: string
  readonly source: Coordinates
  readonly destination: Coordinates
  /** A payment method with a surcharge in the country; absent for all others. */
  readonly surchargedMethod?: PaymentMethod | undefined
  readonly fee: number
}

/** The parts of an order that its fee depends on. */
export interface OrderedDelivery {
  /** The collection point; `undefined` for a test vendor without a location. */
  readonly source: Coordinates | undefined
  readonly destination: Coordinates
  /** A payment method with a surcharge in the country. */
  readonly surchargedMethod: PaymentMethod | undefined
}

export type FeeVerdict = 'valid' | 'expired' | 'outdated' | 'invalid'

/** A fee and its signature, as the client sends them back with an order. */
export interface FeeClaim {
  readonly signature: string
  readonly deployment: DeploymentId
  readonly vendorId: string
  /** The order's current delivery. Absent before there is an order: the fee may be for any delivery of the vendor. */
  readonly delivery?: OrderedDelivery
  /** A decimal number in the country's currency, as in the API. */
  readonly fee: number
  readonly now: Instant
}

export interface SignedFee {
  readonly signature: string
  /** Unix seconds; the signature is valid up to and including this second. */
  readonly expiresAt: number
}

/** The place rounded to about a metre, because JSON and map libraries lose precision. */
export const cellOf = ({ latitude, longitude }: Coordinates): string =>
  `${Math.round(latitude * 1e5)},${Math.round(longitude * 1e5)}`

/** No currency has more than three decimal places. */
const thousandths = (fee: number): number => Math.round(fee * 1_000)

/** Caches key objects, because creating one costs as much as signing. */
const ready = new WeakMap<Uint8Array, KeyObject>()
const readyKey = (key: Uint8Array): KeyObject => {
  const known = ready.get(key) ?? createSecretKey(key)
  ready.set(key, known)
  return known
}

/** The plain-text part of a signature: source, destination, payment method and expiry. */
interface Stated {
  readonly source: string
  readonly destination: string
  /** Empty for a method without a surcharge. */
  readonly method: string
  readonly expiresAt: string
}

const macOf = (
  key: Uint8Array,
  { source, destination, method, expiresAt }: Stated,
  quoted: Pick<FeeToSign, 'deployment' | 'vendorId' | 'fee'>,
): Buffer =>
  createHmac('sha256', readyKey(key))
    .update(
      JSON.stringify([
        quoted.deployment,
        quoted.vendorId,
        source,
        destination,
        method,
        thousandths(quoted.fee),
        expiresAt,
      ]),
    )
    .digest()

const SIGNATURE = /^(-?\d{1,8},-?\d{1,8})\.(-?\d{1,8},-?\d{1,8})\.([A-Z_]{0,32})\.(\d{1,12})\.([\w-]{43})$/

/** Signs a fee with HMAC-SHA-256 for `ttlSeconds` from now (FEE-04). */
export const signFee = (key: Uint8Array, quoted: FeeToSign, now: Instant, ttlSeconds: number): SignedFee => {
  const expiresAt = Math.floor(now / SECOND) + ttlSeconds
  const [source, destination, method] = [
    cellOf(quoted.source),
    cellOf(quoted.destination),
    quoted.surchargedMethod ?? '',
  ]
  const mac = macOf(key, { source, destination, method, expiresAt: String(expiresAt) }, quoted).toString('base64url')
  return { signature: `${source}.${destination}.${method}.${expiresAt}.${mac}`, expiresAt }
}

/**
 * Whether this service quoted this fee for this delivery and it is still valid (API-20). A fee that was signed for
 * another collection point or payment method than the order has now is `outdated`. A forged fee is always `invalid`.
 */
export const verifyFee = (key: Uint8Array, claim: FeeClaim): FeeVerdict => {
  const [, source, destination, method, expiresAt, mac] = SIGNATURE.exec(claim.signature) ?? []
  if (
    source === undefined ||
    destination === undefined ||
    method === undefined ||
    expiresAt === undefined ||
    mac === undefined
  )
    return 'invalid'
  const { delivery } = claim
  if (delivery && cellOf(delivery.destination) !== destination) return 'invalid'
  const expected = macOf(key, { source, destination, method, expiresAt }, claim)
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid'
  if (claim.now / SECOND >= Number(expiresAt) + 1) return 'expired'
  if (delivery?.source && cellOf(delivery.source) !== source) return 'outdated'
  return delivery && (delivery.surchargedMethod ?? '') !== method ? 'outdated' : 'valid'
}
