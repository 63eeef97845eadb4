import { Data, Effect } from 'effect'
import type { BulkCells } from '../../domain/bulk/bulkColumns.ts'
import { bulkFileRefusal, readBulkFile, type BulkFileRefusal } from '../../domain/bulk/bulkFile.ts'
import type { FileContent } from '../ports/FileSaver.ts'
import { SpreadsheetReader } from '../ports/SpreadsheetReader.ts'

/** A file that a person chose. */
export interface ChosenFile extends FileContent {
  readonly name: string
}

/** The whole file was refused (BULK-03, BULK-04, BULK-27). */
export class BulkFileRefused extends Data.TaggedError('BulkFileRefused')<{ readonly refusal: BulkFileRefusal }> {}

const refuse = (refusal: BulkFileRefusal) => new BulkFileRefused({ refusal })

/** Reads the rows of a file on the device; `words` are its headers in the person's language. */
export const openBulkFile = Effect.fn('openBulkFile')(function* (
  file: ChosenFile,
  words: Readonly<Partial<BulkCells>> = {},
) {
  const refusal = bulkFileRefusal(file)
  if (refusal !== undefined) return yield* refuse(refusal)
  const sheet = yield* (yield* SpreadsheetReader)
    .read(file)
    .pipe(Effect.catchTag('SpreadsheetUnreadable', () => Effect.fail(refuse({ code: 'format-invalid' }))))
  const read = readBulkFile(sheet, words)
  return read.kind === 'read' ? read : yield* refuse(read.refusal)
})
