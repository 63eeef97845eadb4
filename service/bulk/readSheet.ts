import { BULK_ROWS_MOST, type BulkSheet } from '../../src/domain/bulk/bulkFile.ts'
import { isDateFormat, plainMoment, plainNumber, plainText, type DateSystem } from './cellText.ts'
import { readXml, type Attributes } from './readXml.ts'
import { findParts, type WorkbookParts } from './workbookParts.ts'
import { openWorkbook, SheetRefused, type WorkbookZip } from './workbookZip.ts'

export type ReadSheet =
  | { readonly kind: 'read'; readonly sheet: BulkSheet }
  /** Not a workbook, damaged, encrypted, or unpacking beyond the limits. */
  | { readonly kind: 'unreadable' | 'too-big' }
  /** The number of filled rows below the header: too many, so their content was not kept. */
  | { readonly kind: 'too-many-rows'; readonly rows: number }

const COLUMNS_MOST = 100
/** The number of rows that a sheet can have. */
const ROW_NUMBER_MOST = 1_048_576
/** Enough for a header and more rows than a file may have; further rows are only counted. */
const ROWS_KEPT = 2 * BULK_ROWS_MOST
const STRINGS_MOST = 500_000
/** UTF-16 units of all cells. A shared string is stored once in the file but repeated in the answer for each cell. */
const TEXT_MOST = 16 * 1024 * 1024

interface Styles {
  /** Whether numbers are moments, by style index. */
  readonly isDate: ReadonlyArray<boolean>
}

const readStyles = async (zip: WorkbookZip, path: string | undefined): Promise<Styles> => {
  const isDate: Array<boolean> = []
  if (path === undefined) return { isDate }
  const codes = new Map<number, string>()
  let within = false
  await readXml(zip, path, {
    open: (name, said) => {
      if (name === 'numFmt') codes.set(Number(said['numFmtId']), said['formatCode'] ?? '')
      if (name === 'cellXfs') within = true
      if (name !== 'xf' || !within || isDate.length >= ROW_NUMBER_MOST) return
      const id = Number(said['numFmtId'] ?? 0)
      isDate.push(isDateFormat(id, codes.get(id)))
    },
    close: (name) => {
      if (name === 'cellXfs') within = false
    },
  })
  return { isDate }
}

/** Collects the text of `t` elements, without phonetic guides (`rPh`). */
const textGatherer = () => {
  let text = ''
  let isShown = false
  let isPhonetic = false
  return {
    open: (name: string) => {
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isShown = !isPhonetic
    },
    close: (name: string) => {
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isShown = false
    },
    text: (more: string) => {
      if (isShown) text += more
    },
    take: (): string => {
      const taken = text
      text = ''
      return taken
    },
  }
}

const readStrings = async (zip: WorkbookZip, path: string | undefined): Promise<ReadonlyArray<string>> => {
  const strings: Array<string> = []
  if (path === undefined) return strings
  const gathered = textGatherer()
  await readXml(zip, path, {
    ...gathered,
    close: (name) => {
      gathered.close(name)
      if (name !== 'si') return
      if (strings.length >= STRINGS_MOST) throw new SheetRefused('too-big')
      strings.push(plainText(gathered.take()))
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

interface Texts extends Styles {
  readonly strings: ReadonlyArray<string>
  readonly dates: DateSystem
}

const cellText = (
  { t: type = 'n', s: style }: Attributes,
  value: string,
  { isDate, strings, dates }: Texts,
): string => {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'b':
      return value.trim() === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return value.trim().slice(0, 16).replace('T', ' ')
    case 'n':
      return isDate[Number(style ?? 0)] === true ? plainMoment(value, dates) : plainNumber(value)
    default:
      return plainText(value)
  }
}

const EMPTY: ReadonlyArray<string> = []

const readRows = async (zip: WorkbookZip, path: string, texts: Texts): Promise<ReadSheet> => {
  const sheet: Array<ReadonlyArray<string>> = []
  const inline = textGatherer()
  let filled = 0
  let length = 0
  let row: Array<string> = []
  let rowNumber = 0
  let column = -1
  let cell: Attributes = {}
  let value: string | undefined

  const keepRow = () => {
    if (!row.some((text) => text.trim() !== '')) return
    filled += 1
    if (filled > ROWS_KEPT) return
    while (sheet.length < rowNumber - 1) sheet.push(EMPTY)
    // Pushes instead of assigning by index: a repeated row number never overwrites a row.
    sheet.push(row)
    length += row.reduce((sum, text) => sum + text.length, 0)
    if (length > TEXT_MOST) throw new SheetRefused('too-big')
  }
  const keepCell = () => {
    const text = cell['t'] === 'inlineStr' ? plainText(inline.take()) : cellText(cell, value ?? '', texts)
    if (text === '' || column < 0 || column >= COLUMNS_MOST) return
    while (row.length < column) row.push('')
    row[column] = text
  }
  await readXml(zip, path, {
    open: (name, said) => {
      inline.open(name)
      if (name === 'row') {
        row = []
        column = -1
        rowNumber = said['r'] === undefined ? rowNumber + 1 : Number(said['r'])
        const isNext = Number.isInteger(rowNumber) && rowNumber > sheet.length && rowNumber <= ROW_NUMBER_MOST
        if (!isNext) throw new SheetRefused('unreadable')
      }
      if (name === 'c') {
        cell = said
        column = columnOf(said['r']) ?? column + 1
        value = undefined
        inline.take()
      }
      if (name === 'v') value = ''
    },
    text: (text) => {
      inline.text(text)
      if (value !== undefined) value += text
    },
    close: (name) => {
      inline.close(name)
      if (name === 'c') keepCell()
      if (name === 'row') keepRow()
    },
  })
  return filled > ROWS_KEPT ? { kind: 'too-many-rows', rows: filled - 1 } : { kind: 'read', sheet }
}

const readFirstSheet = async (file: Buffer): Promise<ReadSheet> => {
  const zip = await openWorkbook(file)
  const parts: WorkbookParts = await findParts(zip)
  const { isDate } = await readStyles(zip, parts.styles)
  const strings = await readStrings(zip, parts.strings)
  return readRows(zip, parts.sheet, { isDate, strings, dates: parts.dates })
}

/**
 * Reads the first worksheet of an XLSX file as text, row by row: numbers in decimal notation, moments as 'YYYY-MM-DD
 * HH:MM', formulas as their saved results. Files are untrusted: whatever they contain, reading takes at most some
 * megabytes and a few seconds, and yields to the event loop.
 */
export const readSheet = async (file: Buffer): Promise<ReadSheet> => {
  try {
    return await readFirstSheet(file)
  } catch (error) {
    return { kind: error instanceof SheetRefused ? error.because : 'unreadable' }
  }
}
