import type { Brand } from './brand.ts'
import type { CountryCode } from './countries.ts'

/** The page where a business of this country signs up as a partner of the brand (NAV-22). */
export const partnerLink = (brand: Brand, country: CountryCode): string =>
  `https://partner.${brand.domain}/${country.toLowerCase()}`
