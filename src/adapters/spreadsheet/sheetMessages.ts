import type { Sheet } from '../../application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../domain/history/cell.ts'

/** What the page asks its worker for: one at a time, each with one answer. */
export type SheetRequest =
  | { readonly kind: 'begin'; readonly sheet: Sheet }
  | { readonly kind: 'rows'; readonly rows: ReadonlyArray<Row> }
  | { readonly kind: 'finish' }

export type SheetAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'written'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: string }
