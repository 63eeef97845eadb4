import { Context, Data, type Effect } from 'effect'
import type { BulkCells } from '../../domain/bulk/bulkColumns.ts'
import type { OtherFormat, Workbook } from '../../domain/workbook/workbook.ts'
import type { FileContent } from './FileSaver.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'
import type { SpreadsheetFailed } from './SpreadsheetWriter.ts'

/** The content is no spreadsheet, or an unreadable one. */
export class SpreadsheetUnreadable extends Data.TaggedError('SpreadsheetUnreadable')<{
  readonly because: OtherFormat | 'too-big'
  readonly cause?: unknown
}> {}

/**
 * Reads the visible sheets of an XLSX file up to that of the orders; `words` are its headers in the person's language.
 * Fails with `ServiceUnavailable` if the reader's code cannot be loaded.
 */
export interface SpreadsheetReaderPort {
  readonly read: (
    content: FileContent,
    words: Readonly<Partial<BulkCells>>,
  ) => Effect.Effect<Workbook, SpreadsheetUnreadable | SpreadsheetFailed | ServiceUnavailable>
}

export class SpreadsheetReader extends Context.Service<SpreadsheetReader, SpreadsheetReaderPort>()(
  'application/SpreadsheetReader',
) {}
