import { Effect } from 'effect'
import type { FileContent } from '../../../src/application/ports/FileSaver.ts'
import type { Sheet, SpreadsheetWriterPort } from '../../../src/application/ports/SpreadsheetWriter.ts'
import type { Row } from '../../../src/domain/history/cell.ts'

/** A file in memory that contains its sheet. */
export interface MemorySheetFile extends FileContent {
  readonly sheet: Sheet
  readonly rows: ReadonlyArray<Row>
}

export interface MemorySpreadsheetWriter extends SpreadsheetWriterPort {
  /** The number of opened sheets whose scope has not ended. */
  readonly openSheets: () => number
}

export const isMemorySheetFile = (content: FileContent): content is MemorySheetFile => 'rows' in content

const fileOf = (sheet: Sheet, rows: ReadonlyArray<Row>): MemorySheetFile => {
  const bytes = new TextEncoder().encode(JSON.stringify({ sheet, rows }))
  return {
    sheet,
    rows,
    size: bytes.byteLength,
    type: 'application/json',
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  }
}

/** Writes sheets in memory. */
export const makeMemorySpreadsheetWriter = (): MemorySpreadsheetWriter => {
  let open = 0
  return {
    openSheets: () => open,
    open: (sheet) =>
      Effect.gen(function* () {
        yield* Effect.acquireRelease(
          Effect.sync(() => void (open += 1)),
          () => Effect.sync(() => void (open -= 1)),
        )
        const rows: Array<Row> = []
        return {
          add: (more) => Effect.sync(() => void rows.push(...more)),
          finish: Effect.sync(() => fileOf(sheet, rows)),
        }
      }),
  }
}
