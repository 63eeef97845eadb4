import { Data, Effect } from 'effect'
import type { BulkCells } from '../../domain/bulk/bulkColumns.ts'
import { bulkFileRefusal, readBulkFile, type BulkFileRefusal } from '../../domain/bulk/bulkFile.ts'
import type { CountryCode } from '../../domain/market/countries.ts'
import type { FileContent } from '../ports/FileSaver.ts'
import { SpreadsheetReader, type SpreadsheetUnreadable } from '../ports/SpreadsheetReader.ts'

/** A file that a person chose. */
export interface ChosenFile extends FileContent {
  readonly name: string
}

/** The whole file was refused (BULK-03, BULK-04, BULK-27). */
class BulkFileRefused extends Data.TaggedError('BulkFileRefused')<{ readonly refusal: BulkFileRefusal }> {}

const refuse = (refusal: BulkFileRefusal) => new BulkFileRefused({ refusal })

const unreadable = ({ because }: SpreadsheetUnreadable) =>
  refuse(because === 'too-big' ? { code: 'file-too-large' } : { code: 'format-invalid', format: because })

/**
 * Reads the rows of a file on the device; `words` are its headers in the person's language, `today` is the day of a time
 * without a day, as '2026-11-25'.
 */
export const openBulkFile = Effect.fn('openBulkFile')(function* (
  file: ChosenFile,
  words: Readonly<Partial<BulkCells>> = {},
  today?: string,
  country?: CountryCode,
) {
  const refusal = bulkFileRefusal(file)
  if (refusal !== undefined) return yield* refuse(refusal)
  const workbook = yield* (yield* SpreadsheetReader)
    .read(file, words)
    .pipe(Effect.catchTag('SpreadsheetUnreadable', (failure) => Effect.fail(unreadable(failure))))
  const read = readBulkFile(workbook, {
    words,
    ...(today !== undefined && { today }),
    ...(country !== undefined && { country }),
  })
  return read.kind === 'read' ? read : yield* refuse(read.refusal)
})
