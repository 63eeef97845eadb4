import { hasNeededColumns } from '../../domain/bulk/bulkHeader.ts'
import type { BulkCells } from '../../domain/bulk/bulkColumns.ts'
import { readWorkbook, type ReadWorkbook } from '../../domain/workbook/readWorkbook.ts'

/** The request to a reading worker. */
export interface ReadingRequest {
  readonly bytes: ArrayBuffer
  /** The headers in the person's language. */
  readonly words: Readonly<Partial<BulkCells>>
}

/** Reads one file; the worker's complete task, independent of where it runs. */
export const serveReading = ({ bytes, words }: ReadingRequest, answer: (answer: ReadWorkbook) => void): Promise<void> =>
  readWorkbook(new Uint8Array(bytes), hasNeededColumns(words)).then(answer)
