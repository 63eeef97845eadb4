import { makeAutoObservable, observableRef } from 'mobx'
import { BULK_COLUMNS, type BulkColumn } from '../../domain/bulk/bulkColumns.ts'
import { concernsOf, repeatedRows, type BulkConcern } from '../../domain/bulk/bulkConcerns.ts'
import { cellAsTyped } from '../../domain/bulk/cellAsTyped.ts'
import { placeOf, type CheckedRow, type CheckRow } from './checkedRows.ts'

/** A cell; `number` is the number of its row. */
export interface CellPlace {
  readonly number: number
  readonly column: BulkColumn
}

export interface CellEdit extends CellPlace {
  readonly text: string
}

/** The rows before a change, and the cell where it was made. */
interface Change {
  readonly kind: 'edited' | 'removed'
  readonly before: ReadonlyArray<CheckedRow>
  readonly at: CellPlace
}

const inOrder = (rows: ReadonlyArray<CheckedRow>): ReadonlyArray<CheckedRow> =>
  rows.toSorted((a, b) => a.number - b.number)

/** Joins line breaks and tabs into one line. */
const oneLine = (text: string): string => cellAsTyped(text.replaceAll(/[\r\n\t]+/g, ' '))

const inReadingOrder = (a: CellPlace, b: CellPlace): number =>
  a.number - b.number || BULK_COLUMNS.indexOf(a.column) - BULK_COLUMNS.indexOf(b.column)

/**
 * The rows of a file during correction. An edit validates only its own row; every edit and removal can be undone
 * (BULK-06). Rows are sorted by number.
 */
export class BulkCorrection {
  rows: ReadonlyArray<CheckedRow>
  /** Whether rows are wanted that are hidden in the spreadsheet, or whose orders are over. */
  takesLeftOut = false
  /** The rows that were faulty when the filter was switched on; they stay visible while they are corrected. */
  private filtered: ReadonlySet<number> | undefined = undefined
  /** Whether a person has switched the filter. */
  #isFilterChosen = false
  private changes: ReadonlyArray<Change> = []
  /** Those rows, as long as they are not wanted. */
  private hidden: ReadonlyArray<CheckedRow>
  readonly #check: CheckRow

  constructor(rows: ReadonlyArray<CheckedRow>, check: CheckRow, hidden: ReadonlyArray<CheckedRow> = []) {
    this.rows = rows
    this.hidden = hidden
    this.#check = check
    makeAutoObservable<this, 'changes' | 'hidden' | 'filtered'>(this, {
      rows: observableRef,
      hidden: observableRef,
      filtered: observableRef,
      changes: observableRef,
    })
  }

  get rowCount(): number {
    return this.rows.length
  }

  /** The number of faulty cells. */
  get faultCount(): number {
    return this.faults.length
  }

  get faultyRowCount(): number {
    return this.rows.filter(({ marks }) => marks.size > 0).length
  }

  /** The number of rows with a warning. */
  get concernCount(): number {
    return this.rows.filter((row) => this.#concernsIn(row).length > 0).length
  }

  get repeatCount(): number {
    return this.repeats.size
  }

  get isChanged(): boolean {
    return this.changes.length > 0
  }

  /** The number of hidden rows that are left out. */
  get hiddenCount(): number {
    return this.hidden.length
  }

  get showsFaultyOnly(): boolean {
    return this.filtered !== undefined
  }

  /** The visible rows. */
  get shown(): ReadonlyArray<CheckedRow> {
    const { filtered } = this
    return filtered === undefined
      ? this.rows
      : this.rows.filter(({ number, marks }) => marks.size > 0 || filtered.has(number))
  }

  readonly rowOf = (number: number): CheckedRow | undefined => {
    const found = this.rows[placeOf(this.rows, number)]
    return found?.number === number ? found : undefined
  }

  readonly concernsAt = (number: number): ReadonlyArray<BulkConcern> => {
    const row = this.rowOf(number)
    return row === undefined ? [] : this.#concernsIn(row)
  }

  /** Takes the hidden rows in, or leaves them out again. */
  readonly takeLeftOut = (isWanted: boolean): void => {
    const all = inOrder([...this.rows, ...this.hidden])
    this.takesLeftOut = isWanted
    this.rows = all.filter(this.isTaken)
    this.hidden = all.filter((row) => !this.isTaken(row))
  }

  readonly toggleFaultyOnly = (): void => {
    this.#isFilterChosen = true
    this.filter(!this.showsFaultyOnly)
  }

  /** Shows the faulty rows only, or all, unless a person has chosen. Without faults all rows are shown. */
  readonly proposeFaultyOnly = (isProposed: boolean): void => {
    if (!this.#isFilterChosen && isProposed !== this.showsFaultyOnly) this.filter(isProposed && this.faultCount > 0)
  }

  /**
   * Applies the edits as one undoable change; skips cells that already have the text. Returns the number of changed
   * cells.
   */
  readonly edit = (edits: ReadonlyArray<CellEdit>): number => {
    const after = new Map<number, CheckedRow['row']>()
    const cells = edits.filter(({ number, column, text }) => {
      const row = after.get(number) ?? this.rowOf(number)?.row
      if (row === undefined || row.cells[column] === oneLine(text)) return false
      after.set(number, { ...row, cells: { ...row.cells, [column]: oneLine(text) } })
      return true
    })
    const [at] = cells
    if (at === undefined) return 0
    this.remember('edited', [...after.keys()], at)
    this.rows = this.rows.map((one) => {
      const row = after.get(one.number)
      return row === undefined ? one : this.#check(row)
    })
    return cells.length
  }

  readonly remove = (numbers: ReadonlyArray<number>, column: BulkColumn = BULK_COLUMNS[0]): void => {
    const [number] = numbers
    if (number === undefined) return
    this.remember('removed', numbers, { number, column })
    const gone = new Set(numbers)
    this.rows = this.rows.filter((one) => !gone.has(one.number))
  }

  readonly removeRepeats = (): void => this.remove([...this.repeats.keys()])

  /** The rows that have the same fault in this column. */
  readonly sameFaults = ({ number, column }: CellPlace): ReadonlyArray<number> => {
    const code = this.rowOf(number)?.marks.get(column)?.code
    return code === undefined
      ? []
      : this.rows.flatMap((one) => (one.marks.get(column)?.code === code ? one.number : []))
  }

  /** Sets the text in all rows that have the same fault in this column; returns the number of changed cells. */
  readonly fill = (at: CellPlace, text: string): number =>
    this.edit(this.sameFaults(at).map((number) => ({ number, column: at.column, text })))

  /** Undoes the latest change; returns where it was made. */
  readonly undo = (): CellPlace | undefined => {
    const change = this.changes.at(-1)
    if (change === undefined) return undefined
    this.changes = this.changes.slice(0, -1)
    const before = new Map(change.before.map((one) => [one.number, one]))
    const restore = (row: CheckedRow) => before.get(row.number) ?? row
    const removed = change.kind === 'removed' ? change.before : []
    this.rows = inOrder([...this.rows.map(restore), ...removed.filter(this.isTaken)])
    this.hidden = [...this.hidden.map(restore), ...removed.filter((row) => !this.isTaken(row))]
    return change.at
  }

  /** The next faulty cell in reading order, wrapping around; `undefined` if there is none. */
  readonly faultFrom = (from: CellPlace, direction: 'next' | 'previous'): CellPlace | undefined => {
    const { faults } = this
    return direction === 'next'
      ? (faults.find((fault) => inReadingOrder(fault, from) > 0) ?? faults[0])
      : (faults.findLast((fault) => inReadingOrder(fault, from) < 0) ?? faults.at(-1))
  }

  readonly #concernsIn = (row: CheckedRow): ReadonlyArray<BulkConcern> =>
    concernsOf({ ...row, repeats: this.repeats.get(row.number) })

  private filter(isOn: boolean): void {
    this.filtered = isOn ? new Set(this.rows.flatMap(({ number, marks }) => (marks.size > 0 ? number : []))) : undefined
  }

  private readonly isTaken = ({ closedAs, isHidden }: CheckedRow): boolean =>
    this.takesLeftOut || !(isHidden || closedAs !== undefined)

  private get faults(): ReadonlyArray<CellPlace> {
    return this.rows.flatMap(({ number, marks }) => [...marks.keys()].map((column) => ({ number, column })))
  }

  private get repeats(): ReadonlyMap<number, number> {
    return repeatedRows(this.rows)
  }

  private remember(kind: Change['kind'], numbers: ReadonlyArray<number>, at: CellPlace): void {
    const before = numbers.flatMap((number) => this.rowOf(number) ?? [])
    this.changes = [...this.changes, { kind, before, at }]
  }
}
