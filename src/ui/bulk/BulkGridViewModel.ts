import { makeAutoObservable, observableRef } from 'mobx'
import { BULK_COLUMNS } from '../../domain/bulk/bulkColumns.ts'
import { readPastedBlock } from '../../domain/bulk/pastedBlock.ts'
import type { Text } from '../kit/failureText.ts'
import type { BulkCorrection, CellPlace } from './BulkCorrection.ts'
import { bulkRefusalText, rowWords } from './bulkTexts.ts'
import { placeOf } from './checkedRows.ts'
import { gridCommand, type GridCommand, type PressedKey } from './gridKeys.ts'

/** The text typed into a cell before it is committed. */
export interface CellEditing {
  readonly text: string
}

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))

const FIRST: CellPlace = { number: 0, column: BULK_COLUMNS[0] }

/** The active cell of the grid and its editing by keyboard, mouse or touch. */
export class BulkGridViewModel {
  editing: CellEditing | undefined = undefined
  /** The cell to focus; each request for focus is a new object. */
  focusTarget: CellPlace | undefined = undefined
  /** The text to announce to screen readers; each announcement is a new object. */
  announced: Text | undefined = undefined
  readonly correction: BulkCorrection
  readonly #first: CellPlace | undefined
  /** The last active cell; `undefined` before the grid was entered. */
  private place: CellPlace | undefined = undefined

  constructor(correction: BulkCorrection) {
    this.correction = correction
    this.#first = correction.faultFrom(FIRST, 'next')
    makeAutoObservable<this, 'place'>(this, {
      editing: observableRef,
      focusTarget: observableRef,
      announced: observableRef,
      correction: false,
      place: observableRef,
    })
    this.refocus()
  }

  /** The cell that Tab leads to; `undefined` if there are no rows. */
  get active(): CellPlace | undefined {
    const { shown } = this.correction
    const { number, column } = this.place ?? this.#first ?? FIRST
    const row = shown[within(placeOf(shown, number), shown.length)]
    return row && { number: row.number, column }
  }

  /** The text of the active cell. */
  get text(): string {
    const { active } = this
    return (active && this.correction.rowOf(active.number)?.row.cells[active.column]) ?? ''
  }

  /** The fault of a cell. */
  readonly faultAt = ({ number, column }: CellPlace): Text | undefined => {
    const refusal = this.correction.rowOf(number)?.marks.get(column)
    return refusal && bulkRefusalText(refusal)
  }

  /** Returns whether the key was handled. */
  readonly press = (pressed: PressedKey, direction: 'ltr' | 'rtl'): boolean => {
    if (this.editing) return this.pressWhileEditing(pressed)
    const command = gridCommand(pressed, direction)
    if (command) this.execute(command)
    return command !== undefined
  }

  readonly goTo = (place: CellPlace): void => {
    if (this.editing) this.commit()
    this.place = place
    this.focusTarget = { ...place }
  }

  /** Returns the focus to the active cell. */
  readonly refocus = (): void => {
    this.focusTarget = this.active && { ...this.active }
  }

  /** Called when a cell receives the focus. */
  readonly arrive = (place: CellPlace): void => {
    const { active } = this
    if (this.editing && (place.number !== active?.number || place.column !== active.column)) this.commit()
    this.place = place
  }

  readonly begin = (text: string = this.text): void => {
    if (this.active) this.editing = { text }
  }

  readonly type = (text: string): void => {
    if (this.editing) this.editing = { text }
  }

  /** Writes the typed text into the cell; announces its fault, or how many faults are left. */
  readonly commit = (): void => {
    const { active, editing } = this
    this.editing = undefined
    if (!active || !editing || this.correction.edit([{ ...active, text: editing.text }]) === 0) return
    this.announced = this.faultAt(active) ?? this.left()
  }

  readonly cancel = (): void => {
    this.editing = undefined
    this.refocus()
  }

  /** Changes a cell without moving to it, for fields of cards. */
  readonly write = (place: CellPlace, text: string): void => {
    if (this.correction.edit([{ ...place, text }]) > 0) this.announced = this.faultAt(place) ?? this.left()
  }

  /** Pastes a block from a spreadsheet, starting at the active cell; ignores what lies outside the grid. */
  readonly paste = (copied: string): void => {
    const { active } = this
    if (!active) return
    const { shown } = this.correction
    const top = placeOf(shown, active.number)
    const start = BULK_COLUMNS.indexOf(active.column)
    const edits = readPastedBlock(copied).flatMap((cells, down) =>
      cells.flatMap((text, along) => {
        const row = shown[top + down]
        const column = BULK_COLUMNS[start + along]
        return row && column ? [{ number: row.number, column, text }] : []
      }),
    )
    this.correction.edit(edits)
    this.announced = { id: 'bulkfile-said-pasted', args: { count: edits.length } }
  }

  /** Sets the text in all rows that have the same fault as the active cell. */
  readonly fill = (text: string): void => {
    if (!this.active) return
    const count = this.correction.fill(this.active, text)
    this.announced = { id: 'bulkfile-said-filled', args: { count } }
    this.refocus()
  }

  readonly undo = (): void => {
    const place = this.correction.undo()
    if (!place) return
    this.goTo(place)
    this.announced = { id: 'bulkfile-said-undone' }
  }

  readonly goToFault = (direction: 'next' | 'previous' = 'next'): void => {
    const place = this.correction.faultFrom(this.place ?? FIRST, direction)
    if (place) this.goTo(place)
    else this.announced = this.left()
  }

  /** If the active cell is in the removed row, the next row becomes active. */
  readonly removeRow = (number: number): void => {
    this.editing = undefined
    this.correction.remove([number], this.active?.column)
    this.announced = { id: 'bulkfile-said-removed', args: { row: rowWords(number) } }
    this.refocus()
  }

  readonly removeRepeats = (): void => {
    const count = this.correction.repeatCount
    this.correction.removeRepeats()
    this.announced = { id: 'bulkfile-said-repeats-removed', args: { count } }
    this.refocus()
  }

  private left(): Text {
    return { id: 'bulkfile-said-left', args: { count: this.correction.faultCount } }
  }

  private pressWhileEditing({ key, shiftKey }: PressedKey): boolean {
    const back = shiftKey ? -1 : 1
    if (key === 'Escape') this.cancel()
    else if (key === 'Enter') this.finish(back, 0)
    else if (key === 'Tab') this.finish(0, back)
    else return false
    return true
  }

  private finish(rows: number, columns: number): void {
    this.commit()
    this.execute({ kind: 'move', rows, columns })
  }

  private execute(command: GridCommand): void {
    const { active } = this
    if (command.kind === 'undo') return this.undo()
    if (!active) return
    switch (command.kind) {
      case 'move': {
        const { shown } = this.correction
        const row = shown[within(placeOf(shown, active.number) + command.rows, shown.length)]
        const column = BULK_COLUMNS[within(BULK_COLUMNS.indexOf(active.column) + command.columns, BULK_COLUMNS.length)]
        return this.goTo({ number: row?.number ?? active.number, column: column ?? active.column })
      }
      case 'begin':
        return this.begin()
      case 'type':
        return this.begin(command.text)
      case 'clear':
        return this.write(active, '')
      case 'next-fault':
        return this.goToFault('next')
      case 'previous-fault':
        return this.goToFault('previous')
      case 'remove-row':
        return this.removeRow(active.number)
    }
  }
}
