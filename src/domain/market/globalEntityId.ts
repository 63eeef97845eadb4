import type { BrandId } from './brand.ts'
import type { CountryCode } from './countries.ts'

/** The entity's id in the help centre, as 'DOBREGO_CZ' (BRAND-06). */
export const globalEntityId = (brand: BrandId, country: CountryCode): string => `${brand.toUpperCase()}_${country}`
