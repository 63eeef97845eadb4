import type { Money } from '../pricing/money.ts'

/** What stands in one cell of a sheet, before it is known how a file writes it. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly text: string }
  /** What the clock showed: '2026-03-13 12:05'; its zone stands in the header. */
  | { readonly kind: 'moment'; readonly wallClock: string }
  /** Its currency stands in the header. */
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'empty' }

export type Row = ReadonlyArray<Cell>

/** How wide a column is shown, in characters, and what stands in it. */
export interface SheetColumn {
  readonly header: string
  readonly kind: Exclude<Cell['kind'], 'empty'>
  readonly width: number
  /** Digits after the point, of amounts. */
  readonly digits?: number
}

export const EMPTY: Cell = { kind: 'empty' }
