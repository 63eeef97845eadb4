import type { BulkSheet } from '../../domain/bulk/bulkFile.ts'
import { sheetRows } from './sheetRows.ts'

/** The answer of a reading worker. */
export type ReadingAnswer =
  | { readonly kind: 'read'; readonly sheet: BulkSheet }
  | { readonly kind: 'unreadable'; readonly reason: string }

/** Reads one file; the worker's complete task, independent of where it runs. */
export const serveReading = (bytes: ArrayBuffer, answer: (answer: ReadingAnswer) => void): Promise<void> =>
  sheetRows(bytes).then(
    (sheet) => answer({ kind: 'read', sheet }),
    (error: unknown) => answer({ kind: 'unreadable', reason: String(error) }),
  )
