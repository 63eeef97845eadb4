import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountryParametersPort } from '../../src/application/ports/CountryParameters.ts'

export interface OpenCountryParameters {
  readonly parameters: CountryParametersPort
  readonly close: () => Promise<void>
}

/** What whoever knows the settings of the Czech Republic promises (API-12). */
export const countryParametersContract = (keeper: string, open: () => Promise<OpenCountryParameters>) =>
  describe(`Country parameters, known by ${keeper}`, () => {
    let held: OpenCountryParameters
    beforeAll(async () => {
      held = await open()
    })
    afterAll(() => held.close())

    it('are texts under their names (API-12)', async () => {
      expect(await Effect.runPromise(held.parameters.read('serviceHours'))).toMatch(/^\d{4}:\d{4}$/)
      expect(await Effect.runPromise(held.parameters.read('paymentMethods'))).toContain('PAID')
    })
  })
