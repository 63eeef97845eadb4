/** The number of rows that Page Up and Page Down move. */
const PAGE = 10

export type GridCommand =
  /** Moves by rows and columns, clamped to the grid. */
  | { readonly kind: 'move'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'begin' }
  /** Starts editing with the typed text instead of the cell's text. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'clear' | 'undo' | 'next-fault' | 'previous-fault' | 'remove-row' }

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

const move = (rows: number, columns: number): GridCommand => ({ kind: 'move', rows, columns })
const END = Number.MAX_SAFE_INTEGER

const PLAIN: Readonly<Record<string, GridCommand>> = {
  ArrowDown: move(1, 0),
  ArrowUp: move(-1, 0),
  PageDown: move(PAGE, 0),
  PageUp: move(-PAGE, 0),
  Home: move(0, -END),
  End: move(0, END),
  Enter: { kind: 'begin' },
  F2: { kind: 'begin' },
  F8: { kind: 'next-fault' },
  Delete: { kind: 'clear' },
  Backspace: { kind: 'clear' },
}

const WITH_CONTROL: Readonly<Record<string, GridCommand>> = {
  Home: move(-END, -END),
  End: move(END, END),
  ArrowDown: move(END, 0),
  ArrowUp: move(-END, 0),
  z: { kind: 'undo' },
  Delete: { kind: 'remove-row' },
  Backspace: { kind: 'remove-row' },
}

/**
 * The command of a key on a cell, with the usual keys of spreadsheets. In right-to-left scripts, left moves to the next
 * column.
 */
export const gridCommand = (pressed: PressedKey, direction: 'ltr' | 'rtl'): GridCommand | undefined => {
  const { key, altKey, shiftKey } = pressed
  const control = pressed.ctrlKey || pressed.metaKey
  if (key === 'F8' && shiftKey) return { kind: 'previous-fault' }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const onward = (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
    return altKey ? undefined : move(0, control ? onward * END : onward)
  }
  const known = control ? WITH_CONTROL[key.length === 1 ? key.toLowerCase() : key] : PLAIN[key]
  if (known) return altKey || (shiftKey && key === 'z') ? undefined : known
  // One character of any script; a space does not start editing.
  return !control && !altKey && [...key].length === 1 && key !== ' ' ? { kind: 'type', text: key } : undefined
}
