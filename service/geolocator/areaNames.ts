import type { CountryCode } from '../../src/domain/market/countries.ts'
import { gazetteerOf } from './gazetteer.ts'
import { keysOf } from './townNames.ts'
import { townsOf } from './towns.ts'

interface AreaNames {
  readonly towns: ReadonlySet<string>
  readonly districts: ReadonlySet<string>
}

const read = new Map<CountryCode, AreaNames>()

const areasOf = (country: CountryCode): AreaNames => {
  const known = read.get(country)
  if (known !== undefined) return known
  const districts = gazetteerOf(country).areas.flatMap(({ district, districtEn }) => [district, districtEn])
  const towns = townsOf(country).flatMap(({ name, nameEn, aliases }) => [name, nameEn, ...aliases])
  const names = { towns: new Set(towns.flatMap(keysOf)), districts: new Set([...new Set(districts)].flatMap(keysOf)) }
  read.set(country, names)
  return names
}

/** Whether a text is the name of a town of the country, of one abroad nearby, or of a district of the main city. */
export const isAreaName = (country: CountryCode, text: string): boolean => {
  const { towns, districts } = areasOf(country)
  return keysOf(text).some((key) => towns.has(key) || districts.has(key))
}

/** Whether a text is the name of such a town and of no district. */
export const isTownName = (country: CountryCode, text: string): boolean => {
  const { towns, districts } = areasOf(country)
  const keys = keysOf(text)
  return keys.some((key) => towns.has(key)) && !keys.some((key) => districts.has(key))
}
