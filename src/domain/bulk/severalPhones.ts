import type { CountryCode } from '../market/countries.ts'
import { westernDigits } from '../market/westernDigits.ts'
import { customerPhone, validPhone } from '../request/customerPhone.ts'

/** Between two numbers: anything but digits, and not the beginning of the second one. */
const BETWEEN_NUMBERS = /(?<=\d)[^\d+]+(?=[+\d])/g

/** Whether the text has two phone numbers or more: none of them may be chosen silently (BULK-33). */
export const hasSeveralPhones = (text: string, country: CountryCode): boolean => {
  if (customerPhone(text, country) !== undefined) return false
  const plain = westernDigits(text)
  return [...plain.matchAll(BETWEEN_NUMBERS)].some(
    ({ 0: between, index }) =>
      validPhone(plain.slice(0, index), country) !== undefined &&
      hasPhone(plain.slice(index + between.length), country),
  )
}

const hasPhone = (text: string, country: CountryCode): boolean =>
  validPhone(text, country) !== undefined || hasSeveralPhones(text, country)
