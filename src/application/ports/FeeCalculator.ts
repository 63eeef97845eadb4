import { Context, type Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { Instant } from '../../domain/instant.ts'
import type { OrderId, VendorId } from '../../domain/ids.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { ServiceFailure, StoreClosed } from './ServiceFailure.ts'

/** A fee with the signature that proves its quote (ENT-15). */
export interface QuotedFee {
  readonly fee: Money
  readonly signature: string
  readonly expiresAt?: Instant
  readonly distanceMetres?: number
}

export interface Estimations {
  /** In minutes. */
  readonly pickUp: number
  readonly dropOff: number
}

/** Whether a destination is deliverable, at what fee, and how soon (API-20 to API-22). */
export interface FeeCalculatorPort {
  readonly isDeliverable: (
    vendorId: VendorId,
    source: Coordinates,
    destination: Coordinates,
  ) => Effect.Effect<boolean, ServiceFailure>
  /** `surchargedMethod` is set only if the country charges for the payment method. */
  readonly fee: (
    vendorId: VendorId,
    source: Coordinates,
    destination: Coordinates,
    surchargedMethod?: PaymentMethod,
  ) => Effect.Effect<QuotedFee, StoreClosed | ServiceFailure>
  readonly estimate: (
    vendorId: VendorId,
    source: Coordinates,
    destination: Coordinates,
    orderId?: OrderId,
  ) => Effect.Effect<Estimations, ServiceFailure>
}

export class FeeCalculator extends Context.Service<FeeCalculator, FeeCalculatorPort>()('application/FeeCalculator') {}
