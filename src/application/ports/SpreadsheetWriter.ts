import { Context, Data, type Effect, type Scope } from 'effect'
import type { CsvConventions } from '../../domain/history/csvConventions.ts'
import type { Row, SheetColumn } from '../../domain/history/cell.ts'
import type { ExportFormat } from '../../domain/history/exportFile.ts'
import type { FileContent } from './FileSaver.ts'
import type { ServiceUnavailable } from './ServiceFailure.ts'

export interface Sheet {
  readonly format: ExportFormat
  /** The name of the file's only sheet, if the format has names. */
  readonly name: string
  readonly columns: ReadonlyArray<SheetColumn>
  /** The conventions of CSV; default: commas and decimal points. */
  readonly csv?: CsvConventions
}

/** The file could not be read or written: its worker does not run, or the device has no space left. */
export class SpreadsheetFailed extends Data.TaggedError('SpreadsheetFailed')<{ readonly cause: unknown }> {}

interface OpenSpreadsheet {
  /** Resolves when the rows are written; a caller that waits holds only one part in memory. */
  readonly add: (rows: ReadonlyArray<Row>) => Effect.Effect<void, SpreadsheetFailed>
  /** Returns the complete file. No rows can be added afterwards. */
  readonly finish: Effect.Effect<FileContent, SpreadsheetFailed>
}

/**
 * Writes a sheet row by row: a header row, then the rows in the order they were added. Texts and phone numbers stay
 * text, and no cell is or can become a formula (OP-25). An unfinished file is deleted with its scope. `open` fails with
 * `ServiceUnavailable` if the writer's code cannot be loaded.
 */
export interface SpreadsheetWriterPort {
  readonly open: (sheet: Sheet) => Effect.Effect<OpenSpreadsheet, SpreadsheetFailed | ServiceUnavailable, Scope.Scope>
}

export class SpreadsheetWriter extends Context.Service<SpreadsheetWriter, SpreadsheetWriterPort>()(
  'application/SpreadsheetWriter',
) {}
