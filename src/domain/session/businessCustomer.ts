import type { Mode } from './mode.ts'

/**
 * Whether the person acts for a business: everybody who signs in by password or device is a vendor; a guest is an
 * individual. Only businesses give a VAT number (VAL-21).
 */
export const isBusinessCustomer = (mode: Mode): boolean => mode !== 'guest'
