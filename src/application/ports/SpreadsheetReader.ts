import { Context, Data, type Effect } from 'effect'
import type { BulkSheet } from '../../domain/bulk/bulkFile.ts'
import type { FileContent } from './FileSaver.ts'
import type { SpreadsheetFailed } from './SpreadsheetWriter.ts'

/** The content is no spreadsheet, or an unreadable one. */
export class SpreadsheetUnreadable extends Data.TaggedError('SpreadsheetUnreadable')<{ readonly reason: string }> {}

/** Reads the first sheet of an XLSX file as text. Fails if the reader's code cannot be loaded. */
export interface SpreadsheetReaderPort {
  readonly read: (content: FileContent) => Effect.Effect<BulkSheet, SpreadsheetUnreadable | SpreadsheetFailed>
}

export class SpreadsheetReader extends Context.Service<SpreadsheetReader, SpreadsheetReaderPort>()(
  'application/SpreadsheetReader',
) {}
