import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/domain/market/countries.ts'
import { ageValidationOf } from '../../../src/domain/request/ageValidation.ts'
import { refusalsByField } from '../../../src/domain/request/requestValidation.ts'
import { aVendor } from '../vendor/aVendor.ts'
import { aRequest } from './aRequest.ts'

const inCountry = (ageValidation: 'none' | 'offered' | 'required') => ({ ...COUNTRIES.CZ, ageValidation })
const PLAIN = aVendor({ offersAgeValidation: false })

describe('ageValidationOf', () => {
  it.each([
    ['none', { offersAgeValidation: false }, 'none'],
    ['offered', { offersAgeValidation: false }, 'offered'],
    ['required', { offersAgeValidation: false }, 'required'],
    ['none', { offersAgeValidation: true }, 'offered'],
    ['none', { offersAgeValidation: false, requiresAgeValidation: true }, 'required'],
    ['offered', { offersAgeValidation: true, requiresAgeValidation: true }, 'required'],
    ['required', { offersAgeValidation: true }, 'required'],
  ] as const)('combines country %s and vendor %o to %s (OP-63)', (country, vendor, expected) => {
    expect(ageValidationOf(inCountry(country), aVendor(vendor))).toBe(expected)
  })

  it('requires the checkbox where country or vendor require it (OP-63)', () => {
    const codeOf = (ageValidation: boolean, country = COUNTRIES.CZ, vendor = PLAIN) =>
      refusalsByField(aRequest({ draft: { ageValidation }, country, vendor })).get('ageValidation')?.code
    const strict = aVendor({ offersAgeValidation: false, requiresAgeValidation: true })
    expect(codeOf(false, inCountry('required'))).toBe('age-validation-missing')
    expect(codeOf(false, COUNTRIES.CZ, strict)).toBe('age-validation-missing')
    expect(codeOf(true, inCountry('required'), strict)).toBeUndefined()
    expect(codeOf(false, inCountry('offered'))).toBeUndefined()
  })
})
