import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeeCalculatorPort } from '../../src/application/ports/FeeCalculator.ts'
import { BAKERY_AT, CUSTOMER_AT } from '../support/aVendor.ts'

export interface OpenFeeCalculator {
  readonly fees: FeeCalculatorPort
  readonly close: () => Promise<void>
}

const BRNO = { latitude: 49.1951, longitude: 16.6068 }

/** The contract of every `FeeCalculator` adapter, for the vendor `bistro` in Prague (API-20 to API-22). */
export const feeCalculatorContract = (adapter: string, open: () => Promise<OpenFeeCalculator>) =>
  describe(`FeeCalculator (${adapter})`, () => {
    let held: OpenFeeCalculator
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('distinguishes deliverable places from others (API-21, FEE-01)', async () => {
      expect(await Effect.runPromise(held.fees.isDeliverable('bistro', BAKERY_AT, CUSTOMER_AT))).toBe(true)
      expect(await Effect.runPromise(held.fees.isDeliverable('bistro', BAKERY_AT, BRNO))).toBe(false)
    })

    it('returns a signed fee in the currency of the country (API-20, FEE-04)', async () => {
      const { fee, signature } = await Effect.runPromise(held.fees.fee('bistro', BAKERY_AT, CUSTOMER_AT))
      expect(fee.currency).toBe('CZK')
      expect(fee.minor).toBeGreaterThan(0)
      expect(signature).not.toBe('')
    })

    it('estimates minutes to the pick-up and to the later drop-off (API-22, OP-16)', async () => {
      const { pickUp, dropOff } = await Effect.runPromise(held.fees.estimate('bistro', BAKERY_AT, CUSTOMER_AT))
      expect(pickUp).toBeGreaterThan(0)
      expect(dropOff).toBeGreaterThan(pickUp)
    })
  })
