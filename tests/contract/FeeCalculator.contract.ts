import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeeCalculatorPort } from '../../src/application/ports/FeeCalculator.ts'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { VendorId } from '../../src/domain/ids.ts'
import type { CurrencyCode } from '../../src/domain/market/countries.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'

export interface OpenFeeCalculator {
  readonly fees: FeeCalculatorPort
  readonly close: () => Promise<void>
}

/** The deliveries that an adapter is asked about. */
interface FeeWorld {
  readonly vendorId: VendorId
  readonly from: Coordinates
  /** Deliverable. */
  readonly to: Coordinates
  /** Not deliverable. */
  readonly beyond: Coordinates
  readonly currency: CurrencyCode
}

const PRAGUE: FeeWorld = {
  vendorId: 'bistro',
  from: BAKERY_AT,
  to: CUSTOMER_AT,
  /** Brno. */
  beyond: { latitude: 49.1951, longitude: 16.6068 },
  currency: 'CZK',
}

/** The contract of every `FeeCalculator` adapter, in Prague unless `world` is elsewhere (API-20 to API-22). */
export const feeCalculatorContract = (
  adapter: string,
  open: () => Promise<OpenFeeCalculator>,
  { vendorId, from, to, beyond, currency } = PRAGUE,
) =>
  describe(`FeeCalculator (${adapter})`, () => {
    let held: OpenFeeCalculator
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('distinguishes deliverable places from others (API-21, FEE-01)', async () => {
      expect(await Effect.runPromise(held.fees.isDeliverable(vendorId, from, to))).toBe(true)
      expect(await Effect.runPromise(held.fees.isDeliverable(vendorId, from, beyond))).toBe(false)
    })

    it('returns a signed fee in the currency of the country (API-20, FEE-04)', async () => {
      const { fee, signature } = await Effect.runPromise(held.fees.fee(vendorId, from, to))
      expect(fee.currency).toBe(currency)
      expect(fee.minor).toBeGreaterThan(0)
      expect(signature).not.toBe('')
    })

    it('estimates minutes to the pick-up and to the later drop-off (API-22, OP-16)', async () => {
      const { pickUp, dropOff } = await Effect.runPromise(held.fees.estimate(vendorId, from, to))
      expect(pickUp).toBeGreaterThan(0)
      expect(dropOff).toBeGreaterThan(pickUp)
    })
  })
