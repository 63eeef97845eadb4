import type { Money } from '../pricing/money.ts'

/** One cell of a sheet, independent of the file format. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly text: string }
  /** Local time, as '2026-03-13 12:05'; the header names the zone. */
  | { readonly kind: 'moment'; readonly wallClock: string }
  /** The header names the currency. */
  | { readonly kind: 'money'; readonly money: Money }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'empty' }

export type Row = ReadonlyArray<Cell>

/** A column of a sheet; `width` is in characters. */
export interface SheetColumn {
  readonly header: string
  readonly kind: Exclude<Cell['kind'], 'empty'>
  readonly width: number
  /** Decimals of an amount. */
  readonly digits?: number
}

export const EMPTY: Cell = { kind: 'empty' }
