import { MINUTE } from '../instant.ts'

/** How long a country parameter is cached, in ms (CONST-25). */
export const COUNTRY_PARAMETER_LIFETIME = 5 * MINUTE
