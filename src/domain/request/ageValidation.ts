import type { Country } from '../market/countries.ts'
import type { Vendor } from '../vendor/vendor.ts'

/** The age check of an order: the stricter setting of country and vendor (OP-63). */
export const ageValidationOf = (
  country: Pick<Country, 'ageValidation'>,
  vendor: Pick<Vendor, 'offersAgeValidation' | 'requiresAgeValidation'>,
): Country['ageValidation'] => {
  if (vendor.requiresAgeValidation === true || country.ageValidation === 'required') return 'required'
  return vendor.offersAgeValidation || country.ageValidation === 'offered' ? 'offered' : 'none'
}
