import type { Mode } from './mode.ts'

/**
 * Whoever signs in, by password or by device, is a vendor and so a business; a guest is an individual. Only a business
 * is asked for a VAT number (VAL-21).
 */
export const isBusinessCustomer = (mode: Mode): boolean => mode !== 'guest'
