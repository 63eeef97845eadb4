import { openArchive, type Archive } from './archive.ts'
import { brokenAs } from './brokenCell.ts'
import { cellFormat, type CellFormat } from './cellFormat.ts'
import { otherFormatOf } from './otherFormat.ts'
import { isOff, isOn, readXml, type Attributes } from './readXml.ts'
import { textGatherer, type RichText } from './richText.ts'
import {
  MAX_COLUMNS,
  ROWS_LOOKED_AT,
  WorkbookRefused,
  type OtherFormat,
  type Wanted,
  type Workbook,
  type WorkbookRow,
  type Worksheet,
} from './workbook.ts'
import { findParts } from './workbookParts.ts'
import { shownCell, type SharedParts } from './writtenCell.ts'

export type ReadWorkbook =
  | { readonly kind: 'read'; readonly workbook: Workbook }
  | { readonly kind: 'unreadable'; readonly format: OtherFormat }
  /** Unpacks beyond the limits. */
  | { readonly kind: 'too-big' }

/** The number of rows that a sheet can have. */
const MAX_ROW_NUMBER = 1_048_576
/** More than any valid file has; further filled rows are only counted. */
const ROWS_KEPT = 20_000
const MAX_STRINGS = 500_000
/** UTF-16 units of all cells. A shared string is stored once in the file but repeated in the answer for each cell. */
const MAX_TEXT = 16 * 1024 * 1024
/** Cells of all rows, with the empty ones before a filled one. */
const MAX_CELLS = 6_000_000
const MAX_MERGED = 100_000

/** The formats of cells, and whether the font of each is struck through. */
const readStyles = async (archive: Archive, path: string | undefined) => {
  const formats: Array<CellFormat> = []
  const struck: Array<boolean> = []
  if (path === undefined) return { formats, struck }
  const codes = new Map<number, string>()
  const fonts: Array<boolean> = []
  let within = false
  await readXml(archive, path, {
    open: (name, attributes) => {
      if (name === 'font') fonts.push(false)
      if (name === 'strike') fonts[fonts.length - 1] = !isOff(attributes['val'])
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') within = true
      if (name !== 'xf' || !within || formats.length >= MAX_ROW_NUMBER) return
      const id = Number(attributes['numFmtId'] ?? 0)
      formats.push(cellFormat(id, codes.get(id)))
      struck.push(fonts[Number(attributes['fontId'] ?? 0)]!)
    },
    close: (name) => {
      if (name === 'cellXfs') within = false
    },
  })
  return { formats, struck }
}

const readStrings = async (archive: Archive, path: string | undefined): Promise<ReadonlyArray<RichText>> => {
  const strings: Array<RichText> = []
  if (path === undefined) return strings
  const gathered = textGatherer()
  await readXml(archive, path, {
    ...gathered,
    close: (name) => {
      gathered.close(name)
      if (name !== 'si') return
      if (strings.length >= MAX_STRINGS) throw new WorkbookRefused('too-big')
      strings.push(gathered.take())
    },
  })
  return strings
}

/** Counts from 0; `undefined` without a reference. */
const columnOf = (reference: string | undefined): number | undefined => {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Whether a height or a width is 0. */
const isNothing = (size: string | undefined): boolean => size !== undefined && Number(size) === 0

/** Ends the reading of a sheet that is not wanted. */
class NotWanted extends Error {}

/** Counts what is read of all sheets. */
interface ReadTotals {
  length: number
  cells: number
}

/** Counts further cells with so many UTF-16 units of text; throws if they are too many. */
const countRead = (totals: ReadTotals, cells: number, length: number): void => {
  totals.cells += cells
  totals.length += length
  if (totals.length > MAX_TEXT || totals.cells > MAX_CELLS) throw new WorkbookRefused('too-big')
}

/** The rows of one sheet while it is read. */
class SheetRows {
  readonly rows: Array<WorkbookRow> = []
  more = 0
  isTooWide = false
  private number = 0
  private isNumbered = false
  private isHidden = false
  /** How many more cells are struck through than not. */
  private struck = 0
  private cells: Array<string> = []
  private readonly totals: ReadTotals

  constructor(totals: ReadTotals) {
    this.totals = totals
  }

  begin({ r: reference, hidden, ht: height }: Attributes): void {
    const number = reference === undefined ? this.number + 1 : Number(reference)
    if (!(Number.isInteger(number) && number > this.number && number <= MAX_ROW_NUMBER))
      throw new WorkbookRefused('damaged')
    this.number = number
    this.isNumbered = reference !== undefined
    this.isHidden = isOn(hidden) || isNothing(height)
    this.struck = 0
    this.cells = []
  }

  /** A row without a number has that of its cells. */
  numberBy(reference: string | undefined): void {
    const number = Number(/\d+$/.exec(reference ?? '')?.[0])
    if (!this.isNumbered && number > this.number && number <= MAX_ROW_NUMBER) this.number = number
  }

  add(column: number, text: string, isStruck: boolean): void {
    if (text.trim() === '' || column < 0) return
    if (column >= MAX_COLUMNS) {
      this.isTooWide = true
      return
    }
    this.struck += isStruck ? 1 : -1
    while (this.cells.length < column) this.cells.push('')
    this.cells[column] = text
  }

  end(): void {
    const { cells, totals, number, rows } = this
    const isHidden = this.isHidden || this.struck > 0
    if (cells.length === 0) return
    if (rows.length >= ROWS_KEPT) {
      this.more += 1
      return
    }
    rows.push({ number, cells, ...(isHidden && { isHidden }) })
    countRead(
      totals,
      cells.length,
      cells.reduce((sum, text) => sum + text.length, 0),
    )
  }
}

/** Cells that are shown as one: the columns and rows from the first to the last. */
interface MergedCells {
  readonly range: string
  readonly column: number
  readonly lastColumn: number
  readonly from: number
  readonly to: number
}

const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/

/** `undefined` for columns that are not read. */
const mergedCells = (range = ''): MergedCells | undefined => {
  const [, first = '', from, last = '', to] = RANGE.exec(range) ?? []
  const column = columnOf(`${first}1`)
  const lastColumn = columnOf(`${last}1`)
  if (column === undefined || lastColumn === undefined || column >= MAX_COLUMNS) return undefined
  return { range, column, lastColumn, from: Number(from), to: Number(to) }
}

/** The place of the first row with this number or a larger one. */
const placeOf = (rows: ReadonlyArray<WorkbookRow>, number: number): number => {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows[middle]!.number < number) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Gives the text of merged cells to the first column of all their filled rows; what the other cells hold is not shown.
 * A row that is only filled by merged cells is no row of its own: it was not kept.
 */
const fillMerged = (rows: Array<WorkbookRow>, all: ReadonlyArray<MergedCells>, totals: ReadTotals): void => {
  for (const { range, column, lastColumn, from, to } of all) {
    const first = placeOf(rows, from)
    const text = rows[first]?.number === from ? (rows[first].cells[column] ?? '') : ''
    for (let place = first; (rows[place]?.number ?? to + 1) <= to; place += 1) {
      const { cells, merged, ...row } = rows[place]!
      const filled = cells.map((other, at) => (at >= column && at <= lastColumn ? '' : other))
      if (text !== '') {
        while (filled.length < column) filled.push('')
        filled[column] = text
      }
      const isOfSeveralRows = text !== '' && to > from
      rows[place] = {
        ...row,
        cells: filled,
        ...(merged !== undefined && { merged }),
        ...(isOfSeveralRows && { merged: { ...merged, [column]: range } }),
      }
      countRead(totals, filled.length, text.length)
    }
  }
}

interface SheetToRead {
  readonly name: string
  readonly path: string
}

/** Reads one sheet; of a sheet that is not wanted only the first rows. */
const readSheet = async (
  archive: Archive,
  { name: sheetName, path }: SheetToRead,
  shared: SharedParts,
  totals: ReadTotals,
  wanted: (sheet: Worksheet) => boolean,
): Promise<{ readonly sheet: Worksheet; readonly isWanted: boolean }> => {
  const rows = new SheetRows(totals)
  const hiddenColumns: Array<number> = []
  const inline = textGatherer()
  let column = -1
  let cell: Attributes = {}
  let value: string | undefined
  let formula: string | undefined
  let within: 'f' | 'v' | undefined
  let isWanted: boolean | undefined
  let showsZeros = true
  const merged: Array<MergedCells> = []
  const merge = (cells: MergedCells | undefined) => {
    if (merged.length >= MAX_MERGED) throw new WorkbookRefused('too-big')
    if (cells !== undefined) merged.push(cells)
  }
  const soFar = (): Worksheet => ({
    name: sheetName,
    rows: rows.rows,
    more: rows.more,
    isTooWide: rows.isTooWide,
    hiddenColumns,
  })
  const hideColumns = ({ hidden, width, min, max }: Attributes) => {
    if (!isOn(hidden) && !isNothing(width)) return
    for (let place = Number(min) - 1; place < Math.min(Number(max), MAX_COLUMNS); place += 1) hiddenColumns.push(place)
  }
  try {
    await readXml(archive, path, {
      open: (name, attributes) => {
        inline.open(name, attributes)
        switch (name) {
          case 'sheetView':
            showsZeros &&= !isOff(attributes['showZeros'])
            return undefined
          case 'mergeCell':
            return merge(mergedCells(attributes['ref']))
          case 'col':
            return hideColumns(attributes)
          case 'row':
            column = -1
            return rows.begin(attributes)
          case 'c':
            cell = attributes
            column = columnOf(attributes['r']) ?? column + 1
            rows.numberBy(attributes['r'])
            value = undefined
            formula = undefined
            inline.take()
            return undefined
          case 'f':
            formula = ''
            within = 'f'
            return undefined
          case 'v':
            value = ''
            within = 'v'
            return undefined
        }
      },
      text: (text) => {
        inline.text(text)
        if (within === 'v') value += text
        if (within === 'f') formula += text
      },
      close: (name) => {
        inline.close(name)
        if (name === 'v' || name === 'f') within = undefined
        if (name === 'c') {
          const { text, isStruck } = shownCell({ attributes: cell, value, formula, inline: inline.take() }, shared)
          const isEmpty =
            !showsZeros && (cell['t'] ?? 'n') === 'n' && Number(value) === 0 && brokenAs(text) === undefined
          rows.add(column, isEmpty ? '' : text, isStruck)
        }
        if (name !== 'row') return
        rows.end()
        if (isWanted !== undefined || rows.rows.length < ROWS_LOOKED_AT) return
        isWanted = wanted(soFar())
        if (!isWanted) throw new NotWanted()
      },
    })
  } catch (error) {
    if (!(error instanceof NotWanted)) throw error
  }
  fillMerged(rows.rows, merged, totals)
  return { sheet: soFar(), isWanted: isWanted ?? wanted(soFar()) }
}

const readSheets = async (bytes: Uint8Array<ArrayBuffer>, wanted: Wanted): Promise<Workbook> => {
  const format = otherFormatOf(bytes)
  if (format !== undefined) throw new WorkbookRefused(format)
  const archive = openArchive(bytes)
  const { sheets, strings, styles, dates, isToBeComputed } = await findParts(archive)
  const formats = await readStyles(archive, styles)
  const shared = { strings: await readStrings(archive, strings), ...formats, dates, isToBeComputed }
  const totals: ReadTotals = { length: 0, cells: 0 }
  const read: Array<Worksheet> = []
  for (const part of sheets) {
    if (part.isHidden) continue
    const { sheet, isWanted } = await readSheet(archive, part, shared, totals, (one) => wanted(one, read))
    read.push(sheet)
    if (isWanted) break
  }
  return { sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })), read }
}

/**
 * Reads the visible worksheets of an XLSX file, up to the wanted one, as texts that show what their owner sees: numbers
 * in decimal notation, moments as 'YYYY-MM-DD HH:MM', formulas as their saved results. Portal and service read files by
 * this one function (ADR 116). Files are untrusted: whatever they contain, reading takes at most some megabytes and a
 * few seconds, and yields to the event loop.
 */
export const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>, wanted: Wanted): Promise<ReadWorkbook> => {
  try {
    return { kind: 'read', workbook: await readSheets(bytes, wanted) }
  } catch (error) {
    const because = error instanceof WorkbookRefused ? error.because : 'damaged'
    return because === 'too-big' ? { kind: 'too-big' } : { kind: 'unreadable', format: because }
  }
}
