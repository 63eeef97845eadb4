import { existsSync, readFileSync } from 'node:fs'
import { distanceInMetres, type Coordinates } from '../../src/domain/coordinates.ts'
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

/** The aliases in a cell. */
const aliasesIn = (cell: string): Pick<GazetteerRow, 'aliases' | 'shared'> => {
  const named = cell.split(';').map((alias) => alias.trim())
  const shared = named.filter((alias) => alias.startsWith(SHARED)).map((alias) => alias.slice(SHARED.length))
  return {
    aliases: named.map((alias) => alias.replace(SHARED, '')).filter((alias) => alias !== ''),
    ...(shared.length > 0 && { shared }),
  }
}

const AREA = ['district', 'districtEn', 'postalCode'] as const
/** What surrounds a row, which many rows share. */
export type GazetteerArea = Pick<GazetteerRow, (typeof AREA)[number]>

/** The rows of a gazetteer in as little memory as a file of them takes (ADR 150): each is made when it is asked for. */
export class Gazetteer {
  readonly areas: ReadonlyArray<GazetteerArea>
  readonly #areaOf: Uint32Array
  /** Kind, names and aliases of all rows, one behind the other. */
  readonly #texts: Buffer
  readonly #starts: Uint32Array
  /** Latitude and longitude of both ends of each row. */
  readonly #ends: Float64Array
  readonly #takesNumber: Uint8Array
  /** The length in metres of each street with all its parts. */
  readonly #metres: Float64Array

  constructor(rows: Iterable<GazetteerRow>) {
    const areas = new Map<string, number>()
    const texts: Array<string> = []
    const areaOf: Array<number> = []
    const ends: Array<number> = []
    const takingNumber: Array<number> = []
    const streets: Array<string> = []
    const metresOf = new Map<string, number>()
    for (const row of rows) {
      const { kind, name, nameEn, aliases, shared = [], low, high } = row
      const named = aliases.map((alias) => (shared.includes(alias) ? SHARED : '') + alias).join(';')
      texts.push([kind, name, nameEn === name ? '' : nameEn, named].join('\t'))
      const area = AREA.map((part) => row[part]).join('\t')
      areaOf.push(areas.get(area) ?? areas.size)
      areas.set(area, areaOf.at(-1) ?? 0)
      streets.push(name)
      if (kind === 'street') metresOf.set(name, (metresOf.get(name) ?? 0) + distanceInMetres(low, high))
      takingNumber.push(Number(hasHouseNumbers(row)))
      ends.push(low.latitude, low.longitude, high.latitude, high.longitude)
    }
    this.areas = [...areas.keys()].map((area) => {
      const [district = '', districtEn = '', postalCode = ''] = area.split('\t')
      return { district, districtEn, postalCode }
    })
    this.#areaOf = Uint32Array.from(areaOf)
    this.#texts = Buffer.from(texts.join(''))
    this.#starts = new Uint32Array(texts.length + 1)
    for (const [row, text] of texts.entries()) this.#starts[row + 1] = this.#starts[row]! + Buffer.byteLength(text)
    this.#ends = Float64Array.from(ends)
    this.#takesNumber = Uint8Array.from(takingNumber)
    this.#metres = Float64Array.from(streets, (name) => metresOf.get(name) ?? 0)
  }

  get length(): number {
    return this.#areaOf.length
  }

  at(row: number): GazetteerRow | undefined {
    const area = this.areas[this.areaOf(row)]
    if (area === undefined) return undefined
    const [kind, name = '', nameEn = '', aliases = ''] = this.#texts
      .toString('utf8', this.#starts[row], this.#starts[row + 1])
      .split('\t')
    return {
      kind: kind === 'street' ? 'street' : 'place',
      name,
      nameEn: nameEn === '' ? name : nameEn,
      ...aliasesIn(aliases),
      ...area,
      ...this.endsOf(row),
    }
  }

  endsOf(row: number): Pick<GazetteerRow, 'low' | 'high'> {
    return { low: this.#endOf(row, 0), high: this.#endOf(row, 2) }
  }

  /** The number of its area; -1 if there is no such row. */
  areaOf(row: number): number {
    return this.#areaOf[row] ?? -1
  }

  /** The rows in some areas. */
  within(isOne: (area: number) => boolean): ReadonlyArray<number> {
    const areas = this.areas.map((_, area) => isOne(area))
    const rows: Array<number> = []
    for (let row = 0; row < this.length; row += 1) if (areas[this.#areaOf[row]!] === true) rows.push(row)
    return rows
  }

  /** Whether a house number may follow the name. */
  takesNumber(row: number): boolean {
    return this.#takesNumber[row] === 1
  }

  /** The length in metres of the street of this name with all its parts. */
  metresOf(row: number): number {
    return this.#metres[row] ?? 0
  }

  /** Grows with the distance between a position and the lower end of a row. */
  remoteness({ latitude, longitude }: Coordinates): (row: number) => number {
    const shrink = Math.cos((latitude * Math.PI) / 180)
    return (row) => (this.#ends[4 * row]! - latitude) ** 2 + ((this.#ends[4 * row + 1]! - longitude) * shrink) ** 2
  }

  *entries(): Generator<readonly [number, GazetteerRow]> {
    for (let row = 0; row < this.length; row += 1) yield [row, this.at(row)!]
  }

  rows(): ReadonlyArray<GazetteerRow> {
    return Array.from(this.entries(), ([, row]) => row)
  }

  #endOf(row: number, from: 0 | 2): Coordinates {
    return { latitude: this.#ends[4 * row + from]!, longitude: this.#ends[4 * row + from + 1]! }
  }
}

/** Reads the rows of a file; lines that begin with `#` are remarks. Throws an error with the line number for an invalid row. */
function* readRows(text: string): Generator<GazetteerRow> {
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
    yield {
      kind,
      name: cell('name'),
      nameEn: inLatin(cell('name'), cell('name_en')),
      ...aliasesIn(cell('name_alt')),
      district: cell('district'),
      districtEn: inLatin(cell('district'), cell('district_en')),
      postalCode: cell('postal_code'),
      low,
      high: point(cell('lat2'), cell('lng2')) ?? low,
    }
  }
}

export const parseGazetteer = (text: string): Gazetteer => new Gazetteer(readRows(text))

const FOLDER = new URL('gazetteer/places/', import.meta.url)
const read = new Map<CountryCode, Gazetteer>()

/** The text of a file; '' if the file does not exist, as for a new country without a gazetteer. */
export const textIfThere = (file: URL | string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The gazetteer of a country's main city, read once. */
export const gazetteerOf = (country: CountryCode): Gazetteer => {
  const known = read.get(country)
  if (known !== undefined) return known
  const rows = parseGazetteer(textIfThere(new URL(`${country.toLowerCase()}.tsv`, FOLDER)))
  read.set(country, rows)
  return rows
}
