/** A filled row of a worksheet; `number` is the row number that a spreadsheet program shows. */
export interface WorkbookRow {
  readonly number: number
  /** The texts of the cells from column A on. */
  readonly cells: ReadonlyArray<string>
  /** Set if the row is hidden: by hand, by a filter, in a closed group, by a height of zero, or struck through. */
  readonly isHidden?: true
  /** The cells that are merged with cells of other rows: the range by column, counted from 0, as `{ 4: 'E2:E3' }`. */
  readonly merged?: Readonly<Record<number, string>>
}

/** A worksheet with every cell as text. */
export interface Worksheet {
  readonly name: string
  /** Filled rows, top to bottom. */
  readonly rows: ReadonlyArray<WorkbookRow>
  /** The number of further filled rows whose content was not kept. */
  readonly more: number
  /** Whether a cell has content behind the last column that is read. */
  readonly isTooWide: boolean
  /** Hidden columns, counted from 0. */
  readonly hiddenColumns: ReadonlyArray<number>
}

/** Filled rows at the top of a sheet by which it is known whether it is wanted. */
export const ROWS_LOOKED_AT = 20
/** Columns that are read; content behind them is reported. */
export const MAX_COLUMNS = 500

/** Whether this is the sheet that is looked for; asked with its first rows, and with the visible sheets before it. */
export type Wanted = (sheet: Worksheet, before: ReadonlyArray<Worksheet>) => boolean

export interface Workbook {
  /** All worksheets in order. */
  readonly sheets: ReadonlyArray<{ readonly name: string; readonly isHidden: boolean }>
  /** The visible worksheets up to and including the wanted one; of the others only the first rows are read. */
  readonly read: ReadonlyArray<Worksheet>
}

/** What a file is that is no readable workbook. */
export type OtherFormat =
  /** A text with separators. */
  | 'csv'
  /** A workbook of Excel 97–2003. */
  | 'xls'
  /** An encrypted workbook. */
  | 'password'
  /** A workbook that cannot be read to its end. */
  | 'damaged'
  | 'other'

/** The file is not read: it is no readable workbook or exceeds the limits. */
export class WorkbookRefused extends Error {
  readonly because: OtherFormat | 'too-big'
  constructor(because: OtherFormat | 'too-big', options?: ErrorOptions) {
    super(because, options)
    this.name = 'WorkbookRefused'
    this.because = because
  }
}
