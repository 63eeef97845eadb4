import { MINUTE } from '../instant.ts'

/** How long a country parameter that was read counts (CONST-25), in ms. */
export const COUNTRY_PARAMETER_LIFETIME = 5 * MINUTE
