import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { seededRandom } from '../seededRandom.ts'
import type { DemoGround } from './demoGround.ts'

/** Leading digits that all numbers of a country share: in Argentina 9 and the area code of Buenos Aires. */
const SHARED_DIGITS = 3

/** A valid mobile number of the country in E.164, deterministic per seed. */
export const demoPhone = (
  { deployment, country }: Pick<DemoGround, 'deployment' | 'country'>,
  seed: string,
): string => {
  const random = seededRandom(`${deployment}/phone/${seed}`)
  const example = getExampleNumber(country.code, examples)?.nationalNumber ?? ''
  for (;;) {
    const digits = Array.from(example, (digit, at) => (at < SHARED_DIGITS ? digit : Math.floor(random() * 10)))
    const number = `${country.phonePrefix}${digits.join('')}`
    if (parsePhoneNumberFromString(number)?.isValid() === true) return number
  }
}
