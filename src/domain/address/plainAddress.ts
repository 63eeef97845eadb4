import type { CountryCode } from '../market/countries.ts'
import { readableAddress } from './address.ts'

/** Formats a stored address for a file: without invisible characters. */
export const plainAddress = (stored: string, country: CountryCode): string =>
  readableAddress(stored, country).replace(/[\u2068\u2069]/g, '')
