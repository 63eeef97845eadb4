/** Calling codes of one and two digits; all others have three (E.164). */
const CALLING_CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
const LEADING_ZEROS = /^0+/
const FIRST_DIGITS = /^\d{1,3}/

/**
 * Writes a phone number so that no spreadsheet reads it as a number or a formula, with digits, spaces and parentheses
 * only: '+420777123456' becomes '(+420) 777123456', '0601000001' becomes '(0)601000001' (OP-25).
 */
export const phoneAsText = (phone: string): string => {
  const zeros = LEADING_ZEROS.exec(phone)?.[0]
  if (zeros !== undefined) return `(${zeros})${phone.slice(zeros.length)}`
  const first = (CALLING_CODE.exec(phone) ?? FIRST_DIGITS.exec(phone))?.[0]
  return first === undefined ? phone : `(${first}) ${phone.slice(first.length).trimStart()}`
}
