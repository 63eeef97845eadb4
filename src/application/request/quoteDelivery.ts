import { Data, Effect } from 'effect'
import type { Coordinates } from '../../domain/coordinates.ts'
import type { VendorId } from '../../domain/ids.ts'
import type { PaymentMethod } from '../../domain/market/paymentMethod.ts'
import { feeDespiteRefusal, TEST_VENDOR_SIGNATURE } from '../../domain/request/testVendors.ts'
import { CurrentDeployment } from '../ports/CurrentDeployment.ts'
import { FeeCalculator, type Estimations, type QuotedFee } from '../ports/FeeCalculator.ts'
import type { ServiceFailure, StoreClosed } from '../ports/ServiceFailure.ts'
import { TestVendors } from '../ports/TestVendors.ts'

/** The vendor does not deliver there (FEE-02). */
class Undeliverable extends Data.TaggedError('Undeliverable')<Record<never, never>> {}
/** The check whether the vendor delivers there failed (FEE-03). */
class DeliverabilityUnknown extends Data.TaggedError('DeliverabilityUnknown')<{
  readonly because: ServiceFailure
}> {}
/** The fee could not be computed (FEE-05). */
export class FeeUnknown extends Data.TaggedError('FeeUnknown')<{ readonly because: ServiceFailure }> {}

/** The fee and the estimated times of a delivery; estimations are absent if their call failed (OP-16). */
export interface DeliveryQuote {
  readonly fee: QuotedFee
  readonly estimations: Estimations | undefined
}

/** Distinguishes a closed store from other failures of the fee (CON-29). */
export const orFeeUnknown = (failure: StoreClosed | ServiceFailure): StoreClosed | FeeUnknown =>
  failure._tag === 'StoreClosed' ? failure : new FeeUnknown({ because: failure })

/**
 * Checks whether the vendor delivers there, then requests the fee, in this order (REQ-10, FEE-01, FEE-04); requests the
 * estimates in parallel (REQ-39). A test vendor is never refused (REQ-27).
 */
export const quoteDelivery = Effect.fn('quoteDelivery')(function* (
  vendorId: VendorId,
  source: Coordinates,
  destination: Coordinates,
  surchargedMethod: PaymentMethod | undefined,
) {
  const calculator = yield* FeeCalculator
  const { country } = yield* CurrentDeployment
  const { list } = yield* TestVendors
  const testFee = Effect.map(list, (listed): QuotedFee | undefined => {
    const fee = feeDespiteRefusal(vendorId, listed, country.currency)
    return fee && { fee, signature: TEST_VENDOR_SIGNATURE }
  })

  const quoted = Effect.gen(function* () {
    const deliverable = yield* Effect.mapError(
      calculator.isDeliverable(vendorId, source, destination),
      (because) => new DeliverabilityUnknown({ because }),
    )
    if (!deliverable) return (yield* testFee) ?? (yield* new Undeliverable())
    return yield* calculator
      .fee(vendorId, source, destination, surchargedMethod)
      .pipe(
        Effect.catch((failure) =>
          Effect.flatMap(testFee, (granted) =>
            granted ? Effect.succeed(granted) : Effect.fail(orFeeUnknown(failure)),
          ),
        ),
      )
  })
  const estimated = Effect.orElseSucceed(calculator.estimate(vendorId, source, destination), () => undefined)

  const [fee, estimations] = yield* Effect.all([quoted, estimated], { concurrency: 'unbounded' })
  const quote: DeliveryQuote = { fee, estimations }
  return quote
})
