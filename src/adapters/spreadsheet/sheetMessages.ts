import type { Sheet } from '../../application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../domain/history/cell.ts'

/** The page's requests to its worker: one at a time, each with one answer. */
export type SheetRequest =
  | { readonly kind: 'begin'; readonly sheet: Sheet }
  | { readonly kind: 'rows'; readonly rows: ReadonlyArray<Row> }
  | { readonly kind: 'finish' }

export type SheetAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'written'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly reason: string }
