import { Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { FeeCalculator } from '../ports/FeeCalculator.ts'
import { orFeeUnknown } from './quoteDelivery.ts'

/** Computes the fee again for places that were quoted before. `surchargedMethod`: see `FeeCalculatorPort.fee`. */
export const renewFee = Effect.fn('renewFee')(function* (
  vendorId: VendorId,
  source: Coordinates,
  destination: Coordinates,
  surchargedMethod: PaymentMethod | undefined,
) {
  const calculator = yield* FeeCalculator
  return yield* Effect.mapError(calculator.fee(vendorId, source, destination, surchargedMethod), orFeeUnknown)
})
