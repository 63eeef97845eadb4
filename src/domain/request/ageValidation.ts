import type { Country } from '../market/countries.ts'
import type { Vendor } from '../vendor/vendor.ts'

/** What country and vendor together say about the age check of an order: the stricter of the two (OP-63). */
export const ageValidationOf = (
  country: Pick<Country, 'ageValidation'>,
  vendor: Pick<Vendor, 'offersAgeValidation' | 'requiresAgeValidation'>,
): Country['ageValidation'] => {
  if (vendor.requiresAgeValidation === true || country.ageValidation === 'required') return 'required'
  return vendor.offersAgeValidation || country.ageValidation === 'offered' ? 'offered' : 'none'
}
