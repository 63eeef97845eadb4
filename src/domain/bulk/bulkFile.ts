import { isBlank, trimText } from '../text/blank.ts'
import { isTimeAlone } from '../request/writtenMoment.ts'
import { otherFormatNamed } from '../workbook/otherFormat.ts'
import { brokenAs } from '../workbook/brokenCell.ts'
import type { OtherFormat, Workbook, WorkbookRow, Worksheet } from '../workbook/workbook.ts'
import { BULK_COLUMNS, columnOfPart, mapCells, type BulkCells, type BulkColumn, type BulkPart } from './bulkColumns.ts'
import { holdsOrders, headerOf, type Header } from './bulkHeader.ts'
import { withHeaderWord, wordOfHeader } from './headerWord.ts'
import { joinParts } from './joinParts.ts'
import { mayBeOfOtherDay } from './otherDay.ts'
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
  | { readonly code: 'file-too-large' | 'no-rows' | 'too-many-columns' }
  | { readonly code: 'too-many-rows' | 'rows-hidden'; readonly rows: number }
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
}

/** A column of a file by its header; without one, by its letter. */
export interface FileColumn {
  readonly header: string
  readonly letter: string
  readonly isHidden: boolean
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
  /** Columns with content that are not understood. */
  readonly leftOut: ReadonlyArray<FileColumn>
  /** The number of hidden rows with an order. */
  readonly hiddenRows: number
}

export type ReadBulkFile =
  | {
      readonly kind: 'read'
      readonly rows: ReadonlyArray<BulkFileRow>
      /** Rows that are hidden in the spreadsheet: left out unless they are wanted. */
      readonly hiddenRows: ReadonlyArray<BulkFileRow>
      /** Whether the same rows are read without the words of a language and on any day. */
      readonly isForAnybody: boolean
      readonly understood: UnderstoodFile
    }
  | { readonly kind: 'refused'; readonly refusal: BulkFileRefusal }

export const NO_CELLS = mapCells(() => '')

const refused = (refusal: BulkFileRefusal): ReadBulkFile => ({ kind: 'refused', refusal })

/** Control characters, such as NUL: no keyboard types them, and databases and XML do not keep all of them. */
const CONTROL = /(?![\t\n\r])\p{Cc}/gu
/** U+FFFD, the replacement character, takes the place of each control character. */
const UNREADABLE = '\ufffd'

/** Whether a character of the text could not be read. */
export const hasUnreadable = (text: string): boolean => text.includes(UNREADABLE)

/** The apostrophe by which a spreadsheet marks text, before a digit or before what would start a formula. */
const TEXT_MARK = /^'(?=[\s"(\p{Cf}]*[\p{Nd}=+\-@\uff1d\uff0b\uff0d\uff20\u2212])/u

/** Removes a spreadsheet's text mark and replaces each control character by U+FFFD; keeps other invisible characters. */
export const cellAsTyped = (text: string): string =>
  text.trim().replace(TEXT_MARK, '').replace(CONTROL, UNREADABLE).trim()

const isFilled = (text: string | undefined): boolean => text !== undefined && !isBlank(text)

/** 'A' for the first column, 'AA' for the 27th. */
const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))

/** A column of the sheet and the texts below its header. */
interface SheetColumn extends FileColumn {
  readonly place: number
  readonly part: BulkPart | undefined
  readonly isFilled: boolean
  /** What its header adds to the texts below it. */
  readonly word: string
}

/** A header without a letter or digit names nothing. */
const headerText = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? trimText(text) : '')

const columnsOf = (
  sheet: Worksheet,
  { row, parts }: Header,
  below: ReadonlyArray<WorkbookRow>,
  read: ReadHeader,
): ReadonlyArray<SheetColumn> => {
  const places = below.reduce((most, { cells }) => Math.max(most, cells.length), parts.length)
  const filled = new Set<number>()
  for (const { cells } of below)
    for (const [place, text] of cells.entries()) if (!filled.has(place) && isFilled(text)) filled.add(place)
  const hidden = new Set(sheet.hiddenColumns)
  return Array.from({ length: places }, (_, place) => {
    const [text = '', part] = [row.cells[place], parts[place]]
    return {
      place,
      header: headerText(text),
      letter: letterOf(place),
      isHidden: hidden.has(place),
      part,
      isFilled: filled.has(place),
      word: part === undefined ? '' : wordOfHeader(part, text, read),
    }
  })
}

/** Columns that mean the same, without empty ones. */
const alikeOf = (same: ReadonlyArray<SheetColumn>): ReadonlyArray<SheetColumn> =>
  same.some((column) => column.isFilled) ? same.filter((column) => column.isFilled) : same.slice(0, 1)

/** Whether columns that mean the same say different things about one row. */
const contradict = (same: ReadonlyArray<SheetColumn>, below: ReadonlyArray<WorkbookRow>): boolean =>
  same.length > 1 &&
  below.some(({ cells }) => new Set(same.map(({ place }) => cellAsTyped(cells[place] ?? '')).filter(isFilled)).size > 1)

interface Layout {
  readonly sheet: Worksheet
  readonly header: Header
  readonly below: ReadonlyArray<WorkbookRow>
  /** The columns that are read; columns of the same part do not contradict each other. */
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
  const below = sheet.rows.filter(({ number }) => number > header.row.number)
  const columns = columnsOf(sheet, header, below, read)
  const used: Array<SheetColumn> = []
  for (const [part, same] of Map.groupBy(columns, (column) => column.part)) {
    if (part === undefined) continue
    const alike = alikeOf(same)
    if (contradict(alike, below)) return { code: 'columns-alike', headers: alike.map((column) => column.header) }
    used.push(...alike)
  }
  const leftOut = columns.filter((column) => column.part === undefined && column.isFilled)
  return { sheet, header, below, used, leftOut }
}

/** The error of a part makes the whole cell wrong, however its parts are joined. */
const withBroken = (cells: BulkCells, texts: ReadonlyMap<BulkPart, string>): BulkCells => {
  const broken = [...texts].filter(([, text]) => brokenAs(text) !== undefined)
  if (broken.length === 0) return cells
  const wrong = broken.map(([part, text]) => [columnOfPart(part), text] as const)
  return { ...cells, ...Object.fromEntries(wrong.filter(([column]) => brokenAs(cells[column]) === undefined)) }
}

/**
 * The cells of a row; `undefined` if none of its columns has a text. An amount in a cell of several rows may be
 * collected once or for each row: its range is appended, so that it is a fault and a person corrects it.
 */
const cellsIn = ({ cells, merged }: WorkbookRow, used: ReadonlyArray<SheetColumn>): BulkCells | undefined => {
  const texts = new Map<BulkPart, string>()
  const typed = used
    .map(({ part, place, word }) => ({ part, place, word, text: cellAsTyped(cells[place] ?? '') }))
    .filter(({ text }) => isFilled(text))
  for (const { part, place, word, text: own } of typed) {
    if (part === undefined || texts.has(part)) continue
    const text = withHeaderWord({ part, word }, own, (other) => typed.some((one) => one.part === other))
    const range = columnOfPart(part) === 'itemValue' ? merged?.[place] : undefined
    texts.set(part, range === undefined ? text : `${text} (${range})`)
  }
  return texts.size === 0 ? undefined : withBroken(joinParts(texts), texts)
}

const isSameLayout = (one: Layout, other: Layout | BulkFileRefusal): boolean =>
  'sheet' in other &&
  one.sheet === other.sheet &&
  one.header.row === other.header.row &&
  one.used.length === other.used.length &&
  one.used.every(({ place, part }, index) => place === other.used[index]?.place && part === other.used[index].part)

const understoodOf = (
  { sheet, header, used, leftOut }: Layout,
  { sheets }: Workbook,
  hiddenRows: number,
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
    hiddenRows,
  }
}

interface Reading {
  /** The headers in the person's language. */
  readonly words?: Readonly<Partial<BulkCells>>
  /** The day of a time without a day, as '2026-11-25'; without it such a time stays as it is, and is a fault. */
  readonly today?: string
}

/**
 * Reads the orders of a workbook: the rows below the first of 20 rows that has the needed columns, in the first visible
 * sheet with such rows. Empty rows are skipped.
 */
export const readBulkFile = (workbook: Workbook, { words = {}, today }: Reading = {}): ReadBulkFile => {
  const layout = layoutOf(workbook, headerReader(words))
  if ('code' in layout) return refused(layout)
  const { below, sheet, used, leftOut } = layout
  let isOfToday = false
  const rows = below.flatMap((row): ReadonlyArray<BulkFileRow> => {
    const cells = cellsIn(row, used)
    if (cells === undefined) return []
    const completed =
      today !== undefined &&
      isTimeAlone(cells.deliverAt) &&
      !leftOut.some(({ place }) => mayBeOfOtherDay(row.cells[place] ?? '', today))
    isOfToday ||= completed
    return [
      {
        number: row.number,
        cells: completed ? { ...cells, deliverAt: `${today} ${cells.deliverAt}` } : cells,
        ...(row.isHidden && { isHidden: true }),
      },
    ]
  })
  const visible = rows.filter(({ isHidden }) => isHidden !== true)
  const hiddenRows = rows.filter(({ isHidden }) => isHidden === true)
  if (visible.length + sheet.more > MAX_BULK_ROWS)
    return refused({ code: 'too-many-rows', rows: visible.length + sheet.more })
  if (rows.length === 0) return refused({ code: 'no-rows' })
  if (visible.length === 0) return refused({ code: 'rows-hidden', rows: rows.length })
  return {
    kind: 'read',
    rows: visible,
    hiddenRows,
    isForAnybody: !isOfToday && isSameLayout(layout, layoutOf(workbook, headerReader())),
    understood: understoodOf(layout, workbook, hiddenRows.length),
  }
}
