import { describe, expect, it } from 'vitest'
import { COUNTRY_PARAMETER_LIFETIME } from '../../../src/domain/flags/countryParameter.ts'

describe('COUNTRY_PARAMETER_LIFETIME', () => {
  it('is five minutes (CONST-25)', () => {
    expect(COUNTRY_PARAMETER_LIFETIME).toBe(300_000)
  })
})
