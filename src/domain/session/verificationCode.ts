import { westernDigits } from '../market/westernDigits.ts'
import { trimText } from '../text/blank.ts'

/** CONST-22. */
export const VERIFICATION_CODE_DIGITS = 6

/**
 * The code from a mail in the form that is sent: exactly six digits (VAL-26), typed in any supported script; otherwise
 * `undefined`.
 */
export const verificationCode = (text: string): string | undefined => {
  const code = westernDigits(trimText(text))
  return /^\d+$/.test(code) && code.length === VERIFICATION_CODE_DIGITS ? code : undefined
}
