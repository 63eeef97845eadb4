import { westernDigits } from '../market/westernDigits.ts'
import { trimText } from '../text/blank.ts'

/** Length of a VAT number (CONST-21). */
export const VAT_LENGTH = 8

export type VatRefusal = 'vat-wrong-length' | 'vat-invalid'

/** The number as stored: trimmed, with digits as 0-9 and Latin letters in upper case. */
export const canonicalVatNumber = (text: string): string =>
  westernDigits(trimText(text)).replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Eight characters of A-Z and 0-9 (VAL-22, VAL-23, OP-38), in either case; blank is allowed and means none (VAL-21).
 */
export const vatRefusal = (text: string): VatRefusal | undefined => {
  const vat = canonicalVatNumber(text)
  if (vat === '') return undefined
  if (Array.from(vat).length !== VAT_LENGTH) return 'vat-wrong-length'
  return /^[A-Z0-9]+$/.test(vat) ? undefined : 'vat-invalid'
}
