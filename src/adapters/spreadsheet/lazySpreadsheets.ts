import { Effect } from 'effect'
import type { SpreadsheetReaderPort } from '../../application/ports/SpreadsheetReader.ts'
import { SpreadsheetFailed, type SpreadsheetWriterPort } from '../../application/ports/SpreadsheetWriter.ts'

const fetched = <Port>(load: () => Promise<Port>) =>
  Effect.tryPromise({ try: load, catch: (cause) => new SpreadsheetFailed({ cause }) })

/** What writes files is fetched with the first one; without it nothing can be written. */
export const makeLazySpreadsheetWriter = (load: () => Promise<SpreadsheetWriterPort>): SpreadsheetWriterPort => {
  const writer = fetched(load)
  return { open: (sheet) => Effect.flatMap(writer, ({ open }) => open(sheet)) }
}

/** What reads files is fetched with the first one; without it nothing can be read. */
export const makeLazySpreadsheetReader = (load: () => Promise<SpreadsheetReaderPort>): SpreadsheetReaderPort => {
  const reader = fetched(load)
  return { read: (content) => Effect.flatMap(reader, ({ read }) => read(content)) }
}
