import { trimText } from '../text/blank.ts'
import { foldText } from '../text/foldText.ts'
import { withoutSigns } from '../text/withoutSigns.ts'
import { BULK_COLUMNS, BULK_HEADERS, columnOfPart, type BulkCells, type BulkPart } from './bulkColumns.ts'
import { ADDS_NOTHING, FIRST_OF, NUMBER_OF, OF_CUSTOMER, OF_PAYER, OF_RECIPIENT } from './headerAsides.ts'
import { BESIDE, NEEDED_NAMES, OTHER_NAMES } from './headerNames.ts'

/**
 * Keeps letters and digits of any script only; case, accents, spaces and punctuation are ignored. Two letters keep their
 * accents: "č.p." is the number of a house, "C.P." a postcode. "Item #" is a number, "Item" is not.
 */
const plainHeader = (header: string): string => {
  const numbered = header.replace(/(?<=[\p{L}\p{M}]\s*)[#№]/u, ' no')
  const short = withoutSigns(numbered.normalize('NFC').toLowerCase())
  return short.length <= 2 ? short : withoutSigns(foldText(numbered))
}

/**
 * Between the same header in two languages: "Phone / الهاتف", "Name (Jméno)", "Jméno - Name", "Name 姓名", or on two
 * lines; also before a currency, "Total CZK".
 */
const BETWEEN_LANGUAGES =
  /[/|:()：（）\r\n]+|\s[-–—]\s|\s+(?=[A-Z]{2,3}$)|(?<=\p{sc=Latin})\s*(?=(?!\p{sc=Latin})\p{L})|(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Inherited}])\s*(?=\p{sc=Latin})/u

const NOTHING_ADDED = new RegExp(String.raw`(?<=\p{L}\s+)(?:${ADDS_NOTHING.replaceAll('.', String.raw`\.`)})\.?$`, 'iu')

/** Splits a header with more than one text: "Phone / الهاتف" in two languages, "Price (Kč)" with an addition. */
export const segmentsOf = (header: string): ReadonlyArray<string> =>
  header
    .normalize('NFC')
    .replace(NOTHING_ADDED, '')
    .split(BETWEEN_LANGUAGES)
    .filter((text) => plainHeader(text) !== '')

export const plainNames = (names: string): ReadonlyArray<string> => names.split('|').map(plainHeader)
/** A header, and each of its texts, as names are compared. */
export const plainTextsOf = (header: string): ReadonlyArray<string> => [header, ...segmentsOf(header)].map(plainHeader)

/** Words for the person or the delivery that a column belongs to. They do not change what the column holds. */
const OWNERS = [OF_RECIPIENT, OF_CUSTOMER, OF_PAYER].flatMap(plainNames)
const NUMBER = plainNames(NUMBER_OF)
const FIRST = plainNames(FIRST_OF)
const NOTHING: ReadonlySet<string> = new Set(plainNames(ADDS_NOTHING))

/** Whether a part describes a person, so that its header may name one: "Customer phone", but not "Delivery date". */
export const isPersonal = (part: BulkPart): boolean =>
  ['customerName', 'phoneNumber', 'address', 'unit', 'building'].includes(columnOfPart(part))
const isNumbered = (part: BulkPart): boolean => part === 'phoneNumber' || part === 'unit'

/** The part that a header names, also beside a word for a person or a number: "Customer phone", "Phone no." */
const partNamed = (plain: string, known: ReadonlyMap<string, BulkPart>): BulkPart | undefined => {
  const withoutAny = (words: ReadonlyArray<string>, accepts: (part: BulkPart) => boolean) =>
    words
      .flatMap((word) => [
        ...(plain.startsWith(word) ? [plain.slice(word.length)] : []),
        ...(plain.endsWith(word) ? [plain.slice(0, -word.length)] : []),
      ])
      .map((rest) => known.get(rest))
      .find((part) => part !== undefined && accepts(part))
  return (
    known.get(plain) ??
    withoutAny(OWNERS, isPersonal) ??
    withoutAny(NUMBER, isNumbered) ??
    withoutAny(FIRST, (part) => part === 'address')
  )
}

/** An addition to an amount: a currency, or a word for what is counted. */
const UNIT_OF_AMOUNT = /^[^\p{N}]{1,8}$/u
const SIGN = /(?<!\p{L})\p{L}{0,3}\p{Sc}|\p{Sc}/u

/** Whether an addition to the name of a part does not change what the column holds. That to an amount is kept with it. */
const isAside = (text: string, named: BulkPart | undefined, part: BulkPart): boolean =>
  columnOfPart(part) === 'itemValue'
    ? named === undefined && UNIT_OF_AMOUNT.test(trimText(text))
    : isPersonal(part) && OWNERS.includes(plainHeader(text))

/**
 * The currency or unit in the header of amounts: "Kč" of "Cena (Kč)", "US$" of "Price US$". Whether it is the currency
 * of the country is judged with the amount.
 */
export const unitInHeader = (header: string, read: ReadHeader): string => {
  const [sign] = SIGN.exec(header) ?? []
  if (sign !== undefined) return sign
  const aside = segmentsOf(header)
    .slice(1)
    .find((text) => !NOTHING.has(plainHeader(text)) && read([text])[0] === undefined)
  return trimText(aside ?? '')
    .split(/\s/)
    .at(-1)!
}

/** Separated by bars. */
type HeaderNames = Readonly<Partial<Record<BulkPart, string>>>

interface Beside {
  readonly part: BulkPart
  readonly names: string
  readonly other: BulkPart
  readonly where: 'anywhere' | 'next' | 'behind'
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
    const part = partNamed(plainHeader(header), known)
    if (part !== undefined) return part
    const segments = segmentsOf(header).filter((text) => !NOTHING.has(plainHeader(text)))
    const [first, ...others] = segments.map((text) => partNamed(plainHeader(text), known))
    if (first === undefined || others.every((other) => other === first)) return first
    const areAsides = segments.slice(1).every((text, at) => isAside(text, others[at], first))
    return areAsides ? first : undefined
  }
  return (headers) => {
    const plain = headers.map(plainHeader)
    const parts = headers.map(partOf)
    // A total is the value of the items where no other column is, or where that may be the price of one item. Beside
    // the table, it is that of all orders.
    const hasValue = parts.includes('itemValue') && !parts.includes('quantity')
    const isTotalOfRow = (place: number) => !hasValue && plain[place - 1] !== ''
    return parts.map((part, place) => {
      if (part === 'total' && !isTotalOfRow(place)) return undefined
      const placesOf = { anywhere: [...parts.keys()], next: [place - 1, place + 1], behind: [place - 1] }
      const isBeside = (one: Beside) =>
        one.names.split('|').some((name) => plainHeader(name) === plain[place]) &&
        placesOf[one.where].some((at) => at !== place && parts[at] === one.other)
      return besides.find(isBeside)?.part ?? part
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
