import type { CountryCode } from '../../src/domain/market/countries.ts'
import { gazetteerOf } from './gazetteer.ts'
import { keysOf } from './townNames.ts'
import { townsOf } from './towns.ts'

const read = new Map<CountryCode, ReadonlySet<string>>()

const areasOf = (country: CountryCode): ReadonlySet<string> => {
  const known = read.get(country)
  if (known !== undefined) return known
  const districts = gazetteerOf(country).flatMap(({ district, districtEn }) => [district, districtEn])
  const towns = townsOf(country).flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases])
  const keys = new Set([...new Set(districts), ...towns].flatMap(keysOf))
  read.set(country, keys)
  return keys
}

/** Whether a text is the name of a town of the country, of one abroad nearby, or of a district of the main city. */
export const isAreaName = (country: CountryCode, text: string): boolean =>
  keysOf(text).some((key) => areasOf(country).has(key))
