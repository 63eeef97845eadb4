import { existsSync, readFileSync } from 'node:fs'
import type { Coordinates } from '../../src/domain/coordinates.ts'
import type { CountryCode } from '../../src/domain/market/countries.ts'

/** A row of a country's gazetteer: a street or square with its two ends, or a place, whose ends are equal. */
export interface GazetteerRow {
  readonly kind: 'street' | 'place'
  /** In the country's own script. */
  readonly name: string
  readonly nameEn: string
  readonly aliases: ReadonlyArray<string>
  /** Those aliases that are names of something else too, such as of the quarter around a station; `?` before them. */
  readonly shared?: ReadonlyArray<string>
  readonly district: string
  readonly districtEn: string
  readonly postalCode: string
  /** The end with the lowest house numbers. */
  readonly low: Coordinates
  readonly high: Coordinates
}

/** Squares: places with numbered houses. */
const SQUARE = /(?<!\p{L})(?:náměstí|trh|tér|piața|πλατεία)(?!\p{L})|\p{L}(?:platz|\storg|\splass)(?!\p{L})/iu

/** Whether a house number may follow the name. */
export const hasHouseNumbers = ({ kind, name }: Pick<GazetteerRow, 'kind' | 'name'>): boolean =>
  kind === 'street' || (SQUARE.test(name) && !name.startsWith('Metro'))

const COLUMNS = [
  'kind',
  'name',
  'name_en',
  'name_alt',
  'district',
  'district_en',
  'postal_code',
  'lat',
  'lng',
  'lat2',
  'lng2',
] as const
type Column = (typeof COLUMNS)[number]
/** Before an alias that is shared. */
const SHARED = '?'

const point = (latitude: string, longitude: string): Coordinates | undefined => {
  if (latitude.trim() === '' || longitude.trim() === '') return undefined
  const read = { latitude: Number(latitude), longitude: Number(longitude) }
  return Number.isFinite(read.latitude) && Number.isFinite(read.longitude) ? read : undefined
}

/** The English name, or the own name with its diacritics if it is in Latin script. */
const inLatin = (own: string, english: string): string =>
  english === '' || /^[\p{Script=Latin}\P{L}]+$/u.test(own) ? own : english

/** Parses a gazetteer; lines that begin with `#` are remarks. Throws an error with the line number for an invalid row. */
export const parseGazetteer = (text: string): ReadonlyArray<GazetteerRow> => {
  const rows: GazetteerRow[] = []
  let columns: ReadonlyArray<string> = COLUMNS
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const cells = line.split('\t')
    if (cells[0] === 'kind') {
      columns = cells.map((cell) => cell.trim())
      continue
    }
    const cell = (column: Column): string => cells[columns.indexOf(column)]?.trim() ?? ''
    const kind = cell('kind')
    const low = point(cell('lat'), cell('lng'))
    if ((kind !== 'street' && kind !== 'place') || low === undefined || cell('name') === '') {
      throw new Error(`gazetteer: line ${index + 1} is neither a street nor a place: ${line}`)
    }
    const named = cell('name_alt')
      .split(';')
      .map((alias) => alias.trim())
    const shared = named.filter((alias) => alias.startsWith(SHARED)).map((alias) => alias.slice(SHARED.length))
    rows.push({
      kind,
      name: cell('name'),
      nameEn: inLatin(cell('name'), cell('name_en')),
      aliases: named.map((alias) => alias.replace(SHARED, '')).filter((alias) => alias !== ''),
      ...(shared.length > 0 && { shared }),
      district: cell('district'),
      districtEn: inLatin(cell('district'), cell('district_en')),
      postalCode: cell('postal_code'),
      low,
      high: point(cell('lat2'), cell('lng2')) ?? low,
    })
  }
  return rows
}

const FOLDER = new URL('gazetteer/places/', import.meta.url)
const read = new Map<CountryCode, ReadonlyArray<GazetteerRow>>()

/** The text of a file; '' if the file does not exist, as for a new country without a gazetteer. */
export const textIfThere = (file: URL | string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The gazetteer of a country's main city, read once. */
export const gazetteerOf = (country: CountryCode): ReadonlyArray<GazetteerRow> => {
  const known = read.get(country)
  if (known !== undefined) return known
  const rows = parseGazetteer(textIfThere(new URL(`${country.toLowerCase()}.tsv`, FOLDER)))
  read.set(country, rows)
  return rows
}
