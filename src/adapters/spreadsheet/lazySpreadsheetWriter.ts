import { Effect } from 'effect'
import { SpreadsheetFailed, type SpreadsheetWriterPort } from '../../application/ports/SpreadsheetWriter.ts'

/** What writes files is fetched with the first export; without it nothing can be written. */
export const makeLazySpreadsheetWriter = (load: () => Promise<SpreadsheetWriterPort>): SpreadsheetWriterPort => {
  const writer = Effect.tryPromise({ try: load, catch: (cause) => new SpreadsheetFailed({ cause }) })
  return { open: (sheet) => Effect.flatMap(writer, ({ open }) => open(sheet)) }
}
