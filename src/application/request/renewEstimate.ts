import { Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { VendorId } from '../../domain/ids.ts'
import { FeeCalculator } from '../ports/FeeCalculator.ts'

/** Estimates pick-up and drop-off again for places that were quoted before (REQ-39). */
export const renewEstimate = Effect.fn('renewEstimate')(function* (
  vendorId: VendorId,
  source: Coordinates,
  destination: Coordinates,
) {
  const calculator = yield* FeeCalculator
  return yield* calculator.estimate(vendorId, source, destination)
})
