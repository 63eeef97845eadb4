import { westernDigits } from '../market/westernDigits.ts'

/** CONST-22. */
export const VERIFICATION_CODE_DIGITS = 6

/** A code out of a mail as it is sent: exactly six digits (VAL-26), in any of our scripts; otherwise `undefined`. */
export const verificationCode = (text: string): string | undefined => {
  const code = westernDigits(text.trim())
  return /^\d+$/.test(code) && code.length === VERIFICATION_CODE_DIGITS ? code : undefined
}
