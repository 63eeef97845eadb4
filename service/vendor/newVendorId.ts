import { randomBytes } from 'node:crypto'
import type { Country } from '../../src/domain/market/countries.ts'

/** `cz` and 48 bits that nobody guesses. It begins with a country, and so never with `a-` or `b-` (OUTLET-17). */
export const newVendorId = ({ code }: Country): string => `${code.toLowerCase()}${randomBytes(6).toString('hex')}`
