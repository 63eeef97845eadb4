import { Effect } from 'effect'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { VendorId } from '../../domain/order/order.ts'
import { FeeCalculator } from '../ports/FeeCalculator.ts'
import { feeFailure } from './quoteDelivery.ts'

/** The fee once more, between places it was quoted for before. */
export const renewFee = Effect.fn('renewFee')(function* (
  vendorId: VendorId,
  source: Coordinates,
  destination: Coordinates,
) {
  return yield* Effect.mapError((yield* FeeCalculator).fee(vendorId, source, destination), feeFailure)
})
