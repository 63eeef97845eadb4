import { Context, Data, type Effect, type Scope } from 'effect'
import type { CsvConventions } from '../../domain/history/csvConventions.ts'
import type { Row, SheetColumn } from '../../domain/history/cell.ts'
import type { ExportFormat } from '../../domain/history/exportFile.ts'
import type { FileContent } from './FileSaver.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'

export interface Sheet {
  readonly format: ExportFormat
  /** Of the one sheet of the file, where the format has names. */
  readonly name: string
  readonly columns: ReadonlyArray<SheetColumn>
  /** How CSV is written: commas and decimal points if it is not said. */
  readonly csv?: CsvConventions
}

/** The file could not be written: its writer could not be fetched, or the device has no room left. */
export class SpreadsheetFailed extends Data.TaggedError('SpreadsheetFailed')<{
  readonly cause: unknown
  /** The code that reads and writes files could not be fetched. */
  readonly unavailable?: ServiceUnavailable
}> {}

export interface OpenSpreadsheet {
  /** Resolves when the rows are written: whoever waits for it never holds more than one part of them. */
  readonly add: (rows: ReadonlyArray<Row>) => Effect.Effect<void, SpreadsheetFailed>
  /** The whole file. Nothing can be added afterwards. */
  readonly finish: Effect.Effect<FileContent, SpreadsheetFailed>
}

/**
 * Writes a sheet while its rows come: a header row, then each row in the order it was added. Texts and phones stay
 * texts, and no cell is a formula or can become one (OP-25). With the scope goes whatever was not finished.
 */
export interface SpreadsheetWriterPort {
  readonly open: (sheet: Sheet) => Effect.Effect<OpenSpreadsheet, SpreadsheetFailed, Scope.Scope>
}

export class SpreadsheetWriter extends Context.Service<SpreadsheetWriter, SpreadsheetWriterPort>()(
  'application/SpreadsheetWriter',
) {}
