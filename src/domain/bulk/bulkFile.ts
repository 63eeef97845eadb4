import { isBlank, trimText } from '../text/blank.ts'
import { isTimeAlone } from '../request/writtenMoment.ts'
import type { CountryCode } from '../market/countries.ts'
import { otherFormatNamed } from '../workbook/otherFormat.ts'
import { brokenAs } from '../workbook/brokenCell.ts'
import type { OtherFormat, Workbook, WorkbookRow, Worksheet } from '../workbook/workbook.ts'
import { joinArticles, orderNumberColumn, withoutSums } from './articleRows.ts'
import { BULK_COLUMNS, columnOfPart, mapCells, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { hasRowsBelow, holdsOrders, headerOf, type Header } from './bulkHeader.ts'
import { cellAsTyped } from './cellAsTyped.ts'
import { stateReader } from './closedRows.ts'
import { columnOwner } from './columnOwner.ts'
import { columnsRead, type FileColumn, type SheetColumn } from './columnsRead.ts'
import { withHeaderWord, wordOfHeader } from './headerWord.ts'
import { joinParts, type PartTexts } from './joinParts.ts'
import { mayBeOfOtherDay } from './otherDay.ts'
import { filledPlaces, headersOfOrders } from './otherTables.ts'
import { headerReader, type ReadHeader } from './readHeader.ts'

/** In bytes (BULK-04, CONST-33). */
export const MAX_BULK_FILE_BYTES = 5_242_880
/** Rows with data, without the header (BULK-27, OP-05 as decided). */
export const MAX_BULK_ROWS = 10_000
/** The columns of a sheet that are read. */
export { MAX_COLUMNS as MAX_BULK_COLUMNS } from '../workbook/workbook.ts'

/** Why a whole file is refused. */
export type BulkFileRefusal =
  | { readonly code: 'format-invalid'; readonly format: OtherFormat }
  | { readonly code: 'file-too-large' | 'too-many-columns' }
  /** `sheets` are those of the template's examples, if they have rows. */
  | { readonly code: 'no-rows'; readonly sheets?: ReadonlyArray<string> }
  | { readonly code: 'too-many-rows' | 'rows-hidden'; readonly rows: number }
  /** `states` are what the rows say of their orders. */
  | { readonly code: 'rows-closed'; readonly rows: number; readonly states: ReadonlyArray<string> }
  /** `sheets` are the visible sheets, none of which has all the columns. */
  | {
      readonly code: 'columns-missing'
      readonly columns: ReadonlyArray<BulkColumn>
      readonly sheets: ReadonlyArray<string>
    }
  /** Two columns that mean the same say different things. */
  | { readonly code: 'columns-alike'; readonly headers: ReadonlyArray<string> }
  | { readonly code: 'sheets-hidden'; readonly sheets: ReadonlyArray<string> }

/** Checks name and size before the file is read (BULK-03, BULK-04). `size` is in bytes. */
export const bulkFileRefusal = ({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): BulkFileRefusal | undefined => {
  const format = otherFormatNamed(name)
  if (format !== undefined) return { code: 'format-invalid', format }
  return size > MAX_BULK_FILE_BYTES ? { code: 'file-too-large' } : undefined
}

/** A non-empty row of a file; `number` is its row number in the spreadsheet. */
export interface BulkFileRow {
  readonly number: number
  readonly cells: BulkCells
  /** Set if the row is hidden in the spreadsheet. */
  readonly isHidden?: true
  /** What the row says of its order, if that is cancelled, delivered or over in another way. */
  readonly closedAs?: string
}

/** What was understood of a file, so that a person can see it before anything is placed. */
export interface UnderstoodFile {
  readonly sheet: string
  /** The other visible sheets. */
  readonly otherSheets: ReadonlyArray<string>
  /** The number of the row with the headers. */
  readonly headerRow: number
  /** The columns of the file that each column of the orders is read from. */
  readonly columns: ReadonlyArray<{ readonly column: BulkColumn; readonly from: ReadonlyArray<FileColumn> }>
  /** Columns with content that are not read: not understood, of who pays, or of another table. */
  readonly leftOut: ReadonlyArray<FileColumn>
  /** The number of hidden rows with an order. */
  readonly hiddenRows: number
  /** The number of further rows that are left out because of their state, and some of the states. */
  readonly closedRows: number
  readonly states: ReadonlyArray<string>
}

export type ReadBulkFile =
  | {
      readonly kind: 'read'
      readonly rows: ReadonlyArray<BulkFileRow>
      /** Rows that are hidden in the spreadsheet, or whose orders are over: left out unless they are wanted. */
      readonly rowsLeftOut: ReadonlyArray<BulkFileRow>
      /** Whether the same rows are read without the words of a language and on any day. */
      readonly isForAnybody: boolean
      readonly understood: UnderstoodFile
    }
  | { readonly kind: 'refused'; readonly refusal: BulkFileRefusal }

export const NO_CELLS = mapCells(() => '')

const refused = (refusal: BulkFileRefusal): ReadBulkFile => ({ kind: 'refused', refusal })

const isFilled = (text: string | undefined): boolean => text !== undefined && !isBlank(text)

/** 'A' for the first column, 'AA' for the 27th. */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

/** A header without a letter or digit names nothing. */
const headerText = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? trimText(text) : '')

/** Whether a column counts the rows: 1, 2, 3 and so on. */
const countsRows = (place: number, below: ReadonlyArray<WorkbookRow>): boolean =>
  below
    .filter(({ cells }) => isFilled(cells[place]))
    .every(({ cells }, index) => trimText(cells[place]!) === `${index + 1}`)

const columnsOf = (
  sheet: Worksheet,
  { row }: Header,
  below: ReadonlyArray<WorkbookRow>,
  read: ReadHeader,
): ReadonlyArray<SheetColumn> => {
  const places = below.reduce((most, { cells }) => Math.max(most, cells.length), row.cells.length)
  const filled = filledPlaces(below)
  // "No." before the street is the number of a house, unless it is that of the row.
  const isCounter = (part: BulkPart | undefined, place: number) =>
    part === 'houseNumber' && place === Math.min(...filled) && countsRows(place, below)
  const parts = read(headersOfOrders(row.cells, filled, read)).map((part, place) =>
    isCounter(part, place) ? undefined : part,
  )
  const hidden = new Set(sheet.hiddenColumns)
  return Array.from({ length: places }, (_, place) => {
    const [text = '', part] = [row.cells[place], parts[place]]
    return {
      place,
      header: headerText(text),
      letter: letterOf(place),
      isHidden: hidden.has(place),
      part,
      owner: part === undefined ? 'unknown' : columnOwner(part, text),
      isFilled: filled.has(place),
      word: part === undefined ? '' : wordOfHeader(part, text, read),
    }
  })
}

interface Layout {
  readonly sheet: Worksheet
  readonly header: Header
  readonly below: ReadonlyArray<WorkbookRow>
  /** The sheets of examples that have rows. */
  readonly examples: ReadonlyArray<string>
  /** The columns that are read, the recipient's first. */
  readonly used: ReadonlyArray<SheetColumn>
  readonly leftOut: ReadonlyArray<SheetColumn>
}

const fileColumn = ({ header, letter, isHidden }: SheetColumn): FileColumn => ({ header, letter, isHidden })

const layoutOf = ({ sheets, read: seen }: Workbook, read: ReadHeader): Layout | BulkFileRefusal => {
  const found = seen.flatMap((sheet) => {
    const header = headerOf(sheet, read)
    return header === undefined ? [] : [{ sheet, header }]
  })
  const all = found.filter(({ header }) => header.missing.length === 0)
  const whole = all.find(({ sheet, header }, index) => holdsOrders(sheet, header, index > 0)) ?? all[0]
  if (whole === undefined) {
    if (sheets.every(({ isHidden }) => isHidden))
      return { code: 'sheets-hidden', sheets: sheets.map(({ name }) => name) }
    const [best] = found.toSorted((a, b) => a.header.missing.length - b.header.missing.length)
    if (best === undefined) return { code: 'no-rows' }
    return { code: 'columns-missing', columns: best.header.missing, sheets: seen.map(({ name }) => name) }
  }
  const { sheet, header } = whole
  if (sheet.isTooWide) return { code: 'too-many-columns' }
  const isHeaderAgain = ({ cells }: WorkbookRow) =>
    header.row.cells.every((text, place) => text === (cells[place] ?? ''))
  const below = sheet.rows.filter((row) => row.number > header.row.number && !isHeaderAgain(row))
  const columns = columnsOf(sheet, header, below, read)
  const { used, alike } = columnsRead(columns, below)
  if (alike !== undefined) return { code: 'columns-alike', headers: alike.map((column) => column.header) }
  const leftOut = columns.filter((column) => column.isFilled && !used.includes(column))
  const isOther = (one: (typeof all)[number]) => one !== whole && hasRowsBelow(one.sheet, one.header)
  const examples = all.filter(isOther).map((one) => one.sheet.name)
  return { sheet, header, below, examples, used, leftOut }
}

/** The error of a part makes the whole cell wrong, however its parts are joined. */
const withBroken = (cells: BulkCells, texts: ReadonlyMap<BulkPart, string>): BulkCells => {
  const broken = [...texts].filter(([, text]) => brokenAs(text) !== undefined)
  if (broken.length === 0) return cells
  const wrong = broken.map(([part, text]) => [columnOfPart(part), text] as const)
  return { ...cells, ...Object.fromEntries(wrong.filter(([column]) => brokenAs(cells[column]) === undefined)) }
}

/**
 * The texts of a row; `undefined` if none of its columns has one. An amount in a cell of several rows may be
 * collected once or for each row: its range is appended, so that it is a fault and a person corrects it.
 */
const textsIn = ({ cells, merged }: WorkbookRow, used: ReadonlyArray<SheetColumn>): PartTexts | undefined => {
  const texts = new Map<BulkPart, string>()
  const typed = used
    .map(({ part, place, owner, word }) => ({ part, place, owner, word, text: cellAsTyped(cells[place] ?? '') }))
    .filter(({ text }) => isFilled(text))
  const isPayersPhone = typed.find(({ part }) => part === 'phoneNumber')?.owner === 'payer'
  for (const { part, place, owner, word, text: own } of typed) {
    if (part === undefined || texts.has(part)) continue
    if (part === 'phonePrefix' && (owner === 'payer') !== isPayersPhone) continue
    const text = withHeaderWord({ part, word }, own, (other) => typed.some((one) => one.part === other))
    const range = columnOfPart(part) === 'itemValue' ? merged?.[place] : undefined
    texts.set(part, range === undefined ? text : `${text} (${range})`)
  }
  return texts.size === 0 ? undefined : texts
}

const isSameLayout = (one: Layout, other: Layout | BulkFileRefusal): boolean =>
  'sheet' in other &&
  one.sheet === other.sheet &&
  one.header.row === other.header.row &&
  one.used.length === other.used.length &&
  one.used.every(({ place, part }, index) => place === other.used[index]?.place && part === other.used[index].part)

/** States may have a date, so that each is another one. */
const MAX_STATES = 8

/** What rows that are not hidden say of their orders. */
const statesOf = (rows: ReadonlyArray<BulkFileRow>): ReadonlyArray<string> =>
  [...new Set(rows.flatMap(({ closedAs, isHidden }) => (closedAs === undefined || isHidden ? [] : closedAs)))].slice(
    0,
    MAX_STATES,
  )

const isLeftOut = ({ closedAs, isHidden }: BulkFileRow): boolean => isHidden === true || closedAs !== undefined

/** Why a file without a row to order is refused. */
const nothingToOrder = (leftOut: ReadonlyArray<BulkFileRow>, examples: ReadonlyArray<string>): BulkFileRefusal => {
  const rows = leftOut.length
  if (rows === 0) return { code: 'no-rows', ...(examples.length > 0 && { sheets: examples }) }
  const isHidden = leftOut.some((row) => row.isHidden)
  return isHidden ? { code: 'rows-hidden', rows } : { code: 'rows-closed', rows, states: statesOf(leftOut) }
}

const understoodOf = (
  { sheet, header, used, leftOut }: Layout,
  { sheets }: Workbook,
  rowsLeftOut: ReadonlyArray<BulkFileRow>,
): UnderstoodFile => {
  const isOther = ({ name, isHidden }: Workbook['sheets'][number]) => !isHidden && name !== sheet.name
  const inOrder = used.toSorted((a, b) => a.place - b.place)
  return {
    sheet: sheet.name,
    otherSheets: sheets.filter(isOther).map(({ name }) => name),
    headerRow: header.row.number,
    columns: BULK_COLUMNS.flatMap((column) => {
      const from = inOrder.filter(({ part }) => part !== undefined && columnOfPart(part) === column)
      return from.length === 0 ? [] : [{ column, from: from.map(fileColumn) }]
    }),
    leftOut: leftOut.map(fileColumn),
    hiddenRows: rowsLeftOut.filter(({ isHidden }) => isHidden).length,
    closedRows: rowsLeftOut.filter(({ isHidden }) => !isHidden).length,
    states: statesOf(rowsLeftOut),
  }
}

interface Reading {
  /** The headers in the person's language. */
  readonly words?: Readonly<Partial<BulkCells>>
  /** The day of a time without a day, as '2026-11-25'; without it such a time stays as it is, and is a fault. */
  readonly today?: string
  /** Where the orders are delivered: it says how a first and a last name are joined. */
  readonly country?: CountryCode
}

/**
 * Reads the orders of a workbook: the rows below the first of 20 rows that has the needed columns, in the first visible
 * sheet with such rows. Empty rows are skipped; those of the articles of one order are one.
 */
export const readBulkFile = (workbook: Workbook, { words = {}, today, country }: Reading = {}): ReadBulkFile => {
  const readHeader = headerReader(words)
  const layout = layoutOf(workbook, readHeader)
  if ('code' in layout) return refused(layout)
  const { below, examples, sheet, used, leftOut } = layout
  let isOfToday = false
  const stateOf = stateReader(leftOut)
  const filled = below.flatMap((row) => {
    const texts = textsIn(row, used)
    return texts === undefined ? [] : [{ row, texts, state: stateOf(row) }]
  })
  const number = orderNumberColumn(leftOut, below)
  const joined = number === undefined ? filled : joinArticles(filled, number, used)
  const orders = withoutSums(joined, readHeader)
  const rows = orders.map(({ row, texts, state: { closed } }): BulkFileRow => {
    const cells = withBroken(joinParts(texts, country), texts)
    const completed =
      today !== undefined &&
      isTimeAlone(cells.deliverAt) &&
      !leftOut.some(({ place }) => mayBeOfOtherDay(row.cells[place] ?? '', today))
    isOfToday ||= completed
    return {
      number: row.number,
      cells: completed ? { ...cells, deliverAt: `${today} ${cells.deliverAt}` } : cells,
      ...(row.isHidden && { isHidden: true }),
      ...(closed && { closedAs: closed.text }),
    }
  })
  // The numbers of the orders are read if they join rows, and a state if it leaves rows out.
  const read = new Set(orders.map(({ state }) => state.closed?.column))
  if (joined.length < filled.length) read.add(number)
  const unread = leftOut.filter((column) => !read.has(column))
  const rowsLeftOut = rows.filter(isLeftOut)
  const ordered = rows.filter((row) => !isLeftOut(row))
  if (ordered.length + sheet.more > MAX_BULK_ROWS)
    return refused({ code: 'too-many-rows', rows: ordered.length + sheet.more })
  if (ordered.length === 0) return refused(nothingToOrder(rowsLeftOut, examples))
  return {
    kind: 'read',
    rows: ordered,
    rowsLeftOut,
    isForAnybody: !isOfToday && isSameLayout(layout, layoutOf(workbook, headerReader())),
    understood: understoodOf({ ...layout, leftOut: unread }, workbook, rowsLeftOut),
  }
}
