import { makeAutoObservable, observableRef } from 'mobx'
import { BULK_COLUMNS } from '../../domain/bulk/bulkColumns.ts'
import { readPastedBlock } from '../../domain/bulk/pastedBlock.ts'
import type { Text } from '../kit/failureText.ts'
import type { BulkCorrection, CellPlace } from './BulkCorrection.ts'
import { bulkRefusalText, rowWords } from './bulkTexts.ts'
import { placeOf } from './checkedRows.ts'
import { gridCommand, type GridCommand, type PressedKey } from './gridKeys.ts'

/** What is typed into a cell, before it stands there. */
export interface CellEditing {
  readonly text: string
}

const within = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))

const FIRST: CellPlace = { number: 0, column: BULK_COLUMNS[0] }

/** Where somebody stands among the cells, and what they do there with keys, a mouse or a finger. */
export class BulkGridViewModel {
  editing: CellEditing | undefined = undefined
  /** The cell that wants the focus; a new object each time. */
  wanted: CellPlace | undefined = undefined
  /** What is told to whoever does not see it; a new object each time. */
  said: Text | undefined = undefined
  readonly correction: BulkCorrection
  private readonly first: CellPlace | undefined
  /** Where somebody stood last; nowhere before they came. */
  private place: CellPlace | undefined = undefined

  constructor(correction: BulkCorrection) {
    this.correction = correction
    this.first = correction.faultFrom(FIRST, 'next')
    makeAutoObservable<this, 'first' | 'place'>(this, {
      editing: observableRef,
      wanted: observableRef,
      said: observableRef,
      correction: false,
      first: false,
      place: observableRef,
    })
    this.refocus()
  }

  /** The cell that Tab leads to; `undefined` when there is none. */
  get active(): CellPlace | undefined {
    const { shown } = this.correction
    const { number, column } = this.place ?? this.first ?? FIRST
    const row = shown[within(placeOf(shown, number), shown.length)]
    return row && { number: row.number, column }
  }

  /** Text, as it stands in the active cell. */
  get text(): string {
    const { active } = this
    return (active && this.correction.rowOf(active.number)?.row.cells[active.column]) ?? ''
  }

  /** What is wrong with a cell. */
  readonly faultAt = ({ number, column }: CellPlace): Text | undefined => {
    const refusal = this.correction.rowOf(number)?.marks.get(column)
    return refusal && bulkRefusalText(refusal)
  }

  /** Whether the key meant something here. */
  readonly press = (pressed: PressedKey, direction: 'ltr' | 'rtl'): boolean => {
    if (this.editing) return this.pressWhileEditing(pressed)
    const command = gridCommand(pressed, direction)
    if (command) this.obey(command)
    return command !== undefined
  }

  readonly goTo = (place: CellPlace): void => {
    if (this.editing) this.commit()
    this.place = place
    this.wanted = { ...place }
  }

  /** The focus comes back to where somebody stood. */
  readonly refocus = (): void => {
    this.wanted = this.active && { ...this.active }
  }

  /** The focus came there by itself. */
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

  /** What was typed stands in the cell now; says what is wrong about it, or how much is left. */
  readonly commit = (): void => {
    const { active, editing } = this
    this.editing = undefined
    if (!active || !editing || this.correction.edit([{ ...active, text: editing.text }]) === 0) return
    this.said = this.faultAt(active) ?? this.left()
  }

  readonly cancel = (): void => {
    this.editing = undefined
    this.refocus()
  }

  /** Puts cells right without going there: those of a card. */
  readonly write = (place: CellPlace, text: string): void => {
    if (this.correction.edit([{ ...place, text }]) > 0) this.said = this.faultAt(place) ?? this.left()
  }

  /** A block copied from a spreadsheet, from the active cell on; what has no place here is left out. */
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
    this.said = { id: 'bulkfile-said-pasted', args: { count: edits.length } }
  }

  /** The same for all rows that are wrong as the active cell is. */
  readonly fill = (text: string): void => {
    if (!this.active) return
    const count = this.correction.fill(this.active, text)
    this.said = { id: 'bulkfile-said-filled', args: { count } }
    this.refocus()
  }

  readonly undo = (): void => {
    const place = this.correction.undo()
    if (!place) return
    this.goTo(place)
    this.said = { id: 'bulkfile-said-undone' }
  }

  readonly goToFault = (direction: 'next' | 'previous' = 'next'): void => {
    const place = this.correction.faultFrom(this.place ?? FIRST, direction)
    if (place) this.goTo(place)
    else this.said = this.left()
  }

  /** Whoever stood in the row stands in the next one then. */
  readonly removeRow = (number: number): void => {
    this.editing = undefined
    this.correction.remove([number], this.active?.column)
    this.said = { id: 'bulkfile-said-removed', args: { row: rowWords(number) } }
    this.refocus()
  }

  readonly removeRepeats = (): void => {
    const count = this.correction.repeatCount
    this.correction.removeRepeats()
    this.said = { id: 'bulkfile-said-repeats-removed', args: { count } }
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
    this.obey({ kind: 'move', rows, columns })
  }

  private obey(command: GridCommand): void {
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
