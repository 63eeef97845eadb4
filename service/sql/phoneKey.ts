import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { deploymentOf } from '../../src/domain/market/deployments.ts'
import { digitsOf, westernDigits } from '../../src/domain/market/westernDigits.ts'

const E164 = /^\+\d{7,15}$/

/** A key for comparing phone numbers: E.164 if the number can be parsed, otherwise its digits. */
export const phoneKey = (deployment: string, typed: string): string => {
  if (E164.test(typed)) return typed
  const country = deploymentOf(deployment)?.country.code
  const parsed = country === undefined ? undefined : parsePhoneNumberFromString(westernDigits(typed), country)
  return parsed?.number ?? digitsOf(typed)
}
