import { Effect } from 'effect'
import { currentInstant } from '../../application/currentInstant.ts'
import type { FeeCalculatorPort, QuotedFee } from '../../application/ports/FeeCalculator.ts'
import { distanceInMetres, type Coordinates } from '../../domain/coordinates.ts'
import { MINUTE, plus } from '../../domain/instant.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Money } from '../../domain/pricing/money.ts'

/** The rider's speed in metres per minute. */
const SPEED = 250

export interface MemoryDelivery {
  readonly fee: Money | ((source: Coordinates, destination: Coordinates, surcharged?: PaymentMethod) => Money)
  /** The maximum distance in metres, as the crow flies. */
  readonly reach: number
  /** Minutes to the pick-up. */
  readonly pickUp: number
}

/** One fee for all places within reach, unless it is computed. `delivery` may change at any time, as fees do. */
export const makeMemoryFeeCalculator = (delivery: MemoryDelivery): FeeCalculatorPort => {
  let signed = 0
  return {
    isDeliverable: (_, source, destination) =>
      Effect.sync(() => distanceInMetres(source, destination) <= delivery.reach),
    fee: (vendorId, source, destination, surcharged) =>
      Effect.map(currentInstant, (now): QuotedFee => {
        signed += 1
        return {
          fee: typeof delivery.fee === 'function' ? delivery.fee(source, destination, surcharged) : delivery.fee,
          signature: `${vendorId}-${signed}`,
          expiresAt: plus(now, 10 * MINUTE),
          distanceMetres: distanceInMetres(source, destination),
        }
      }),
    estimate: (_, source, destination) =>
      Effect.sync(() => ({
        pickUp: delivery.pickUp,
        dropOff: delivery.pickUp + Math.ceil(distanceInMetres(source, destination) / SPEED),
      })),
  }
}
