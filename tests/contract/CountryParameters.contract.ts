import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountryParametersPort } from '../../src/application/ports/CountryParameters.ts'

export interface OpenCountryParameters {
  readonly parameters: CountryParametersPort
  readonly close: () => Promise<void>
}

/** The contract of every `CountryParameters` adapter, for the Czech Republic (API-12). */
export const countryParametersContract = (adapter: string, open: () => Promise<OpenCountryParameters>) =>
  describe(`CountryParameters (${adapter})`, () => {
    let held: OpenCountryParameters
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('reads parameters as text by name (API-12)', async () => {
      expect(await Effect.runPromise(held.parameters.read('serviceHours'))).toMatch(/^\d{4}:\d{4}$/)
      expect(await Effect.runPromise(held.parameters.read('paymentMethods'))).toContain('PAID')
    })
  })
