import { foldText } from '../text/foldText.ts'
import { BESIDE, NEEDED_NAMES, OTHER_NAMES } from './headerNames.ts'

/** The columns of a bulk file, in the order of the template (BULK-14, BULK-18). */
export const BULK_COLUMNS = [
  'collectionPoint',
  'customerName',
  'phoneNumber',
  'address',
  'unit',
  'building',
  'riderNotes',
  'items',
  'itemValue',
  'paymentType',
  'deliverAt',
] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

/** The cells of a row, as the text that was written; empty strings for empty cells. */
export type BulkCells = Readonly<Record<BulkColumn, string>>

/** The cells of a row, each from its column. */
export const mapCells = (of: (column: BulkColumn) => string): BulkCells =>
  Object.fromEntries(BULK_COLUMNS.map((column) => [column, of(column)] as const)) as BulkCells

/**
 * The template's headers. They are the same in every country, because a file may use the template of another country
 * (BULK-18).
 */
export const BULK_HEADERS: BulkCells = {
  collectionPoint: 'Collection point',
  customerName: 'Customer name',
  phoneNumber: 'Phone number',
  address: 'Address',
  unit: 'Unit',
  building: 'Building',
  riderNotes: 'Notes for the rider',
  items: 'Items',
  itemValue: 'Item value',
  paymentType: 'Payment type',
  deliverAt: 'Deliver at',
}

/** Columns that every file must have. */
export const NEEDED_COLUMNS = ['customerName', 'phoneNumber', 'address'] as const satisfies ReadonlyArray<BulkColumn>

/** Columns of a file that hold a part of a column: one address or one moment in several columns. */
const COLUMN_OF_PART = {
  firstName: 'customerName',
  lastName: 'customerName',
  street: 'address',
  houseNumber: 'address',
  addressMore: 'address',
  addressThird: 'address',
  area: 'address',
  district: 'address',
  postcode: 'address',
  city: 'address',
  region: 'address',
  deliverDate: 'deliverAt',
  deliverTime: 'deliverAt',
} as const satisfies Readonly<Record<string, BulkColumn>>
export type BulkPart = BulkColumn | keyof typeof COLUMN_OF_PART

export const columnOfPart = (part: BulkPart): BulkColumn =>
  part in COLUMN_OF_PART ? COLUMN_OF_PART[part as keyof typeof COLUMN_OF_PART] : (part as BulkColumn)

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '')

/**
 * Keeps letters and digits of any script only; case, accents, spaces and punctuation are ignored. Two letters keep their
 * accents: "č.p." is the number of a house, "C.P." a postcode.
 */
const plainHeader = (header: string): string => {
  const short = lettersOf(header.normalize('NFC').toLowerCase())
  return short.length <= 2 ? short : lettersOf(foldText(header))
}

/**
 * Between the same header in two languages: "Phone / الهاتف", "Name (Jméno)", "Jméno - Name", "Name 姓名", or on two
 * lines.
 */
const BETWEEN_LANGUAGES =
  /[/|:()：（）\r\n]+|\s[-–—]\s|(?<=\p{sc=Latin})\s*(?=(?!\p{sc=Latin})\p{L})|(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Inherited}])\s*(?=\p{sc=Latin})/u

/** Separated by bars. */
type HeaderNames = Readonly<Partial<Record<BulkPart, string>>>

interface Beside {
  readonly part: BulkPart
  readonly names: string
  readonly other: BulkPart
  readonly isNextTo: boolean
}

const knownHeaders = (words: Readonly<Partial<BulkCells>>, names: HeaderNames): ReadonlyMap<string, BulkPart> => {
  const known = new Map<string, BulkPart>()
  const learn = (name: string, part: BulkPart) => {
    const plain = plainHeader(name)
    if (plain !== '' && !known.has(plain)) known.set(plain, part)
  }
  // The template's headers first, so that no other word can take their place.
  for (const column of BULK_COLUMNS) learn(BULK_HEADERS[column], column)
  for (const column of BULK_COLUMNS) learn(words[column] ?? '', column)
  for (const [part, all] of Object.entries(names))
    for (const name of [part, ...all.split('|')]) learn(name, part as BulkPart)
  return known
}

/** Maps headers to what their columns hold; `undefined` for an unknown one. */
export type ReadHeader = (headers: ReadonlyArray<string>) => ReadonlyArray<BulkPart | undefined>

const readerOf = (
  words: Readonly<Partial<BulkCells>>,
  names: HeaderNames,
  besides: ReadonlyArray<Beside>,
): ReadHeader => {
  const known = knownHeaders(words, names)
  const partOf = (header: string): BulkPart | undefined => {
    const part = known.get(plainHeader(header))
    if (part !== undefined) return part
    const said = header
      .normalize('NFC')
      .split(BETWEEN_LANGUAGES)
      .filter((text) => plainHeader(text) !== '')
    const [first, ...others] = said.map((text) => known.get(plainHeader(text)))
    return others.every((other) => other === first) ? first : undefined
  }
  return (headers) => {
    const plain = headers.map(plainHeader)
    const parts = headers.map(partOf)
    return parts.map((part, place) => {
      const beside = besides.find(({ names }) => names.split('|').some((name) => plainHeader(name) === plain[place]))
      if (beside === undefined) return part
      const others = beside.isNextTo ? [parts[place - 1], parts[place + 1]] : parts
      return others.includes(beside.other) ? beside.part : part
    })
  }
}

/** `words` are the headers in the person's language. */
export const headerReader = (words: Readonly<Partial<BulkCells>> = {}): ReadHeader => {
  const names: Readonly<Record<BulkPart, string>> = { ...NEEDED_NAMES, ...OTHER_NAMES }
  return readerOf(words, names, BESIDE)
}

/** Reads the headers that `missingColumns` asks for, without the names of all others. */
export const neededHeaderReader = (words: Readonly<Partial<BulkCells>> = {}): ReadHeader =>
  readerOf(words, NEEDED_NAMES, [])

/** The needed columns that are not among these. */
export const missingColumns = (parts: ReadonlyArray<BulkPart | undefined>): ReadonlyArray<BulkColumn> =>
  NEEDED_COLUMNS.filter((needed) => {
    if (needed === 'address') return !parts.includes('address') && !parts.includes('street')
    if (needed === 'customerName')
      return !['customerName', 'firstName', 'lastName'].some((part) => parts.includes(part as BulkPart))
    return !parts.includes(needed)
  })
