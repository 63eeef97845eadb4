import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'
import { textIfThere } from './gazetteer.ts'

/** A town that is not part of the main city. */
export interface Town extends Coordinates {
  /** In the country's own script where it is known, otherwise in Latin letters. */
  readonly name: string
  readonly nameEn: string
  readonly aliases: ReadonlyArray<string>
  /** Whether it lies in another country, so that it is known but never offered. */
  readonly isAbroad: boolean
}

const FOLDER = new URL('gazetteer/towns/', import.meta.url)
const read = new Map<CountryCode, ReadonlyArray<Town>>()

const parseTowns = (text: string): ReadonlyArray<Town> =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('name\t'))
    .map((line) => {
      const [name = '', nameEn = '', aliases = '', latitude, longitude, country = ''] = line.split('\t')
      return {
        name,
        nameEn: nameEn === '' ? name : nameEn,
        aliases: aliases.split(';').filter((alias) => alias !== ''),
        latitude: Number(latitude),
        longitude: Number(longitude),
        isAbroad: country !== '',
      }
    })

/** The towns of a country outside of its main city, the largest first, then those abroad nearby; read once (ADR 136). */
export const townsOf = (country: CountryCode): ReadonlyArray<Town> => {
  const known = read.get(country)
  if (known !== undefined) return known
  const towns = parseTowns(textIfThere(new URL(`${country.toLowerCase()}.tsv`, FOLDER)))
  read.set(country, towns)
  return towns
}
