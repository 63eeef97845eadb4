import { Effect } from 'effect'
import { SpreadsheetUnreadable, type SpreadsheetReaderPort } from '../../../src/application/ports/SpreadsheetReader.ts'
import { isMemorySheetFile } from './MemorySpreadsheetWriter.ts'
import { workbookOf } from '../workbookOf.ts'

/** Reads texts and phone numbers of files that the writer in memory wrote. */
export const makeMemorySpreadsheetReader = (): SpreadsheetReaderPort => ({
  read: (content) =>
    isMemorySheetFile(content)
      ? Effect.succeed(
          workbookOf([
            content.sheet.columns.map(({ header }) => header),
            ...content.rows.map((row) => row.map((cell) => ('text' in cell ? cell.text : ''))),
          ]),
        )
      : Effect.fail(new SpreadsheetUnreadable({ because: 'damaged' })),
})
