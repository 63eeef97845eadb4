import { randomBytes } from 'node:crypto'
import type { Country } from '../../src/domain/market/countries.ts'

/**
 * The country code and 48 random bits. The country code ensures that an id never starts with `a-` or `b-` (OUTLET-17).
 */
export const newVendorId = ({ code }: Country): string => `${code.toLowerCase()}${randomBytes(6).toString('hex')}`
